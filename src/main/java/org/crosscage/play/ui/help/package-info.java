/// Cards beside the board of a game: combinations, and how hard the puzzle is.
@NullMarked
package org.crosscage.play.ui.help;

import org.jspecify.annotations.NullMarked;
