package org.crosscage.sets.store;

import java.util.List;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.kind.GameTerms;
import org.crosscage.player.ArchiveException;
import org.crosscage.sets.SetTraining;

/// What sets and half-made sets have alike in a file.
///
/// @param text the native text format
record ArchivedParts(PuzzleFormat text) {

    /// @param path of the puzzle in its piece
    /// @throws ArchiveException when it is not one puzzle
    PuzzleEntry puzzle(String written, String path) {
        try {
            var entries = text.read(written);
            if (entries.size() == 1) {
                return entries.getFirst();
            }
        } catch (FormatException _) {
            // as two puzzles where one should be
        }
        throw ArchiveException.noValue(path, written);
    }

    /// @throws ArchiveException when one of them is none
    List<SetTraining> trainings(String written) {
        var trainings = SetTraining.read(written);
        if (!SetTraining.written(trainings).equals(written)) {
            throw ArchiveException.noValue("trainings", written);
        }
        return trainings;
    }

    /// @throws ArchiveException when they are none that are known: passed over, they would be laxer than was meant
    GameTerms terms(String written) {
        var terms = GameTerms.read(written);
        if (!terms.written().equals(written)) {
            throw ArchiveException.noValue("terms", written);
        }
        return terms;
    }
}
