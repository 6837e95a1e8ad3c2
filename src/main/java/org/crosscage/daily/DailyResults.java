package org.crosscage.daily;

import java.time.LocalDate;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.crosscage.game.GameSummary;

/// What a player has done of the puzzles of all days.
public final class DailyResults {

    /// Of somebody who has not begun any.
    public static final DailyResults NONE = new DailyResults(Map.of());

    /// What says most of several games of one puzzle.
    private static final Comparator<DailyGame> BEST = Comparator.comparing(DailyGame::isInTime)
            .thenComparing(DailyGame::isDone)
            .thenComparing(game -> game.state() == DailyGame.State.BEGUN)
            .reversed();

    private final Map<DailyPuzzle, DailyGame> games;
    private final TreeMap<LocalDate, DayResult> days = new TreeMap<>();

    private DailyResults(Map<DailyPuzzle, DailyGame> games) {
        this.games = games;
        games.values().forEach(game -> days.computeIfAbsent(game.daily().date(), this::result));
    }

    /// @param summaries games of one player, of whatever puzzles; of several of one puzzle that says most which is
    ///     done, and of two alike the one that comes first
    static DailyResults of(Collection<GameSummary> summaries) {
        var games = new LinkedHashMap<DailyPuzzle, DailyGame>();
        summaries.stream()
                .flatMap(summary ->
                        DailyPuzzle.named(summary.source()).stream().map(daily -> new DailyGame(daily, summary)))
                .sorted(BEST)
                .forEach(game -> games.putIfAbsent(game.daily(), game));
        return new DailyResults(games);
    }

    /// The player's game of a puzzle.
    public Optional<DailyGame> of(DailyPuzzle daily) {
        return Optional.ofNullable(games.get(daily));
    }

    public DayResult of(LocalDate day) {
        var known = days.get(day);
        return known == null ? result(day) : known;
    }

    private DayResult result(LocalDate day) {
        var puzzles = DailyPuzzle.of(day);
        var all = puzzles.stream().flatMap(daily -> of(daily).stream()).toList();
        var inTime = all.stream().filter(DailyGame::isInTime).toList();
        return new DayResult(
                puzzles.size(),
                (int) all.stream()
                        .filter(game -> game.state() == DailyGame.State.BEGUN)
                        .count(),
                (int) all.stream().filter(DailyGame::isDone).count(),
                (int) all.stream()
                        .filter(game -> game.isDone() && !game.isUnaided())
                        .count(),
                !inTime.isEmpty(),
                !inTime.isEmpty() && inTime.stream().noneMatch(DailyGame::isUnaided));
    }

    /// The days in a row.
    public Streak streak(LocalDate today) {
        var row = row(of(today).inTime() ? today : today.minusDays(1));
        int aided = (int) row.stream().filter(DayResult::aidedInTime).count();
        int longest =
                days.keySet().stream().mapToInt(day -> row(day).size()).max().orElse(0);
        return new Streak(row.size(), aided, longest);
    }

    /// The days in a row that end with this one, the last first.
    private List<DayResult> row(LocalDate last) {
        return Stream.iterate(last, day -> day.minusDays(1))
                .map(this::of)
                .takeWhile(DayResult::inTime)
                .toList();
    }
}
