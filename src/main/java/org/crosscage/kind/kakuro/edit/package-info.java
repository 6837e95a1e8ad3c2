/// Kakuro being drawn: the sketch, its places coloured black and white, what colouring puts aside, what is wrong with
/// it, and the changes that can be proposed.
@NullMarked
package org.crosscage.kind.kakuro.edit;

import org.jspecify.annotations.NullMarked;
