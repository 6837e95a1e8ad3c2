/// The formats of other programs and pages that KenKen come in, and the sheet of cages by which all of them check what
/// they read.
@NullMarked
package org.crosscage.kind.kenken.format;

import org.jspecify.annotations.NullMarked;
