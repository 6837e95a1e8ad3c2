package org.crosscage.kind.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.PuzzleEntry;

/// A text without what chats, mails and word processors put into it: invisible characters, letters, digits and signs
/// of full width, the marks of quotes (`>`) and hidden words (`>!…!<`), and the fences around code. Names and JSON are
/// left as they are. It has as many lines as before, and knows where each character was.
final class PastedText {

    /// A string of 81 arrows and sums, whose first arrow is no mark of a quote.
    private static final Pattern ARROWS = Pattern.compile(">(?=[^<>^v]{0,79}+[<>^v])[0-9A-Za-jv<>^`',.]{80}+\\s*+");

    private static final int ARROW_COUNT = 81;

    private static final Pattern FENCE = Pattern.compile("\\s*+(?:`{3}[^`]*+|~{3,}+[^~]*+)");
    private static final String PUZZLE = "puzzle";
    /// Behind the letters, digits and signs of ASCII.
    private static final char FIRST_OTHER = 0x80;

    private static final char FIRST_WIDE = '\uFF01';
    private static final char LAST_WIDE = '\uFF5E';
    private static final int WIDER = FIRST_WIDE - '!';
    private static final char QUOTE = '>';
    private static final String HIDDEN = ">!";
    private static final String END_OF_HIDDEN = "!<";

    private final List<Line> lines;

    /// Where the characters of the changed lines were, from 1, and behind them the place behind the last one.
    private final Map<Integer, int[]> columns = new HashMap<>();

    private PastedText(List<Line> lines) {
        var plain = new ArrayList<Line>(lines.size());
        boolean isJson = false;
        boolean isFirst = true;
        for (var line : lines) {
            var cleaned = cleaned(line, isJson);
            if (isFirst && !cleaned.isBlank()) {
                isFirst = false;
                isJson = isJson(cleaned.text().strip());
                cleaned = isJson ? cleaned(line, true) : cleaned;
            }
            plain.add(cleaned);
        }
        this.lines = plain;
    }

    private static boolean isJson(String start) {
        return start.startsWith("{") || start.equals("[") || start.startsWith("[{");
    }

    /// @throws FormatException when the text is too long, or there is none
    static PastedText of(String text) {
        return new PastedText(Lines.ofAnyLength(text));
    }

    int lineCount() {
        return lines.size();
    }

    /// @param at from 0, as all places of lines here
    Line line(int at) {
        return lines.get(at);
    }

    List<Line> lines(int from, int to) {
        return lines.subList(from, Math.min(to, lines.size()));
    }

    /// The text of these lines.
    String part(int from, int to) {
        return lines(from, to).stream().map(Line::text).collect(Collectors.joining("\n"));
    }

    /// The first line from here on that is no gap.
    int start(int from) {
        int at = from;
        while (at < lines.size() && isGap(at)) {
            at++;
        }
        return at;
    }

    /// Whether a line is blank, and not the first row of a table: tabs alone.
    private boolean isGap(int at) {
        return lines.get(at).isBlank()
                && !(at + 1 < lines.size()
                        && hasTab(lines.get(at))
                        && (at == 0 || !hasTab(lines.get(at - 1)))
                        && hasTab(lines.get(at + 1))
                        && !lines.get(at + 1).isBlank());
    }

    private static boolean hasTab(Line line) {
        return line.text().indexOf('\t') >= 0;
    }

    /// The first line from here on that is a gap, or the last that may be.
    int end(int from, int most) {
        int end = from;
        while (end < Math.min(most, lines.size()) && !isGap(end)) {
            end++;
        }
        return end;
    }

    /// @param isJson whether texts in quotes can be in the line
    private Line cleaned(Line line, boolean isJson) {
        var text = line.text();
        if (isFence(text)) {
            return new Line(line.number(), "");
        }
        int start = startBehindQuotes(text);
        boolean isPlain = !text.contains(HIDDEN) && !text.contains(END_OF_HIDDEN);
        if (start == 0 && isPlain && text.chars().allMatch(c -> c < FIRST_OTHER)) {
            return line;
        }
        boolean isWhole = isJson || isNamed(text.substring(start));
        var cleaned = new StringBuilder();
        var places = new int[text.length() - start + 1];
        for (int i = start; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!isWhole && (text.startsWith(HIDDEN, i) || text.startsWith(END_OF_HIDDEN, i))) {
                i++;
            } else if (isWhole && !cleaned.isEmpty() || !isInvisible(c)) {
                places[cleaned.length()] = i + 1;
                cleaned.append(isWhole ? c : narrow(c));
            }
        }
        if (text.contentEquals(cleaned)) {
            return line;
        }
        places[cleaned.length()] = text.length() + 1;
        columns.put(line.number(), Arrays.copyOf(places, cleaned.length() + 1));
        return new Line(line.number(), cleaned.toString());
    }

    private static boolean isFence(String text) {
        return (text.indexOf('`') >= 0 || text.indexOf('~') >= 0)
                && FENCE.matcher(text).matches();
    }

    /// Behind the marks of quotes, each with a blank behind it or none.
    private static int startBehindQuotes(String text) {
        int arrows = text.stripTrailing().length() - ARROW_COUNT;
        int start = 0;
        int at = 0;
        while (at < text.length()
                && !text.startsWith(HIDDEN, at)
                && !(at == arrows && ARROWS.matcher(text.substring(at)).matches())
                && (text.charAt(at) == QUOTE || text.charAt(at) == ' ' || isInvisible(text.charAt(at)))) {
            if (text.charAt(at++) == QUOTE) {
                start = at < text.length() && text.charAt(at) == ' ' ? at + 1 : at;
            }
        }
        return start;
    }

    /// A name or a note is a person's own, in whatever letters.
    private static boolean isNamed(String text) {
        var keyword = new Line(1, text).keyword();
        return keyword.equals(PUZZLE) || PuzzleEntry.NOTES.contains(keyword);
    }

    private static boolean isInvisible(char c) {
        return c >= FIRST_OTHER && (Character.getType(c) == Character.FORMAT || c >= '\uFE00' && c <= '\uFE0F');
    }

    private static char narrow(char c) {
        if (c >= FIRST_WIDE && c <= LAST_WIDE) {
            return (char) (c - WIDER);
        }
        return c >= FIRST_OTHER && Character.isDigit(c) ? (char) ('0' + Character.digit(c, 10)) : c;
    }

    /// The same fault with its place in the text as it was pasted.
    FormatException placed(FormatException e) {
        return new FormatException(e.line(), column(e.line(), e.column()), e.problem());
    }

    /// The same puzzle, its warnings with their places in the text as it was pasted.
    PuzzleEntry placed(PuzzleEntry entry) {
        return entry.withWarnings(warning ->
                new PuzzleEntry.Warning(warning.line(), column(warning.line(), warning.column()), warning.remark()));
    }

    private int column(int line, int column) {
        var places = columns.get(line);
        if (places == null) {
            return column;
        }
        int last = places.length - 1;
        return column <= last ? places[column - 1] : places[last] + column - 1 - last;
    }
}
