package org.crosscage.experiment.beyond;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ShapeSearchTest {

    private static final int SIDE = 4;

    /// With two cells and more in each of its rows, a shape of up to nine cells fits into 4 × 4: there all subsets
    /// can be looked at.
    @Test
    void theShapesAreThoseAmongAllSetsOfCells() {
        var sound = new TreeSet<String>();
        for (int set = 1; set < 1 << SIDE * SIDE; set++) {
            if (Integer.bitCount(set) <= 9 && isSound(set)) {
                sound.add(least(set));
            }
        }
        for (int cells = 4; cells <= 9; cells++) {
            int count = cells;
            assertThat(Shapes.of(cells))
                    .containsExactlyElementsOf(sound.stream()
                            .filter(shape -> shape.chars().filter(c -> c == 'x').count() == count)
                            .toList());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "xx/xx, true",
        "xxx/xxx, true",
        "xxxx/xxxx, true",
        "xxx/xxx/xxx, false",
        ".xx/xxx/xxx, false",
        "xx../xxxx/..xx, true",
        "xx./xxx/.xx, true",
        "xx..../xxxx../..xxxx/....xx, false"
    })
    void aShapeDecidesWhereEachBlockIsATreeWithoutOneRun(String shape, boolean decides) {
        assertThat(ShapeSearch.isUnderstood(shape)).isEqualTo(decides);
    }

    /// Against all fillings, grouped by their sums, and of those that are alone the ones that no exchange of rows or
    /// of columns and no mirror of digits makes smaller.
    @Test
    void thePuzzlesWithOneSolutionAreThoseOfAllFillings() {
        var bySums = new HashMap<List<Integer>, int[]>();
        var several = new HashSet<List<Integer>>();
        everyFilling(new int[6], 0, filling -> {
            var sums = Arrays.stream(Pattern.white("xxx/xxx").net().sums(filling))
                    .boxed()
                    .toList();
            if (bySums.put(sums, filling.clone()) != null) {
                several.add(sums);
            }
        });
        bySums.keySet().removeAll(several);
        long least = bySums.values().stream().filter(ShapeSearchTest::isLeast).count();

        var outcome = ShapeSearch.of("xxx/xxx");

        assertThat(outcome.unique()).isEqualTo(least).isPositive();
        assertThat(outcome.beyond()).isZero();
        assertThat(outcome.example()).isEmpty();
        assertThat(outcome.open()).isLessThan(outcome.unique());
    }

    private static void everyFilling(int[] filling, int cell, Consumer<int[]> use) {
        if (cell == filling.length) {
            use.accept(filling);
            return;
        }
        for (int digit = 1; digit <= 9; digit++) {
            int tried = digit;
            boolean inRow = Arrays.stream(filling, cell / 3 * 3, cell).anyMatch(d -> d == tried);
            if (!inRow && (cell < 3 || filling[cell - 3] != digit)) {
                filling[cell] = digit;
                everyFilling(filling, cell + 1, use);
            }
        }
    }

    private static boolean isLeast(int[] filling) {
        int[][] orders = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
        for (var order : orders) {
            for (int image = 0; image < 4; image++) {
                var other = new int[filling.length];
                for (int cell = 0; cell < other.length; cell++) {
                    int row = image % 2 == 0 ? cell / 3 : 1 - cell / 3;
                    int digit = filling[row * 3 + order[cell % 3]];
                    other[cell] = image < 2 ? digit : 10 - digit;
                }
                var search = FillingOrder.of(Pattern.white("xxx/xxx").net()).cells();
                for (int cell : search) {
                    if (other[cell] != filling[cell]) {
                        if (other[cell] < filling[cell]) {
                            return false;
                        }
                        break;
                    }
                }
            }
        }
        return true;
    }

    private static boolean isSound(int set) {
        int first = Integer.numberOfTrailingZeros(set);
        int reached = 1 << first;
        for (int before = 0; before != reached; ) {
            before = reached;
            for (int place = 0; place < SIDE * SIDE; place++) {
                reached |= (reached >> place & 1) == 1 ? neighbours(place) & set : 0;
            }
        }
        if (reached != set) {
            return false;
        }
        for (int place = 0; place < SIDE * SIDE; place++) {
            int row = 0b1111 << place / SIDE * SIDE;
            if ((set >> place & 1) == 1
                    && ((neighbours(place) & row & set) == 0 || (neighbours(place) & ~row & set) == 0)) {
                return false;
            }
        }
        return true;
    }

    private static int neighbours(int place) {
        return (place % SIDE > 0 ? 1 << place - 1 : 0)
                | (place % SIDE < SIDE - 1 ? 1 << place + 1 : 0)
                | (place >= SIDE ? 1 << place - SIDE : 0)
                | (place < SIDE * (SIDE - 1) ? 1 << place + SIDE : 0);
    }

    /// The first of its eight pictures without empty rows and columns.
    private static String least(int set) {
        String least = "";
        for (int turn = 0; turn < 8; turn++) {
            var picture = picture(set, turn);
            least = least.isEmpty() || picture.compareTo(least) < 0 ? picture : least;
        }
        return least;
    }

    private static String picture(int set, int turn) {
        var rows = new TreeSet<Integer>();
        var columns = new TreeSet<Integer>();
        var at = new HashSet<List<Integer>>();
        for (int place = 0; place < SIDE * SIDE; place++) {
            if ((set >> place & 1) == 1) {
                int row = (turn & 1) == 0 ? place / SIDE : SIDE - 1 - place / SIDE;
                int column = (turn & 2) == 0 ? place % SIDE : SIDE - 1 - place % SIDE;
                rows.add((turn & 4) == 0 ? row : column);
                columns.add((turn & 4) == 0 ? column : row);
                at.add((turn & 4) == 0 ? List.of(row, column) : List.of(column, row));
            }
        }
        var text = new StringBuilder();
        for (int row : rows) {
            text.append(text.isEmpty() ? "" : "/");
            columns.forEach(column -> text.append(at.contains(List.of(row, column)) ? 'x' : '.'));
        }
        return text.toString();
    }
}
