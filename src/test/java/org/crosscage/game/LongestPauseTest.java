package org.crosscage.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.game.LogEntry;
import org.junit.jupiter.api.Test;

class LongestPauseTest {

    private static final Instant BEGUN = Instant.parse("2026-01-01T00:00:00Z");

    @Test
    void itIsTheLongestGapBeforeAnEntry() {
        assertThat(longest(98, 5, 20, 70, 3)).contains(new LongestPause(2, Duration.ofSeconds(70)));
    }

    @Test
    void ofEqualGapsTheFirstIsTaken() {
        assertThat(longest(90, 5, 30, 30)).map(LongestPause::entry).contains(1);
    }

    @Test
    void theTimeBeforeTheFirstEntryIsNone() {
        assertThat(longest(125, 100, 20, 5)).map(LongestPause::entry).contains(1);
    }

    @Test
    void timeThatIsNotOnTheClockIsTakenOffTheLongestGap() {
        assertThat(longest(60, 5, 3_600, 40, 15)).contains(new LongestPause(2, Duration.ofSeconds(40)));
    }

    @Test
    void whatOfTheLongestGapIsOnTheClockStillCounts() {
        assertThat(longest(160, 5, 3_600, 40, 15)).contains(new LongestPause(1, Duration.ofSeconds(100)));
    }

    @Test
    void twoTimesAwayAreBothTakenOff() {
        assertThat(longest(60, 5, 1_800, 40, 3_600, 15)).contains(new LongestPause(2, Duration.ofSeconds(40)));
    }

    @Test
    void whoWasQuickAllTheTimeHasNone() {
        assertThat(longest(30, 10, 10, 10)).isEmpty();
    }

    @Test
    void aGameWithoutEntriesHasNone() {
        assertThat(longest(0)).isEmpty();
    }

    /// @param elapsed seconds on the clock
    /// @param gaps seconds before each entry
    private static Optional<LongestPause> longest(int elapsed, int... gaps) {
        List<StoredEntry> log = new ArrayList<>();
        var now = BEGUN;
        for (int gap : gaps) {
            now = now.plusSeconds(gap);
            log.add(new StoredEntry(log.size() + 1, "page", log.size() + 1, 1, new LogEntry.Undo(), now));
        }
        return LongestPause.of(log, BEGUN, Duration.ofSeconds(elapsed));
    }
}
