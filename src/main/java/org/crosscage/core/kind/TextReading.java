package org.crosscage.core.kind;

import java.util.List;

/// The puzzles of a text, and the faults of those that cannot be read. There is at least one puzzle or fault.
///
/// @param faults in order, the first [#MOST_FAULTS]
/// @param faultCount of all
public record TextReading(List<PuzzleEntry> entries, List<FormatException> faults, int faultCount) {

    /// More faults than that help nobody.
    public static final int MOST_FAULTS = 20;

    public TextReading {
        entries = List.copyOf(entries);
        faults = List.copyOf(faults);
    }

    /// The same of a file, whose own length is told where it is too long.
    ///
    /// @param length in bytes, whatever they mean
    public TextReading ofFile(long length) {
        return new TextReading(
                entries, faults.stream().map(fault -> ofFile(fault, length)).toList(), faultCount);
    }

    private static FormatException ofFile(FormatException fault, long length) {
        var problem = fault.problem();
        return problem.key().equals("too-long") && length > Lines.MOST_BYTES
                ? new FormatException(fault.line(), fault.column(), problem.counting("length", length))
                : fault;
    }

    /// The puzzles of a text that has nothing wrong.
    ///
    /// @throws FormatException the first fault
    public List<PuzzleEntry> entriesWithoutFault() {
        if (!faults.isEmpty()) {
            throw faults.getFirst();
        }
        return entries;
    }
}
