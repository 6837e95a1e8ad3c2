/// Where the puzzles of a day are stored.
@NullMarked
package org.crosscage.daily.store;

import org.jspecify.annotations.NullMarked;
