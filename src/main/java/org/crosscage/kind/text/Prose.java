package org.crosscage.kind.text;

import java.util.regex.Pattern;
import org.crosscage.core.kind.Line;

/// Tells the lines that people write around puzzles from those of puzzles.
final class Prose {

    /// Signs of cells, lists and programs.
    private static final String SIGNS = "|\\\t=[]{}<>^_";

    private static final String ADDRESS = "://";
    private static final Pattern LETTERS = Pattern.compile("(?![xX])\\p{L}(?![xX])\\p{L}");
    private static final Pattern WORD = Pattern.compile("\\p{L}{3,}+[.,;:!?)]*+");
    private static final Pattern NUMBER = Pattern.compile("\\(?+[0-9][0-9.,:/-]*+[a-z]{0,2}+[.,;:!?)%]*+");

    /// `Puzzle 12`. The words of Crosscage's own text are small.
    private static final Pattern HEADING =
            Pattern.compile("^\\s*+\\p{Lu}\\p{L}++\\.?+(?:\\s++\\p{L}++)?+\\s++[#(]?+[0-9]{1,4}+[:.)]?+\\s*+");

    private static final Pattern CELL = Pattern.compile("[.#*xX]");
    private static final Pattern COMMENT = Pattern.compile("#|//|;|--|%");

    private Prose() {}

    /// Whether a line is words: without a digit, or with more words than numbers, or a heading.
    static boolean isWords(Line line) {
        var text = line.text();
        if (isHeading(line)) {
            return true;
        }
        if (text.chars().anyMatch(c -> SIGNS.indexOf(c) >= 0)
                || text.contains(ADDRESS)
                || !LETTERS.matcher(text).find()) {
            return false;
        }
        var words = line.words();
        if (text.chars().noneMatch(Character::isDigit)) {
            return words.stream().noneMatch(word -> CELL.matcher(word.text()).matches());
        }
        long plain = words.stream()
                .filter(word -> WORD.matcher(word.text()).matches())
                .count();
        var numbers = words.stream()
                .filter(word -> word.text().chars().anyMatch(Character::isDigit))
                .toList();
        return plain > 1
                && plain > numbers.size()
                && numbers.stream()
                        .allMatch(number -> NUMBER.matcher(number.text()).matches());
    }

    /// Whether a line is a word and a number.
    static boolean isHeading(Line line) {
        return HEADING.matcher(line.text()).matches();
    }

    /// Whether a line is words, or only signs: `-----`.
    static boolean isBesidePuzzles(Line line) {
        return isWords(line) || line.text().chars().noneMatch(Character::isLetterOrDigit);
    }

    /// Whether a line can be above a puzzle: words, a comment, or what ends with a colon.
    static boolean isAbove(Line line) {
        return isWords(line) || isComment(line) || line.text().stripTrailing().endsWith(":") && hasWord(line);
    }

    private static boolean isComment(Line line) {
        return COMMENT.matcher(line.whole().text()).lookingAt()
                && LETTERS.matcher(line.text()).find()
                && line.text().chars().noneMatch(c -> "|\\\t".indexOf(c) >= 0);
    }

    private static boolean hasWord(Line line) {
        return line.words().stream().anyMatch(word -> WORD.matcher(word.text()).matches());
    }
}
