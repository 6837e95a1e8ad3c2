package org.crosscage.experiment.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.PuzzleKinds;
import picocli.CommandLine.Option;

/// The puzzles that an experiment has made, by kind and size: of all that are offered, or of those that are asked for.
/// The options that such experiments share; how many puzzles they make differs.
final class OfferedSizes {

    @Option(names = "--seed", paramLabel = "X", defaultValue = "1")
    private long seed = 1;

    @Option(names = "--kind", paramLabel = "KIND")
    private Optional<String> kind = Optional.empty();

    @Option(names = "--sizes", paramLabel = "SIZE", split = ",")
    private List<Size> sizes = new ArrayList<>();

    /// Of the first puzzle; the next one has the next number.
    long seed() {
        return seed;
    }

    void forEach(BiConsumer<PuzzleKind, Size> row) {
        for (var one : PuzzleKinds.all()) {
            if (kind.isEmpty() || kind.get().equals(one.id())) {
                (sizes.isEmpty() ? one.sizes() : sizes).forEach(size -> row.accept(one, size));
            }
        }
    }
}
