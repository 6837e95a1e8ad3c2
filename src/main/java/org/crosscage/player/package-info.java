/// Who plays: the token that a browser holds, the code that lets a player go on elsewhere, and what they prefer. Where
/// that is stored: [org.crosscage.player.store].
@NullMarked
package org.crosscage.player;

import org.jspecify.annotations.NullMarked;
