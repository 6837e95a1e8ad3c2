package org.crosscage.core.kind;

import java.util.Locale;
import java.util.OptionalInt;

/// The characters that no name from outside has, whatever it is the name of: controls that turn the letters around them
/// (U+202A to U+202E, U+2066 to U+2069), lone surrogates, and U+0000, which no database stores. A text that is read
/// loses them; a name that a player types is refused.
public final class NameCharacters {

    private NameCharacters() {}

    /// The first character that cannot stay, if there is one.
    public static OptionalInt unfit(String name) {
        return name.codePoints().filter(NameCharacters::isUnfit).findFirst();
    }

    /// As people look a character up: `U+202E`.
    public static String code(int c) {
        return String.format(Locale.ROOT, "U+%04X", c);
    }

    private static boolean isUnfit(int c) {
        return c == 0
                || c >= 0x202A && c <= 0x202E
                || c >= 0x2066 && c <= 0x2069
                || c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    }

    /// Without the characters that cannot stay.
    public static String plain(String name) {
        if (unfit(name).isEmpty()) {
            return name;
        }
        var plain = new StringBuilder(name.length());
        name.codePoints().filter(c -> !isUnfit(c)).forEach(plain::appendCodePoint);
        return plain.toString();
    }

    /// The beginning of a name, without half a letter at its end.
    ///
    /// @param longest in characters
    public static String beginning(String name, int longest) {
        if (name.length() <= longest) {
            return name;
        }
        return name.substring(
                0, longest > 0 && Character.isHighSurrogate(name.charAt(longest - 1)) ? longest - 1 : longest);
    }
}
