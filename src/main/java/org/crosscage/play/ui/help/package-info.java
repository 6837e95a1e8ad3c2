/// The teacher in a game: cards beside the board, and what each does.
@NullMarked
package org.crosscage.play.ui.help;

import org.jspecify.annotations.NullMarked;
