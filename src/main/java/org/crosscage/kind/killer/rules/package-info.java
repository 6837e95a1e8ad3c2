/// What a Killer Sudoku is, for all the rest of its folder: lines, boxes and cages.
@NullMarked
package org.crosscage.kind.killer.rules;

import org.jspecify.annotations.NullMarked;
