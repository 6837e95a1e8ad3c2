package org.crosscage.core.kind;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;

/// A puzzle with what a text says about it.
///
/// @param id without blanks and control characters, unique in its text; empty when the format has none; it loses what
///     no name has ([NameCharacters])
/// @param notes free text by name, one of [#NOTES], in order; blanks and line ends become single blanks, an empty
///     note is dropped, and so is what no name has
/// @param solution as printed in the text, if it keeps the puzzle's rules
/// @param warnings what is legal but odd, at most [#MOST_WARNINGS]
public record PuzzleEntry(
        String id, Map<String, String> notes, Puzzle puzzle, Optional<Solution> solution, List<Warning> warnings) {

    /// What can be said about a puzzle.
    public static final List<String> NOTES = List.of("title", "author", "source", "label");

    /// The longest name and the longest note: what was read can be written and read again, however a grid is laid out
    /// then.
    private static final int LONGEST_NOTE = 1000;

    /// What a text that has to call a puzzle something calls it when it has no id.
    public static final String NAMELESS = "puzzle";

    /// More warnings than that help nobody.
    public static final int MOST_WARNINGS = 20;

    /// @throws IllegalArgumentException when the id has blanks, or a note is none of [#NOTES]
    public PuzzleEntry {
        if (!isId(id)) {
            throw new IllegalArgumentException("the id '" + id + "' has blanks or control characters");
        }
        if (!NOTES.containsAll(notes.keySet())) {
            throw new IllegalArgumentException("notes are " + NOTES + ", not " + notes.keySet());
        }
        id = NameCharacters.plain(id);
        notes = tidied(notes);
        warnings = List.copyOf(warnings.subList(0, Math.min(warnings.size(), MOST_WARNINGS)));
    }

    /// Whether a text can be an id: without blanks and control characters, which a database or another format may not
    /// hold.
    public static boolean isId(String text) {
        return text.chars()
                .noneMatch(c -> Character.isWhitespace(c) || Character.isSpaceChar(c) || Character.isISOControl(c));
    }

    /// @param at the place of a name or a note
    /// @throws FormatException when it is longer than any may be
    public static void requireShort(Token at, String note) {
        if (note.length() > LONGEST_NOTE) {
            throw at.error(Message.of("note-limit").counting("most", LONGEST_NOTE));
        }
    }

    /// Whether its id says which puzzle it is.
    public boolean hasOwnId() {
        return !id.isEmpty() && !id.equals(NAMELESS);
    }

    /// Its own id, or else its kind and size: `kakuro-4x4`.
    public String name() {
        return hasOwnId() ? id : kindAndSize(puzzle);
    }

    /// `kakuro-4x4`.
    public static String kindAndSize(Puzzle puzzle) {
        var shape = puzzle.shape();
        return puzzle.kind() + "-" + shape.rows() + "x" + shape.columns();
    }

    public static PuzzleEntry of(String id, Puzzle puzzle) {
        return new PuzzleEntry(id, Map.of(), puzzle, Optional.empty(), List.of());
    }

    /// The same puzzle with other warnings, such as those of another place.
    public PuzzleEntry withWarnings(UnaryOperator<Warning> change) {
        return new PuzzleEntry(
                id, notes, puzzle, solution, warnings.stream().map(change).toList());
    }

    private static Map<String, String> tidied(Map<String, String> notes) {
        var tidied = new LinkedHashMap<String, String>();
        notes.forEach((name, note) -> {
            var plain = NameCharacters.plain(note)
                    .replaceAll("[\\s\\p{Z}\\p{Cc}]+", " ")
                    .strip();
            if (!plain.isEmpty()) {
                tidied.put(name, plain);
            }
        });
        return Collections.unmodifiableMap(tidied);
    }

    /// What is legal but odd, and where.
    ///
    /// @param line from 1
    /// @param column from 1
    public record Warning(int line, int column, Message remark) {}
}
