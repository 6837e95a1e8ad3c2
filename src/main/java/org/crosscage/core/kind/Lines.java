package org.crosscage.core.kind;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Cuts a text into lines, and refuses one that is too long before any other work is done.
public final class Lines {

    /// The longest text that is read, in UTF-8 bytes: 1 MiB.
    public static final int MOST_BYTES = 1 << 20;

    /// The longest line that is read by patterns, in characters. The longest that a program writes is a Kakuro of
    /// 200 × 200 cells in a pzprv3 file with slashes for line ends: 240,000.
    public static final int LONGEST_LINE = 1 << 18;

    /// How many puzzles a text may hold.
    public static final int MOST_PUZZLES = 10_000;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private Lines() {}

    /// All lines, whatever their line ends; a byte order mark is dropped.
    ///
    /// @throws FormatException when the text or a line is too long, at the place where it becomes so, or when the
    ///     text is blank
    public static List<Line> of(String text) {
        var lines = ofAnyLength(text);
        lines.forEach(Lines::requireShort);
        return lines;
    }

    /// @throws FormatException when no pattern may read this line, at the place where it becomes too long
    public static void requireShort(Line line) {
        if (line.text().length() > LONGEST_LINE) {
            throw new FormatException(
                    line.number(),
                    LONGEST_LINE + 1,
                    Message.of("line-too-long")
                            .counting("length", line.text().length())
                            .counting("most", LONGEST_LINE));
        }
    }

    /// All lines for a format that no pattern reads: its lines may be as long as the text.
    ///
    /// @throws FormatException when the text is too long, at the place where it becomes so, or when it is blank
    public static List<Line> ofAnyLength(String text) {
        requireShort(text);
        var lines = new ArrayList<Line>();
        int start = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
        text.substring(start).lines().forEach(line -> lines.add(new Line(lines.size() + 1, plain(line))));
        if (lines.stream().allMatch(Line::isBlank)) {
            throw new FormatException(1, 1, Message.of("nothing"));
        }
        return lines;
    }

    /// The whole text with `\n` for line ends, for a format that does not read by lines.
    ///
    /// @throws FormatException as [#ofAnyLength] does
    public static String joined(String text) {
        return ofAnyLength(text).stream().map(Line::text).collect(Collectors.joining("\n"));
    }

    /// The groups of lines between blank lines, at least one: one puzzle each, where a format has no better mark.
    ///
    /// @throws FormatException as [#of] does, or when there are more groups than puzzles allowed
    public static List<List<Line>> groups(String text) {
        var groups = new ArrayList<List<Line>>();
        boolean inside = false;
        for (var line : of(text)) {
            if (!line.isBlank()) {
                if (!inside) {
                    requireRoom(groups.size(), line.whole());
                    groups.add(new ArrayList<>());
                }
                groups.get(groups.size() - 1).add(line);
            }
            inside = !line.isBlank();
        }
        return groups;
    }

    /// The lines that are not blank in blocks, at least one: one puzzle each, where its first line can be told.
    ///
    /// @param isFirst says whether a puzzle begins with this line; the first of all always begins one
    /// @throws FormatException as [#groups] does
    public static List<List<Line>> blocks(String text, Predicate<Line> isFirst) {
        var blocks = new ArrayList<List<Line>>();
        for (var line : of(text)) {
            if (!line.isBlank()) {
                if (blocks.isEmpty() || isFirst.test(line)) {
                    requireRoom(blocks.size(), line.whole());
                    blocks.add(new ArrayList<>());
                }
                blocks.getLast().add(line);
            }
        }
        return blocks;
    }

    /// The lines that are not blank, at least one: one puzzle each, where a format writes a puzzle into a line.
    ///
    /// @throws FormatException as [#of] does, or when there are more lines than puzzles allowed
    public static List<Line> each(String text) {
        var lines = of(text).stream().filter(line -> !line.isBlank()).toList();
        if (lines.size() > MOST_PUZZLES) {
            requireRoom(MOST_PUZZLES, lines.get(MOST_PUZZLES).whole());
        }
        return lines;
    }

    /// The first lines of a text that are not blank, for a look at its format, as [#notBlank] has them.
    ///
    /// @param count how many at most
    public static List<Line> first(String text, int count) {
        return notBlank(text).limit(count).toList();
    }

    /// The lines of a text that are not blank, for a look at its format, each made when it is asked for; no more of a
    /// line than its first [#LONGEST_LINE] characters. Never an error.
    public static Stream<Line> notBlank(String text) {
        return all(text).filter(line -> !line.isBlank());
    }

    /// The same with the blank lines.
    public static Stream<Line> all(String text) {
        if (text.length() > MOST_BYTES) {
            return all(text.substring(0, MOST_BYTES));
        }
        int start = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
        return text.substring(start)
                .lines()
                .map(line -> new Line(1, plain(line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) : line)));
    }

    /// Refuses the puzzle after the last one that a text may hold.
    ///
    /// @param before how many puzzles stand before this one
    /// @param start where this one starts
    public static void requireRoom(int before, Token start) {
        if (before >= MOST_PUZZLES) {
            throw start.error(Message.of("too-many-puzzles").counting("most", MOST_PUZZLES));
        }
    }

    /// The line with plain blanks instead of the wide and unbreakable ones that come with pasted text.
    private static String plain(String line) {
        int ascii = 0;
        while (ascii < line.length() && line.charAt(ascii) < 0x80) {
            ascii++;
        }
        if (ascii == line.length()) {
            return line;
        }
        var plain = new StringBuilder(line);
        for (int i = ascii; i < line.length(); i++) {
            if (Character.isSpaceChar(line.charAt(i))) {
                plain.setCharAt(i, ' ');
            }
        }
        return plain.toString();
    }

    private static void requireShort(String text) {
        long bytes = 0;
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            bytes += bytes(c);
            if (bytes > MOST_BYTES) {
                throw new FormatException(
                        line,
                        i - lineStart + 1,
                        Message.of("too-long").counting("length", bytes(text)).counting("most", MOST_BYTES));
            }
            if (c == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
    }

    /// How long a text is in UTF-8 bytes.
    public static long bytes(String text) {
        return text.chars().mapToLong(c -> bytes((char) c)).sum();
    }

    private static int bytes(char c) {
        return c < 0x80 ? 1 : c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
    }
}
