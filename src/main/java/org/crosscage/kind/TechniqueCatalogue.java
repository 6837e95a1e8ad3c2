package org.crosscage.kind;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;

/// The techniques of all kinds in one list, easiest tier first. Within a tier they stand as the first kind lists them;
/// what only a later kind has follows at once on what it follows there.
public final class TechniqueCatalogue {

    private static final List<CatalogueEntry> ENTRIES = merged(PuzzleKinds.all()).stream()
            .map(TechniqueCatalogue::entry)
            .sorted(Comparator.comparing(entry -> entry.technique().tier()))
            .toList();

    private TechniqueCatalogue() {}

    /// @param kinds those to whose puzzles the technique applies, at least one
    public record CatalogueEntry(Technique technique, List<PuzzleKind> kinds) {

        public CatalogueEntry {
            kinds = List.copyOf(kinds);
        }

        public String id() {
            return technique.id();
        }
    }

    public static List<CatalogueEntry> all() {
        return ENTRIES;
    }

    /// The technique of this name.
    public static Optional<CatalogueEntry> of(String id) {
        return ENTRIES.stream().filter(entry -> entry.id().equals(id)).findFirst();
    }

    /// Its place in the list, from 1.
    public static int number(CatalogueEntry entry) {
        return ENTRIES.indexOf(entry) + 1;
    }

    /// The next easier one.
    public static Optional<CatalogueEntry> before(CatalogueEntry entry) {
        int at = ENTRIES.indexOf(entry);
        return at > 0 ? Optional.of(ENTRIES.get(at - 1)) : Optional.empty();
    }

    /// The next harder one.
    public static Optional<CatalogueEntry> after(CatalogueEntry entry) {
        int at = ENTRIES.indexOf(entry);
        return at + 1 < ENTRIES.size() ? Optional.of(ENTRIES.get(at + 1)) : Optional.empty();
    }

    /// The techniques of some kinds in one order. Where kinds differ in it that of the first one counts.
    private static List<String> merged(List<PuzzleKind> kinds) {
        var merged = new ArrayList<String>();
        for (var kind : kinds) {
            int last = -1;
            for (var technique : kind.techniques()) {
                int known = merged.indexOf(technique.id());
                if (known < 0) {
                    merged.add(++last, technique.id());
                } else {
                    last = Math.max(last, known);
                }
            }
        }
        return merged;
    }

    private static CatalogueEntry entry(String id) {
        var kinds = PuzzleKinds.all().stream()
                .filter(kind -> kind.technique(id).isPresent())
                .toList();
        return new CatalogueEntry(kinds.getFirst().technique(id).orElseThrow(), kinds);
    }
}
