package org.crosscage.me;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.crosscage.ShippedKinds;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.GameTotals;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.SolvingTimes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/// Levels and suggestions of simulated players.
final class PlayerLevelTest {

    private static final SolvingTimes TIMES = new SolvingTimes(PuzzleLibrary.shipped());
    private static final Instant DAY = Instant.parse("2026-11-20T12:00:00Z");
    private static final Size SMALL = new Size(6, 6);

    private final List<FinishedGame> games = new ArrayList<>();

    /// They solve what is not harder than their strength without help in about the usual time, and take hints or very
    /// long for the rest.
    @ParameterizedTest
    @EnumSource(
            mode = Mode.EXCLUDE,
            names = {"EXTREME", "BEYOND"})
    void playersReachTheirLevelWithinSixGamesAndStayThere(Grade strength) {
        for (var kind : ShippedKinds.all()) {
            for (double pace : new double[] {0.4, 1, 2.5}) {
                games.clear();
                var random = new Random(7);
                var levels = new ArrayList<Integer>();
                for (int game = 0; game < 40; game++) {
                    var next = suggestion(kind);
                    levels.add(next.grade().ordinal());
                    play(next, strength, pace * (0.8 + 0.4 * random.nextDouble()), random);
                }
                assertThat(levels.subList(0, 6)).as(kind.id()).contains(strength.ordinal());
                assertThat(levels.subList(5, levels.size()))
                        .as(kind.id() + " at pace " + pace)
                        .allSatisfy(level ->
                                assertThat(Math.abs(level - strength.ordinal())).isLessThanOrEqualTo(1));
            }
        }
    }

    private void play(SuggestedGame next, Grade strength, double pace, Random random) {
        long usual = TIMES.of(next.kind(), next.size(), next.grade()).toSeconds();
        boolean isHard = next.grade().compareTo(strength) > 0;
        boolean isAided = isHard && random.nextBoolean();
        double slower = isHard ? 5 : 1;
        add(next.kind(), next.size(), next.grade(), Math.round(usual * pace * slower), isAided ? 12 : 0);
    }

    @Test
    void aNewPlayerBeginsWithAShortGentleGame() {
        assertThat(ShippedKinds.all()).allSatisfy(kind -> {
            var first = suggestion(kind);
            assertThat(first.grade()).isEqualTo(Grade.GENTLE);
            assertThat(first.size()).isEqualTo(kind.sizes().getFirst());
            assertThat(first.time()).isBetween(Duration.ofMinutes(1), Duration.ofMinutes(10));
        });
    }

    @Test
    void aGoodGameGoesUpAndAfterABadOneItTakesThree() {
        usual(Grade.GENTLE);
        usual(Grade.EASY);
        assertThat(level()).isEqualTo(Grade.MEDIUM);

        aided(Grade.MEDIUM, 9);
        assertThat(level()).isEqualTo(Grade.EASY);
        usual(Grade.EASY);
        usual(Grade.EASY);
        assertThat(level()).isEqualTo(Grade.EASY);
        usual(Grade.EASY);
        assertThat(level()).isEqualTo(Grade.MEDIUM);
    }

    @Test
    void aHintOrALongTimeLeavesTheLevelAsItIs() {
        usual(Grade.GENTLE);
        aided(Grade.EASY, 8);
        assertThat(level()).isEqualTo(Grade.EASY);
        add("kakuro", SMALL, Grade.EASY, 2 * usualSeconds(Grade.EASY), 0);
        assertThat(level()).isEqualTo(Grade.EASY);
    }

    @Test
    void aSolutionThatWasShownGoesDown() {
        usual(Grade.GENTLE);
        games.add(game("kakuro", SMALL, Grade.EASY, new GameTotals(Duration.ZERO, 0, 0, true, Optional.of(DAY))));
        assertThat(level()).isEqualTo(Grade.GENTLE);
        aided(Grade.GENTLE, 30);
        assertThat(level()).isEqualTo(Grade.GENTLE);
    }

