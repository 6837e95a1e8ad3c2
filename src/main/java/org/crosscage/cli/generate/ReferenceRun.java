package org.crosscage.cli.generate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.crosscage.core.generate.Percentiles;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;

/// Rates a [Mixture] of every kind and size.
///
/// @param count how many puzzles of each size
/// @param folder where the puzzles are kept, by kind and size; what lies there already is not made again
public record ReferenceRun(int count, Optional<Path> folder) {

    /// More large ones would be more text than is read at once.
    private static final int IN_A_FILE = 500;

    public List<Percentiles.Reference> references() {
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
        return folder.map(kept -> kept(files(kept, kind, size), mixture)).orElseGet(mixture::entries);
    }

    private List<Path> files(Path kept, PuzzleKind kind, Size size) {
        return IntStream.rangeClosed(1, Math.ceilDiv(count, IN_A_FILE))
                .mapToObj(number -> kept.resolve("%s-%s-%d.txt".formatted(kind.id(), size, number)))
                .toList();
    }

    /// @throws UncheckedIOException when a file cannot be read or written
    private static List<PuzzleEntry> kept(List<Path> files, Mixture mixture) {
        try {
            return Files.exists(files.getLast()) ? read(files) : written(files, mixture.entries());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<PuzzleEntry> read(List<Path> files) throws IOException {
        var entries = new ArrayList<PuzzleEntry>();
        for (var file : files) {
            entries.addAll(PuzzleFormats.read(Files.readString(file)));
        }
        return entries;
    }

    private static List<PuzzleEntry> written(List<Path> files, List<PuzzleEntry> made) throws IOException {
        Files.createDirectories(files.getFirst().toAbsolutePath().getParent());
        for (int i = 0; i < files.size(); i++) {
            var part = made.subList(i * IN_A_FILE, Math.min((i + 1) * IN_A_FILE, made.size()));
            Files.writeString(files.get(i), PuzzleFormats.TEXT.write(part));
        }
        return made;
    }
}
