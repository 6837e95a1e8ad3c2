package org.crosscage.train;

import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;

/// A position to train on: what the rule engine has placed and removed on the way through a puzzle of the
/// generator when `technique` is the simplest that finds a step.
///
/// @param id `<kind>.<technique>.<8 letters or digits>`; it follows from puzzle and position, so that it stays
///     the same when the file is made again. That of a position that is not in the file says all of it
///     ([PuzzleMoment])
/// @param position digits, and of every open cell its candidates
/// @param answers how many different answers there are ([OpenAnswers]); in the file 1 to [OpenAnswers#MOST]
public record TrainingPosition(
        String id, PuzzleKind kind, Technique technique, Puzzle puzzle, Position position, int answers) {}
