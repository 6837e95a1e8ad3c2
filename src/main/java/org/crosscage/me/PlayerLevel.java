package org.crosscage.me;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.GameTotals;
import org.crosscage.library.SolvingTimes;

/// How strong a player is with one kind of puzzle, and how long a game takes them, from their last games.
///
/// The level goes up by a grade with each game finished without help in good time, until a game goes badly: with much
/// help, the solution shown, or in a very long time. That takes it down by a grade, and from then on it goes up only
/// after [#IN_A_ROW] good games in a row. A good game of a harder grade lifts it there at once; one of an easier grade
/// says nothing.
public final class PlayerLevel {

    private static final int IN_A_ROW = 3;

    /// The cost of one hint with all its stages. More is much help.
    private static final int ONE_HINT = 8;

    /// Times as long as usual that are still good, and that are very long.
    private static final double GOOD = 1.5;

    private static final double VERY_LONG = 3;

    /// An estimate goes no further than this from the usual time.
    private static final double FASTEST = 0.25;

    private static final double SLOWEST = 4;

    private final List<Played> games;
    private final SolvingTimes times;
    private final String kind;
    private final double pace;
    private final Grade grade;

    /// A game whose grade is known.
    ///
    /// @param ratio of its time to the usual one
    private record Played(Size size, Grade grade, GameTotals totals, double ratio) {}

    /// @param kind of all the games
    /// @param games that were finished or given up, in the order in which they were
    /// @param gradeOf the grade of a game's puzzle; a game without one says nothing
    /// @param first the level before the first of them
    public PlayerLevel(
            String kind,
            List<FinishedGame> games,
            Function<FinishedGame, Optional<Grade>> gradeOf,
            Grade first,
            SolvingTimes times) {
        this.kind = kind;
        this.times = times;
        this.games = games.stream()
                .flatMap(game ->
                        gradeOf
                                .apply(game)
                                .filter(grade -> grade != Grade.BEYOND)
                                .map(grade -> played(game, grade))
                                .stream())
                .toList();
        this.pace = pace();
        this.grade = level(first);
    }

    private Played played(FinishedGame game, Grade grade) {
        var usual = times.of(kind, game.size(), grade);
        double ratio = (double) game.totals().elapsed().toMillis() / usual.toMillis();
        return new Played(game.size(), grade, game.totals(), ratio);
    }

    /// How long the player takes compared with the usual time, by the grade where that goes best: what is too hard for
    /// them does not make a long time good.
    private double pace() {
        return games.stream()
                .filter(game -> game.totals.isUnaided())
                .collect(Collectors.groupingBy(
                        Played::grade, Collectors.mapping(Played::ratio, Collectors.toCollection(ArrayList::new))))
                .values()
                .stream()
                .map(PlayerLevel::median)
                .min(Comparator.naturalOrder())
                .orElse(1.0);
    }

    private static <T extends Comparable<T>> T median(List<T> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }

    private Grade level(Grade first) {
        var level = first;
        boolean isSettled = false;
        int good = 0;
        for (var game : games) {
            if (isBad(game) && game.grade.compareTo(level) <= 0) {
                level = shifted(level, -1);
                isSettled = true;
                good = 0;
            } else if (game.grade.compareTo(level) >= 0) {
                good = isGood(game) ? good + 1 : 0;
                if (isGood(game)) {
                    level = game.grade;
                }
                if (good >= (isSettled ? IN_A_ROW : 1)) {
                    level = shifted(level, 1);
                    good = 0;
                }
            }
        }
        return level;
    }

    private boolean isGood(Played game) {
        return game.totals.isUnaided() && game.ratio <= GOOD * Math.max(1, pace);
    }

    private boolean isBad(Played game) {
        return game.totals.solutionShown()
                || game.totals.hintCost() > ONE_HINT
                || game.ratio > VERY_LONG * Math.max(1, pace);
    }

    private static Grade shifted(Grade grade, int by) {
        return Grade.values()[Math.clamp(grade.ordinal() + by, 0, Grade.EXTREME.ordinal())];
    }

    public Grade grade() {
        return grade;
    }

    /// The median of the player's own times without help, or else the usual time at their pace.
    public Duration time(Size size, Grade of) {
        var own = games.stream()
                .filter(game -> game.totals.isUnaided() && game.size.equals(size) && game.grade == of)
                .map(game -> game.totals.elapsed())
                .toList();
        return own.isEmpty()
                ? Duration.ofSeconds(
                        Math.round(times.of(kind, size, of).toSeconds() * Math.clamp(pace, FASTEST, SLOWEST)))
                : median(own);
    }
}
