/// How long solvers take, how often they succeed, and how soon they stop.
@NullMarked
package org.crosscage.experiment.solver;

import org.jspecify.annotations.NullMarked;
