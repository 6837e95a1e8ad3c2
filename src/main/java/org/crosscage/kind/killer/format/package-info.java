/// The formats of other programs and pages that Killer Sudokus come in, and the sheet by which all of them
/// check what they read.
@NullMarked
package org.crosscage.kind.killer.format;

import org.jspecify.annotations.NullMarked;
