package org.crosscage.daily;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.DailySizes;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.GradeTimes;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class DailyPuzzleTest {

    private static final LocalDate DAY = LocalDate.of(2026, 11, 23);
    /// More than a year, with a leap day.
    private static final List<DailyPuzzle> MANY = LocalDate.of(2027, 12, 1)
            .datesUntil(LocalDate.of(2029, 1, 4))
            .flatMap(day -> DailyPuzzle.of(day).stream())
            .toList();

    @Test
    void aDayHasEasyMediumAndHardOfEachKind() {
        assertThat(DailyPuzzle.of(DAY))
                .extracting(DailyPuzzle::name)
                .containsExactly(
                        "kakuro-easy", "kakuro-medium", "kakuro-hard", "kenken-easy", "kenken-medium", "kenken-hard");
    }

    @Test
    void aDayHasAMiniOfEachKindFromTheDayTheyShipOn() {
        var first = LocalDate.of(2026, 12, 2);
        assertThat(DailyPuzzle.of(first.minusDays(1))).noneMatch(DailyPuzzle::isMini);
        assertThat(DailyPuzzle.of(first))
                .hasSize(12)
                .filteredOn(DailyPuzzle::isMini)
                .extracting(daily -> daily.name() + " " + daily.order().size())
                .containsExactly("kakuro-gentle 6x6", "kenken-gentle 4x4", "killer-gentle 6x6");
    }

    /// If this fails, a giant that was there is another one.
    @ParameterizedTest
    @CsvSource({
        "2026-12-06, daily-2026-12-06-kakuro-expert, 20x20",
        "2026-12-12, daily-2026-12-06-kakuro-expert, 20x20",
        "2026-12-13, daily-2026-12-13-kenken-expert, 10x10",
        "2026-12-20, daily-2026-12-20-killer-expert, 9x9",
        "2026-12-27, daily-2026-12-27-kakuro-expert, 20x20",
        "2028-03-05, daily-2028-03-05-killer-expert, 9x9"
    })
    void aGiantIsThereFromItsSundayOnForAWeekAndKindsTakeTurns(LocalDate day, String id, String size) {
        var giant = DailyPuzzle.giant(day).orElseThrow();

        assertThat(giant.id()).isEqualTo(id);
        assertThat(giant.order().size()).hasToString(size);
        assertThat(DailyPuzzle.shown(day)).hasSize(13).contains(giant);
        assertThat(DailyPuzzle.shown(day).indexOf(giant)).isEqualTo(3);
    }

    @Test
    void aGiantIsAPuzzleOfItsSundayAlone() {
        var sunday = LocalDate.of(2026, 12, 6);

        assertThat(DailyPuzzle.of(sunday)).hasSize(13);
        assertThat(DailyPuzzle.of(sunday).getLast())
                .isEqualTo(DailyPuzzle.giant(sunday).orElseThrow());
        assertThat(DailyPuzzle.of(sunday.plusDays(1))).hasSize(12).noneMatch(DailyPuzzle::isGiant);
        assertThat(DailyPuzzle.named("daily-2026-12-07-kakuro-expert")).isEmpty();
    }

    @Test
    void noDayBeforeTheFirstSundayHasAGiant() {
        var before = LocalDate.of(2026, 12, 5);

        assertThat(DailyPuzzle.giant(before)).isEmpty();
        assertThat(DailyPuzzle.shown(before)).isEqualTo(DailyPuzzle.of(before));
        assertThat(DailyPuzzle.of(LocalDate.of(2026, 11, 29))).noneMatch(DailyPuzzle::isGiant);
    }

    @Test
    void theEasiestOfADayAreItsMinisSinceThereAreAny() {
        assertThat(DailyPuzzle.easiest(DAY))
                .extracting(DailyPuzzle::name)
                .containsExactly("kakuro-easy", "kenken-easy");
        assertThat(DailyPuzzle.easiest(LocalDate.of(2026, 12, 2)))
                .allMatch(DailyPuzzle::isMini)
                .hasSize(3);
    }

    /// Or the days before would be others from then on.
    @Test
    void aKindThatJoinsLaterIsThereFromItsFirstDayOn() {
        var joining = kind(
                "joining",
                Optional.of(new DailySizes(
                        DAY,
                        DailySizes.GRADES.stream()
                                .collect(Collectors.toMap(grade -> grade, _ -> Collections.nCopies(7, 6))),
                        6)));
        var apart = kind("apart", Optional.empty());
        var all = Stream.concat(PuzzleKinds.all().stream(), Stream.of(apart, joining))
                .toList();

        assertThat(DailyPuzzle.kinds(DAY.minusDays(1), all)).containsExactly("kakuro", "kenken");
        assertThat(DailyPuzzle.kinds(DAY, all)).containsExactly("kakuro", "kenken", "joining");
    }

    @Test
    void aGradeWithoutSizesIsNamed() {
        assertThatThrownBy(() -> DailySizes.always(Map.of(), 9))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("puzzles of the day of grade gentle have sizes for 0 days of the week");
    }

    @Test
    void killerSudokuIsThereFromTheDayItShipsOn() {
        assertThat(DailyPuzzle.kinds(LocalDate.of(2026, 11, 27))).containsExactly("kakuro", "kenken");
        assertThat(DailyPuzzle.kinds(LocalDate.of(2026, 11, 28))).containsExactly("kakuro", "kenken", "killer");
    }

    private static PuzzleKind kind(String id, Optional<DailySizes> sizes) {
        return (PuzzleKind) Proxy.newProxyInstance(
                PuzzleKind.class.getClassLoader(),
                new Class<?>[] {PuzzleKind.class},
                (_, method, _) -> method.getName().equals("id") ? id : sizes);
    }

    /// If this fails, every day that has been is another one on a new server.
    @ParameterizedTest
    @CsvSource({
        "2026-11-23, kakuro-easy, 6x6, 10491058731",
        "2026-11-23, kenken-hard, 6x6, 406840089289",
        "2026-11-29, kakuro-hard, 15x15, 711763497079",
        "2028-02-29, kenken-medium, 6x6, 244071549783"
    })
    void whatIsMadeFollowsFromTheDateAsItAlwaysDid(LocalDate day, String name, String size, long seed) {
        var daily = DailyPuzzle.of(day, name).orElseThrow();

        assertThat(daily.order().size()).hasToString(size);
        assertThat(daily.seed()).isEqualTo(seed);
    }

    @Test
    void overFourHundredDaysNoTwoPuzzlesHaveTheSameIdOrSeed() {
        int sundays = 57;
        assertThat(MANY).hasSize(400 * 12 + sundays).doesNotHaveDuplicates();
        assertThat(MANY).extracting(DailyPuzzle::id).doesNotHaveDuplicates();
        assertThat(MANY).extracting(DailyPuzzle::seed).doesNotHaveDuplicates().allMatch(seed -> seed >= 0);
    }

    @Test
    void anIdSaysWhichPuzzleItIs() {
        assertThat(MANY)
                .allSatisfy(daily -> assertThat(DailyPuzzle.named(daily.id())).contains(daily));
    }

    @Test
    void everySizeIsOneInWhichTheGeneratorFindsTheGradeSoon() {
        assertThat(MANY)
                .allSatisfy(daily -> assertThat(GradeTimes.standard()
                                .of(daily.kind(), daily.order().size(), daily.grade()))
                        .as(daily.id())
                        .hasValueSatisfying(time -> assertThat(time.millis()).isLessThanOrEqualTo(250)));
    }

    /// Minis are as large as they are on any day.
    @Test
    void aHarderPuzzleIsNoSmallerAndAnEndOfAWeekNoSmallerThanItsBeginning() {
        assertThat(MANY).filteredOn(daily -> !daily.isMini()).allSatisfy(daily -> {
            var later = new DailyPuzzle(daily.date().with(DayOfWeek.SUNDAY), daily.kind(), daily.grade());
            assertThat(side(later)).isGreaterThanOrEqualTo(side(daily));
            harder(daily).forEach(other -> assertThat(side(other)).isGreaterThanOrEqualTo(side(daily)));
        });
    }

    private static Stream<DailyPuzzle> harder(DailyPuzzle daily) {
        return DailyPuzzle.of(daily.date()).stream()
                .filter(other ->
                        other.kind().equals(daily.kind()) && other.grade().compareTo(daily.grade()) > 0);
    }

    private static int side(DailyPuzzle daily) {
        return daily.order().size().rows();
    }

    @Test
    void theSamePuzzleComesOfIt() {
        var daily = new DailyPuzzle(DAY, "kenken", Grade.EASY);

        assertThat(daily.order().size()).isEqualTo(new Size(4, 4));
        assertThat(made(daily)).isPresent().isEqualTo(made(daily));
    }

    private static Optional<PuzzleEntry> made(DailyPuzzle daily) {
        return daily.order().make(daily.seed(), new ExactSolver(), () -> false);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "daily-2026-11-23",
                "daily-2026-11-23-kakuro",
                "daily-2026-11-23-kakuro-expert",
                "daily-2026-11-23-sudoku-easy",
                "daily-2026-02-30-kakuro-easy",
                "daily-+12026-02-03-kakuro-easy",
                "Daily-2026-11-23-kakuro-easy",
                "kakuro-6x6-easy-17"
            })
    void anythingElseIsNone(String id) {
        assertThat(DailyPuzzle.named(id)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "today", "2026-2-3", "2026-13-01", "2026-02-29", "20261123", "2026-11-23 ", "-2026-11-23"})
    void nonsenseIsNoDate(String written) {
        assertThat(DailyPuzzle.date(written)).isEmpty();
    }
}
