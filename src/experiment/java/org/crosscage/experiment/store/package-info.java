/// The server's stock of puzzles with a database of its own, to be measured.
@NullMarked
package org.crosscage.experiment.store;

import org.jspecify.annotations.NullMarked;
