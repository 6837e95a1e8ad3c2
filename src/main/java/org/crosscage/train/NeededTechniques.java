package org.crosscage.train;

import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.library.LibraryEntry;
import org.crosscage.library.Practice;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.PuzzleOrder;

/// Which techniques the puzzle of a game needs, as far as its name tells it: nothing is solved for that.
///
/// @param practice the puzzles that are made for techniques
public record NeededTechniques(PuzzleLibrary library, Practice practice) {

    /// @param source where the puzzle came from
    /// @return ids: all of a shipped puzzle's, or the one that a puzzle was made for; else none
    public Set<String> of(PuzzleKind kind, String source) {
        return Stream.<Supplier<Set<String>>>of(
                        () -> shipped(source), () -> practised(kind, source), () -> ordered(source))
                .map(Supplier::get)
                .filter(needed -> !needed.isEmpty())
                .findFirst()
                .orElse(Set.of());
    }

    private Set<String> shipped(String source) {
        return library.packOf(source)
                .map(pack -> pack.listings().get(library.number(source).orElseThrow() - 1))
                .map(LibraryEntry::difficulty)
                .map(difficulty -> Set.copyOf(difficulty.rating().techniques().keySet()))
                .orElse(Set.of());
    }

    private Set<String> practised(PuzzleKind kind, String source) {
        return practice.practised(kind, source).map(Technique::id).map(Set::of).orElse(Set.of());
    }

    private static Set<String> ordered(String source) {
        return PuzzleOrder.named(source)
                .flatMap(order -> order.requirements().technique())
                .map(Set::of)
                .orElse(Set.of());
    }
}
