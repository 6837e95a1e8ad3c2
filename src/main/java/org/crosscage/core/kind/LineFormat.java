package org.crosscage.core.kind;

import java.util.List;
import java.util.stream.Collectors;

/// A format that writes each puzzle into a line of its own: ids and addresses.
public interface LineFormat extends BlockFormat {

    /// The puzzle of a line that is not blank.
    ///
    /// @throws FormatException with line and column when anything is wrong
    PuzzleEntry read(Line line);

    @Override
    default PuzzleEntry read(List<Line> block) {
        return read(block.getFirst());
    }

    @Override
    default boolean fitsLine() {
        return true;
    }

    @Override
    default List<List<Line>> blocks(String text) {
        return Lines.each(text).stream().map(List::of).toList();
    }

    @Override
    default String write(List<PuzzleEntry> entries) {
        return entries.stream().map(this::write).collect(Collectors.joining());
    }
}
