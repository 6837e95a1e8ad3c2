package org.crosscage.kind.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.kind.BlockFormat;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.LineFormat;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.TextReading;
import org.crosscage.core.kind.Token;

/// Looks for the puzzles of one text, and collects them and what is wrong.
///
/// It goes through the lines once. Where the text from a line on looks like a format of several lines, that format
/// reads on until something else begins. Any other line is one id or address, or has some among its words. Lines of
/// which nothing was read are read in the format that they resemble, so that what is wrong with them is said; where
/// they resemble none and are no words, the first of them is named.
final class PuzzleSearch {

    /// How often all the rest of the text is looked at; later looks end with the paragraph.
    private static final int MOST_LOOKS_AHEAD = 20;

    /// How many looks there are, and how many guesses at lines that nothing was read of; the next one is told not to
    /// be read.
    private static final int MOST_LOOKS = 500;

    /// How often all looks, guesses and cuts together go over the text.
    private static final int MOST_TIMES = 25;

    /// So many looks at the lines of a block are as much effort as to cut it and read both parts.
    private static final int CUT = 10;

    /// How many lines of no words can be above a puzzle.
    private static final int MOST_ABOVE = 3;

    /// How many lines tell what begins at a fault.
    private static final int MOST_SEEN = 50;

    /// More lines than any puzzle has that can be read: in so many, something else is looked for.
    private static final int LONGEST_PUZZLE = 1000;

    private static final int NONE = -1;

    private final BooleanSupplier stop;
    private final List<PuzzleEntry> entries = new ArrayList<>();
    private final List<FormatException> faults = new ArrayList<>();
    private final List<FormatException> unknown = new ArrayList<>();
    private List<Line> lines = List.of();
    private Optional<BlockFormat> expected = Optional.empty();
    private int faultCount;
    private int looks;
    private int guesses;
    private long effort;
    private boolean isOver;

    /// @param stop says whether time is over
    PuzzleSearch(BooleanSupplier stop) {
        this.stop = stop;
    }

    TextReading reading(String text) {
        try {
            var pasted = PastedText.of(text);
            lines = pasted.lines();
            try {
                read();
            } catch (FormatException e) {
                add(e);
            }
            entries.replaceAll(pasted::placed);
            faults.replaceAll(pasted::placed);
        } catch (FormatException e) {
            add(e);
        }
        return new TextReading(entries, faults, faultCount);
    }

    private void read() {
        int at = start(0);
        if (at == lines.size()) {
            throw new FormatException(1, 1, Message.of("nothing"));
        }
        expected = PuzzleFormats.ofLine(lines.get(at).text());
        while (at < lines.size() && !isOver) {
            at = start(readParagraph(at, end(at, lines.size())));
        }
        if (entries.isEmpty() && faults.isEmpty()) {
            throw unknown();
        }
        unknown.forEach(this::add);
        faults.sort(Comparator.comparingInt(FormatException::line));
    }

    /// One message for a text of which nothing is read.
    private FormatException unknown() {
        return lines.stream()
                .filter(OtherProgram::hasHexagons)
                .findFirst()
                .map(line -> line.whole().error(Message.of("other-shape")))
                .orElseGet(() -> lines.stream()
                        .filter(line -> !line.isBlank() && !Prose.isTalk(line))
                        .findFirst()
                        .or(() -> lines.stream()
                                .filter(line -> !line.isBlank() && !Prose.isWords(line))
                                .findFirst())
                        .orElse(lines.get(start(0)))
                        .whole()
                        .error(Message.of("unknown-format")));
    }

    /// The first line from here on that is not blank.
    private int start(int from) {
        int at = from;
        while (at < lines.size() && lines.get(at).isBlank()) {
            at++;
        }
        return at;
    }

    private int end(int from, int most) {
        int end = from;
        while (end < most && !lines.get(end).isBlank()) {
            end++;
        }
        return end;
    }

