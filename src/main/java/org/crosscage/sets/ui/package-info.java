/// How puzzle sets look: the page of those who play one, the making of one, and what its maker sees and alters.
@NullMarked
package org.crosscage.sets.ui;

import org.jspecify.annotations.NullMarked;
