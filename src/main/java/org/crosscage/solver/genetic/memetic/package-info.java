/// The genetic algorithm of our own: rules first, then a memetic search over what they leave open. A chromosome is made
/// of segments, clues that are always filled rightly; what it breaks elsewhere is counted as violations, and local
/// search improves every child. In large puzzles a greedy decoder fills the children first.
@NullMarked
package org.crosscage.solver.genetic.memetic;

import org.jspecify.annotations.NullMarked;
