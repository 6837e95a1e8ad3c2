package org.crosscage.kind.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
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
/// Where a paragraph begins like a format, perhaps behind a few lines of words, that format reads the rest of the text.
/// Elsewhere each line is one id or address, or has some among its words. A paragraph with nothing of that is read in
/// the format that it resembles, so that what is wrong with it is said; one that resembles none is words.
final class PuzzleSearch {

    /// How often the rest of the text is looked at as a whole, and how often words split a block.
    private static final int MOST_LOOKS = 20;

    /// How many paragraphs that are no words are looked at for what they resemble; the next one is told not to be read.
    private static final int MOST_GUESSES = 200;

    private final BooleanSupplier stop;
    private final List<PuzzleEntry> entries = new ArrayList<>();
    private final List<FormatException> faults = new ArrayList<>();
    private int faultCount;
    private int looks;
    private int guesses;
    private int splits;
    private boolean isOver;

    /// @param stop says whether time is over
    PuzzleSearch(BooleanSupplier stop) {
        this.stop = stop;
    }

    TextReading reading(String text) {
        try {
            var pasted = PastedText.of(text);
            try {
                read(pasted);
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

    private void read(PastedText text) {
        var lines = text.lines();
        int at = start(lines, 0);
        if (at == lines.size()) {
            throw new FormatException(1, 1, Message.of("nothing"));
        }
        var first = lines.get(at);
        var format = PuzzleFormats.ofLine(first.text());
        while (at < lines.size() && !isOver) {
            int end = at;
            while (end < lines.size() && !lines.get(end).isBlank()) {
                end++;
            }
            at = start(lines, readParagraph(text, at, end, format));
        }
        if (entries.isEmpty() && faults.isEmpty()) {
            throw lines.stream()
                    .filter(OtherProgram::hasHexagons)
                    .findFirst()
                    .map(line -> line.whole().error(Message.of("other-shape")))
                    .orElseGet(() -> first.whole().error(Message.of("unknown-format")));
        }
    }

    /// The first line from here on that is not blank.
    private static int start(List<Line> lines, int from) {
        int at = from;
        while (at < lines.size() && lines.get(at).isBlank()) {
            at++;
        }
        return at;
    }

    /// @param format of the first line of the text, where it has one: other lines than words are expected in it
    /// @return the line behind what was read
    private int readParagraph(PastedText text, int from, int to, Optional<BlockFormat> format) {
        var lines = text.lines();
        for (int start = from; start < to && looks < MOST_LOOKS; start++) {
            int at = start;
            looks++;
            var rest = text.below(start, lines.size());
            var found = PuzzleFormats.detect(rest).filter(other -> !(other instanceof LineFormat));
            if (found.isPresent()) {
                readLines(text, from, start, format);
                Optional.of(lines.get(start))
                        .filter(_ -> found.get() instanceof JsonFormat)
                        .flatMap(OtherProgram::fault)
                        .ifPresentOrElse(this::add, () -> readAll(found.get(), text, at, lines.size()));
                return lines.size();
            }
            if (!Prose.isAbove(lines.get(start))) {
                break;
            }
        }
        int before = entries.size() + faultCount;
        readLines(text, from, to, format);
        if (before == entries.size() + faultCount && from < to) {
            readNearest(text, from, to);
        }
        return to;
    }

    private void readLines(PastedText text, int from, int to, Optional<BlockFormat> format) {
        for (int at = from; at < to && !isOver; at++) {
            var line = text.lines().get(at);
            int found = entries.size() + faultCount;
            if (isShort(line)) {
                at += readLine(text.lines().subList(at, to));
            }
            if (found == entries.size() + faultCount) {
                OtherProgram.fault(line)
                        .ifPresentOrElse(
                                this::add,
                                () -> format.filter(_ -> !Prose.isBesidePuzzles(line))
                                        .or(() -> PuzzleFormats.nearestOfLines(line.text()))
                                        .ifPresent(expected -> readOne(() -> expected.read(List.of(line)))));
            }
        }
    }

    private void readNearest(PastedText text, int from, int to) {
        var paragraph = text.text(from, to);
        boolean isProse = paragraph.chars().noneMatch(Character::isDigit)
                && paragraph.chars().anyMatch(Character::isLetter);
        if (guesses > MOST_GUESSES
                || isProse
                || text.lines().subList(from, to).stream().allMatch(Prose::isAbove)) {
            return;
        }
        if (guesses++ == MOST_GUESSES) {
            add(text.lines().get(from).whole().error(Message.of("unknown-format")));
        } else {
            PuzzleFormats.nearest(paragraph).ifPresent(nearest -> readAll(nearest, text, from, to));
        }
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

    /// The puzzles in the words of a line.
    ///
    /// @param lines the line and those behind it, which may be the rest of an address
    /// @return how many of those behind it were
    private int readLine(List<Line> lines) {
        int joined = 0;
        for (var address : PastedAddress.in(lines)) {
            Lines.requireRoom(entries.size() + faultCount, address.token());
            if (isTimeOver(address.token())) {
                return joined;
            }
            var found = address.read();
            found.entry().ifPresent(entries::add);
            found.fault().ifPresent(this::add);
            joined = found.joined();
        }
        return joined;
    }

    private void readAll(PuzzleFormat format, PastedText text, int from, int to) {
        try {
            if (format instanceof BlockFormat ofBlocks) {
                ofBlocks.blocks(text.below(from, to)).forEach(block -> readBlock(ofBlocks, block));
            } else {
                format.records(text.below(from, format.equals(PuzzleFormats.TEXT) ? to : withoutWords(text, from, to)))
                        .forEach(this::readOne);
            }
        } catch (FormatException e) {
            add(e);
        }
    }

    /// The end of the lines before the last words.
    private static int withoutWords(PastedText text, int from, int to) {
        int end = to;
        while (end > from + 1
                && (text.lines().get(end - 1).isBlank()
                        || Prose.isWords(text.lines().get(end - 1)))) {
            end--;
        }
        return end;
    }

    /// Reads a block without the words above it. Words that its reader meets end the puzzle, where all before them is
    /// one.
    private void readBlock(BlockFormat format, List<Line> block) {
        int from = 0;
        while (from < block.size() && isBeside(block.get(from))) {
            readBeside(block.get(from++));
        }
        var rest = block.subList(from, block.size());
        if (rest.isEmpty()) {
            return;
        }
        try {
            entries.add(format.read(rest));
        } catch (FormatException e) {
            int words = wordsOf(rest, e);
            var before = words > 0 && splits++ < MOST_LOOKS
                    ? attempt(format, rest.subList(0, words))
                    : Optional.<PuzzleEntry>empty();
            before.ifPresentOrElse(
                    entry -> {
                        entries.add(entry);
                        readBlock(format, rest.subList(words, rest.size()));
                    },
                    () -> add(e));
        }
    }

    /// Addresses among the words of a line.
    private void readBeside(Line line) {
        int found = entries.size() + faultCount;
        readLine(List.of(line));
        if (found == entries.size() + faultCount) {
            OtherProgram.fault(line).ifPresent(this::add);
        }
    }

    private static boolean isBeside(Line line) {
        return Prose.isWords(line) || line.text().contains("://");
    }

    /// The index of the line with the fault, where that is words; otherwise 0.
    private static int wordsOf(List<Line> block, FormatException e) {
        return IntStream.range(1, block.size())
                .filter(i -> block.get(i).number() == e.line() && isBeside(block.get(i)))
                .findFirst()
                .orElse(0);
    }

    private static Optional<PuzzleEntry> attempt(BlockFormat format, List<Line> block) {
        try {
            return Optional.of(format.read(block));
        } catch (FormatException _) {
            return Optional.empty();
        }
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
