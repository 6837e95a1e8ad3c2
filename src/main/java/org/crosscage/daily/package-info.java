/// The puzzles of the day: which they are, made from the date alone and kept in the database; and what a player has
/// done of them. How they look belongs to `daily.ui`.
@NullMarked
package org.crosscage.daily;

import org.jspecify.annotations.NullMarked;
