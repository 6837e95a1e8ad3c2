package org.crosscage.kind.text;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.crosscage.core.kind.BlockFormat;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.LineFormat;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.PuzzleFormat;

/// Reads the puzzles of one format from a line on, up to where something else begins. Lines count from 0.
///
/// @param lineReader reads the lines above a block that are no part of it
record StretchReader(
        FormatSet formats, PastedText text, Findings findings, SearchEffort effort, LineReader lineReader) {

    /// So many looks at the lines of a block are as much effort as to cut it and read both parts.
    private static final int CUT = 10;

    /// How many lines tell what begins at one.
    static final int MOST_SEEN = 50;

    /// More lines than any puzzle has that can be read: in so many below a fault, something else is looked for.
    private static final int LONGEST_PUZZLE = 1000;

    private static final int NONE = -1;

    /// @return the line behind what was read
    int read(PuzzleFormat format, int from, int to) {
        if (format instanceof BlockFormat ofBlocks) {
            return readBlocks(ofBlocks, from, to);
        }
        return readUpToOther(from, to, to - from, records(format, from, to), end -> records(format, from, end));
    }

    private int readBlocks(BlockFormat format, int from, int to) {
        int behind = from;
        for (var block : blocks(format, from, to)) {
            int next = readBlock(format, block, behind > from ? text.start(behind) : NONE);
            if (next != NONE) {
                return next;
            }
            if (effort.isOver()) {
                break;
            }
            behind = block.getLast().number();
        }
        return to;
    }

    private List<List<Line>> blocks(BlockFormat format, int from, int to) {
        try {
            return format.blocks(text.part(from, to)).stream()
                    .map(block -> block.stream()
                            .map(line -> text.line(from + line.number() - 1))
                            .toList())
                    .toList();
        } catch (FormatException e) {
            findings.add(Findings.below(e, from));
            return List.of();
        }
    }

    /// Reads a block without the lines above it that are no part of a puzzle.
    ///
    /// @param start the line from which something else may begin, if the block is not of this format; or none
    /// @return that line, or none
    private int readBlock(BlockFormat format, List<Line> block, int start) {
        int skipped = 0;
        while (skipped < block.size() && isBeside(format, block.get(skipped))) {
            skipped += 1 + lineReader.read(block.subList(skipped, block.size()));
        }
        var rest = block.subList(skipped, block.size());
        if (rest.isEmpty() || effort.checkTime(rest.getFirst().whole())) {
            return NONE;
        }
        Lines.requireRoom(findings.count(), rest.getFirst().whole());
        int first = rest.getFirst().number() - 1;
        var whole = puzzle(format, rest);
        if (!whole.faults().isEmpty() && start != NONE && effort.mayLook() && isOther(format, rest.getFirst())) {
            return skipped == 0 ? start : first;
        }
        int last = rest.getLast().number();
        int end = readUpToOther(first, last, CUT * rest.size(), whole, other -> puzzle(format, part(rest, 0, other)));
        return end == last ? NONE : readBlock(format, part(rest, end, last), end);
    }

    private static List<Line> part(List<Line> block, int from, int to) {
        return block.stream()
                .filter(line -> line.number() > from && line.number() <= to)
                .toList();
    }

    private static Findings puzzle(BlockFormat format, List<Line> block) {
        var found = new Findings();
        found.read(() -> format.read(block));
        return found;
    }

    private Findings records(PuzzleFormat format, int from, int to) {
        var found = new Findings();
        try {
            format.records(text.part(from, to)).forEach(found::read);
        } catch (FormatException e) {
            found.add(e);
        }
        return found.below(from);
    }

    /// Reads lines, or where they have a fault, only those above the line where something else begins.
    ///
    /// @param cost how many lines of effort it takes to read both parts
    /// @param whole what all these lines hold
    /// @param above reads the lines above one
    /// @return the line behind what was read
    private int readUpToOther(int from, int to, long cost, Findings whole, IntFunction<Findings> above) {
        int other = whole.faults().isEmpty() ? to : other(from, to, whole.faults());
        var part = other < to && effort.spend(cost) ? above.apply(other) : whole;
        boolean isCut = part != whole && (part.faults().isEmpty() || formats.isId(text.line(other)));
        findings.add(isCut ? part : whole);
        return isCut ? other : to;
    }

    /// The first line below another that is an id or address, or that has a fault because words or another format
    /// begin there.
    private int other(int from, int to, List<FormatException> faults) {
        int fault = Math.max(from, faults.getFirst().line() - 1);
        int address = IntStream.range(from + 1, Math.min(to, fault + LONGEST_PUZZLE))
                .filter(at -> isAddress(text.line(at)))
                .findFirst()
                .orElse(to);
        return faults.stream()
                .mapToInt(e -> e.line() - 1)
                .filter(line -> line >= from && line < to)
                .distinct()
                .map(line -> otherAt(from, line))
                .filter(at -> at > from && at < address)
                .findFirst()
                .orElse(address);
    }

    /// The line between the first of a puzzle and a fault at which something else begins, or the first. Right below
    /// another line of a puzzle, only a Sudoku is certain to begin.
    private int otherAt(int first, int fault) {
        int start = fault;
        while (start > first && !text.line(start - 1).isBlank() && !isWords(text.line(start - 1))) {
            start--;
        }
        if (fault > first && (isWords(text.line(fault)) || start == fault && Prose.isTalk(text.line(fault)))) {
            return fault;
        }
        boolean isOther = start > first && beginning(start).isPresent();
        boolean isSudoku = fault > start
                && beginning(fault)
                        .filter(format -> format instanceof BlockFormat ofBlocks && ofBlocks.fitsLine())
                        .isPresent();
        return isOther ? start : isSudoku ? fault : first;
    }

    /// The format that a paragraph looks like from a line on.
    private Optional<PuzzleFormat> beginning(int at) {
        int end = text.end(at, at + MOST_SEEN);
        return effort.spend(end - at) ? formats.detect(text.part(at, end)) : Optional.empty();
    }

    /// Whether a block that begins with a line is of another format, or begins with talk.
    private boolean isOther(BlockFormat format, Line line) {
        int first = line.number() - 1;
        var seen = text.part(first, first + MOST_SEEN);
        return formats.detect(seen)
                .map(other -> !other.equals(format))
                .orElseGet(() -> Prose.isTalk(line) && !format.resembles(seen));
    }

    private boolean isBeside(BlockFormat format, Line line) {
        return !(format instanceof LineFormat) && (isWords(line) || line.text().contains("://") || formats.isId(line));
    }

    private boolean isAddress(Line line) {
        return line.text().contains("://") && line.text().indexOf('"') < 0 && !Prose.isOwn(line) || formats.isId(line);
    }

    /// Whether a line is words, and none that begins the text of Crosscage.
    private static boolean isWords(Line line) {
        return Prose.isWords(line) && (!Prose.isOwn(line) || Prose.isHeading(line));
    }
}
