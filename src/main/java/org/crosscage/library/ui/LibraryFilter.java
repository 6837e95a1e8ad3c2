package org.crosscage.library.ui;

import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Predicate;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.library.LibraryEntry;

/// Which puzzles of the library somebody wants to see; what is empty leaves everything open. It is part of the
/// page's address.
///
/// @param size a kind, or a kind and a size: `kenken`, `kenken-9x9`
/// @param grade id of a grade
/// @param technique id of one that is needed
/// @param progress one of [#PROGRESS]
record LibraryFilter(String size, String grade, String technique, String progress) {

    static final LibraryFilter ALL = new LibraryFilter("", "", "", "");

    /// Not begun; begun and not solved; not solved, begun or not; solved.
    static final List<String> PROGRESS = List.of("new", "begun", "unsolved", "solved");

    /// What an address says of kinds, grades, techniques or progress that there are none of is as if it did not say
    /// it.
    static LibraryFilter of(QueryParameters address) {
        return new LibraryFilter(
                one(address, "size", LibraryFilter::isSize),
                one(address, "grade", id -> Grade.of(id).isPresent()),
                one(
                        address,
                        "technique",
                        id -> TechniqueCatalogue.all().stream()
                                .anyMatch(entry -> entry.id().equals(id))),
                one(address, "progress", PROGRESS::contains));
    }

    private static String one(QueryParameters address, String name, Predicate<String> isKnown) {
        return address.getSingleParameter(name).filter(isKnown).orElse("");
    }

    private static boolean isSize(String size) {
        return PuzzleKinds.all().stream()
                .map(PuzzleKind::id)
                .anyMatch(kind -> size.equals(kind) || size.startsWith(kind + "-"));
    }

    QueryParameters address() {
        var named = new LinkedHashMap<String, String>();
        named.put("size", size);
        named.put("grade", grade);
        named.put("technique", technique);
        named.put("progress", progress);
        named.values().removeIf(String::isEmpty);
        return QueryParameters.simple(named);
    }

    LibraryFilter withSize(String value) {
        return new LibraryFilter(value, grade, technique, progress);
    }

    LibraryFilter withGrade(String value) {
        return new LibraryFilter(size, value, technique, progress);
    }

    LibraryFilter withTechnique(String value) {
        return new LibraryFilter(size, grade, value, progress);
    }

    LibraryFilter withProgress(String value) {
        return new LibraryFilter(size, grade, technique, value);
    }

    boolean has(PackPuzzle puzzle) {
        return (size.isEmpty() || size.equals(puzzle.listing().kind()) || size.equals(size(puzzle.listing())))
                && (grade.isEmpty() || grade.equals(puzzle.grade().id()))
                && (technique.isEmpty() || puzzle.needs(technique))
                && (progress.isEmpty() || progress(puzzle.progress()).contains(progress));
    }

    /// What can be chosen so that a puzzle this far is shown.
    static List<String> progress(PlayProgress far) {
        return switch (far) {
            case NEW -> List.of("new", "unsolved");
            case BEGUN -> List.of("begun", "unsolved");
            case SOLVED -> List.of("solved");
        };
    }

    /// How a puzzle's size is written in an address.
    static String size(LibraryEntry listing) {
        return listing.kind() + "-" + listing.size();
    }
}
