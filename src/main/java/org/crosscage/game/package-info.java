/// A game that is kept: its log as stored, what was counted beside it, who listens to it, and where its puzzle came
/// from. Where that is stored: [org.crosscage.game.store].
@NullMarked
package org.crosscage.game;

import org.jspecify.annotations.NullMarked;
