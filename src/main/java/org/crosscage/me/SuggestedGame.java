package org.crosscage.me;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.game.FinishedGame;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;

/// A puzzle of a player's level, in the size that they usually play.
///
/// @param time that it takes them, about
public record SuggestedGame(String kind, Size size, Grade grade, Duration time) {

    /// The number of games that tell the size.
    private static final int LAST_SIZES = 5;

    /// A size that takes less is too small, unless the next one takes more than [#LONG].
    private static final Duration SHORT = Duration.ofMinutes(3);

    private static final Duration LONG = Duration.ofMinutes(10);

    public PuzzleOrder order() {
        return new PuzzleOrder(kind, size, PuzzleRequirements.of(grade));
    }

    /// @param games that were finished or given up, in the order in which they were
    /// @param level that follows from them
    /// @param grades that there are
    static SuggestedGame of(PuzzleKind kind, List<FinishedGame> games, PlayerLevel level, GradeTimes grades) {
        var usual = usualSize(kind, games).orElse(kind.sizes().getFirst());
        boolean isSolvedAlone = games.stream().anyMatch(game -> game.totals().isUnaided());
        var size = larger(kind, usual)
                .filter(larger -> isSolvedAlone && isTooSmall(usual, larger, level, grades.grades(kind.id(), usual)))
                .orElse(usual);
        var grade = nearest(grades.grades(kind.id(), size), level.grade());
        return new SuggestedGame(kind.id(), size, grade, level.time(size, grade));
    }

    /// The size that most of the last games had, of those that can be made; of several the one that was played last.
    private static Optional<Size> usualSize(PuzzleKind kind, List<FinishedGame> games) {
        var last = games.reversed().stream()
                .map(FinishedGame::size)
                .filter(size -> kind.drafts().supports(size.rows(), size.columns()))
                .limit(LAST_SIZES)
                .toList();
        Map<Size, Long> counts = last.stream().collect(Collectors.groupingBy(size -> size, Collectors.counting()));
        return last.stream()
                .max(Comparator.<Size, Long>comparing(counts::get).thenComparing(size -> -last.indexOf(size)));
    }

    private static Optional<Size> larger(PuzzleKind kind, Size size) {
        return kind.sizes().stream().filter(each -> each.rows() > size.rows()).findFirst();
    }

    private static boolean isTooSmall(Size size, Size larger, PlayerLevel level, List<Grade> grades) {
        return !grades.contains(level.grade())
                || level.time(size, level.grade()).compareTo(SHORT) < 0
                        && level.time(larger, level.grade()).compareTo(LONG) <= 0;
    }

    /// The hardest of the grades that is not harder than the level, or the easiest.
    static Grade nearest(List<Grade> grades, Grade level) {
        return Stream.concat(grades.stream().filter(grade -> grade.compareTo(level) <= 0), Stream.of(grades.getFirst()))
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }
}
