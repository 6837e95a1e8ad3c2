package org.crosscage.core.kind;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// A text form of puzzles. The plug point of import and export: a class, and a line in its kind. Reading is lenient
/// in blanks, line ends and case; writing is exact.
public interface PuzzleFormat {

    /// The format's name everywhere, as in the documentation of formats: `bar`, `letters`.
    String id();

    /// Whether a text looks like this format. Cheap, and never an error.
    boolean looksLike(String text);

    /// Whether a text of no format is likest to this one, so that what this reader finds wrong helps. Asked in the
    /// order of the formats, and cheap.
    default boolean resembles(String text) {
        return looksLike(text);
    }

    /// Each puzzle of the text, at least one: reading it throws a [FormatException] where it is wrong, and leaves the
    /// others as they are.
    ///
    /// @throws FormatException when the text does not fall into puzzles
    List<Supplier<PuzzleEntry>> records(String text);

    /// All puzzles of the text, at least one.
    ///
    /// @throws FormatException with line and column when anything is wrong; then nothing is read
    default List<PuzzleEntry> read(String text) {
        return records(text).stream().map(Supplier::get).toList();
    }

    /// The puzzle in exact form, with a newline at the end.
    ///
    /// @throws UnwritableException when this format cannot hold the puzzle
    String write(PuzzleEntry entry);

    /// Several puzzles in one text, at least one, in order.
    ///
    /// @throws UnwritableException when this format cannot hold one of them
    default String write(List<PuzzleEntry> entries) {
        return entries.stream().map(this::write).collect(Collectors.joining("\n"));
    }

    /// Whether a text is one whole, so that two of them cannot stand one behind the other: who writes puzzles one
    /// after the other has to wait for the last.
    default boolean isOneWhole() {
        return false;
    }

    /// The only puzzle of a text.
    ///
    /// @throws FormatException when anything is wrong, or there are several puzzles
    default PuzzleEntry readOne(String text) {
        var entries = read(text);
        if (entries.size() > 1) {
            throw new FormatException(1, 1, Message.of("one-puzzle-expected").counting("count", entries.size()));
        }
        return entries.get(0);
    }
}
