/// Where games are stored: the service that plays moves, its logs and lists, and games as parts of an archive.
@NullMarked
package org.crosscage.game.store;

import org.jspecify.annotations.NullMarked;
