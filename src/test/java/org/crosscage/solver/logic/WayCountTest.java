package org.crosscage.solver.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.search.Budget;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WayCountTest {

    @Test
    void thereAreSixWaysFor24InThreeAndFortyTwoFor13() {
        assertThat(new WayCount(Digits.range(1, 9)).of(run(3, 24))).isEqualTo(6);
        assertThat(new WayCount(Digits.range(1, 9)).of(run(3, 13))).isEqualTo(42);
    }

    @ParameterizedTest
    @CsvSource({
        "ADD, 3, 10",
        "ADD, 4, 0",
        "MULTIPLY, 3, 0",
        "MULTIPLY, 3, 12",
        "SUBTRACT, 2, 2",
        "SUBTRACT, 3, 0",
        "DIVIDE, 2, 3",
        "DIVIDE, 3, 2",
        "EQUAL, 1, 4"
    })
    void inALineThereAreAsManyWaysAsAreListed(Operation operation, int cells, long target) {
        var clue = new Arithmetic(Group.CAGE, Cells.of(IntStream.range(0, cells)), operation, target, true);
        for (var digits : List.of(Digits.range(1, 6), Digits.range(0, 5))) {
            assertThat(new WayCount(digits).of(clue)).isEqualTo(listed(clue, digits));
        }
    }

    @Test
    void aLineHasAllItsArrangements() {
        var line = new AllDifferent(Group.ROW, Cells.of(0, 1, 2));
        assertThat(new WayCount(Digits.range(1, 6)).of(line))
                .isEqualTo(120)
                .isEqualTo(listed(line, Digits.range(1, 6)));
    }

    /// 1 1 4, 1 2 3 and 2 2 2, times six.
    @Test
    void whereDigitsRepeatTheOrderedWaysDoNotRise() {
        var cage = new Arithmetic(Group.CAGE, Cells.of(0, 1, 2), Operation.ADD, 6, false);
        assertThat(new WayCount(Digits.range(1, 6)).of(cage)).isEqualTo(18);
    }

    /// 1 + 5 and 2 + 4; 1 × 6 and 2 × 3; none for the difference, as there is no 7; 1 ÷ 6.
    @Test
    void aHiddenOperationHasTheWaysOfAll() {
        var cage = new Arithmetic(Group.CAGE, Cells.of(0, 1), Operation.HIDDEN, 6, true);
        assertThat(new WayCount(Digits.range(1, 6)).of(cage)).isEqualTo(2 * (2 + 2 + 0 + 1));
    }

    @Test
    void ofVeryLongOnesItIsOnlyKnownThatTheyAreMany() {
        var cage = new Arithmetic(Group.CAGE, Shape.square(25).cells(), Operation.ADD, 8125, false);
        assertThat(new WayCount(Digits.range(1, 25)).of(cage)).isEqualTo(Operation.LARGEST_PRODUCT);
    }

    private static Arithmetic run(int cells, long target) {
        return new Arithmetic(Group.CAGE, Cells.of(IntStream.range(0, cells)), Operation.ADD, target, true);
    }

    private static long listed(Constraint constraint, Digits digits) {
        var unit = new AllDifferent(constraint.group(), constraint.cells());
        var puzzle = Puzzle.of("kenken", Shape.square(3), digits, List.of(unit, constraint), Map.of());
        var budget = new Budget(SolverContext.quiet(new Limits(1, 1_000_000)));
        var ways = new CandidateLayouts(constraint, Candidates.all(puzzle), budget);
        long count = 0;
        while (ways.next()) {
            count++;
        }
        return count;
    }
}
