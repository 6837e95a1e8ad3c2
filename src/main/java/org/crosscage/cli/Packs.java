package org.crosscage.cli;

import java.util.List;
import java.util.stream.Stream;
import org.crosscage.kind.PuzzleFormats;
import org.crosscage.kind.PuzzleKinds;

/// The packs that are shipped: `./crosscage generate --packs puzzles` writes them again, byte for byte the same.
final class Packs {

    static final List<Pack> ALL = Stream.of(
                    Stream.of("6x6", "8x8", "10x10", "12x12", "15x15").map(size -> new Pack("kakuro", size, 6)),
                    Stream.of("6x9", "8x10", "10x14", "15x10").map(size -> new Pack("kakuro", size, 4)),
                    Stream.of("4x4", "5x5", "6x6", "7x7", "8x8", "9x9").map(size -> new Pack("kenken", size, 6)))
            .flatMap(packs -> packs)
            .toList();

    private Packs() {}

    /// Puzzles with the seeds 1…count.
    record Pack(String kind, String size, int count) {

        /// Where the pack lies in the folder of packs.
        String file() {
            return kind + "/" + kind + "-" + size + ".txt";
        }
    }

    static String text(Pack pack) {
        var kind = PuzzleKinds.of(pack.kind());
        var entries = new Batch(kind, WrittenSize.parse(pack.size()), 1, pack.count()).entries();
        return "# Made by: ./crosscage generate --packs puzzles\n\n" + PuzzleFormats.TEXT.write(entries);
    }
}
