package org.crosscage.print;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.crosscage.drawing.Type;

/// What the type of a book can write, and how lines are broken.
public final class Letters {

    private Letters() {}

    /// The characters of a text that the type does not have, each once; empty where it has them all.
    public static String unknown(String text) {
        return text.codePoints()
                .filter(character ->
                        !(Type.regular().has(character) && Type.bold().has(character)))
                .distinct()
                .mapToObj(Character::toString)
                .collect(Collectors.joining(" "));
    }

    /// A text with a question mark for what the type does not have, and no line ends.
    public static String known(String text) {
        return text.codePoints()
                .mapToObj(character -> unknown(Character.toString(character)).isEmpty()
                        ? Character.toString(character)
                        : Character.isWhitespace(character) ? " " : "?")
                .collect(Collectors.joining());
    }

    /// Breaks a text between words.
    ///
    /// @param width of a line, in parts of the type's size
    static List<String> lines(String text, Type type, double width) {
        var lines = new ArrayList<String>();
        var line = "";
        for (var word : text.split(" ")) {
            var longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && type.width(longer) > width) {
                lines.add(line);
                line = word;
            } else {
                line = longer;
            }
        }
        lines.add(line);
        return lines;
    }

    /// As much of a text as there is room for, with an ellipsis where something is missing.
    static String cut(String text, Type type, double width) {
        if (type.width(text) <= width) {
            return text;
        }
        int end = text.length();
        while (end > 0 && type.width(text.substring(0, end) + "…") > width) {
            end--;
        }
        return text.substring(0, end) + "…";
    }
}
