package org.crosscage.core.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.model.Square;
import org.jspecify.annotations.Nullable;

/// A puzzle and what the player did with it: the turns, and a cursor that says how many of them count at the
/// moment. Immutable; a turn gives the next game.
///
/// The turns made and the turns taken back are two linked lists that the games of one history share, and every
/// turn made keeps the squares it replaced and the branches that were open. So a step costs what it changes, however
/// large the board and however long the game already is, and undo goes over branches as over everything else.
public final class Game {

    private final Puzzle puzzle;
    private final @Nullable Solution proven;
    private final Position position;
    private final int filled;
    private final Branches branches;
    private final @Nullable Made made;
    private final @Nullable Taken taken;
    /// Counted when a full grid is first asked about; from then on each game has it from the one before.
    private @Nullable BrokenConstraints broken;

    private Game(
            Puzzle puzzle,
            @Nullable Solution proven,
            Position position,
            int filled,
            Branches branches,
            @Nullable Made made,
            @Nullable Taken taken,
            @Nullable BrokenConstraints broken) {
        this.puzzle = puzzle;
        this.proven = proven;
        this.position = position;
        this.filled = filled;
        this.branches = branches;
        this.made = made;
        this.taken = taken;
        this.broken = broken;
    }

    /// A turn that counts, with what it replaced.
    private record Made(
            LogEntry.Turn turn,
            Map<Integer, Square> replaced,
            Branches branches,
            int count,
            @Nullable Made earlier) {}

    /// A turn that was taken back and can be made again.
    private record Taken(
            LogEntry.Turn turn, int count, @Nullable Taken later) {}

    /// The game before the first move.
    public static Game of(Puzzle puzzle) {
        return begun(puzzle, null);
    }

    private static Game begun(Puzzle puzzle, @Nullable Solution proven) {
        var start = Position.start(puzzle);
        return new Game(puzzle, proven, start, start.filledCount(), Branches.NONE, null, null, null);
    }

    /// The game before the first move, of a puzzle that is proven to have one solution, this one: nobody needs to
    /// search for it again.
    ///
    /// @throws IllegalArgumentException when it is no solution of the puzzle
    public static Game of(Puzzle puzzle, Solution proven) {
        if (!puzzle.isSolvedBy(proven)) {
            throw new IllegalArgumentException(proven + " does not solve the puzzle");
        }
        return begun(puzzle, proven);
    }

    public Puzzle puzzle() {
        return puzzle;
    }

    public Position position() {
        return position;
    }

    /// How many cells have a digit, the given ones included.
    public int filled() {
        return filled;
    }

    /// The only solution of the puzzle, where it came with it as proven.
    public Optional<Solution> proven() {
        return Optional.ofNullable(proven);
    }

    /// The branches that are open, the outermost first.
    public List<OpenBranch> branches() {
        return branches.open();
    }

    /// The level of the branch in which the digit of a cell was written; 0 outside of all branches.
    public int levelOf(int cell) {
        return branches.levelOf(cell, position.digit(cell));
    }

    /// How many turns count: 0 at the start, `turns().size()` when nothing is taken back.
    public int cursor() {
        return made == null ? 0 : made.count;
    }

    /// How many turns there are, those taken back included.
    public int turnCount() {
        return cursor() + (taken == null ? 0 : taken.count);
    }

    /// All turns from the first, those included that are taken back and could be made again.
    public List<LogEntry.Turn> turns() {
        var turns = new ArrayList<LogEntry.Turn>(turnCount());
        for (var m = made; m != null; m = m.earlier) {
            turns.add(m.turn);
        }
        Collections.reverse(turns);
        for (var t = taken; t != null; t = t.later) {
            turns.add(t.turn);
        }
        return Collections.unmodifiableList(turns);
    }

    /// The game after an entry of the log.
    ///
    /// @throws MoveException as [#play]
    public Game after(LogEntry entry) {
        return switch (entry) {
            case LogEntry.Turn turn -> apply(turn);
            case LogEntry.Undo() -> undo();
            case LogEntry.Redo() -> redo();
            case LogEntry.Help _, LogEntry.Other _ -> this;
        };
    }

    /// The game after a move. What could have been redone is gone from the game.
    ///
    /// @throws MoveException naming value and place, when a cell or digit is not one of the puzzle's, or a given
    ///     digit would be changed
    public Game play(Move move) {
        return apply(new LogEntry.Play(move));
    }

    private Game apply(LogEntry.Turn turn) {
        switch (turn) {
            case LogEntry.Play(Move move) -> move.requireLegalOn(puzzle);
            case LogEntry.Drop(int _, Optional<Move> then) -> then.ifPresent(move -> move.requireLegalOn(puzzle));
            case LogEntry.Branch _, LogEntry.Accept _ -> {
                // there is nothing in them that a puzzle could refuse
            }
        }
        return branches.takes(turn) ? make(turn, null) : this;
    }

    private Game make(LogEntry.Turn turn, @Nullable Taken stillTaken) {
        var squares = squaresAfter(turn);
        var replaced = new HashMap<>(squares);
        replaced.replaceAll((cell, _) -> position.square(cell));
        var last = new Made(turn, Map.copyOf(replaced), branches, cursor() + 1, made);
        var after = branches.after(turn, cursor(), position);
        return with(squares, after, last, stillTaken);
    }

    private Game with(Map<Integer, Square> squares, Branches open, @Nullable Made last, @Nullable Taken stillTaken) {
        int more = filled;
        for (var square : squares.entrySet()) {
            more += (square.getValue().isEmpty() ? 0 : 1)
                    - (position.square(square.getKey()).isEmpty() ? 0 : 1);
        }
        var after = position.with(squares);
        var known = broken;
        var brokenThen = known == null ? null : known.after(puzzle, position, squares, after);
        return new Game(puzzle, proven, after, more, open, last, stillTaken, brokenThen);
    }

