package org.crosscage.sets;

import org.crosscage.core.kind.NameCharacters;
import org.crosscage.kind.GameTerms;

/// What a maker says of a set beside its puzzles.
///
/// @param title 1 to [#LONGEST_TITLE] characters, not blank
/// @param text plain, at most [#LONGEST_TEXT] characters in [#MOST_LINES] lines, so that it fits on the first page
///     of a printed sheet; may be empty
/// @param terms of every game that is begun from now on
/// @param inOrder whether a puzzle waits for the one before it to be finished
public record SetDescription(String title, String text, GameTerms terms, boolean inOrder) {

    /// In characters; as long as the title of a printed book.
    public static final int LONGEST_TITLE = 80;

    public static final int LONGEST_TEXT = 2_000;

    public static final int MOST_LINES = 25;

    /// @throws RefusedSetException when the title or the text is none
    public SetDescription {
        title = title.strip();
        text = text.strip().replace("\r\n", "\n");
        if (title.isEmpty()) {
            throw new RefusedSetException(RefusedSetException.Reason.NO_TITLE, 0, 1);
        }
        if (title.length() > LONGEST_TITLE) {
            throw new RefusedSetException(RefusedSetException.Reason.TITLE_TOO_LONG, title.length(), LONGEST_TITLE);
        }
        if (text.length() > LONGEST_TEXT) {
            throw new RefusedSetException(RefusedSetException.Reason.TEXT_TOO_LONG, text.length(), LONGEST_TEXT);
        }
        int lines = (int) text.lines().count();
        if (lines > MOST_LINES) {
            throw new RefusedSetException(RefusedSetException.Reason.TOO_MANY_LINES, lines, MOST_LINES);
        }
        requirePlain(title, false, RefusedSetException.Reason.CONTROL_IN_TITLE);
        requirePlain(text, true, RefusedSetException.Reason.CONTROL_IN_TEXT);
    }

    private static void requirePlain(String words, boolean lines, RefusedSetException.Reason reason) {
        words.chars()
                .filter(letter -> Character.isISOControl(letter) && !(lines && letter == '\n'))
                .findFirst()
                .ifPresent(letter -> {
                    throw new RefusedSetException(reason, letter, 0);
                });
        NameCharacters.unfit(words).ifPresent(letter -> {
            throw new RefusedSetException(reason, letter, 0);
        });
    }

    /// Text that was written elsewhere, or before such characters were refused.
    ///
    /// @throws RefusedSetException when what is left of the title or the text is none
    public static SetDescription read(String title, String text, GameTerms terms, boolean inOrder) {
        return new SetDescription(NameCharacters.plain(title), NameCharacters.plain(text), terms, inOrder);
    }
}
