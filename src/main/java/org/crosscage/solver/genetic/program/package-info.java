/// Genetic programming for Kakuro, as a report has it: strategies are expressions that say which digit a cell gets,
/// and are bred. Knows the core, the genetic solvers above it and Jenetics, for trees and their crossover.
@NullMarked
package org.crosscage.solver.genetic.program;

import org.jspecify.annotations.NullMarked;
