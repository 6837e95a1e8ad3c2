/// The board as a Flow component, and the small drawings beside it, a puzzle's picture and its grade, shared by
/// every screen that shows one. Knows the core and the element's JSON; no game, no library, no rule of any kind of
/// puzzle.
@NullMarked
package org.crosscage.board.ui;

import org.jspecify.annotations.NullMarked;
