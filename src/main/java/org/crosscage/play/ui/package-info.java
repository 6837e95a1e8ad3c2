/// The screen of a game: the board with its tools, notes and cards, and what is said when it is finished. What a game
/// is is decided in [org.crosscage.core.game], what a hint says in [org.crosscage.teach], how a board is drawn in
/// [org.crosscage.board.ui].
@NullMarked
package org.crosscage.play.ui;

import org.jspecify.annotations.NullMarked;
