/// What a Kakuro is, for all the rest of its folder: the runs of a shape, the puzzle that they make with their sums,
/// its tiles as texts and pictures lay them out, and the symmetries that its pattern can have.
@NullMarked
package org.crosscage.kind.kakuro.rules;

import org.jspecify.annotations.NullMarked;