    /// @return the line behind what was read
    private int readParagraph(int from, int to) {
        int unread = from;
        int at = from;
        boolean isBehindRemark = false;
        while (at < to && !isOver) {
            int end = looks < MOST_LOOKS_AHEAD ? lines.size() : to;
            boolean isRemark = Prose.isRemark(lines.get(at));
            boolean isNew = at - unread < MOST_ABOVE || isBehindRemark;
            var file = isNew && (!isRemark || mayBeginFile(lines.get(at)))
                    ? file(at, end)
                    : Optional.<PuzzleFormat>empty();
            isBehindRemark = isRemark;
            if (file.isPresent()) {
                int start = start(file.get(), unread, at);
                guess(unread, start);
                return readFile(file.get(), start, end);
            }
            int before = count();
            int next = at + 1 + readLine(lines.subList(at, to));
            if (before < count()) {
                guess(unread, at);
                unread = next;
            }
            at = next;
        }
        guess(unread, at);
        return at;
    }

    /// Where a format begins that was found at a line: above it, where a spoilt line of it may be.
    private int start(PuzzleFormat format, int unread, int at) {
        int spoilt = IntStream.range(unread, at)
                .filter(i -> maySpoil(lines.get(i)))
                .findFirst()
                .orElse(at);
        return spoilt < at
                        && PuzzleFormats.nearest(text(spoilt, Math.min(spoilt + MOST_SEEN, lines.size())))
                                .filter(format::equals)
                                .isPresent()
                ? spoilt
                : at;
    }

    private static boolean maySpoil(Line line) {
        return isOwn(line) && !Prose.isHeading(line)
                || !Prose.isAbove(line) && (Prose.hasWord(line) || !Prose.isTalk(line));
    }

    private int count() {
        return entries.size() + faultCount;
    }

    /// The format of several lines that the text from a line on looks like.
    private Optional<PuzzleFormat> file(int from, int to) {
        var line = lines.get(from);
        if (isId(line) || isTimeOver(line.whole()) || looks >= MOST_LOOKS || !isAffordable(to - from)) {
            return Optional.empty();
        }
        looks++;
        return PuzzleFormats.detect(text(from, to)).filter(format -> !(format instanceof LineFormat));
    }

    private boolean isAffordable(int lineCount) {
        effort += lineCount;
        return effort <= (long) MOST_TIMES * lines.size();
    }

    /// Whether words can be the beginning of a format.
    private static boolean mayBeginFile(Line line) {
        return isOwn(line) || line.text().chars().anyMatch(c -> "([{=".indexOf(c) >= 0);
    }

    /// Whether a line begins like one of Crosscage's own text.
    private static boolean isOwn(Line line) {
        return NativeText.isOwn(line.keyword()) || PuzzleEntry.NOTES.contains(line.keyword());
    }

    /// Whether a whole line is an id or address, and neither a note nor a part of JSON.
    private static boolean isId(Line line) {
        return line.text().indexOf('"') < 0
                && !isOwn(line)
                && PuzzleFormats.ofLine(line.text())
                        .filter(LineFormat.class::isInstance)
                        .isPresent();
    }

    private String text(int from, int to) {
        return lines.subList(from, to).stream().map(Line::text).collect(Collectors.joining("\n"));
    }

    /// Reads lines of which nothing was read in the format that they resemble.
    private void guess(int from, int to) {
        int start = from;
        while (start < to && Prose.isAbove(lines.get(start))) {
            start++;
        }
        if (start == to || isOver || guesses > MOST_LOOKS) {
            return;
        }
        var line = lines.get(start);
        if (guesses++ == MOST_LOOKS || !isAffordable(to - start)) {
            guesses = MOST_LOOKS + 1;
            add(line.whole().error(Message.of("too-much-unread")));
            return;
        }
        var text = text(start, to);
        boolean isProse =
                text.chars().noneMatch(Character::isDigit) && text.chars().anyMatch(Character::isLetter);
        var nearest = isProse ? Optional.<PuzzleFormat>empty() : PuzzleFormats.nearest(text);
        if (nearest.isPresent()) {
            guess(readFile(nearest.get(), start, to), to);
        } else if (expected.isPresent()
                && !Prose.isBesidePuzzles(line)
                && (Prose.hasWord(line) || !Prose.isTalk(line))) {
            readOne(() -> expected.get().read(List.of(line)));
        } else {
            lines.subList(start, to).stream()
                    .filter(other -> !Prose.isTalk(other))
                    .findFirst()
                    .ifPresent(other -> unknown.add(other.whole().error(Message.of("unknown-format"))));
        }
    }

