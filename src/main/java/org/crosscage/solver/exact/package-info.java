/// The exact solver: propagation of single constraints over bit sets, then branching. It counts solutions and
/// proves that there are no more. Knows only the core.
@NullMarked
package org.crosscage.solver.exact;

import org.jspecify.annotations.NullMarked;
