/// A solution told step by step, and a player's own game seen again.
@NullMarked
package org.crosscage.play.ui.walkthrough;

import org.jspecify.annotations.NullMarked;