    private Map<Integer, Square> squaresAfter(LogEntry.Turn turn) {
        return switch (turn) {
            case LogEntry.Play(Move move) -> move.squaresIn(position);
            case LogEntry.Branch _, LogEntry.Accept _ -> Map.of();
            case LogEntry.Drop(int level, Optional<Move> then) -> {
                var before = branches.of(level).before();
                var squares = new HashMap<Integer, Square>();
                position.differences(before).forEach(cell -> squares.put(cell, before.square(cell)));
                then.ifPresent(move -> squares.putAll(move.squaresIn(before)));
                yield squares;
            }
        };
    }

    /// The game without its last turn; this game when there is none.
    public Game undo() {
        if (made == null) {
            return this;
        }
        var next = new Taken(made.turn, turnCount() - cursor() + 1, taken);
        return with(made.replaced, made.branches, made.earlier, next);
    }

    /// The game with the turn that was taken back last; this game when there is none.
    public Game redo() {
        return taken == null ? this : make(taken.turn, taken.later);
    }

    /// The game with another number of turns that count, reached by undos or redos alone.
    ///
    /// @param cursor 0…`turnCount()`
    public Game rewindTo(int cursor) {
        if (cursor < 0 || cursor > turnCount()) {
            throw new IllegalArgumentException("cursor " + cursor + " is not in 0…" + turnCount());
        }
        var game = this;
        while (game.cursor() > cursor) {
            game = game.undo();
        }
        while (game.cursor() < cursor) {
            game = game.redo();
        }
        return game;
    }

    /// The turn that empties the board and ends all branches. A restart is a turn like any other, so that one
    /// undo brings everything back; rewinding to the start instead would lose it all with the next digit. Empty
    /// when there is nothing to clear.
    public Optional<LogEntry.Turn> restart() {
        return to(Position.start(puzzle));
    }

    /// The turn that makes the board another position, and ends all branches. Empty when that changes nothing.
    public Optional<LogEntry.Turn> to(Position wanted) {
        return branches.open().isEmpty()
                ? move(position, wanted).map(LogEntry.Play::new)
                : Optional.of(new LogEntry.Drop(1, move(branches.of(1).before(), wanted)));
    }

    /// Whether there is anything to clear: as [#restart], which is only looked for until something is found.
    public boolean canRestart() {
        return !branches.open().isEmpty() || !position.isStart(puzzle);
    }

    private Optional<Move> move(Position from, Position wanted) {
        var changes = new ArrayList<Change>();
        from.differences(wanted).forEach(cell -> addDifferences(cell, from.square(cell), wanted.square(cell), changes));
        return changes.isEmpty() ? Optional.empty() : Optional.of(new Move(changes));
    }

    private static void addDifferences(int cell, Square now, Square wanted, List<Change> changes) {
        if (now.digit() != wanted.digit()) {
            changes.add(new Change.Digit(cell, wanted.digit()));
        }
        if (!now.candidates().equals(wanted.candidates())) {
            changes.add(new Change.Candidates(cell, wanted.candidates()));
        }
        if (!now.corners().equals(wanted.corners())) {
            changes.add(new Change.Corners(cell, wanted.corners()));
        }
        if (now.colour() != wanted.colour()) {
            changes.add(new Change.Colour(cell, wanted.colour()));
        }
        if (!now.markColours().equals(wanted.markColours())) {
            changes.add(new Change.MarkColours(cell, wanted.markColours()));
        }
    }

    /// The cursor just before the turn that wrote the digit that stands in a cell now: where to rewind to when
    /// that digit is a mistake. Empty when no turn that counts said anything about the cell's digit.
    public OptionalInt cursorBefore(int cell) {
        for (var m = made; m != null; m = earlier(m)) {
            if (writesDigitInto(cell, m.turn)) {
                return OptionalInt.of(m.count - 1);
            }
        }
        return OptionalInt.empty();
    }

    /// The candidate marks that a cell had before each turn that counts and changed something there, the last turn
    /// first; over dropped branches, as [#cursorBefore].
    public List<Digits> earlierMarks(int cell) {
        var marks = new ArrayList<Digits>();
        for (var m = made; m != null; m = earlier(m)) {
            var before = m.turn instanceof LogEntry.Drop drop
                    ? m.branches.of(drop.level()).before().square(cell)
                    : m.replaced.get(cell);
            if (before != null) {
                marks.add(before.candidates());
            }
        }
        return marks;
    }

    private static boolean writesDigitInto(int cell, LogEntry.Turn turn) {
        return switch (turn) {
            case LogEntry.Play(Move move) -> move.writesDigitInto(cell);
            case LogEntry.Drop(int _, Optional<Move> then) ->
                then.filter(move -> move.writesDigitInto(cell)).isPresent();
            case LogEntry.Branch _, LogEntry.Accept _ -> false;
        };
    }

    /// The turn that made what stood before another one: over a dropped branch, which left nothing, to what was
    /// there when it began.
    private static @Nullable Made earlier(Made made) {
        if (!(made.turn instanceof LogEntry.Drop drop)) {
            return made.earlier;
        }
        int cursor = made.branches.of(drop.level()).cursor();
        var m = made.earlier;
        while (m != null && m.count > cursor) {
            m = m.earlier;
        }
        return m;
    }

    public Outcome outcome() {
        if (filled < puzzle.cellCount()) {
            return Outcome.OPEN;
        }
        var known = broken;
        if (known == null) {
            known = BrokenConstraints.of(puzzle, position);
            broken = known;
        }
        return known.count() == 0 ? Outcome.FINISHED : Outcome.WRONG;
    }
}
