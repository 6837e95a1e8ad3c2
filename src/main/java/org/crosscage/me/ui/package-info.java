/// The player's own page: games, times, and what is kept of them: taken to another browser, or deleted.
@NullMarked
package org.crosscage.me.ui;

import org.jspecify.annotations.NullMarked;
