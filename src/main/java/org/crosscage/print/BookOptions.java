package org.crosscage.print;

import java.util.List;

/// How a book is printed.
///
/// @param title on the cover and at the head of each page
/// @param perPage puzzles to a page, one of [#PER_PAGE]
/// @param cover whether a first page says what is inside and what the rules are
/// @param solutions whether they stand at the end
/// @param text on the cover below the title, in lines and paragraphs, empty for none; what the type cannot write
///     becomes a question mark
public record BookOptions(String title, Paper paper, int perPage, boolean cover, boolean solutions, String text) {

    public static final List<Integer> PER_PAGE = List.of(1, 2, 4, 6, 9);

    /// A longer title has no room.
    public static final int LONGEST_TITLE = 80;

    /// @throws IllegalArgumentException when there is no such number to a page, or the title is too long or cannot be
    ///     written
    public BookOptions {
        if (!PER_PAGE.contains(perPage)) {
            throw new IllegalArgumentException(perPage + " puzzles to a page; there are " + PER_PAGE);
        }
        if (title.length() > LONGEST_TITLE || !Letters.unknown(title).isEmpty()) {
            throw new IllegalArgumentException("the title '" + title + "' cannot be printed");
        }
    }

    /// Without a text of its own.
    public BookOptions(String title, Paper paper, int perPage, boolean cover, boolean solutions) {
        this(title, paper, perPage, cover, solutions, "");
    }

    int columns() {
        return perPage == 9 ? 3 : perPage >= 4 ? 2 : 1;
    }

    int rows() {
        return perPage / columns();
    }
}
