/// Solvers that reason as people do: the rule engine alone. Knows only the core.
@NullMarked
package org.crosscage.solver.logic;

import org.jspecify.annotations.NullMarked;
