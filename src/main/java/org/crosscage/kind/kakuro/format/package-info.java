/// The formats of other programs and pages that Kakuro come in, a class for each, and the sheet of tiles by which all
/// of them check what they read.
@NullMarked
package org.crosscage.kind.kakuro.format;

import org.jspecify.annotations.NullMarked;