    @Test
    void aHarderGameLiftsAndAnEasierOneSaysNothing() {
        usual(Grade.HARD);
        assertThat(level()).isEqualTo(Grade.HARD);
        usual(Grade.GENTLE);
        assertThat(level()).isEqualTo(Grade.HARD);
        aided(Grade.EXTREME, 20);
        assertThat(level()).isEqualTo(Grade.HARD);
        usual(Grade.HARD);
        assertThat(level()).isEqualTo(Grade.EXPERT);
    }

    /// They play whatever they like, with help or without.
    @Test
    void theLevelNeverSkipsAGradeThatWasNotSolved() {
        for (int player = 0; player < 200; player++) {
            games.clear();
            var random = new Random(player);
            for (int game = 0; game < 20; game++) {
                var before = level();
                var grade = Grade.values()[random.nextInt(Grade.BEYOND.ordinal())];
                add("kakuro", SMALL, grade, usualSeconds(grade), random.nextInt(3) * 6);
                assertThat(level().ordinal())
                        .as("player %d: %s after %s", player, before, grade)
                        .isLessThanOrEqualTo(
                                grade == before ? before.ordinal() + 1 : Math.max(before.ordinal(), grade.ordinal()));
            }
        }
    }

    @Test
    void gamesThatSayNothingLeaveTheLevelHoweverManyTheyAre() {
        usual(Grade.EXPERT);
        for (int game = 0; game < 40; game++) {
            aided(Grade.EXPERT, 2);
        }
        assertThat(level()).isEqualTo(Grade.EXPERT);
        for (int game = 0; game < 40; game++) {
            usual(Grade.GENTLE);
        }
        assertThat(level()).isEqualTo(Grade.EXPERT);
    }

    @Test
    void aBadGameCountsAtTheLevelAndOneGradeBelow() {
        usual(Grade.EXPERT);
        aided(Grade.MEDIUM, 20);
        add("kakuro", SMALL, Grade.GENTLE, 50 * usualSeconds(Grade.GENTLE), 0);
        assertThat(level()).isEqualTo(Grade.EXPERT);
        aided(Grade.HARD, 20);
        assertThat(level()).isEqualTo(Grade.HARD);
    }

    @Test
    void aGameThatCameSolvedSaysNothing() {
        for (int game = 0; game < 3; game++) {
            add("kakuro", SMALL, Grade.HARD, game, 0);
        }
        assertThat(level()).isEqualTo(Grade.GENTLE);
        assertThat(levelFrom(Grade.GENTLE).time(SMALL, Grade.HARD).toSeconds()).isEqualTo(usualSeconds(Grade.HARD));
    }

    @Test
    void theTimeIsOfTheLastThirtyGames() {
        for (int game = 0; game < 60; game++) {
            add("kakuro", SMALL, Grade.GENTLE, (game < 30 ? 2 : 1) * usualSeconds(Grade.GENTLE), 0);
        }
        assertThat(levelFrom(Grade.GENTLE).time(SMALL, Grade.GENTLE).toSeconds())
                .isEqualTo(usualSeconds(Grade.GENTLE));
    }

    @Test
    void theLevelNeverLeavesTheGrades() {
        usual(Grade.EXTREME);
        assertThat(level()).isEqualTo(Grade.EXTREME);
        add("kakuro", SMALL, Grade.BEYOND, usualSeconds(Grade.BEYOND), 0);
        assertThat(level()).isEqualTo(Grade.EXTREME);
    }

    @Test
    void trainingSaysWhereALevelBegins() {
        assertThat(levelFrom(Grade.MEDIUM).grade()).isEqualTo(Grade.MEDIUM);
    }

    @Test
    void theTimeIsThePlayersOwnOrElseTheUsualAtTheirPace() {
        add("kakuro", SMALL, Grade.GENTLE, 2 * usualSeconds(Grade.GENTLE), 0);
        var level = levelFrom(Grade.GENTLE);
        assertThat(level.time(SMALL, Grade.GENTLE).toSeconds()).isEqualTo(2 * usualSeconds(Grade.GENTLE));
        assertThat(level.time(SMALL, Grade.EASY).toSeconds()).isEqualTo(2 * usualSeconds(Grade.EASY));
    }

