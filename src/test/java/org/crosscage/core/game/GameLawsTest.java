package org.crosscage.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.crosscage.Samples;
import org.crosscage.Seeds;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.teach.Boards;

class GameLawsTest {

    private static final Puzzle PUZZLE = Boards.kenKen();

    @Seeds
    void aGameIsItsFirstMovesPlayedOneAfterTheOther(long seed) {
        var log = log(new Samples(seed));
        var game = played(log);

        assertThat(game.position()).isEqualTo(positionAfter(game.turns().subList(0, game.cursor())));
    }

    @Seeds
    void aGameHasTheTurnsOfAListWithACursor(long seed) {
        var log = log(new Samples(seed));
        var turns = new ArrayList<LogEntry.Turn>();
        int cursor = 0;
        for (var entry : log) {
            switch (entry) {
                case LogEntry.Turn turn -> {
                    if (isTaken(turn, depthAfter(turns.subList(0, cursor)))) {
                        turns.subList(cursor, turns.size()).clear();
                        turns.add(turn);
                        cursor++;
                    }
                }
                case LogEntry.Undo() -> cursor = Math.max(0, cursor - 1);
                case LogEntry.Redo() -> cursor = Math.min(turns.size(), cursor + 1);
                case LogEntry.Help _, LogEntry.Other _ -> {
                    // changes nothing
                }
            }
        }

        var game = played(log);

        assertThat(game.turns()).isEqualTo(turns);
        assertThat(game.turnCount()).isEqualTo(turns.size());
        assertThat(game.cursor()).isEqualTo(cursor);
        assertThat(game.branches()).hasSize(depthAfter(turns.subList(0, cursor)));
    }

    @Seeds
    void aDroppedBranchLeavesExactlyWhatWasThereBeforeIt(long seed) {
        var samples = new Samples(seed);
        var log = log(samples);
        var inside = moves(samples);
        var deeper = moves(samples);
        var before = played(log);
        int level = before.branches().size() + 1;

        var branch = played(before.after(new LogEntry.Branch(level)), inside);
        var nested = played(branch.after(new LogEntry.Branch(level + 1)), deeper);

        for (var open : List.of(branch, nested)) {
            var dropped = open.after(new LogEntry.Drop(level, Optional.empty()));
            assertThat(dropped.position()).isEqualTo(before.position());
            assertThat(dropped.branches()).isEqualTo(before.branches());
            assertThat(dropped.undo().position()).isEqualTo(open.position());
            assertThat(dropped.undo().branches()).isEqualTo(open.branches());
        }
    }

    @Seeds
    void anAcceptedBranchKeepsThePositionAndIsAsIfItHadNeverBeenOne(long seed) {
        var samples = new Samples(seed);
        var log = log(samples);
        var inside = moves(samples);
        var before = played(log);
        int level = before.branches().size() + 1;

        var accepted = played(before.after(new LogEntry.Branch(level)), inside).after(new LogEntry.Accept(level));

        var plain = played(before, inside);
        assertThat(accepted.position()).isEqualTo(plain.position());
        assertThat(accepted.branches()).isEqualTo(plain.branches());
        for (int cell = 0; cell < PUZZLE.cellCount(); cell++) {
            assertThat(accepted.levelOf(cell)).isEqualTo(plain.levelOf(cell));
        }
    }

    @Seeds
    void whatAnUndoTakesBackARedoMakesAgain(long seed) {
        var log = log(new Samples(seed));
        var game = played(log);
        if (game.cursor() > 0) {
            var again = game.undo().redo();
            assertThat(again.position()).isEqualTo(game.position());
            assertThat(again.branches()).isEqualTo(game.branches());
            assertThat(again.turns()).isEqualTo(game.turns());
        }
    }

    @Seeds
    void theTurnThatWroteADigitIsFoundAlsoOverDroppedBranches(long seed) {
        var log = log(new Samples(seed));
        var game = played(log);
        for (int cell = 0; cell < PUZZLE.cellCount(); cell++) {
            int at = cell;
            game.cursorBefore(cell).ifPresent(cursor -> {
                var after = game.rewindTo(cursor + 1);
                assertThat(after.position().digit(at)).isEqualTo(game.position().digit(at));
            });
            if (game.position().digit(cell) != -1) {
                assertThat(game.cursorBefore(cell)).isPresent();
            }
        }
    }

    @Seeds
    void anEntryComesBackFromItsText(long seed) {
        var log = log(new Samples(seed));
        var shape = PUZZLE.shape();
        for (var entry : log) {
            assertThat(LogEntryText.read(LogEntryText.kind(entry), LogEntryText.line(entry, shape), shape))
                    .isEqualTo(entry);
        }
    }

    @Seeds
    void everyGameGoesBackToTheStartAndForwardAgain(long seed) {
        var log = log(new Samples(seed));
        var game = played(log);

        var start = game.rewindTo(0);

        assertThat(start.position()).isEqualTo(Position.start(PUZZLE));
        assertThat(start.rewindTo(game.cursor()).position()).isEqualTo(game.position());
    }

