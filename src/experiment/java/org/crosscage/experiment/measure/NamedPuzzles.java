package org.crosscage.experiment.measure;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.cli.generate.Batch;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.kakuro.rules.KakuroRules;

/// Puzzles that a table has one row for.
public record NamedPuzzles(String name, List<Puzzle> puzzles) {

    /// The puzzles of a file: by size and label, of which the first word counts; Kakuro as one set, because their
    /// makers do not mean the same by their labels.
    public static List<NamedPuzzles> of(String file, List<PuzzleEntry> entries) {
        var sets = new LinkedHashMap<String, List<Puzzle>>();
        entries.forEach(entry -> sets.computeIfAbsent(name(file, entry), name -> new ArrayList<>())
                .add(entry.puzzle()));
        return sets.entrySet().stream()
                .map(set -> new NamedPuzzles(set.getKey(), set.getValue()))
                .toList();
    }

    /// 9×9 KenKen and Killer Sudoku, and Kakuro of 15×15, 20×20 and 30×30 from the generator.
    ///
    /// @param seed of the first puzzle of each size, the next one has the next number
    public static Stream<NamedPuzzles> generated(int count, long seed) {
        return Stream.of(
                generated("kenken", new Size(9, 9), count, seed),
                generated("killer", new Size(9, 9), count, seed),
                generated("kakuro", new Size(15, 15), count, seed),
                generated("kakuro", new Size(20, 20), count, seed),
                generated("kakuro", new Size(30, 30), count, seed));
    }

    private static NamedPuzzles generated(String kind, Size size, int count, long seed) {
        var entries = new Batch(PuzzleKinds.of(kind), size, seed, count).entries();
        return new NamedPuzzles(
                "%s %s generated".formatted(kind, size),
                entries.stream().map(PuzzleEntry::puzzle).toList());
    }

    private static String name(String file, PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        if (puzzle.kind().equals(KakuroRules.ID)) {
            return puzzle.kind() + " of " + Path.of(file).getFileName();
        }
        var size = Size.of(puzzle);
        var label = Labels.first(entry);
        return "%s %s %s".formatted(puzzle.kind(), size, label.isEmpty() ? "-" : label);
    }
}
