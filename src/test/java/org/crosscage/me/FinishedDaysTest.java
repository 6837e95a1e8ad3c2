package org.crosscage.me;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.kind.Size;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.GameTotals;
import org.junit.jupiter.api.Test;

final class FinishedDaysTest {

    @Test
    void aDayIsThatOfTheFirstFinishByUtcAndSaysWhereThereWasHelp() {
        var days = FinishedDays.of(List.of(
                game("2026-11-22T23:59:59Z", 0),
                game("2026-11-23T00:00:00Z", 2),
                game("2026-11-23T09:00:00Z", 1),
                game("2026-11-22T12:00:00Z", 4)));

        assertThat(days.counts())
                .containsExactly(
                        entry(LocalDate.parse("2026-11-22"), new FinishedDays.Count(2, 1)),
                        entry(LocalDate.parse("2026-11-23"), new FinishedDays.Count(2, 2)));
        assertThat(days.counts().get(LocalDate.parse("2026-11-22")).isAided()).isFalse();
        assertThat(days.counts().get(LocalDate.parse("2026-11-23")).isAided()).isTrue();
    }

    private static FinishedGame game(String finished, int hints) {
        var at = Instant.parse(finished);
        var totals = new GameTotals(Duration.ofMinutes(5), hints, hints, false, Optional.of(at));
        return new FinishedGame("id", "", "kenken", new Size(6, 6), totals, at, false, Optional.empty());
    }
}
