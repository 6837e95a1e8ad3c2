/// What *Evolutionary AI for Kakuro* and the literature that it reviews breed: full grids, with the sum of their faults
/// as fitness. The report's own genetic algorithm, the same begun anew again and again, and harmony search.
@NullMarked
package org.crosscage.solver.genetic.grid;

import org.jspecify.annotations.NullMarked;
