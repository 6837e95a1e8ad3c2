/// Where puzzle sets and their drafts are stored, and what is counted of their games.
@NullMarked
package org.crosscage.sets.store;

import org.jspecify.annotations.NullMarked;
