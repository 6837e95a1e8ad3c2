/// How soon the trainer knows how strong somebody is.
@NullMarked
package org.crosscage.experiment.train;

import org.jspecify.annotations.NullMarked;
