package org.crosscage.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.generate.Percentiles;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.PuzzleFormats;
import org.crosscage.kind.PuzzleKinds;

/// Rates a [Mixture] of every kind and size.
///
/// @param count how many puzzles of each size
/// @param folder where the puzzles are kept, a file for each kind and size; what lies there already is not made again
record ReferenceRun(int count, Optional<Path> folder) {

    List<Percentiles.Reference> references() {
        return PuzzleKinds.all().stream()
                .flatMap(kind -> kind.sizes().stream().map(size -> reference(kind, size)))
                .toList();
    }

    private Percentiles.Reference reference(PuzzleKind kind, Size size) {
        return Percentiles.Reference.of(
                new Percentiles.Group(kind.id(), size.rows(), size.columns()),
                new RatedBatch(kind, puzzles(kind, size))
                        .ratings().stream().map(Rating::score).toList());
    }

    private List<PuzzleEntry> puzzles(PuzzleKind kind, Size size) {
        var mixture = new Mixture(kind, size, count);
        return folder.map(kept -> kept(kept.resolve(kind.id() + "-" + size + ".txt"), mixture))
                .orElseGet(mixture::entries);
    }

    /// @throws UncheckedIOException when the file cannot be read or written
    private static List<PuzzleEntry> kept(Path file, Mixture mixture) {
        try {
            if (Files.exists(file)) {
                return PuzzleFormats.read(Files.readString(file));
            }
            var made = mixture.entries();
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, PuzzleFormats.TEXT.write(made));
            return made;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
