/// What every solver is: one call with a context that brings randomness, stop flag, limits and a listener
/// from outside. Solvers themselves live in the solver package.
@NullMarked
package org.crosscage.core.search;

import org.jspecify.annotations.NullMarked;
