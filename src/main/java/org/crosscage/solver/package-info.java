/// The list of solvers. Each family of solvers has a sub-package that knows only the core.
@NullMarked
package org.crosscage.solver;

import org.jspecify.annotations.NullMarked;
