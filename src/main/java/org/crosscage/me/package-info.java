/// All that a player has played and learnt: games by kind, size and grade with their times, techniques with where they
/// stand. How it looks, and what a player can do with what is kept of them, belongs to `me.ui`.
@NullMarked
package org.crosscage.me;

import org.jspecify.annotations.NullMarked;
