package org.crosscage.train;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.train.PositionIndex.Entry;

/// The text of the file of positions: an index, then the positions of one technique after the other.
public final class PositionFile {

    private PositionFile() {}

    /// What positions of a technique are listed under.
    public static String subject(PuzzleKind kind, Technique technique) {
        return kind.id() + "." + technique.id();
    }

    /// A position and the number of its line.
    public record Numbered(int line, StoredPosition position) {}

    /// @param positions by [subject][#subject], in order
    public static String text(SequencedMap<String, List<StoredPosition>> positions) {
        var lines = new LinkedHashMap<String, List<String>>();
        positions.forEach((subject, all) ->
                lines.put(subject, all.stream().map(StoredPosition::line).toList()));
        return PositionIndex.text(lines)
                + lines.values().stream()
                        .flatMap(List::stream)
                        .map(line -> line + "\n")
                        .collect(Collectors.joining());
    }

    /// @param text as [#text] writes it
    /// @return by subject, in order
    /// @throws org.crosscage.core.kind.FormatException at the first line that is not as it should be
    public static SequencedMap<String, List<Numbered>> read(String text) {
        var head = new ArrayList<String>();
        text.lines().takeWhile(line -> !line.isEmpty()).forEach(head::add);
        var index = PositionIndex.read(head);
        var positions = new LinkedHashMap<String, List<Numbered>>();
        int end = index.length();
        for (var entry : index.entries()) {
            end = entry.start() + entry.length();
            positions.put(
                    entry.subject(),
                    read(entry, text.substring(Math.min(entry.start(), text.length()), Math.min(end, text.length()))));
        }
        if (end < text.length()) {
            int line = index.entries().isEmpty()
                    ? index.lines() + 1
                    : index.entries().getLast().line()
                            + index.entries().getLast().count();
            throw new Line(line, text.substring(end).lines().findFirst().orElse(""))
                    .whole()
                    .error(Message.of("position-unlisted"));
        }
        return positions;
    }

    /// The positions of one technique.
    ///
    /// @param block its part of the file
    /// @throws org.crosscage.core.kind.FormatException at a line that is none, or at that of the index where it
    ///     says otherwise
    static List<Numbered> read(Entry entry, String block) {
        var lines = block.lines().toList();
        var read = new ArrayList<Numbered>();
        for (int i = 0; i < lines.size(); i++) {
            int line = entry.line() + i;
            read.add(new Numbered(line, StoredPosition.read(new Line(line, lines.get(i)))));
        }
        if (read.size() != entry.count() || block.length() != entry.length()) {
            throw entry.place()
                    .error(Message.of("position-count")
                            .counting("count", entry.count())
                            .counting("lines", read.size()));
        }
        return List.copyOf(read);
    }
}
