/// Solvers that reason and do not search: the rule engine alone, and the iterations over clues of *A simple Kakuro
/// solver*. Knows only the core.
@NullMarked
package org.crosscage.solver.logic;

import org.jspecify.annotations.NullMarked;
