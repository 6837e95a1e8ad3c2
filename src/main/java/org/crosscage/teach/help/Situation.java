package org.crosscage.teach.help;

import java.util.List;
import java.util.function.Supplier;
import org.crosscage.core.game.Game;
import org.crosscage.core.logic.Technique;
import org.crosscage.teach.PaidAnswers;

/// A game when something happens to its help.
///
/// @param techniques that the player is taught, easiest first
/// @param paid the answers about the position that are paid; asked for only where a price depends on it
public record Situation(Game game, List<Technique> techniques, Supplier<PaidAnswers> paid) {}
