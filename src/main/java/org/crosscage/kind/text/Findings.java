package org.crosscage.kind.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.TextReading;

/// The puzzles of a text or of a part of it, and what is wrong with it.
final class Findings {

    private final List<PuzzleEntry> entries = new ArrayList<>();
    private final List<FormatException> faults = new ArrayList<>();
    private int faultCount;

    void read(Supplier<PuzzleEntry> puzzle) {
        try {
            entries.add(puzzle.get());
        } catch (FormatException e) {
            add(e);
        }
    }

    void add(PuzzleEntry entry) {
        entries.add(entry);
    }

    void add(FormatException fault) {
        if (faultCount++ < TextReading.MOST_FAULTS) {
            faults.add(fault);
        }
    }

    void add(Findings others) {
        entries.addAll(others.entries);
        others.faults.forEach(this::add);
        faultCount += others.faultCount - others.faults.size();
    }

    /// The same, so many lines further down.
    Findings below(int lineCount) {
        entries.replaceAll(entry -> entry.withWarnings(
                warning -> new PuzzleEntry.Warning(lineCount + warning.line(), warning.column(), warning.remark())));
        faults.replaceAll(fault -> below(fault, lineCount));
        return this;
    }

    /// The same fault, so many lines further down.
    static FormatException below(FormatException fault, int lineCount) {
        return new FormatException(lineCount + fault.line(), fault.column(), fault.problem());
    }

    int count() {
        return entries.size() + faultCount;
    }

    /// The first faults.
    List<FormatException> faults() {
        return faults;
    }

    TextReading reading(PastedText pasted) {
        return new TextReading(
                entries.stream().map(pasted::placed).toList(),
                faults.stream()
                        .sorted(Comparator.comparingInt(FormatException::line))
                        .map(pasted::placed)
                        .toList(),
                faultCount);
    }
}
