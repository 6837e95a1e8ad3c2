/// Training: positions in which a step is to be found.
@NullMarked
package org.crosscage.train;

import org.jspecify.annotations.NullMarked;
