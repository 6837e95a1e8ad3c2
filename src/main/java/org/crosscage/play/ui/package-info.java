/// The screens of a game: the play view with its teacher's cards, the solution player, the settings. What a game is
/// and what a hint says is decided in [org.crosscage.play]; how a board is drawn in [org.crosscage.board.ui].
@NullMarked
package org.crosscage.play.ui;

import org.jspecify.annotations.NullMarked;
