package org.crosscage.core.kind;

import java.util.List;
import java.util.function.Supplier;

/// A format whose texts fall into blocks of lines, a puzzle each: one that cannot be read leaves the others as they
/// are.
public interface BlockFormat extends PuzzleFormat {

    /// The puzzle of a block.
    ///
    /// @param block at least one line, none of them blank
    /// @throws FormatException with line and column when anything is wrong
    PuzzleEntry read(List<Line> block);

    /// The blocks of a text, at least one; blank lines split them where a format has no better mark.
    ///
    /// @throws FormatException as [Lines#groups] does
    default List<List<Line>> blocks(String text) {
        return Lines.groups(text);
    }

    /// Whether a line alone can be a puzzle, and so be found among words.
    default boolean fitsLine() {
        return false;
    }

    @Override
    default List<Supplier<PuzzleEntry>> records(String text) {
        return blocks(text).stream()
                .<Supplier<PuzzleEntry>>map(block -> () -> read(block))
                .toList();
    }
}
