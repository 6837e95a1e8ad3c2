package org.crosscage.kind;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;

/// Shipped puzzles for tests that do more with each than a moment's work: of a pack the first of each grade, of
/// one for a technique the first one, without giants.
public final class ShippedSample {

    /// Fewer than the white cells of any giant.
    private static final int MOST_CELLS = 200;

    private ShippedSample() {}

    /// The files of all packs, in a fixed order; to be closed.
    public static Stream<Path> packs() throws IOException {
        return Files.walk(Path.of("puzzles"))
                .filter(file -> file.toString().endsWith(".txt"))
                // beside the folders of the kinds lies the index
                .filter(file -> file.getNameCount() == 3)
                .sorted();
    }

    /// @param pack a file of puzzles; their ids end in a number
    public static List<PuzzleEntry> of(Path pack) throws IOException {
        var taken = new HashSet<String>();
        return PuzzleFormats.TEXT.read(Files.readString(pack)).stream()
                .filter(entry -> entry.puzzle().cellCount() <= MOST_CELLS)
                .filter(entry -> taken.add(entry.id().replaceFirst("-[0-9]+$", "")))
                .toList();
    }
}
