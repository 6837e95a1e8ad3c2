package org.crosscage.challenge;

import java.util.Optional;
import org.crosscage.core.kind.NameCharacters;

/// The name that somebody gives themselves in a challenge.
///
/// @param written at most [#LONGEST] letters, none of them a control character; may be empty
public record EntrantName(String written) {

    public static final EntrantName NONE = new EntrantName("");

    /// In code points.
    public static final int LONGEST = 20;

    /// @throws IllegalArgumentException when it is no such name
    public EntrantName {
        written = written.strip();
        var name = written;
        problem(name).ifPresent(problem -> {
            throw new IllegalArgumentException("the name '" + name + "': " + problem);
        });
    }

    /// Why a text is no name.
    public sealed interface Problem {

        record TooLong(int letters) implements Problem {}

        /// @param character as people look it up: `U+202E`
        /// @param place of the letter, from 1
        record Control(String character, int place) implements Problem {}
    }

    /// Why a text that somebody typed is no name, if it is none.
    public static Optional<Problem> problem(String typed) {
        var letters = typed.strip().codePoints().toArray();
        if (letters.length > LONGEST) {
            return Optional.of(new Problem.TooLong(letters.length));
        }
        for (int i = 0; i < letters.length; i++) {
            if (Character.isISOControl(letters[i])
                    || NameCharacters.unfit(Character.toString(letters[i])).isPresent()) {
                return Optional.of(new Problem.Control(NameCharacters.code(letters[i]), i + 1));
            }
        }
        return Optional.empty();
    }

    public boolean isEmpty() {
        return written.isEmpty();
    }
}
