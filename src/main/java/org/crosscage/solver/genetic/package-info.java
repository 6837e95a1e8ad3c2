/// Solvers that breed, each sort in a package of its own by what it breeds: what the papers did, as each paper has it,
/// and the memetic algorithm of our own. Here is what several of them share: rules before anything is bred, how far a
/// run has come, what is said of a population. Knows only the core; the papers' ones also Jenetics, for genes,
/// selection and crossover.
@NullMarked
package org.crosscage.solver.genetic;

import org.jspecify.annotations.NullMarked;
