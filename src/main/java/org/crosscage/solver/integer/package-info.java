/// Puzzles as binary integer programmes, solved by a library. Knows the core and Sat4j.
@NullMarked
package org.crosscage.solver.integer;

import org.jspecify.annotations.NullMarked;