    /// The puzzles in the words of a line.
    ///
    /// @param rest the line and those behind it, which may be the rest of an address
    /// @return how many of those behind it were
    private int readLine(List<Line> rest) {
        var line = rest.getFirst();
        int before = count();
        boolean mayBeId = PuzzleFormats.mayBeId(line.text());
        int joined = mayBeId && isShort(line) ? readAddresses(rest) : 0;
        if (before == count()) {
            OtherProgram.fault(line)
                    .ifPresentOrElse(
                            this::add,
                            () -> PuzzleFormats.nearestOfLines(line.text())
                                    .ifPresent(nearest -> readOne(() -> nearest.read(List.of(line)))));
        }
        return joined;
    }

    private boolean isShort(Line line) {
        try {
            Lines.requireShort(line);
            return true;
        } catch (FormatException e) {
            add(e);
            return false;
        }
    }

    private int readAddresses(List<Line> rest) {
        var best = List.<PastedAddress.Found>of();
        for (var addresses : PastedAddress.in(rest)) {
            var found = found(addresses);
            best = best.isEmpty() || hasEntry(found) ? found : best;
            if (hasEntry(best)) {
                break;
            }
        }
        best.forEach(found -> {
            found.entry().ifPresent(entries::add);
            found.fault().ifPresent(this::add);
        });
        return best.isEmpty() ? 0 : best.getLast().joined();
    }

    private List<PastedAddress.Found> found(List<PastedAddress> addresses) {
        var found = new ArrayList<PastedAddress.Found>();
        for (var address : addresses) {
            if (isTimeOver(address.token())) {
                break;
            }
            Lines.requireRoom(count() + found.size(), address.token());
            found.add(address.read());
        }
        return found;
    }

    private static boolean hasEntry(List<PastedAddress.Found> found) {
        return found.stream().anyMatch(one -> one.entry().isPresent());
    }

    /// @return the line behind what was read
    private int readFile(PuzzleFormat format, int from, int to) {
        return format instanceof BlockFormat ofBlocks ? readBlocks(ofBlocks, from, to) : readRecords(format, from, to);
    }

    private int readBlocks(BlockFormat format, int from, int to) {
        try {
            int behind = from;
            for (var block : format.blocks(text(from, to))) {
                var placed = block.stream()
                        .map(line -> lines.get(from + line.number() - 1))
                        .toList();
                int next = readBlock(format, placed, behind > from ? start(behind) : NONE);
                if (next != NONE) {
                    return next;
                }
                if (isOver) {
                    break;
                }
                behind = placed.getLast().number();
            }
        } catch (FormatException e) {
            add(below(from, e));
        }
        return to;
    }

    private static FormatException below(int from, FormatException e) {
        return new FormatException(from + e.line(), e.column(), e.problem());
    }

    /// Reads a format that has no blocks up to where something else begins.
    ///
    /// @return the line behind what was read
    private int readRecords(PuzzleFormat format, int from, int to) {
        var whole = records(format, from, to);
        int other = whole.faults().isEmpty() ? to : other(from, to, whole.faults());
        var before = other < to && isAffordable(to - from) ? records(format, from, other) : whole;
        boolean isCut = before != whole && (before.faults().isEmpty() || isId(lines.get(other)));
        var read = isCut ? before : whole;
        entries.addAll(read.entries());
        read.faults().forEach(this::add);
        return isCut ? other : to;
    }

    private Records records(PuzzleFormat format, int from, int to) {
        var read = new Records(new ArrayList<>(), new ArrayList<>());
        try {
            for (var record : format.records(text(from, to))) {
                try {
                    read.entries()
                            .add(record.get()
                                    .withWarnings(warning -> new PuzzleEntry.Warning(
                                            from + warning.line(), warning.column(), warning.remark())));
                } catch (FormatException e) {
                    read.faults().add(below(from, e));
                }
            }
        } catch (FormatException e) {
            read.faults().add(below(from, e));
        }
        return read;
    }

    private record Records(List<PuzzleEntry> entries, List<FormatException> faults) {}

    /// The first line below another that is an id, or that has a fault because words or another format begin there.
    private int other(int from, int to, List<FormatException> wrong) {
        int id = IntStream.range(from + 1, to)
                .filter(at -> isId(lines.get(at)))
                .findFirst()
                .orElse(to);
        return wrong.stream()
                .mapToInt(e -> e.line() - 1)
                .filter(fault -> fault >= from && fault < to)
                .distinct()
                .limit(TextReading.MOST_FAULTS)
                .map(fault -> otherAt(from, fault))
                .filter(at -> at > from && at < id)
                .findFirst()
                .orElse(id);
    }