    /// Asked after each entry or only at the end.
    @Seeds
    void theOutcomeIsThatOfTheGrid(long seed) {
        var log = log(new Samples(seed));
        var game = Game.of(PUZZLE).play(solution());
        assertThat(game.outcome()).isEqualTo(Outcome.FINISHED);
        var unasked = Game.of(PUZZLE).play(solution());
        for (var entry : log) {
            game = game.after(entry);
            unasked = unasked.after(entry);
            assertThat(game.outcome()).isEqualTo(outcome(game.position()));
        }
        assertThat(unasked.outcome()).isEqualTo(game.outcome());
    }

    private static Outcome outcome(Position position) {
        if (!position.isFull()) {
            return Outcome.OPEN;
        }
        int[] digits = position.digits();
        return PUZZLE.constraints().stream().allMatch(constraint -> constraint.violation(digits) == 0)
                ? Outcome.FINISHED
                : Outcome.WRONG;
    }

    private static Move solution() {
        return new Move(IntStream.range(0, PUZZLE.cellCount())
                .<Change>mapToObj(cell -> new Change.Digit(cell, Boards.KENKEN_SOLUTION[cell]))
                .toList());
    }

    /// Mostly what a player would do, sometimes what another tab has made stale.
    private static List<LogEntry> log(Samples samples) {
        return samples.list(0, 40, () -> entry(samples));
    }

    private static LogEntry entry(Samples samples) {
        return switch (samples.number(1, 16)) {
            case 1, 2, 3, 4, 5 -> new LogEntry.Play(move(samples));
            case 6, 7, 8 -> new LogEntry.Branch(samples.number(1, 3));
            case 9 -> new LogEntry.Accept(samples.number(1, 3));
            case 10 -> new LogEntry.Drop(samples.number(1, 3), Optional.empty());
            case 11 -> new LogEntry.Drop(1, Optional.of(move(samples)));
            case 12, 13, 14 -> new LogEntry.Undo();
            default -> new LogEntry.Redo();
        };
    }

    private static List<Move> moves(Samples samples) {
        return samples.list(0, 5, () -> move(samples));
    }

    private static Move move(Samples samples) {
        return new Move(samples.distinct(5, () -> change(samples), change -> change.cell() + " " + change.getClass()));
    }

    private static Change change(Samples samples) {
        int cell = samples.number(0, PUZZLE.cellCount() - 1);
        return samples.oneOf(
                () -> new Change.Digit(cell, samples.oneOf(List.of(-1, 1, 2, 3))),
                () -> new Change.Candidates(cell, digits(samples)),
                () -> new Change.Corners(cell, digits(samples)),
                () -> new Change.Colour(cell, samples.oneOf(List.of(0, 1, 8, 12, 87))),
                () -> new Change.MarkColours(cell, samples.oneOf(List.of(List.of(), List.of(11, 38), List.of(24)))));
    }

    private static Digits digits(Samples samples) {
        return new Digits(samples.number(0L, 7L) << 1);
    }

    private static Game played(List<LogEntry> log) {
        var game = Game.of(PUZZLE);
        for (var entry : log) {
            game = game.after(entry);
        }
        return game;
    }

    private static Game played(Game game, List<Move> moves) {
        var after = game;
        for (var move : moves) {
            after = after.play(move);
        }
        return after;
    }

    private static boolean isTaken(LogEntry.Turn turn, int depth) {
        return switch (turn) {
            case LogEntry.Play _ -> true;
            case LogEntry.Branch(int level) -> level == depth + 1;
            case LogEntry.Accept(int level) -> level <= depth;
            case LogEntry.Drop(int level, Optional<Move> _) -> level <= depth;
        };
    }

    private static int depthAfter(List<LogEntry.Turn> turns) {
        int depth = 0;
        for (var turn : turns) {
            depth = switch (turn) {
                case LogEntry.Play _ -> depth;
                case LogEntry.Branch(int level) -> level;
                case LogEntry.Accept(int level) -> level - 1;
                case LogEntry.Drop(int level, Optional<Move> _) -> level - 1;
            };
        }
        return depth;
    }

    private static Position positionAfter(List<LogEntry.Turn> turns) {
        var position = Position.start(PUZZLE);
        var before = new ArrayList<Position>();
        for (var turn : turns) {
            switch (turn) {
                case LogEntry.Play(Move move) -> position = after(position, move);
                case LogEntry.Branch _ -> before.add(position);
                case LogEntry.Accept(int level) ->
                    before.subList(level - 1, before.size()).clear();
                case LogEntry.Drop(int level, Optional<Move> then) -> {
                    position = then.isPresent() ? after(before.get(level - 1), then.get()) : before.get(level - 1);
                    before.subList(level - 1, before.size()).clear();
                }
            }
        }
        return position;
    }

    private static Position after(Position position, Move move) {
        var squares = new ArrayList<>(position.squares());
        for (var change : move.changes()) {
            squares.set(change.cell(), change.in(squares.get(change.cell())));
        }
        return new Position(squares);
    }
}
