package org.crosscage.play.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.crosscage.board.ui.Highlights;
import org.crosscage.board.ui.Piece;
import org.crosscage.core.logic.Combination;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;
import org.crosscage.play.Hint;
import org.crosscage.texts.Texts;

/// The teacher's words for one puzzle.
final class Speech {

    private final Puzzle puzzle;
    private final Texts texts;

    Speech(Puzzle puzzle, Texts texts) {
        this.puzzle = puzzle;
        this.texts = texts;
    }

    String name(Constraint constraint) {
        return constraint instanceof Arithmetic clue ? Long.toString(clue.target()) : constraint.toString();
    }

    String name(Technique technique) {
        return technique.id();
    }

    /// What a stage of a hint says.
    Said of(Hint hint, Hint.Stage stage) {
        return switch (hint) {
            case Hint.Deduction deduction -> why(deduction.goal());
            case Hint.WrongDigit wrong -> new Said("wrong " + wrong.cell(), List.of());
            case Hint.WrongMarks wrong -> new Said("marks " + wrong.cell(), List.of());
            case Hint.Nothing _ -> new Said("", List.of());
        };
    }

    /// The whole proof of a step.
    Said why(Step step) {
        var pieces = new ArrayList<Piece>();
        step.placements().forEach(placement -> {
            pieces.add(new Piece(
                    puzzle.shape().cell(placement.cell()).toString(),
                    new Piece.Named(Highlights.Role.FOUND, Cells.of(placement.cell()), OptionalInt.empty())));
            pieces.add(Piece.plain(" is " + placement.digit() + ". "));
        });
        step.eliminations().forEach(elimination -> {
            pieces.add(new Piece(
                    puzzle.shape().cell(elimination.cell()).toString(),
                    new Piece.Named(Highlights.Role.GONE, Cells.of(elimination.cell()), OptionalInt.empty())));
            pieces.add(Piece.plain(" loses " + elimination.digits() + ". "));
        });
        return new Said(name(step.technique()), List.of(pieces));
    }

    /// Combinations of one clue that a hint speaks of.
    record Named(Arithmetic clue, List<Combination> combinations) {}

    Optional<Named> combinations(Hint hint) {
        return hint instanceof Hint.Deduction deduction
                ? combinations(deduction.goal().reason())
                : Optional.empty();
    }

    private static Optional<Named> combinations(Reason reason) {
        var clue = reason.constraints().stream()
                .filter(Arithmetic.class::isInstance)
                .map(Arithmetic.class::cast)
                .findFirst();
        var combinations = reason.facts().values().stream()
                .filter(Fact.OfCombinations.class::isInstance)
                .map(Fact.OfCombinations.class::cast)
                .map(Fact.OfCombinations::combinations)
                .findFirst();
        return clue.flatMap(named -> combinations.map(all -> new Named(named, all)));
    }
}
