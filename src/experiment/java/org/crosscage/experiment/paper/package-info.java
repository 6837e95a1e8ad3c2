/// The papers' own experiments again, beside the numbers that they print.
@NullMarked
package org.crosscage.experiment.paper;

import org.jspecify.annotations.NullMarked;
