/// Load on a server that runs: pages without a browser, and players who use them.
@NullMarked
package org.crosscage.experiment.load;

import org.jspecify.annotations.NullMarked;
