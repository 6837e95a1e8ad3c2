package org.crosscage.core.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.crosscage.core.logic.area.Areas;
import org.crosscage.core.logic.link.Links;
import org.crosscage.core.logic.technique.Fish;
import org.crosscage.core.logic.technique.KillerCombination;
import org.crosscage.core.logic.technique.LinkChain;
import org.crosscage.core.logic.technique.NakedSet;
import org.crosscage.core.logic.technique.Nishio;
import org.crosscage.core.logic.technique.Parity;
import org.crosscage.core.logic.trial.Trials;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.junit.jupiter.api.Test;

/// What is looked for on a board depends on how much of it is open, or the largest board that a format reads would
/// fill any memory.
class LargeBoardsTest {

    private static final Digits DIGITS = Digits.range(1, 9);

    @Test
    void onTheLargestBoardNoChainsAndNoTrialsAreLookedFor() {
        var board = board(200);
        assertThat(Links.of(board).size()).isZero();
        assertThat(Links.of(board).conjugates()).isEmpty();
        assertThat(Trials.arePossible(board)).isFalse();
    }

    @Test
    void onTheLargestBoardOnlyAreasFromWhichOneCellSticksOutAreLookedFor() {
        var areas = Areas.of(board(200));
        assertThat(areas.with(1)).isNotEmpty();
        assertThat(IntStream.rangeClosed(2, Areas.MOST_CELLS).mapToObj(areas::with))
                .allMatch(some -> some.isEmpty());
    }

    @Test
    void onABoardOfTheLargestSizeThatIsMadeEverythingIsLookedFor() {
        var board = board(30);
        assertThat(Links.of(board).size()).isEqualTo(DIGITS.size() * board.openCount());
        assertThat(Trials.arePossible(board)).isTrue();
        assertThat(Areas.of(board).with(2)).isNotEmpty();
    }

    @Test
    void whatWasTooMuchIsLookedForWhenEnoughOfItIsFilled() {
        var board = board(60);
        assertThat(Links.of(board).isEmpty()).isTrue();
        for (int cell = 0; board.openCount() > OpenCandidates.MOST / DIGITS.size(); cell++) {
            board.place(cell, digit(board.puzzle().shape(), cell));
        }
        assertThat(Links.of(board).isEmpty()).isFalse();
        assertThat(Trials.arePossible(board)).isTrue();
        assertThat(Areas.of(board).with(2)).isNotEmpty();
    }

    /// Counted and not timed: between two times there is one area, one trial or one candidate's chain at most.
    @Test
    void techniquesThatTakeLongAskOftenWhetherToStop() {
        var board = board(30);
        int cells = board.openCount();
        assertThat(askedBy(new NakedSet(4), board))
                .isGreaterThanOrEqualTo(LargestUnits.of(board.puzzle()).size());
        assertThat(askedBy(new Parity(), board)).isGreaterThan(cells);
        assertThat(askedBy(new Nishio(), board)).isGreaterThan(cells);
        assertThat(askedBy(LinkChain.ALTERNATING_INFERENCE_CHAIN, board)).isGreaterThan(cells);
        for (var technique : List.of(new KillerCombination(), new Fish(2))) {
            assertThat(askedBy(technique, board))
                    .isGreaterThanOrEqualTo(board.puzzle().clues().size());
        }
    }

    @Test
    void atATechniqueThatWasStoppedNothingIsLeftHalfDone() {
        var board = board(30);
        var found = new Parity().find(board(30)).toString();
        for (int allowed : new int[] {0, 1, 100, 1_000}) {
            var asked = new AtomicInteger();
            assertThat(board.until(() -> asked.incrementAndGet() > allowed, () -> new Parity().find(board)))
                    .isFalse();
            assertThat(asked).as("once it was told to stop it asks no more").hasValue(allowed + 1);
        }
        assertThat(new Parity().find(board)).hasToString(found);
    }

    private static int askedBy(Technique technique, Board board) {
        var asked = new AtomicInteger();
        assertThat(board.until(() -> asked.incrementAndGet() < 0, () -> technique.find(board)))
                .isTrue();
        return asked.get();
    }

    /// A Kakuro with black cells strewn over it.
    private static Board board(int side) {
        var random = new SplittableRandom(1);
        var white = new BitSet();
        for (int row = 1; row < side; row++) {
            for (int column = 1; column < side; column++) {
                white.set(row * side + column, row % 10 != 0 && column % 10 != 0 && random.nextInt(3) > 0);
            }
        }
        var shape = Shape.of(side, side, white);
        return Board.of(KakuroRules.puzzle(
                shape,
                DIGITS,
                run -> OptionalLong.of(run.cells().stream()
                        .mapToLong(cell -> digit(shape, cell))
                        .sum()),
                Map.of()));
    }

    private static int digit(Shape shape, int cell) {
        return (shape.row(cell) + shape.column(cell)) % 9 + 1;
    }
}
