/// What the generator makes, how long it takes, and how long a player waits for a puzzle.
@NullMarked
package org.crosscage.experiment.generator;

import org.jspecify.annotations.NullMarked;
