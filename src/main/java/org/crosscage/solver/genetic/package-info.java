/// Solvers that breed: the hybrid genetic algorithm of rules and a memetic search. Knows only the core.
@NullMarked
package org.crosscage.solver.genetic;

import org.jspecify.annotations.NullMarked;
