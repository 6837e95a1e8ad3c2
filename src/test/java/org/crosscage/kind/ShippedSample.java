package org.crosscage.kind;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.text.PuzzleFormats;

/// Shipped puzzles for tests that do more with each than a moment's work: of a pack the first two of each grade, of
/// one for a technique the first one, without giants.
public final class ShippedSample {

    private static final int EACH = 2;

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
        var taken = new HashMap<String, Integer>();
        int each = pack.toString().contains("-needs-") ? 1 : EACH;
        return PuzzleFormats.TEXT.read(Files.readString(pack)).stream()
                .filter(entry -> entry.puzzle().cellCount() <= MOST_CELLS)
                .filter(entry -> taken.merge(entry.id().replaceFirst("-[0-9]+$", ""), 1, Integer::sum) <= each)
                .toList();
    }
}
