package org.crosscage.kind.kakuro.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.kakuro.rules.KakuroGrid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What patterns promise, and what of that an option changes.
class KakuroPatternTest {

    private static final int DRAWN = 20;

    private static List<Shape> drawn(int rows, int columns, Map<String, String> options) {
        var drawn = IntStream.range(0, DRAWN)
                .boxed()
                .flatMap(
                        seed -> KakuroPattern.draw(
                                rows, columns, KakuroOptions.of(options), new SplittableRandom(seed), () -> false)
                                .stream())
                .toList();
        assertThat(drawn).as("patterns").hasSizeGreaterThan(DRAWN / 2);
        return drawn;
    }

    private static IntStream lengths(Shape shape) {
        return KakuroGrid.runs(shape).stream().mapToInt(run -> run.cells().size());
    }

    private static int percent(Shape shape) {
        return shape.cellCount() * 100 / ((shape.rows() - 1) * (shape.columns() - 1));
    }

    @ParameterizedTest
    @CsvSource({"6,6", "8,8", "9,14", "12,12", "20,20", "30,30"})
    void itKeepsAllItsPromises(int rows, int columns) {
        assertThat(drawn(rows, columns, Map.of())).allSatisfy(shape -> {
            assertThat(PatternFlaws.of(shape)).isEmpty();
            assertThat(percent(shape)).isBetween(50, 75);
            assertThat(lengths(shape).max().orElseThrow()).isBetween(Math.min(rows, columns) >= 8 ? 5 : 2, 9);
            assertThat(isSame(shape, row -> rows + 2 - row, column -> columns + 2 - column))
                    .isTrue();
            for (int row = 2; row <= rows; row++) {
                int here = row;
                assertThat(IntStream.rangeClosed(2, columns).anyMatch(column -> shape.isWhite(here, column)))
                        .as("white in row %d", row)
                        .isTrue();
            }
        });
    }

    private static boolean isSame(Shape shape, IntUnaryOperator rows, IntUnaryOperator columns) {
        return IntStream.rangeClosed(2, shape.rows())
                .allMatch(row -> IntStream.rangeClosed(2, shape.columns())
                        .allMatch(column -> shape.isWhite(row, column)
                                == shape.isWhite(rows.applyAsInt(row), columns.applyAsInt(column))));
    }

    @Test
    void symmetryIsAsAskedFor() {
        int n = 10;
        assertThat(drawn(n, n, Map.of("symmetry", "mirror")))
                .allMatch(shape -> isSame(shape, row -> row, column -> n + 2 - column))
                .anyMatch(shape -> !isSame(shape, row -> n + 2 - row, column -> n + 2 - column));
        assertThat(drawn(n, n, Map.of("symmetry", "point")))
                .anyMatch(shape -> !isSame(shape, row -> row, column -> n + 2 - column));
        assertThat(drawn(n, n, Map.of("symmetry", "none")))
                .anyMatch(shape -> !isSame(shape, row -> row, column -> n + 2 - column)
                        && !isSame(shape, row -> n + 2 - row, column -> n + 2 - column));
    }

    /// Large grids are cut in another way than small ones.
    @ParameterizedTest
    @CsvSource({"10,6", "20,7"})
    void noRunIsLongerThanAskedFor(int n, int longest) {
        assertThat(drawn(n, n, Map.of("longest-run", Integer.toString(longest))))
                .allSatisfy(
                        shape -> assertThat(lengths(shape).max().orElseThrow()).isLessThanOrEqualTo(longest))
                .allSatisfy(
                        shape -> assertThat(lengths(shape).min().orElseThrow()).isGreaterThanOrEqualTo(2));
    }

    @ParameterizedTest
    @ValueSource(ints = {65, 72, 77})
    void asManyCellsAreWhiteAsAskedForFourInAHundredMoreOrLess(int percent) {
        assertThat(drawn(12, 12, Map.of("density", Integer.toString(percent))))
                .allSatisfy(shape -> assertThat(percent(shape)).isBetween(percent - 5, percent + 4));
    }
}
