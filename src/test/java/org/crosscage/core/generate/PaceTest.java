package org.crosscage.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.junit.jupiter.api.Test;

class PaceTest {

    private static final Board BOARD =
            Board.of(Puzzle.of("test", Shape.square(8), Digits.range(1, 8), List.of(), Map.of()));

    @Test
    void singlesAmongTheFirstTwentyStepsAreEarly() {
        var pace = Pace.of(steps("....s..............sss"));
        assertThat(pace.early().toArray()).containsExactly(4, 19);
        assertThat(pace.longestRow()).isEqualTo(3);
        assertThat(pace.longestFilling()).isEqualTo(3);
        assertThat(pace.suits(Grade.HARD)).isTrue();
    }

    @Test
    void threeEarlySinglesAreTooManyFromHardUp() {
        var pace = Pace.of(steps("s.s.s"));
        assertThat(pace.suits(Grade.HARD)).isFalse();
        assertThat(pace.suits(Grade.EXTREME)).isFalse();
        assertThat(pace.suits(Grade.MEDIUM)).isTrue();
    }

    @Test
    void sevenSinglesInARowAreTooManyHoweverLateTheyCome() {
        assertThat(Pace.of(steps("....................ssssss.s")).suits(Grade.HARD))
                .isTrue();
        assertThat(Pace.of(steps("....................sssssss.")).suits(Grade.HARD))
                .isFalse();
    }

    /// Step number i places a digit in cell i when it is a single, and else takes one away there.
    private static List<Step> steps(String marks) {
        return IntStream.range(0, marks.length())
                .mapToObj(i -> marks.charAt(i) == 's' ? single(i) : removal(i))
                .toList();
    }

    private static Step single(int cell) {
        return Step.of(new Named(cell % 2 == 0 ? "naked-single" : "hidden-single"))
                .place(cell, 1, BOARD)
                .because(BOARD, () -> Reason.of("any").build());
    }

    private static Step removal(int cell) {
        return Step.of(new Named("layout"))
                .eliminate(Digits.of(1), cell, BOARD)
                .because(BOARD, () -> Reason.of("any").build());
    }

    private record Named(String id) implements Technique {

        @Override
        public Tier tier() {
            return Tier.GENTLE;
        }

        @Override
        public int weight() {
            return 1;
        }

        @Override
        public List<Step> find(Board board) {
            return List.of();
        }
    }
}
