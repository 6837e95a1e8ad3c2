package org.crosscage.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.junit.jupiter.api.Test;

final class SolvingTimesTest {

    private final SolvingTimes times = new SolvingTimes(PuzzleLibrary.shipped());

    @Test
    void largerAndHarderPuzzlesTakeLonger() {
        for (var kind : List.of("kakuro", "kenken", "killer")) {
            var medium = new Size(6, 6);
            assertThat(Stream.of(Grade.GENTLE, Grade.EASY, Grade.MEDIUM, Grade.HARD, Grade.EXPERT)
                            .map(grade -> times.of(kind, medium, grade)))
                    .isSorted()
                    .doesNotHaveDuplicates();
            assertThat(times.of(kind, new Size(8, 8), Grade.EASY)).isGreaterThan(times.of(kind, medium, Grade.EASY));
        }
    }

    @Test
    void aShortGentlePuzzleTakesMinutesAndAGiantAnHourOrMore() {
        assertThat(times.of("kakuro", new Size(8, 8), Grade.GENTLE))
                .isBetween(Duration.ofMinutes(4), Duration.ofMinutes(7));
        assertThat(times.of("kakuro", new Size(30, 30), Grade.EASY)).isGreaterThan(Duration.ofHours(1));
    }

    @Test
    void whatIsNotShippedTakesAsLongAsTheNearestSizeByArea() {
        assertThat(times.of("kenken", new Size(24, 12), Grade.EASY).toSeconds())
                .isCloseTo(2 * times.of("kenken", new Size(12, 12), Grade.EASY).toSeconds(), within(1L));
        assertThat(times.of("kenken", new Size(4, 4), Grade.BEYOND)).isEqualTo(Duration.ofSeconds(160));
    }
}
