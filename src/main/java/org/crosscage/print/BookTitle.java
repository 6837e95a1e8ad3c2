package org.crosscage.print;

import java.util.List;
import org.crosscage.texts.Texts;

/// What is said of a book around it: the title that it has where nobody gave it one, and what to mind.
public final class BookTitle {

    private BookTitle() {}

    /// What the puzzles are: kind and size where all have the same, else the kinds.
    public static String of(List<PrintedPuzzle> puzzles, Texts texts) {
        var words = new BookWords(texts);
        var names = puzzles.stream().map(words::plainName).distinct().toList();
        if (names.size() == 1) {
            return puzzles.size() == 1 ? shortened(words.name(puzzles.getFirst())) : names.getFirst();
        }
        return texts.all(puzzles.stream()
                .map(puzzle -> words.kind(puzzle.entry().puzzle().kind()))
                .distinct()
                .toList());
    }

    private static String shortened(String name) {
        return name.length() <= BookOptions.LONGEST_TITLE
                ? name
                : name.substring(0, BookOptions.LONGEST_TITLE - 1) + "…";
    }

    /// That some cells are too small to write in; empty where none are.
    public static String tooSmall(Book book, Texts texts) {
        var small = book.tooSmall();
        return small.isEmpty()
                ? ""
                : texts.say(
                        "print.too-small",
                        "count",
                        small.size(),
                        "first",
                        small.getFirst().number(),
                        "millimetres",
                        book.smallestCell().orElseThrow());
    }
}
