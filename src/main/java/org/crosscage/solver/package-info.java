/// The list of solvers. Each family of solvers has a sub-package that knows only the core; the
/// list itself knows the kinds too, and gives solvers that reason the techniques of a puzzle.
@NullMarked
package org.crosscage.solver;

import org.jspecify.annotations.NullMarked;
