package org.crosscage.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The positions that a browser takes along.
final class OfflinePositionsTest {

    private static final Map<String, Double> LEVELS = levels(1210, 1400);

    private static Map<String, Double> levels(double kenken, double killer) {
        return Map.of("kakuro", 1000.0, "kenken", kenken, "killer", killer);
    }

    private static OfflinePositions of(Map<String, Double> levels, Set<String> asked) {
        return new OfflinePositions(TrainingPositions.standard(), new TreeMap<>(levels), asked);
    }

    private static String id(OfflinePosition position) {
        var line = position.line();
        return position.kind() + "." + position.technique() + "." + line.substring(line.lastIndexOf(' ') + 1);
    }

    @Test
    void oneThatWasAskedLeavesAndTheOthersStay() {
        var all = of(LEVELS, Set.of()).draw();
        var asked = Stream.of(0, 70, 150)
                .map(all::get)
                .map(OfflinePositionsTest::id)
                .collect(Collectors.toSet());

        var later = of(LEVELS, asked).draw();

        assertThat(later).hasSameSizeAs(all).doesNotHaveDuplicates();
        assertThat(later).extracting(OfflinePositionsTest::id).doesNotContainAnyElementsOf(asked);
        assertThat(all).filteredOn(each -> !later.contains(each)).hasSize(3);
    }

    @Test
    void theVersionIsAnotherOneWhereOthersMayBeDrawn() {
        var version = of(LEVELS, Set.of()).version();
        assertThat(of(levels(1190, 1380), Set.of()).version()).isEqualTo(version);
        assertThat(of(levels(1210, 1500), Set.of()).version()).isNotEqualTo(version);
        assertThat(of(LEVELS, Set.of("kenken.x.1")).version()).isNotEqualTo(version);
    }

    @Test
    void whoWasAskedAllOfThemGetsThemAgain() {
        var drawn = of(LEVELS, Set.of()).draw().stream()
                .map(OfflinePositionsTest::id)
                .collect(Collectors.toSet());
        for (int day = 0; day < 2; day++) {
            var next = of(LEVELS, Set.copyOf(drawn)).draw();
            assertThat(next).isNotEmpty();
            next.forEach(each -> drawn.add(id(each)));
        }
        assertThat(of(LEVELS, drawn).draw()).isEqualTo(of(LEVELS, Set.of()).draw());
    }
}
