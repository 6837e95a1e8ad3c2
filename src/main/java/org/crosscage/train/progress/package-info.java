/// How an answer is scored, and what a player's answers say: ratings, reviews and standings by technique.
@NullMarked
package org.crosscage.train.progress;

import org.jspecify.annotations.NullMarked;
