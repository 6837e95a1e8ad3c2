package org.crosscage.train.progress;

/// Where a player stands with one technique.
///
/// @param asked how many positions of it were answered
/// @param found in how many of them the step was found
/// @param hintCost what hints about it cost in games
public record TechniqueStanding(Standing standing, int asked, int found, int hintCost) {}
