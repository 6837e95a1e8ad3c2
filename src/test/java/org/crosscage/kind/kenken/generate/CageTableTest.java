package org.crosscage.kind.kenken.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The layouts of cages against all ways to fill their cells.
class CageTableTest {

    private static final int N = 5;
    private static final int[][] CAGES = {{0}, {0, 1}, {0, 5}, {0, 1, 2}, {0, 1, 5}, {0, 1, 5, 6}, {0, 1, 2, 7}};

    @ParameterizedTest
    @CsvSource({"1 2 3 4 5", "0 1 2 3 4", "1 2 4 8 16"})
    void aTableHasTheLayoutsThatMeetTheClueAndNoOthers(String written) {
        int[] values =
                Arrays.stream(written.split(" ")).mapToInt(Integer::parseInt).toArray();
        var random = new SplittableRandom(values[4]);
        int lived = 0;
        for (int[] cells : CAGES) {
            for (var operation : Operation.values()) {
                boolean fits = cells.length == 1 ? operation == Operation.EQUAL : operation != Operation.EQUAL;
                for (int target = 0; fits && target <= 70; target++) {
                    int[] domains = new int[N * N];
                    Arrays.setAll(domains, _ -> random.nextInt(1, 1 << N) | random.nextInt(1 << N));
                    var cage = KenKenRules.cage(N, Cells.of(cells), operation, target);
                    int[] union = new int[cells.length];
                    int[] wanted = new int[cells.length];

                    int live = new CageTable(cage, N, Digits.of(values)).narrow(domains, union);

                    assertThat(live).as("%s", cage).isEqualTo(count(cage, values, domains, new int[N * N], 0, wanted));
                    assertThat(union).as("%s", cage).containsExactly(wanted);
                    lived += live;
                }
            }
        }
        assertThat(lived).isGreaterThan(500);
    }

    /// @param places by cell, those of the cells before the position are filled
    /// @param union gets what occurs
    private static int count(Arithmetic cage, int[] values, int[] domains, int[] places, int position, int[] union) {
        int[] cells = cage.cells().toArray();
        if (position == cells.length) {
            int[] digits =
                    Arrays.stream(cells).map(cell -> values[places[cell]]).toArray();
            if (!cage.operation().holds(digits, cage.target()) || repeats(cells, places)) {
                return 0;
            }
            for (int i = 0; i < cells.length; i++) {
                union[i] |= 1 << places[cells[i]];
            }
            return 1;
        }
        int count = 0;
        for (int place = 0; place < N; place++) {
            if ((domains[cells[position]] >>> place & 1) != 0) {
                places[cells[position]] = place;
                count += count(cage, values, domains, places, position + 1, union);
            }
        }
        return count;
    }

    private static boolean repeats(int[] cells, int[] places) {
        for (int one : cells) {
            for (int other : cells) {
                boolean inLine = one / N == other / N || one % N == other % N;
                if (one < other && inLine && places[one] == places[other]) {
                    return true;
                }
            }
        }
        return false;
    }
}
