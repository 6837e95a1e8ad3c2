/// The board as a Flow component and the elements beside it, shared by every screen that shows one. Knows the core and
/// the element's JSON; no game, no library, no rule of any kind of puzzle.
@NullMarked
package org.crosscage.board.ui;

import org.jspecify.annotations.NullMarked;
