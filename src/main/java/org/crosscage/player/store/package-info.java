/// Where players, their browsers and their preferences are stored, and the archive of all that a player has.
@NullMarked
package org.crosscage.player.store;

import org.jspecify.annotations.NullMarked;
