/// The systematic solvers of the papers: one cell after the other gets one value after the other. They share the
/// search and differ in the tactic. For comparing and for watching; the fast one is the exact solver. Knows only
/// the core.
@NullMarked
package org.crosscage.solver.exact.cellwise;

import org.jspecify.annotations.NullMarked;
