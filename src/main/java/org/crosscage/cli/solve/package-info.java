/// Runs of solvers on puzzles, what came out, and how that is told to people and programs.
@NullMarked
package org.crosscage.cli.solve;

import org.jspecify.annotations.NullMarked;
