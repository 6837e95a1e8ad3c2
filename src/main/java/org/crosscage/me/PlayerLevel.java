package org.crosscage.me;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.game.FinishedGame;
import org.crosscage.library.SolvingTimes;

/// How strong a player is with one kind of puzzle, from all their games, and how long a game takes them, from the
/// last ones.
///
/// The level goes up by a grade with each game of it finished without help in good time, until a game goes
/// badly: with much help, the solution shown, or in a very long time. That takes it down by a grade, and from
/// then on it goes up only after [#IN_A_ROW] good games in a row. A good game of a harder grade lifts it
/// there at once, and no further; one of an easier grade says nothing, and a bad one only counts at the level
/// or one grade below. A game without help that took next to no time was solved elsewhere and says nothing at
/// all.
public final class PlayerLevel {

    /// The number of games that tell how fast the player is now.
    private static final int LAST_GAMES = 30;

    private static final int IN_A_ROW = 3;

    /// Times as long as usual that nobody solves a puzzle in, that are still good, and that are very long.
    private static final double TOO_FAST = 0.1;

    private static final double GOOD = 1.5;

    private static final double VERY_LONG = 3;

    /// An estimate goes no further than this from the usual time.
    private static final double FASTEST = 0.25;

    private static final double SLOWEST = 4;

    private final List<Played> games;
    private final PlayTimes own;
    private final SolvingTimes times;
    private final String kind;
    private final double pace;
    private final Grade grade;

    /// A game whose grade is known.
    ///
    /// @param ratio of its time to the usual one
    private record Played(FinishedGame game, Grade grade, double ratio) {

        private boolean isUnaided() {
            return game.totals().isUnaided();
        }
    }

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
                .flatMap(game -> gradeOf.apply(game).map(grade -> played(game, grade)).stream())
                .filter(played -> played.grade != Grade.BEYOND)
                .filter(played -> !played.isUnaided() || played.ratio >= TOO_FAST)
                .toList();
        var last = this.games.subList(Math.max(0, this.games.size() - LAST_GAMES), this.games.size());
        this.own = PlayTimes.of(last.stream().map(Played::game).toList(), gradeOf);
        this.pace = pace(last);
        this.grade = level(first);
    }

    private Played played(FinishedGame game, Grade grade) {
        var usual = times.of(kind, game.size(), grade);
        return new Played(game, grade, (double) game.totals().elapsed().toMillis() / usual.toMillis());
    }

    /// How long the player takes compared with the usual time, by the grade where that goes best: what is too hard for
    /// them does not make a long time good.
    private static double pace(List<Played> games) {
        return games.stream()
                .filter(Played::isUnaided)
                .collect(Collectors.groupingBy(Played::grade, Collectors.mapping(Played::ratio, Collectors.toList())))
                .values()
                .stream()
                .map(ratios -> ratios.stream().sorted().toList().get(ratios.size() / 2))
                .min(Comparator.naturalOrder())
                .orElse(1.0);
    }

    private Grade level(Grade first) {
        var level = first;
        boolean isSettled = false;
        int good = 0;
        for (var game : games) {
            int harder = game.grade.compareTo(level);
            if (isBad(game) && (harder == 0 || harder == -1)) {
                level = shifted(level, -1);
                isSettled = true;
                good = 0;
            } else if (harder >= 0) {
                good = isGood(game) ? good + 1 : 0;
                if (harder > 0 && good > 0) {
                    level = game.grade;
                    good = 1;
                } else if (good >= (isSettled ? IN_A_ROW : 1)) {
                    level = shifted(level, 1);
                    good = 0;
                }
            }
        }
        return level;
    }

    private boolean isGood(Played game) {
        return game.isUnaided() && game.ratio <= GOOD * Math.max(1, pace);
    }

    private boolean isBad(Played game) {
        return game.game.totals().hadMuchHelp() || game.ratio > VERY_LONG * Math.max(1, pace);
    }

    private static Grade shifted(Grade grade, int by) {
        return Grade.values()[Math.clamp(grade.ordinal() + by, 0, Grade.EXTREME.ordinal())];
    }

    public Grade grade() {
        return grade;
    }

    /// The grade to play after a game: the same, or a step harder while the level is above it.
    ///
    /// @param last the game's own; empty where it is not known
    Grade after(Optional<Grade> last) {
        return last.map(of -> of.compareTo(grade) < 0 ? shifted(of, 1) : of).orElse(grade);
    }

    /// The median of the player's own last times without help, or else the usual time at their pace.
    public Duration time(Size size, Grade of) {
        var sort = new PlayTimes.Sort(kind, size, Optional.of(of));
        return own.of(sort)
                .flatMap(PlayTimes.Line::median)
                .orElseGet(() -> Duration.ofSeconds(
                        Math.round(times.of(kind, size, of).toSeconds() * Math.clamp(pace, FASTEST, SLOWEST))));
    }
}
