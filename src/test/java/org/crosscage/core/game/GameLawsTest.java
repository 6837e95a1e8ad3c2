package org.crosscage.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.teach.Boards;

class GameLawsTest {

    private static final Puzzle PUZZLE = Boards.kenKen();

    @Property
    void aGameIsItsFirstMovesPlayedOneAfterTheOther(@ForAll("logs") List<LogEntry> log) {
        var game = played(log);

        assertThat(game.position()).isEqualTo(positionAfter(game.turns().subList(0, game.cursor())));
    }

    @Property
    void aGameHasTheTurnsOfAListWithACursor(@ForAll("logs") List<LogEntry> log) {
        var turns = new ArrayList<LogEntry.Turn>();
        int cursor = 0;
        for (var op : log) {
            switch (op) {
                case LogEntry.Turn turn -> {
                    if (isTaken(turn, depthAfter(turns.subList(0, cursor)))) {
                        turns.subList(cursor, turns.size()).clear();
                        turns.add(turn);
                        cursor++;
                    }
                }
                case LogEntry.Undo() -> cursor = Math.max(0, cursor - 1);
                case LogEntry.Redo() -> cursor = Math.min(turns.size(), cursor + 1);
            }
        }

        var game = played(log);

        assertThat(game.turns()).isEqualTo(turns);
        assertThat(game.turnCount()).isEqualTo(turns.size());
        assertThat(game.cursor()).isEqualTo(cursor);
        assertThat(game.branches()).hasSize(depthAfter(turns.subList(0, cursor)));
    }

    @Property
    void aDroppedBranchLeavesExactlyWhatWasThereBeforeIt(
            @ForAll("logs") List<LogEntry> log,
            @ForAll("moves") List<Move> inside,
            @ForAll("moves") List<Move> deeper) {
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

    @Property
    void anAcceptedBranchKeepsThePositionAndIsAsIfItHadNeverBeenOne(
            @ForAll("logs") List<LogEntry> log, @ForAll("moves") List<Move> inside) {
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

    @Property
    void whatAnUndoTakesBackARedoMakesAgain(@ForAll("logs") List<LogEntry> log) {
        var game = played(log);
        if (game.cursor() > 0) {
            var again = game.undo().redo();
            assertThat(again.position()).isEqualTo(game.position());
            assertThat(again.branches()).isEqualTo(game.branches());
            assertThat(again.turns()).isEqualTo(game.turns());
        }
    }

    @Property
    void theTurnThatWroteADigitIsFoundAlsoOverDroppedBranches(@ForAll("logs") List<LogEntry> log) {
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

    @Property
    void anEntryComesBackFromItsText(@ForAll("logs") List<LogEntry> log) {
        var shape = PUZZLE.shape();
        for (var op : log) {
            assertThat(LogEntryText.read(LogEntryText.kind(op), LogEntryText.line(op, shape), shape))
                    .isEqualTo(op);
        }
    }

    @Property
    void everyGameGoesBackToTheStartAndForwardAgain(@ForAll("logs") List<LogEntry> log) {
        var game = played(log);

        var start = game.rewindTo(0);

        assertThat(start.position()).isEqualTo(Position.start(PUZZLE));
        assertThat(start.rewindTo(game.cursor()).position()).isEqualTo(game.position());
    }

    /// Asked after each entry or only at the end.
    @Property
    void theOutcomeIsThatOfTheGrid(@ForAll("logs") List<LogEntry> log) {
        var game = Game.of(PUZZLE).play(solution());
        assertThat(game.outcome()).isEqualTo(Outcome.FINISHED);
        var unasked = Game.of(PUZZLE).play(solution());
        for (var op : log) {
            game = game.after(op);
            unasked = unasked.after(op);
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
    @Provide
    Arbitrary<List<LogEntry>> logs() {
        var levels = Arbitraries.integers().between(1, 3);
        return Arbitraries.frequencyOf(
                        Tuple.of(5, move().<LogEntry>map(LogEntry.Play::new)),
                        Tuple.of(3, levels.<LogEntry>map(LogEntry.Branch::new)),
                        Tuple.of(1, levels.<LogEntry>map(LogEntry.Accept::new)),
                        Tuple.of(1, levels.<LogEntry>map(level -> new LogEntry.Drop(level, Optional.empty()))),
                        Tuple.of(1, move().<LogEntry>map(move -> new LogEntry.Drop(1, Optional.of(move)))),
                        Tuple.of(3, Arbitraries.<LogEntry>just(new LogEntry.Undo())),
                        Tuple.of(2, Arbitraries.<LogEntry>just(new LogEntry.Redo())))
                .list()
                .ofMaxSize(40);
    }

    @Provide
    Arbitrary<List<Move>> moves() {
        return move().list().ofMaxSize(5);
    }

    private static Arbitrary<Move> move() {
        var cells = Arbitraries.integers().between(0, PUZZLE.cellCount() - 1);
        var digits = Arbitraries.integers().between(0, 7).map(bits -> new Digits(bits << 1));
        Arbitrary<Change> changes = cells.flatMap(cell -> Arbitraries.oneOf(
                Arbitraries.of(-1, 1, 2, 3).map(d -> new Change.Digit(cell, d)),
                digits.map(d -> new Change.Candidates(cell, d)),
                digits.map(d -> new Change.Corners(cell, d)),
                Arbitraries.integers().between(0, 8).map(c -> new Change.Colour(cell, c))));
        return changes.list()
                .ofMinSize(1)
                .ofMaxSize(5)
                .uniqueElements(change -> change.cell() + " " + change.getClass())
                .map(Move::new);
    }

    private static Game played(List<LogEntry> log) {
        var game = Game.of(PUZZLE);
        for (var op : log) {
            game = game.after(op);
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
