/// What is known of a player by answers: ratings, what comes back, and standings by technique.
@NullMarked
package org.crosscage.train.progress;

import org.jspecify.annotations.NullMarked;
