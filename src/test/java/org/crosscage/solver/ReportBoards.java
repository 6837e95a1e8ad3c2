package org.crosscage.solver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.text.PuzzleFormats;

/// The four boards of *Evolutionary AI for Kakuro*, as they are shipped.
public final class ReportBoards {

    private static final Path FILE = Path.of("puzzles/kakuro/report-boards.txt");

    private ReportBoards() {}

    /// @param number from 1, the report's order: easy, medium, hard, expert
    public static Puzzle board(int number) {
        try {
            return PuzzleFormats.TEXT
                    .read(Files.readString(FILE))
                    .get(number - 1)
                    .puzzle();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
