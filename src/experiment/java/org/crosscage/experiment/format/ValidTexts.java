package org.crosscage.experiment.format;

import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.kind.text.PuzzleFormats;

/// Texts of puzzles as readers take them.
public final class ValidTexts {

    private ValidTexts() {}

    /// The texts of a puzzle in every format that holds it.
    public static Stream<String> of(PuzzleEntry entry) {
        return PuzzleFormats.all().stream().flatMap(format -> written(entry, format));
    }

    private static Stream<String> written(PuzzleEntry entry, PuzzleFormat format) {
        try {
            return Stream.of(format.write(entry));
        } catch (UnwritableException _) {
            return Stream.empty();
        }
    }
}
