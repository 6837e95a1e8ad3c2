package org.crosscage.me;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.GameTotals;
import org.crosscage.library.Practice;

/// How many games of each sort a player has finished, practice apart, and how fast. Only games without any help have a
/// time that counts; pauses are in none.
///
/// @param lines by kind, then size, then grade, easiest first and those without a grade last
public record PlayTimes(List<Line> lines) {

    public PlayTimes {
        lines = List.copyOf(lines);
    }

    /// Games that are alike.
    ///
    /// @param size as drawn
    /// @param grade empty where it has none or it is not known
    public record Sort(String kind, Size size, Optional<Grade> grade) {

        private static final Comparator<Sort> ORDER = Comparator.comparing(Sort::kind)
                .thenComparing(sort -> sort.size().rows() * sort.size().columns())
                .thenComparing(sort -> sort.size().rows())
                .thenComparing(sort -> sort.grade().map(Grade::ordinal).orElse(Integer.MAX_VALUE));
    }

    /// What was finished of a sort.
    ///
    /// @param finished how many games
    /// @param unaided how many of them without hints, checks that cost and the solution
    /// @param best time of those; empty where there is none
    /// @param median of those; of an even number the longer one of the two in the middle
    public record Line(Sort sort, int finished, int unaided, Optional<Duration> best, Optional<Duration> median) {}

    /// @param grade of a game's puzzle
    public static PlayTimes of(List<FinishedGame> games, Function<FinishedGame, Optional<Grade>> grade) {
        Map<Sort, List<GameTotals>> bySort = games.stream()
                .filter(PlayTimes::isCompared)
                .collect(Collectors.groupingBy(
                        game -> new Sort(game.kind(), game.size(), grade.apply(game)),
                        Collectors.mapping(FinishedGame::totals, Collectors.toList())));
        return new PlayTimes(bySort.entrySet().stream()
                .sorted(Map.Entry.comparingByKey(Sort.ORDER))
                .map(sort -> line(sort.getKey(), sort.getValue()))
                .toList());
    }

    /// Practice is compared with nothing.
    static boolean isCompared(FinishedGame game) {
        return !Practice.standard().isPractice(game.source());
    }

    private static Line line(Sort sort, List<GameTotals> games) {
        var times = games.stream()
                .filter(GameTotals::isUnaided)
                .map(GameTotals::elapsed)
                .sorted()
                .toList();
        var median = times.isEmpty() ? Optional.<Duration>empty() : Optional.of(times.get(times.size() / 2));
        return new Line(sort, games.size(), times.size(), times.stream().findFirst(), median);
    }

    /// The finished games of a sort; empty where there are none.
    public Optional<Line> of(Sort sort) {
        return lines.stream().filter(line -> line.sort().equals(sort)).findFirst();
    }

    public int finished() {
        return lines.stream().mapToInt(Line::finished).sum();
    }

    public int unaided() {
        return lines.stream().mapToInt(Line::unaided).sum();
    }
}
