package org.crosscage.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import org.crosscage.core.generate.Percentiles;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.PuzzleFormats;
import org.springframework.core.io.ResourceLoader;

/// The folder of packs. At the start only its index is read.
final class PackFiles {

    private final ResourceLoader resources;
    private final String folder;

    /// @param folder such as `classpath:puzzles` or `file:/home/me/puzzles`
    PackFiles(ResourceLoader resources, String folder) {
        this.resources = resources;
        this.folder = folder.endsWith("/") ? folder : folder + "/";
    }

    PuzzleLibrary library(Percentiles percentiles) {
        return new PuzzleLibrary(PackIndex.parse(read(PackIndex.FILE)).stream()
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
        return PuzzleFormats.TEXT.read(read(file));
    }

    private String read(String file) {
        try {
            return resources.getResource(folder + file).getContentAsString(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the shipped puzzles in " + folder + file + " cannot be read", e);
        }
    }
}
