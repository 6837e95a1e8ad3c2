package org.crosscage.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.model.Square;
import org.crosscage.library.Oracle;
import org.crosscage.library.Truth;
import org.jspecify.annotations.Nullable;

/// A puzzle and what the player did with it: the moves, and a cursor that says how many of them count at the
/// moment. Immutable; playing gives the next game.
///
/// The moves made and the moves taken back are two linked lists that the games of one history share, and every move
/// made keeps the squares it replaced. So a step costs one copy of the position, however long the game already is.
public final class Game {

    private final Puzzle puzzle;
    private final @Nullable Solution proven;
    private final Position position;
    private final @Nullable Made made;
    private final @Nullable Taken taken;

    private Game(
            Puzzle puzzle, @Nullable Solution proven, Position position, @Nullable Made made, @Nullable Taken taken) {
        this.puzzle = puzzle;
        this.proven = proven;
        this.position = position;
        this.made = made;
        this.taken = taken;
    }

    /// A move that counts, with the squares that it replaced.
    private record Made(
            Move move,
            Map<Integer, Square> replaced,
            int count,
            @Nullable Made earlier) {}

    /// A move that was taken back and can be made again.
    private record Taken(Move move, int count, @Nullable Taken later) {}

    /// The game before the first move.
    public static Game of(Puzzle puzzle) {
        return new Game(puzzle, null, Position.start(puzzle), null, null);
    }

    /// The game before the first move, of a puzzle that is proven to have one solution, this one: nobody needs to
    /// search for it again.
    ///
    /// @throws IllegalArgumentException when it is no solution of the puzzle
    public static Game of(Puzzle puzzle, Solution proven) {
        if (!puzzle.isSolvedBy(proven)) {
            throw new IllegalArgumentException(proven + " does not solve the puzzle");
        }
        return new Game(puzzle, proven, Position.start(puzzle), null, null);
    }

    public Puzzle puzzle() {
        return puzzle;
    }

    public Position position() {
        return position;
    }

    /// What is known of the solutions of the puzzle: what came with it, else what an oracle says.
    ///
    /// @param stop as for [Oracle#truth]
    public Truth truth(Oracle oracle, BooleanSupplier stop) {
        return proven == null ? oracle.truth(puzzle, stop) : new Truth.One(proven);
    }

    /// How many moves count: 0 at the start, `moves().size()` when nothing is taken back.
    public int cursor() {
        return made == null ? 0 : made.count;
    }

    /// How many moves there are, those taken back included.
    public int moveCount() {
        return cursor() + (taken == null ? 0 : taken.count);
    }

    /// All moves from the first, those included that are taken back and could be made again.
    public List<Move> moves() {
        var moves = new ArrayList<Move>(moveCount());
        for (var m = made; m != null; m = m.earlier) {
            moves.add(m.move);
        }
        Collections.reverse(moves);
        for (var t = taken; t != null; t = t.later) {
            moves.add(t.move);
        }
        return Collections.unmodifiableList(moves);
    }

    /// The game after an entry of the log.
    ///
    /// @throws MoveException as [#play]
    public Game after(Op op) {
        return switch (op) {
            case Op.Play(Move move) -> play(move);
            case Op.Undo() -> undo();
            case Op.Redo() -> redo();
        };
    }

    /// The game after a move. What could have been redone is gone from the game.
    ///
    /// @throws MoveException naming value and place, when a cell or digit is not one of the puzzle's, or a given
    ///     digit would be changed
    public Game play(Move move) {
        move.requireLegalOn(puzzle);
        return make(move, null);
    }

    private Game make(Move move, @Nullable Taken stillTaken) {
        var squares = move.squaresIn(position);
        var replaced = new HashMap<>(squares);
        replaced.replaceAll((cell, _) -> position.square(cell));
        var last = new Made(move, Map.copyOf(replaced), cursor() + 1, made);
        return new Game(puzzle, proven, position.with(squares), last, stillTaken);
    }

    /// The game without its last move; this game when there is none.
    public Game undo() {
        if (made == null) {
            return this;
        }
        var next = new Taken(made.move, moveCount() - cursor() + 1, taken);
        return new Game(puzzle, proven, position.with(made.replaced), made.earlier, next);
    }

    /// The game with the move that was taken back last; this game when there is none.
    public Game redo() {
        return taken == null ? this : make(taken.move, taken.later);
    }

    /// The game with another number of moves that count, reached by undos or redos alone.
    ///
    /// @param cursor 0…`moveCount()`
    public Game rewindTo(int cursor) {
        if (cursor < 0 || cursor > moveCount()) {
            throw new IllegalArgumentException("cursor " + cursor + " is not in 0…" + moveCount());
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

    /// The move that empties the board. A restart is a move like any other, so that one undo brings everything
    /// back; rewinding to the start instead would lose it all with the next digit. Empty when there is nothing to
    /// clear.
    public Optional<Move> restart() {
        var start = Position.start(puzzle);
        var changes = new ArrayList<Change>();
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            addDifferences(cell, position.square(cell), start.square(cell), changes);
        }
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
    }

    /// The cursor just before the move that wrote the digit that stands in a cell now: where to rewind to when that
    /// digit is a mistake. Empty when no move that counts said anything about the cell's digit.
    public OptionalInt cursorBefore(int cell) {
        for (var m = made; m != null; m = m.earlier) {
            if (m.move.writesDigitInto(cell)) {
                return OptionalInt.of(m.count - 1);
            }
        }
        return OptionalInt.empty();
    }

    public Outcome outcome() {
        return Outcome.of(puzzle, position);
    }
}