    /// The line between the first of a puzzle and a fault at which something else begins, or the first.
    private int otherAt(int first, int fault) {
        int start = fault;
        while (start > first && !lines.get(start - 1).isBlank() && !isWords(lines.get(start - 1))) {
            start--;
        }
        if (fault > first && (isWords(lines.get(fault)) || start == fault && Prose.isTalk(lines.get(fault)))) {
            return fault;
        }
        int end = end(start, Math.min(start + MOST_SEEN, lines.size()));
        boolean isOther = start > first
                && isAffordable(end - start)
                && PuzzleFormats.detect(text(start, end)).isPresent();
        return isOther ? start : first;
    }

    /// Reads a block without the lines above it that are no part of a puzzle. A puzzle ends before such a line, and
    /// where another format begins.
    ///
    /// @param start the line from which something else may begin, if the block is not of this format; or none
    /// @return that line, or none
    private int readBlock(BlockFormat format, List<Line> block, int start) {
        int from = 0;
        while (from < block.size() && isBeside(format, block.get(from))) {
            from += 1 + readLine(block.subList(from, block.size()));
        }
        var rest = block.subList(from, block.size());
        if (rest.isEmpty() || isTimeOver(rest.getFirst().whole())) {
            return NONE;
        }
        Lines.requireRoom(count(), rest.getFirst().whole());
        try {
            entries.add(format.read(rest));
            return NONE;
        } catch (FormatException e) {
            if (start != NONE && looks < MOST_LOOKS && isOther(format, rest)) {
                return from == 0 ? start : rest.getFirst().number() - 1;
            }
            int end = end(format, rest, e);
            boolean isWhole = end < rest.size() && isRead(format, rest.subList(0, end));
            if (!isWhole) {
                add(e);
            }
            return end < rest.size() && (isWhole || isId(rest.get(end)))
                    ? readBlock(
                            format,
                            rest.subList(end, rest.size()),
                            rest.get(end).number() - 1)
                    : NONE;
        }
    }

    /// Whether a block is of another format, or begins with talk.
    private boolean isOther(BlockFormat format, List<Line> block) {
        int first = block.getFirst().number() - 1;
        var text = text(first, Math.min(first + MOST_SEEN, lines.size()));
        return PuzzleFormats.detect(text)
                .map(other -> !other.equals(format))
                .orElseGet(() -> Prose.isTalk(block.getFirst()) && !format.resembles(text));
    }

    /// The index of the first line below the first that is no part of a puzzle.
    private int end(BlockFormat format, List<Line> block, FormatException e) {
        int first = block.getFirst().number() - 1;
        int other = otherAt(first, Math.max(first, e.line() - 1));
        return IntStream.range(1, Math.min(block.size(), LONGEST_PUZZLE))
                .filter(i ->
                        block.get(i).number() - 1 == other || isBeside(format, block.get(i)) && !isWords(block.get(i)))
                .findFirst()
                .stream()
                .filter(_ -> isAffordable(CUT * block.size()))
                .findFirst()
                .orElse(block.size());
    }

    private boolean isRead(BlockFormat format, List<Line> block) {
        try {
            return entries.add(format.read(block));
        } catch (FormatException _) {
            return false;
        }
    }

    private static boolean isBeside(BlockFormat format, Line line) {
        return !(format instanceof LineFormat) && (isWords(line) || line.text().contains("://") || isId(line));
    }

    /// Whether a line is words, and none that begins the text of Crosscage.
    private static boolean isWords(Line line) {
        return Prose.isWords(line) && (!isOwn(line) || Prose.isHeading(line));
    }

    private void readOne(Supplier<PuzzleEntry> puzzle) {
        try {
            entries.add(puzzle.get());
        } catch (FormatException e) {
            add(e);
        }
    }

    private boolean isTimeOver(Token at) {
        if (!isOver && stop.getAsBoolean()) {
            isOver = true;
            add(at.error(Message.of("time-over")));
        }
        return isOver;
    }

    private void add(FormatException e) {
        if (faultCount++ < TextReading.MOST_FAULTS) {
            faults.add(e);
        }
    }
}
