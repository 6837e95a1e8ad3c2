package org.crosscage.core.clue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.junit.jupiter.api.Test;

class LayoutSupportTest {

    private static final int SIDE = 25;

    /// 24 × 13 × 14 × … × 25, the product of fifteen cells around a corner: near to the largest target that is read.
    private static final long LARGE = LongStream.rangeClosed(13, SIDE).reduce(24, Math::multiplyExact);

    @Test
    void aLargeProductKeepsEveryDigitThatMakesIt() {
        long[] domains = domains(Digits.range(1, 12));
        assertThat(filtering(LARGE).narrow(domains)).isTrue();
        assertThat(domains).isEqualTo(domains(Digits.of(2, 3, 4, 6, 8, 12)));
    }

    @Test
    void aLargeProductThatNoDigitsMakeCannotBeMet() {
        assertThat(filtering(LARGE + 1).narrow(domains(Digits.range(1, 12)))).isFalse();
    }

    private static LayoutSupport filtering(long target) {
        var cells = Cells.of(IntStream.concat(IntStream.range(0, 13), IntStream.of(SIDE, SIDE + 1)));
        var clue = new Arithmetic(Group.CAGE, cells, Operation.MULTIPLY, target, false);
        var puzzle = Puzzle.of("any", Shape.square(SIDE), Digits.range(1, SIDE), List.of(clue), Map.of());
        return new LayoutSupport(ClueCells.of(puzzle, clue));
    }

    /// 13 … 25 in the first row, and in the two cells below any of some digits.
    private static long[] domains(Digits below) {
        long[] domains = new long[15];
        Arrays.setAll(domains, i -> i < 13 ? 1L << 13 + i : below.bits());
        return domains;
    }
}
