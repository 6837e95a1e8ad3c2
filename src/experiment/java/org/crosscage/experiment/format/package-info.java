/// What formats read and write, spoilt texts as well.
@NullMarked
package org.crosscage.experiment.format;

import org.jspecify.annotations.NullMarked;
