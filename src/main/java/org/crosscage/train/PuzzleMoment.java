package org.crosscage.train;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.text.LinkCode;

/// A position on the way through any puzzle. Its id says all of it, so that it need not be in the file.
///
/// @param technique the simplest that finds a step there
/// @param position where it is; how many answers it has is counted when it is found
public record PuzzleMoment(PuzzleKind kind, Technique technique, StoredPosition position) {

    /// How long an id may be, in characters: as many as its place in the database has.
    public static final int LONGEST_ID = 1_000;

    private static final Pattern WORD = Pattern.compile("([0-9a-z]{8})-(0|[1-9][0-9]{0,4})-([A-Za-z0-9_-]+)");

    /// The position on a board.
    ///
    /// @param steps how many steps the rule engine took to it
    /// @return empty when no code can hold the puzzle, or the id would be too long
    static Optional<PuzzleMoment> of(PuzzleKind kind, Technique technique, int steps, Board board) {
        return code(kind, board.puzzle())
                .map(code -> new PuzzleMoment(kind, technique, StoredPosition.of(code, steps, 1, board)))
                .filter(moment -> moment.id().length() <= LONGEST_ID);
    }

    /// The puzzle's code, if it has one that an id has room for.
    static Optional<String> code(PuzzleKind kind, Puzzle puzzle) {
        try {
            return Optional.of(LinkCode.code(PuzzleEntry.of(kind.id(), puzzle)))
                    .filter(code -> code.length() < LONGEST_ID);
        } catch (UnwritableException _) {
            return Optional.empty();
        }
    }

    /// @param word what stands in an id behind kind and technique
    /// @return empty when it is none of such a position. Whether there is one is only known when it was walked
    ///     to
    static Optional<PuzzleMoment> read(PuzzleKind kind, Technique technique, String word) {
        var parts = WORD.matcher(word);
        return word.length() <= LONGEST_ID && parts.matches()
                ? Optional.of(new PuzzleMoment(
                        kind,
                        technique,
                        new StoredPosition(parts.group(3), Integer.parseInt(parts.group(2)), 1, parts.group(1))))
                : Optional.empty();
    }

    /// `<kind>.<technique>.<mark>-<steps>-<code of the puzzle>`.
    public String id() {
        return PositionFile.subject(kind, technique) + "." + position.mark() + "-" + position.steps() + "-"
                + position.code();
    }

    /// Walks to the position, which takes milliseconds as a rule.
    ///
    /// @param stop asked often; true ends the work
    /// @return empty when the code is none of a puzzle of the kind, when the techniques do not come to
    ///     this position, when another technique is simpler there, and when stopped
    Optional<TrainingPosition> find(BooleanSupplier stop) {
        return puzzle().map(Board::of)
                .filter(board -> board.until(stop, () -> position.replay(board, kind.techniques()))
                        && position.isOn(board)
                        && isSimplest(board, stop))
                .flatMap(board -> counted(board, stop));
    }

    /// Every puzzle has one code, so that a position does not have several ids.
    private Optional<Puzzle> puzzle() {
        try {
            return Optional.of(LinkCode.read(new Token(1, 1, position.code())).puzzle())
                    .filter(puzzle -> puzzle.kind().equals(kind.id()))
                    .filter(puzzle -> code(kind, puzzle).equals(Optional.of(position.code())));
        } catch (FormatException _) {
            return Optional.empty();
        }
    }

    private boolean isSimplest(Board board, BooleanSupplier stop) {
        var simplest = new boolean[1];
        board.until(
                stop,
                () -> simplest[0] = new RuleEngine(kind.techniques())
                        .next(board)
                        .filter(step -> step.technique().equals(technique))
                        .isPresent());
        return simplest[0];
    }

    private Optional<TrainingPosition> counted(Board board, BooleanSupplier stop) {
        var answers = new int[1];
        board.until(
                stop,
                () -> answers[0] = OpenAnswers.of(board, kind.techniques(), technique.tier())
                        .size());
        return answers[0] == 0
                ? Optional.empty()
                : Optional.of(
                        new TrainingPosition(id(), kind, technique, board.puzzle(), board.position(), answers[0]));
    }
}
