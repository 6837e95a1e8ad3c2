package org.crosscage.texts;

import java.util.HashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.TextReading;
import org.crosscage.core.kind.UnwritableException;

/// Says what is wrong or odd in a puzzle's text: where, what was expected and what stands there, and what to do.
public final class FormatTexts {

    /// Problems of no place in a text.
    private static final Set<String> WHOLE_TEXT = Set.of("nothing", "too-long");

    /// So many characters of a long line are shown.
    private static final int SHOWN = 80;

    private final Texts texts;

    public FormatTexts(Texts texts) {
        this.texts = texts;
    }

    /// One or two sentences with line and column, unless they are about the whole text.
    public String sentence(FormatException error) {
        var what = what("error", error.problem(), error.line(), error.column());
        return WHOLE_TEXT.contains(error.problem().key()) ? what : at(error.line(), error.column(), what);
    }

    /// The faults of a text and, at the end, how many more there are.
    public List<String> sentences(TextReading reading) {
        return sentences(reading, "");
    }

    /// The same with the lines that have the faults.
    public List<String> sentences(TextReading reading, String text) {
        int last =
                reading.faults().stream().mapToInt(FormatException::line).max().orElse(0);
        var lines = text.lines().limit(last).toList();
        var sentences = reading.faults().stream().map(fault -> sentence(fault) + line(lines, fault));
        int more = reading.faultCount() - reading.faults().size();
        return more == 0
                ? sentences.toList()
                : Stream.concat(sentences, Stream.of(texts.say("formats.more-faults", "count", more)))
                        .toList();
    }

    /// The line around a fault, below its sentence; empty where the sentence has all of it, or where it is a code.
    private static String line(List<String> lines, FormatException fault) {
        var line = fault.line() > lines.size() ? "" : lines.get(fault.line() - 1);
        var key = fault.problem().key();
        if (fault.column() > line.length() + 1 || WHOLE_TEXT.contains(key) || key.equals("unknown-format")) {
            return "";
        }
        int from = whole(line, Math.max(0, Math.min(fault.column() - SHOWN / 2, line.length() - SHOWN)));
        int to = whole(line, Math.min(line.length(), from + SHOWN));
        var shown = line.substring(from, to).strip();
        boolean isWhole = from == 0 && to == line.length();
        return !isWhole && shown.chars().noneMatch(each -> Character.isWhitespace(each) || Character.isSpaceChar(each))
                ? ""
                : "\n" + (from > 0 ? "…" : "") + shown + (to < line.length() ? "…" : "");
    }

    /// The place itself or, within a character of two units, the one behind it.
    private static int whole(String line, int at) {
        return at < line.length() && Character.isLowSurrogate(line.charAt(at)) ? at + 1 : at;
    }

    /// A sentence with line and column.
    public String sentence(PuzzleEntry.Warning warning) {
        return at(
                warning.line(), warning.column(), what("warning", warning.remark(), warning.line(), warning.column()));
    }

    /// Why a puzzle cannot be written in a format.
    public String sentence(UnwritableException error) {
        return what("unwritable", error.problem(), 1, 1);
    }

    private String at(int line, int column, String what) {
        return texts.say("formats.where", "line", plain(line), "column", plain(column), "what", what);
    }

    private String what(String group, Message message, int line, int column) {
        var arguments = new HashMap<String, Object>(message.arguments());
        var found = String.valueOf(arguments.getOrDefault("found", ""));
        arguments.put(
                "quoted", texts.say("formats.quoted", "found", found.isEmpty() ? "empty" : "text", "text", found));
        arguments.put("line", plain(line));
        arguments.put("column", plain(column));
        return texts.say("formats." + group + "." + message.key(), arguments);
    }

    /// Line numbers have no thousands separator.
    private static String plain(int number) {
        return Integer.toString(number);
    }
}
