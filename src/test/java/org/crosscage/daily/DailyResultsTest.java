package org.crosscage.daily;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.generate.Grade;
import org.crosscage.game.GameSummary;
import org.crosscage.game.GameTotals;
import org.junit.jupiter.api.Test;

final class DailyResultsTest {

    private static final LocalDate DAY = LocalDate.of(2026, 11, 20);
    private static final LocalTime NOON = LocalTime.NOON;

    private final List<GameSummary> games = new ArrayList<>();

    @Test
    void whoHasBegunNothingHasNothing() {
        assertThat(results().of(DAY)).isEqualTo(new DayResult(6, 0, 0, 0, false, false));
        assertThat(results().streak(DAY)).isEqualTo(new Streak(0, 0, 0));
    }

    @Test
    void aDaySaysWhatWasBegunAndDoneAndWithHelp() {
        add("kakuro", Grade.EASY, DAY, DAY, Optional.of(DAY), 0, false);
        add("kakuro", Grade.HARD, DAY, DAY, Optional.of(DAY), 2, false);
        add("kenken", Grade.EASY, DAY, DAY, Optional.empty(), 0, false);

        assertThat(results().of(DAY)).isEqualTo(new DayResult(6, 1, 2, 1, true, false));
        assertThat(results().of(DAY).isAllDone()).isFalse();
        assertThat(results().of(DAY).isAided()).isFalse();
    }

    @Test
    void allSixAreAll() {
        DailyPuzzle.of(DAY).forEach(daily -> add(daily.kind(), daily.grade(), DAY, DAY, Optional.of(DAY), 1, false));

        assertThat(results().of(DAY).isAllDone()).isTrue();
        assertThat(results().of(DAY).isAided()).isTrue();
    }

    @Test
    void whereTheSolutionWasShownNothingIsDone() {
        add("kakuro", Grade.EASY, DAY, DAY, Optional.of(DAY), 0, true);

        assertThat(results().of(DAY)).isEqualTo(new DayResult(6, 0, 0, 0, false, false));
        assertThat(results().streak(DAY).days()).isZero();
        assertThat(results().of(new DailyPuzzle(DAY, "kakuro", Grade.EASY)))
                .hasValueSatisfying(game -> assertThat(game.state()).isEqualTo(DailyGame.State.SHOWN));
    }

    @Test
    void ofSeveralGamesOfAPuzzleTheOneThatIsDoneCounts() {
        add("kakuro", Grade.EASY, DAY, DAY, Optional.of(DAY), 0, true);
        add("kakuro", Grade.EASY, DAY, DAY, Optional.empty(), 0, false);
        add("kakuro", Grade.EASY, DAY, DAY, Optional.of(DAY), 0, false);

        assertThat(results().of(DAY)).isEqualTo(new DayResult(6, 0, 1, 0, true, false));
    }

    @Test
    void daysInARowEndTodayOrYesterday() {
        done(DAY.minusDays(4), 0);
        done(DAY.minusDays(2), 0);
        done(DAY.minusDays(1), 3);

        assertThat(results().streak(DAY)).isEqualTo(new Streak(2, 1, 2));
        done(DAY, 0);
        assertThat(results().streak(DAY)).isEqualTo(new Streak(3, 1, 3));
        assertThat(results().streak(DAY.plusDays(1)).days()).isEqualTo(3);
        assertThat(results().streak(DAY.plusDays(2))).isEqualTo(new Streak(0, 0, 3));
    }

    @Test
    void oneThatWasDoneWithoutHelpMakesTheDayOne() {
        add("kakuro", Grade.EASY, DAY, DAY, Optional.of(DAY), 5, false);
        add("kenken", Grade.EASY, DAY, DAY, Optional.of(DAY), 0, false);

        assertThat(results().streak(DAY)).isEqualTo(new Streak(1, 0, 1));
    }

    @Test
    void whoPlaysOverMidnightKeepsTheDay() {
        add("kakuro", Grade.EASY, DAY, DAY, Optional.of(DAY.plusDays(1)), 0, false);

        assertThat(results().streak(DAY).days()).isEqualTo(1);
    }

    @Test
    void whatIsPlayedFromTheArchiveIsDoneButFillsNoGap() {
        add("kakuro", Grade.EASY, DAY, DAY.plusDays(1), Optional.of(DAY.plusDays(1)), 0, false);
        add("kenken", Grade.EASY, DAY, DAY, Optional.of(DAY.plusDays(2)), 0, false);

        assertThat(results().of(DAY).done()).isEqualTo(2);
        assertThat(results().streak(DAY)).isEqualTo(new Streak(0, 0, 0));
    }

    @Test
    void otherGamesDoNotCount() {
        games.add(summary("kakuro-6x6-easy-17", DAY, Optional.of(DAY), 0, false));

        assertThat(results().of(DAY)).isEqualTo(new DayResult(6, 0, 0, 0, false, false));
    }

    private void done(LocalDate day, int hints) {
        add("kakuro", Grade.EASY, day, day, Optional.of(day), hints, false);
    }

    private void add(
            String kind,
            Grade grade,
            LocalDate day,
            LocalDate begun,
            Optional<LocalDate> finished,
            int hints,
            boolean shown) {
        games.add(summary(new DailyPuzzle(day, kind, grade).id(), begun, finished, hints, shown));
    }

    private static GameSummary summary(
            String source, LocalDate begun, Optional<LocalDate> finished, int hints, boolean shown) {
        var totals = new GameTotals(Duration.ofMinutes(3), hints, hints, shown, finished.map(DailyResultsTest::at));
        return new GameSummary("id", source, "", "kakuro", 6, 6, 20, 20, totals, at(begun), at(begun));
    }

    private static Instant at(LocalDate day) {
        return day.atTime(NOON).toInstant(ZoneOffset.UTC);
    }

    private DailyResults results() {
        return DailyResults.of(games);
    }
}
