/// Puzzles being drawn: sketches that may be unfinished, the edits that change them, their flaws, what would make them
/// unique. A kind says by [org.crosscage.core.sketch.Editing] how its puzzles are drawn; `cage` has all of it for
/// kinds whose puzzles are cages in a square grid.
@NullMarked
package org.crosscage.core.sketch;

import org.jspecify.annotations.NullMarked;
