package org.crosscage.kind.killer.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.sketch.ConnectedParts;
import org.crosscage.kind.killer.rules.KillerRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class KillerDraftsTest {

    private static final int GRIDS = 30;

    static Stream<Integer> sides() {
        return KillerRules.sides().stream();
    }

    @ParameterizedTest
    @MethodSource("sides")
    void aFullGridKeepsTheRulesAndFollowsFromItsSeed(int n) {
        var puzzle = KillerRules.puzzle(n, List.of(), Map.of());
        for (int seed = 0; seed < GRIDS; seed++) {
            var grid = FullGrid.random(n, new SplittableRandom(seed));
            assertThat(puzzle.isSolvedBy(grid)).isTrue();
            assertThat(FullGrid.random(n, new SplittableRandom(seed))).isEqualTo(grid);
            assertThat(FullGrid.random(n, new SplittableRandom(seed + 1L))).isNotEqualTo(grid);
        }
    }

    @ParameterizedTest
    @MethodSource("sides")
    void cagesHaveTwoToFiveCellsInOnePieceAndEachCellOnce(int n) {
        var random = new SplittableRandom(n);
        var drafts = new KillerDrafts();
        for (int seed = 0; seed < GRIDS; seed++) {
            var request = new GenerateRequest(n, n, seed);
            var first = drafts.first(request, random, () -> false).orElseThrow();
            var other = drafts.varied(request, first, Cells.NONE, random, () -> false);
            assertThat(other)
                    .map(found -> found.puzzle().clues())
                    .isNotEqualTo(first.puzzle().clues());
            for (var draft : Stream.concat(Stream.of(first), other.stream()).toList()) {
                assertThat(draft.puzzle().isSolvedBy(draft.solution())).isTrue();
                assertThat(draft.puzzle().clues())
                        .allMatch(cage -> ConnectedParts.isConnected(cage.cells(), n))
                        .extracting(cage -> cage.cells().size())
                        .allMatch(size -> size >= 2 && size <= CageCutting.LARGEST_CAGE);
                assertThat(draft.puzzle().clues().stream()
                                .map(Arithmetic::cells)
                                .reduce(Cells.NONE, Cells::union))
                        .hasToString(draft.puzzle().shape().cells().toString());
            }
        }
    }
}
