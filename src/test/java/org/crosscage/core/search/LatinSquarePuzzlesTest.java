package org.crosscage.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
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
import org.junit.jupiter.api.Test;

final class LatinSquarePuzzlesTest {

    private static final int N = 4;

    @Test
    void rowsColumnsAndCagesMakeOne() {
        var cage = new Arithmetic(Group.CAGE, Cells.of(0, 1), Operation.ADD, 3, true);
        assertThat(LatinSquarePuzzles.include(puzzle(Map.of(), cage))).isTrue();
    }

    @Test
    void aBoxIsMoreThanASquareDemands() {
        var box = new AllDifferent(Group.BOX, Cells.of(0, 1, N, N + 1));
        assertThat(LatinSquarePuzzles.include(puzzle(Map.of(), box))).isFalse();
    }

    @Test
    void aGivenDigitIsMoreThanASquareDemands() {
        assertThat(LatinSquarePuzzles.include(puzzle(Map.of(0, 1)))).isFalse();
    }

    private static Puzzle puzzle(Map<Integer, Integer> givens, Constraint... more) {
        var constraints = new ArrayList<Constraint>();
        for (int line = 0; line < N; line++) {
            int at = line;
            constraints.add(new AllDifferent(Group.ROW, Cells.of(IntStream.range(N * at, N * at + N))));
            constraints.add(new AllDifferent(
                    Group.COLUMN, Cells.of(IntStream.range(0, N).map(i -> N * i + at))));
        }
        constraints.addAll(List.of(more));
        return Puzzle.of("any", Shape.square(N), Digits.range(1, N), constraints, givens);
    }
}
