/// Solvers that change a full grid step by step: min-conflicts. Knows only the core.
@NullMarked
package org.crosscage.solver.local;

import org.jspecify.annotations.NullMarked;
