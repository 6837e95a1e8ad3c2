package org.crosscage.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.Token;

/// The head of the file of positions: a line for each technique of each kind, `<kind> <technique> <positions>
/// <bytes>`, in the order in which their positions follow. An empty line ends it.
///
/// @param length of the head in bytes, the empty line counted in
/// @param lines of the head, the empty one counted in
record PositionIndex(int length, int lines, List<Entry> entries) {

    private static final String COMMENT = "#";
    private static final String HEAD = """
        # Positions to train on. First how many each technique of each kind has, and their length in bytes.
        # Then a line for each: its puzzle as links have it, how many steps the techniques take from the beginning
        # to it, how many different answers it has, and a mark that follows from the position.
        # Made by: ./crosscage generate --positions src/main/resources/org/crosscage/train/positions.txt
        """;
    private static final int WORDS = 4;

    PositionIndex {
        entries = List.copyOf(entries);
    }

    /// The positions of a technique, and where they stand.
    ///
    /// @param subject as [PositionFile#subject] has it
    /// @param place of its line, to which errors point
    /// @param count how many there are
    /// @param start where they begin, in bytes from the beginning of the file
    /// @param length in bytes
    /// @param line the number of the first one's line
    record Entry(String subject, Token place, int count, int start, int length, int line) {}

    /// @param lines of the positions of each subject
    static String text(SequencedMap<String, List<String>> lines) {
        return HEAD
                + lines.entrySet().stream()
                        .map(subject -> subject.getKey().replace('.', ' ')
                                + " " + subject.getValue().size()
                                + " " + length(subject) + "\n")
                        .collect(Collectors.joining())
                + "\n";
    }

    private static int length(Map.Entry<String, List<String>> subject) {
        return subject.getValue().stream().mapToInt(line -> line.length() + 1).sum();
    }

    /// @param head all lines before the first empty one
    /// @throws org.crosscage.core.kind.FormatException at a line that is none
    static PositionIndex read(List<String> head) {
        var entries = new ArrayList<Entry>();
        int length = head.stream().mapToInt(line -> line.length() + 1).sum() + 1;
        int start = length;
        int line = head.size() + 2;
        for (int i = 0; i < head.size(); i++) {
            if (!head.get(i).startsWith(COMMENT)) {
                var entry = entry(new Line(i + 1, head.get(i)), start, line);
                entries.add(entry);
                start += entry.length;
                line += entry.count;
            }
        }
        return new PositionIndex(length, head.size() + 1, entries);
    }

    private static Entry entry(Line line, int start, int first) {
        var words = line.words();
        if (words.size() == WORDS) {
            var count = words.get(2).number(0, Integer.MAX_VALUE);
            var length = words.get(3).number(0, Integer.MAX_VALUE);
            if (count.isPresent() && length.isPresent()) {
                var subject = words.get(0).text() + "." + words.get(1).text();
                return new Entry(subject, line.whole(), count.getAsInt(), start, length.getAsInt(), first);
            }
        }
        throw line.whole().error(Message.of("position-index-expected"));
    }

    Optional<Entry> of(String subject) {
        return entries.stream().filter(entry -> entry.subject.equals(subject)).findFirst();
    }
}
