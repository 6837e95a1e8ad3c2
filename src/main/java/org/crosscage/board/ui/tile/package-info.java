/// A puzzle where it is not played, in lists and on cards: the tile as a whole, and what stands on it, a small still
/// picture, the puzzle's name, its grade, and how far the player is. Knows no game and no library.
@NullMarked
package org.crosscage.board.ui.tile;

import org.jspecify.annotations.NullMarked;
