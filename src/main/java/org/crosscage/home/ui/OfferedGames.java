package org.crosscage.home.ui;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.crosscage.board.BoardJson;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.DailySizes;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.library.SolvingTimes;
import org.crosscage.shell.document.OfflineNewGames;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// The choices that [StartCard] offers, the puzzles of a day, and what there is to learn, for pages without a server,
/// as `frontend/offline/new-game/offer.ts` has it.
@Component
record OfferedGames(PuzzleLibrary library, GradeTimes times, SolvingTimes solvingTimes) implements OfflineNewGames {

    /// The parts of a small picture that are seen.
    private static final Set<String> SEEN = Set.of("rows", "columns", "tiles");

    /// @param sizes with those that take long last
    /// @param sample a small picture
    /// @param daily null where no day has such puzzles
    record Kind(
            String id,
            List<OfferedSize> sizes,
            Map<String, @Nullable Object> sample,
            @Nullable Daily daily) {}

    /// @param tier its word
    /// @param kinds their ids
    record OfferedTechnique(String id, String tier, List<String> kinds) {}

    /// @param length its name in the texts
    /// @param grades the delay of each grade that there is, easiest first, and of any first; empty where there is
    /// hardly any
    record OfferedSize(int rows, int columns, String length, Map<String, String> grades) {}

    /// @param first day that has them
    /// @param minis the first day whose Gentle ones there are
    /// @param sizes by grade, from Monday to Sunday
    /// @param giants the first Sunday that has one
    record Daily(String first, String minis, Map<String, List<Size>> sizes, String giants, Order giant) {}

    /// A puzzle of whatever kind, as it is ordered.
    record Order(int rows, int columns, String grade) {}

    @Override
    public Object json() {
        var techniques =
                TechniqueCatalogue.all().stream().map(OfferedGames::technique).toList();
        return Map.of("kinds", PuzzleKinds.all().stream().map(this::kind).toList(), "techniques", techniques);
    }

    private static OfferedTechnique technique(CatalogueEntry entry) {
        var kinds = entry.kinds().stream().map(PuzzleKind::id).toList();
        return new OfferedTechnique(entry.id(), entry.technique().tier().id(), kinds);
    }

    private Kind kind(PuzzleKind kind) {
        return new Kind(
                kind.id(),
                Stream.concat(kind.sizes().stream(), kind.largeSizes().stream())
                        .map(size -> size(kind.id(), size))
                        .toList(),
                sample(kind),
                kind.dailySizes().map(OfferedGames::daily).orElse(null));
    }

    private Map<String, @Nullable Object> sample(PuzzleKind kind) {
        var sample = library.usual(kind);
        var picture = BoardJson.picture(sample, kind.picture(sample), _ -> "");
        picture.keySet().retainAll(SEEN);
        return picture;
    }

    private OfferedSize size(String kind, Size size) {
        var grades = new LinkedHashMap<String, String>();
        Stream.concat(
                        Stream.of(Optional.<Grade>empty()),
                        times.grades(kind, size).stream().map(Optional::of))
                .forEach(grade -> grades.put(
                        grade.map(Grade::id).orElse(""),
                        times.delay(new PuzzleOrder(kind, size, PuzzleRequirements.of(grade)))
                                .orElse("")));
        return new OfferedSize(size.rows(), size.columns(), solvingTimes.length(kind, size), grades);
    }

    private static Daily daily(DailySizes sizes) {
        var all = new LinkedHashMap<String, List<Size>>();
        DailyPuzzle.GRADES.forEach(grade -> all.put(
                grade.id(),
                Stream.of(DayOfWeek.values()).map(day -> sizes.of(day, grade)).toList()));
        var giant = sizes.of(DayOfWeek.SUNDAY, DailySizes.GIANT);
        return new Daily(
                later(sizes.first(), DailyPuzzle.FIRST).toString(),
                DailyPuzzle.FIRST_MINIS.toString(),
                all,
                DailyPuzzle.FIRST_GIANT.toString(),
                new Order(giant.rows(), giant.columns(), DailySizes.GIANT.id()));
    }

    private static LocalDate later(LocalDate a, LocalDate b) {
        return a.isBefore(b) ? b : a;
    }
}
