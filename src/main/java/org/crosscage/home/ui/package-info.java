/// The first page: games to go on with, today's puzzles, a new game.
@NullMarked
package org.crosscage.home.ui;

import org.jspecify.annotations.NullMarked;