    @Test
    void theSizeIsTheOneOfMostOfTheLastGames() {
        for (var side : new int[] {12, 12, 12, 12, 12, 8, 10, 10, 8, 10}) {
            add("kakuro", new Size(side, side), Grade.MEDIUM, 900, 1);
        }
        assertThat(suggestion(PuzzleKinds.of("kakuro")).size()).isEqualTo(new Size(10, 10));
    }

    @Test
    void aSizeThatCannotBeMadeIsNotSuggested() {
        add("kenken", new Size(25, 25), Grade.GENTLE, 900, 1);
        assertThat(suggestion(PuzzleKinds.of("kenken")).size().rows()).isLessThan(6);
    }

    @Test
    void aSizeGrowsThatTakesUnderThreeMinutesOrLacksTheGrade() {
        add("kenken", new Size(4, 4), Grade.GENTLE, 30, 140);
        assertThat(suggestion(PuzzleKinds.of("kenken")).size()).isEqualTo(new Size(4, 4));

        add("kenken", new Size(4, 4), Grade.GENTLE, 30, 0);
        assertThat(suggestion(PuzzleKinds.of("kenken")).size().rows()).isGreaterThan(4);

        for (int game = 0; game < 3; game++) {
            add("killer", new Size(4, 4), Grade.HARD, 600, 0);
        }
        var suggestion = suggestion(PuzzleKinds.of("killer"));
        assertThat(suggestion.grade()).isEqualTo(Grade.EXPERT);
        assertThat(suggestion.size()).isEqualTo(SMALL);
    }

    private void usual(Grade grade) {
        add("kakuro", SMALL, grade, usualSeconds(grade), 0);
    }

    private void aided(Grade grade, int cost) {
        add("kakuro", SMALL, grade, usualSeconds(grade), cost);
    }

    private static long usualSeconds(Grade grade) {
        return TIMES.of("kakuro", SMALL, grade).toSeconds();
    }

    @Test
    void afterAGameComesTheSameGradeOrAStepHarder() {
        var gentle = levelFrom(Grade.GENTLE);
        assertThat(gentle.after(Optional.of(Grade.GENTLE))).isEqualTo(Grade.GENTLE);
        assertThat(gentle.after(Optional.of(Grade.HARD))).isEqualTo(Grade.HARD);
        var hard = levelFrom(Grade.HARD);
        assertThat(hard.after(Optional.of(Grade.GENTLE))).isEqualTo(Grade.EASY);
        assertThat(hard.after(Optional.of(Grade.MEDIUM))).isEqualTo(Grade.HARD);
        assertThat(hard.after(Optional.empty())).isEqualTo(Grade.HARD);
    }

    private void add(String kind, Size size, Grade grade, long seconds, int cost) {
        var totals = new GameTotals(Duration.ofSeconds(seconds), cost > 0 ? 1 : 0, cost, false, Optional.of(DAY));
        games.add(game(kind, size, grade, totals));
    }

    private static FinishedGame game(String kind, Size size, Grade grade, GameTotals totals) {
        return new FinishedGame("", "", kind, size, totals, DAY, true, Optional.of(grade));
    }

    private Grade level() {
        return levelFrom(Grade.GENTLE).grade();
    }

    private PlayerLevel levelFrom(Grade first) {
        return new PlayerLevel("kakuro", games, FinishedGame::grade, first, TIMES);
    }

    private SuggestedGame suggestion(PuzzleKind kind) {
        var own = games.stream().filter(game -> game.kind().equals(kind.id())).toList();
        var level = new PlayerLevel(kind.id(), own, FinishedGame::grade, Grade.GENTLE, TIMES);
        return SuggestedGame.of(kind, own, level, GradeTimes.standard());
    }
}
