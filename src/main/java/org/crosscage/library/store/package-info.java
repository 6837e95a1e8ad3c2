/// New puzzles made ahead and where they are stored, with the work that fills the stock.
@NullMarked
package org.crosscage.library.store;

import org.jspecify.annotations.NullMarked;
