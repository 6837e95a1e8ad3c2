package org.crosscage.kind.kenken.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.crosscage.core.model.Cells;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CageCutTest {

    private static final int N = 7;

    /// Where cages are full at once, cells that are left alone take others away from them.
    @ParameterizedTest
    @CsvSource({"2,49", "3,49", "4,49", "6,49", "3,20", "4,11"})
    void cagesCoverTheRegionOnceHangTogetherAndAreNotTooLarge(int largest, int regionSize) {
        for (int seed = 0; seed < 150; seed++) {
            var random = new SplittableRandom(seed);
            var region = Cells.of(IntStream.range(N * N - regionSize, N * N));
            var cages = CageCut.cut(N, region, 0, largest, random);
            assertThat(cages.stream()
                            .flatMapToInt(cage -> cage.stream())
                            .sorted()
                            .toArray())
                    .isEqualTo(region.toArray());
            assertThat(cages).allSatisfy(cage -> {
                assertThat(cage.size()).isBetween(1, largest);
                assertThat(hangsTogether(cage)).as(cage.toString()).isTrue();
            });
        }
    }

    private static boolean hangsTogether(Cells cage) {
        var reached = new ArrayList<>(List.of(cage.get(0)));
        for (int i = 0; i < reached.size(); i++) {
            int from = reached.get(i);
            cage.stream()
                    .filter(cell -> !reached.contains(cell) && areNeighbours(from, cell))
                    .forEach(reached::add);
        }
        return reached.size() == cage.size();
    }

    private static boolean areNeighbours(int one, int other) {
        return Math.abs(one / N - other / N) + Math.abs(one % N - other % N) == 1;
    }
}
