package org.crosscage.kind.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.crosscage.core.kind.BlockFormat;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.LineFormat;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.TextReading;

/// Looks for the puzzles of one text.
///
/// It goes through the lines once. Where the text from a line on looks like a format of several lines, that format
/// reads on until something else begins ([StretchReader]). Any other line is one id or address, or has some among its
/// words ([LineReader]). Lines of which nothing was read are read in the format that they resemble, so that what is
/// wrong with them is said; where they resemble none and are no words, the first of them is named.
final class PuzzleSearch {

    /// How many guesses there are at lines that nothing was read of; the next one is told not to be read.
    private static final int MOST_GUESSES = 500;

    /// How many lines can be above a puzzle, if a remark is not the last of them.
    private static final int MOST_ABOVE = 10;

    /// How many of these can be neither words nor dates.
    private static final int MOST_STRANGE = 3;

    private final FormatSet formats;
    private final PastedText text;
    private final Findings findings = new Findings();
    private final List<FormatException> unknown = new ArrayList<>();
    private final SearchEffort effort;
    private final LineReader lineReader;
    private final StretchReader stretchReader;
    private Optional<BlockFormat> expected = Optional.empty();
    private int guesses;

    private PuzzleSearch(PastedText text, FormatSet formats, BooleanSupplier stop) {
        this.formats = formats;
        this.text = text;
        this.effort = new SearchEffort(stop, text.lineCount(), findings);
        this.lineReader = new LineReader(formats, findings, effort);
        this.stretchReader = new StretchReader(formats, text, findings, effort, lineReader);
    }

    /// @param stop says whether time is over
    static TextReading reading(String text, FormatSet formats, BooleanSupplier stop) {
        try {
            var pasted = PastedText.of(text);
            var search = new PuzzleSearch(pasted, formats, stop);
            search.read();
            return search.findings.reading(pasted);
        } catch (FormatException e) {
            return new TextReading(List.of(), List.of(e), 1);
        }
    }

    private void read() {
        try {
            int at = text.start(0);
            if (at == text.lineCount()) {
                throw new FormatException(1, 1, Message.of("nothing"));
            }
            expected = formats.ofLine(text.line(at).text());
            while (at < text.lineCount() && !effort.isOver()) {
                at = text.start(readParagraph(at, text.end(at, text.lineCount())));
            }
            if (findings.count() == 0) {
                throw unknown();
            }
            unknown.forEach(findings::add);
        } catch (FormatException e) {
            findings.add(e);
        }
    }

    /// One message for a text of which nothing is read.
    private FormatException unknown() {
        var lines = text.lines(text.start(0), text.lineCount()).stream()
                .filter(line -> !line.isBlank())
                .toList();
        var hexagons = first(lines, OtherProgram::hasHexagons);
        return hexagons.or(() -> first(lines, this::isNoTalk))
                .or(() -> first(lines, line -> !Prose.isWords(line)))
                .orElse(lines.getFirst())
                .whole()
                .error(hexagons.isPresent() ? Message.of("other-shape") : formats.unknown());
    }

    private static Optional<Line> first(List<Line> lines, Predicate<Line> fits) {
        return lines.stream().filter(fits).findFirst();
    }

    /// @return the line behind what was read
    private int readParagraph(int from, int to) {
        int unread = from;
        int at = from;
        int strange = 0;
        boolean isBehindRemark = false;
        while (at < to && !effort.isOver()) {
            int end = effort.mayLookAhead() ? text.lineCount() : to;
            boolean isRemark = Prose.isRemark(text.line(at));
            boolean isAbove = at - unread < MOST_ABOVE && strange < MOST_STRANGE;
            boolean isNew = isAbove || isBehindRemark;
            boolean isWords = isNew && (isRemark || Prose.isWords(text.line(at)));
            var file =
                    isNew && (!isWords || mayBeginFile(text.line(at))) ? file(at, end) : Optional.<PuzzleFormat>empty();
            isBehindRemark = isRemark;
            if (file.isPresent()) {
                int start = start(file.get(), unread, at);
                guess(unread, start);
                return stretchReader.read(file.get(), start, end);
            }
            int before = findings.count();
            int next = at + 1 + lineReader.read(text.lines(at, to));
            if (before < findings.count()) {
                guess(unread, at);
                unread = next;
                strange = 0;
            } else if (isAbove && !isWords && !Prose.isDate(text.line(at))) {
                strange++;
            }
            at = next;
        }
        guess(unread, at);
        return at;
    }

    /// Where a format begins that was found at a line: above it, where a spoilt line of it may be.
    private int start(PuzzleFormat format, int unread, int at) {
        boolean isSudoku = format instanceof BlockFormat ofBlocks && ofBlocks.fitsLine();
        int spoilt = IntStream.range(unread, at)
                .filter(i -> isPart(text.line(i)) || isSudoku && isRow(text.line(i)))
                .findFirst()
                .orElse(at);
        return spoilt < at
                        && formats.nearest(text.part(spoilt, spoilt + StretchReader.MOST_SEEN))
                                .filter(format::equals)
                                .isPresent()
                ? spoilt
                : at;
    }

    private boolean isNoTalk(Line line) {
        return !Prose.isTalk(line) || isRow(line);
    }

    private boolean isRow(Line line) {
        return line.number() < text.lineCount() && Prose.isRowAbove(line, text.line(line.number()));
    }

    /// Whether a line that is not read would be missed in a puzzle.
    private static boolean isPart(Line line) {
        return Prose.isOwn(line) && !Prose.isHeading(line)
                || !Prose.isAbove(line) && (Prose.hasWord(line) || !Prose.isTalk(line));
    }

    /// The format of several lines that the text from a line on looks like.
    private Optional<PuzzleFormat> file(int from, int to) {
        var line = text.line(from);
        return formats.isId(line) || effort.checkTime(line.whole()) || !effort.look(to - from)
                ? Optional.empty()
                : formats.detect(text.part(from, to)).filter(format -> !(format instanceof LineFormat));
    }

    /// Whether words can be the beginning of a format.
    private static boolean mayBeginFile(Line line) {
        return Prose.isOwn(line) || line.text().chars().anyMatch(c -> "([{=".indexOf(c) >= 0);
    }

    /// Reads lines of which nothing was read in the format that they resemble.
    private void guess(int from, int to) {
        int start = from;
        while (start < to
                && (Prose.isAbove(text.line(start)) || text.line(start).isBlank())) {
            start++;
        }
        if (start == to || effort.isOver() || guesses > MOST_GUESSES) {
            return;
        }
        var line = text.line(start);
        if (guesses++ == MOST_GUESSES || !effort.spend(to - start)) {
            guesses = MOST_GUESSES + 1;
            findings.add(line.whole().error(Message.of("too-much-unread")));
            return;
        }
        var part = text.part(start, to);
        boolean isProse =
                part.chars().noneMatch(Character::isDigit) && part.chars().anyMatch(Character::isLetter);
        var nearest = isProse ? Optional.<PuzzleFormat>empty() : formats.nearest(part);
        if (nearest.isPresent()) {
            guess(stretchReader.read(nearest.get(), start, to), to);
        } else if (expected.isPresent() && isPart(line)) {
            findings.read(() -> expected.get().read(List.of(line)));
        } else {
            first(text.lines(start, to), this::isNoTalk)
                    .ifPresent(other -> unknown.add(other.whole().error(formats.unknown())));
        }
    }
}
