/// Where runs of the trainer and their answers are stored.
@NullMarked
package org.crosscage.train.store;

import org.jspecify.annotations.NullMarked;
