package org.crosscage.experiment.paper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.text.PuzzleFormats;

/// The four boards of *Evolutionary AI for Kakuro*, which are shipped.
final class ReportBoards {

    static final List<String> NAMES = List.of("easy", "medium", "hard", "expert");

    private static final String FILE = "/puzzles/kakuro/report-boards.txt";

    private ReportBoards() {}

    /// In the order of their names.
    static List<Puzzle> all() {
        try (var file = Objects.requireNonNull(ReportBoards.class.getResourceAsStream(FILE), FILE)) {
            return PuzzleFormats.TEXT.read(new String(file.readAllBytes(), StandardCharsets.UTF_8)).stream()
                    .map(PuzzleEntry::puzzle)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Puzzle expert() {
        return all().getLast();
    }
}
