/// Sets of puzzles for a class or a club: what stands in one, the maker's code and the players', how far a
/// player is, and what the maker sees of all of them together. Facts only; words and looks belong above.
@NullMarked
package org.crosscage.sets;

import org.jspecify.annotations.NullMarked;
