/// The genetic algorithm of *COMP 560: KenKen Solver*: grids without repeats in their rows and columns at the start,
/// and parents drawn by a roulette wheel in proportion to their fitness.
@NullMarked
package org.crosscage.solver.genetic.roulette;

import org.jspecify.annotations.NullMarked;
