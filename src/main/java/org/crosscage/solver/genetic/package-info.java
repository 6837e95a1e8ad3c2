/// Solvers that breed: the hybrid genetic algorithm of rules and a memetic search, and beside it what papers did, each
/// as its paper has it. Knows only the core; the papers' ones also Jenetics, for genes, selection and crossover.
@NullMarked
package org.crosscage.solver.genetic;

import org.jspecify.annotations.NullMarked;
