package org.crosscage.library;

import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import org.crosscage.core.generate.Percentiles;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.text.PuzzleFormats;

/// The folder of packs. At the start only its index is read.
public final class PackFiles {

    private final UnaryOperator<String> text;

    /// @param text of a file, by its path from the folder of packs
    public PackFiles(UnaryOperator<String> text) {
        this.text = text;
    }

    public PuzzleLibrary library(Percentiles percentiles) {
        return new PuzzleLibrary(PackIndex.parse(text.apply(PackIndex.FILE)).stream()
                .map(listed -> pack(listed, percentiles))
                .sorted(Comparator.comparing(Pack::kind)
                        .thenComparing(Pack::mostPlaces)
                        .thenComparing(Pack::id))
                .toList());
    }

    private Pack pack(PackIndex.Listed listed, Percentiles percentiles) {
        return new Pack(
                listed.pack(),
                listed.kind(),
                listed.lines().stream()
                        .map(line -> line.listing(listed.kind(), percentiles))
                        .toList(),
                () -> entries(listed.kind() + "/" + listed.pack() + ".txt"));
    }

    private List<PuzzleEntry> entries(String file) {
        return PuzzleFormats.TEXT.read(text.apply(file));
    }
}
