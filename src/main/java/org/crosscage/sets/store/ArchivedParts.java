package org.crosscage.sets.store;

import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.kind.GameTerms;
import org.crosscage.player.ArchiveException;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.SetTraining;

/// What sets and half-made sets have alike in a file.
///
/// @param text the native text format
record ArchivedParts(PuzzleFormat text) {

    /// The puzzles of a set, counted before any is read.
    ///
    /// @throws ArchiveException when they are more than a set has, or one is not one puzzle
    List<PuzzleEntry> puzzles(List<String> written) {
        if (written.size() > PuzzleSet.MOST_PUZZLES) {
            throw ArchiveException.noValue("puzzles", written.size());
        }
        return IntStream.range(0, written.size())
                .mapToObj(i -> puzzle(written.get(i), "puzzles[" + i + "]"))
                .toList();
    }

    private PuzzleEntry puzzle(String written, String path) {
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
