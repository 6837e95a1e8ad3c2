package org.crosscage.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;

class GameLawsTest {

    private static final Puzzle PUZZLE = Boards.kenKen();

    @Property
    void aGameIsItsFirstMovesPlayedOneAfterTheOther(@ForAll("logs") List<Op> log) {
        var game = played(log);

        assertThat(game.position()).isEqualTo(positionAfter(game.moves().subList(0, game.cursor())));
    }

    @Property
    void aGameHasTheMovesOfAListWithACursor(@ForAll("logs") List<Op> log) {
        var moves = new ArrayList<Move>();
        int cursor = 0;
        for (var op : log) {
            switch (op) {
                case Op.Play(Move move) -> {
                    moves.subList(cursor, moves.size()).clear();
                    moves.add(move);
                    cursor++;
                }
                case Op.Undo() -> cursor = Math.max(0, cursor - 1);
                case Op.Redo() -> cursor = Math.min(moves.size(), cursor + 1);
            }
        }

        var game = played(log);

        assertThat(game.moves()).isEqualTo(moves);
        assertThat(game.moveCount()).isEqualTo(moves.size());
        assertThat(game.cursor()).isEqualTo(cursor);
    }

    @Property
    void everyGameGoesBackToTheStartAndForwardAgain(@ForAll("logs") List<Op> log) {
        var game = played(log);

        var start = game.rewindTo(0);

        assertThat(start.position()).isEqualTo(Position.start(PUZZLE));
        assertThat(start.rewindTo(game.cursor()).position()).isEqualTo(game.position());
    }

    @Provide
    Arbitrary<List<Op>> logs() {
        var play = move().<Op>map(Op.Play::new);
        return Arbitraries.frequencyOf(
                        Tuple.of(5, play),
                        Tuple.of(3, Arbitraries.<Op>just(new Op.Undo())),
                        Tuple.of(2, Arbitraries.<Op>just(new Op.Redo())))
                .list()
                .ofMaxSize(40);
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

    private static Game played(List<Op> log) {
        var game = Game.of(PUZZLE);
        for (var op : log) {
            game = game.after(op);
        }
        return game;
    }

    private static Position positionAfter(List<Move> moves) {
        var squares = new ArrayList<>(Position.start(PUZZLE).squares());
        for (var move : moves) {
            for (var change : move.changes()) {
                squares.set(change.cell(), change.in(squares.get(change.cell())));
            }
        }
        return new Position(squares);
    }
}
