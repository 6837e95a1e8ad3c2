package org.crosscage.kind.text;

import java.util.regex.Pattern;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;

/// Tells the lines that people write around puzzles from those of puzzles.
final class Prose {

    /// Signs of cells, lists and programs.
    private static final String SIGNS = "|\\\t=[]{}<>^_";

    private static final String ADDRESS = "://";
    private static final Pattern LETTERS = Pattern.compile("(?![xX])\\p{L}(?![xX])\\p{L}");
    private static final Pattern WORD = Pattern.compile("(?![xX]{3})\\p{L}{3,}+[.,;:!?)]*+");
    private static final int SHORTEST_WORD = 3;
    private static final Pattern NUMBER = Pattern.compile("\\(?+[0-9][0-9.,:/-]*+[a-z]{0,2}+[.,;:!?)%]*+");

    /// `Puzzle 12`, `Difficulty: 7.2`, perhaps with a date behind a comma. The words of Crosscage's own text are small.
    private static final Pattern HEADING =
            Pattern.compile("^\\s*+\\p{Lu}\\p{L}++\\.?+(?:\\s++\\p{L}++)?+:?+\\s++[#(]?+[0-9][0-9.,:/]{0,12}+[:.)]?+"
                    + "(?:\\s*+|(?<=[,:])(?=\\P{L}*+\\p{L}{3})\\s.*+)");

    /// `4x4: easy`, `5 # 3 stars`, `6x6: 2 of 5`: a number or a size, and a few words and numbers.
    private static final Pattern NUMBERED = Pattern.compile("\\s*+[0-9]{1,4}+(?:x[0-9]{1,2}+)?+\\s*+[:#]\\s++"
            + "(?:\\p{L}{3,}+|[0-9]{1,4}+\\s++\\p{L}{2,}+)(?:\\s++(?:\\p{L}{2,}+|[0-9]{1,4}+)){0,3}+[.!]?+\\s*+");

    /// No word is so long; a date is.
    private static final int LONG = 16;

    private static final Pattern DIGITS = Pattern.compile("[0-9]++");

    /// Signs of cells, lists and programs that no date has.
    private static final String LISTED = "|\\\t[]{}()<>^_\"";

    private static final Pattern SHARE = Pattern.compile("[0-9][-./:,][0-9]|=");

    /// So many numbers or cells are a row.
    private static final int FEWEST_CELLS = 3;

    /// A row of a Sudoku, perhaps with a cell too many or too few, or one of another sign: `53--7---?`.
    private static final Pattern ROW = Pattern.compile("\\s*+(?=\\D*+[0-9]\\D*+[0-9])\\S{8,10}+\\s*+");

    private static final Pattern TIME_OR_SHARE = Pattern.compile("[0-9][/:][0-9]");

    private static final int SHORTEST_ROW = 8;
    private static final String OPEN = ".-_*";

    private static final Pattern CELL = Pattern.compile("[.#*xX]");
    private static final Pattern COMMENT = Pattern.compile("#|//|;|--|%");

    private Prose() {}

    /// Whether a line is words: without a digit, or with several words and less than twice as many numbers,
    /// or a heading, or with a date, a time or a share in it.
    static boolean isWords(Line line) {
        var text = line.text();
        if (isHeading(line) || isDated(line)) {
            return true;
        }
        if (text.chars().anyMatch(c -> SIGNS.indexOf(c) >= 0)
                || text.contains(ADDRESS)
                || !LETTERS.matcher(text).find()) {
            return false;
        }
        var words = line.words();
        if (!hasDigit(text)) {
            return words.stream().noneMatch(word -> CELL.matcher(word.text()).matches());
        }
        long plain = words.stream()
                .filter(word -> WORD.matcher(word.text()).matches())
                .count();
        var numbers = words.stream().filter(word -> hasDigit(word.text())).toList();
        return plain > 1
                && 2 * plain > numbers.size()
                && numbers.stream()
                        .allMatch(number -> NUMBER.matcher(number.text()).matches());
    }

    private static boolean isDated(Line line) {
        var text = line.text();
        return SHARE.matcher(text).find() && text.chars().noneMatch(c -> LISTED.indexOf(c) >= 0) && isRemark(line);
    }

    /// Whether a line is a word and a number, in either order.
    static boolean isHeading(Line line) {
        return HEADING.matcher(line.text()).matches()
                || NUMBERED.matcher(line.text()).matches();
    }

    /// Whether a line has dates and times alone.
    static boolean isDate(Line line) {
        return !line.isBlank() && line.words().stream().allMatch(Token::isDate);
    }

    /// Whether a line is like a row of a Sudoku above another with the same open cells, at least half of it these, and
    /// without a date or a share.
    static boolean isRowAbove(Line line, Line next) {
        return isLikeRow(line)
                && isLikeRow(next)
                && 2 * line.text().chars().filter(c -> OPEN.indexOf(c) >= 0).count()
                        >= line.whole().text().length()
                && line.text()
                        .chars()
                        .anyMatch(c -> OPEN.indexOf(c) >= 0 && next.text().indexOf(c) >= 0)
                && !isDate(line)
                && !TIME_OR_SHARE.matcher(line.text()).find();
    }

    private static boolean isLikeRow(Line line) {
        return line.text().length() >= SHORTEST_ROW && ROW.matcher(line.text()).matches();
    }

    /// Whether a line begins like one of Crosscage's own text.
    static boolean isOwn(Line line) {
        return NativeText.isOwn(line.keyword()) || PuzzleEntry.NOTES.contains(line.keyword());
    }

    /// Whether a line can be above a puzzle: words, a comment, or what ends with a colon.
    static boolean isAbove(Line line) {
        return isWords(line) || isComment(line) || line.text().stripTrailing().endsWith(":") && hasWord(line);
    }

    /// Whether a line has a word and nothing like an id, though it may have numbers and signs.
    static boolean isRemark(Line line) {
        return hasWord(line) && !hasCode(line);
    }

    private static boolean hasCode(Line line) {
        return line.text().length() >= LONG && line.words().stream().anyMatch(Prose::isCode);
    }

    /// Whether nobody would take a line for a part of a puzzle: a remark, signs alone, or one or two numbers.
    static boolean isTalk(Line line) {
        return !hasCode(line)
                && (hasWord(line)
                        || !hasDigit(line.text())
                        || line.text().chars().noneMatch(c -> SIGNS.indexOf(c) >= 0)
                                && line.words().stream().mapToLong(Prose::cells).sum() < FEWEST_CELLS);
    }

    /// A long piece of letters and signs, or of digits and others.
    private static boolean isCode(Token word) {
        var text = word.text();
        return text.length() >= LONG
                && text.chars().anyMatch(Character::isLetterOrDigit)
                && text.chars().anyMatch(c -> Character.isDigit(c) || SIGNS.indexOf(c) >= 0)
                && !text.contains(ADDRESS)
                && !word.isDate();
    }

    private static long cells(Token word) {
        return word.text().length() == 1
                ? 1
                : word.isDate() ? 0 : DIGITS.matcher(word.text()).results().count();
    }

    private static boolean hasDigit(String text) {
        return text.chars().anyMatch(Character::isDigit);
    }

    private static boolean isComment(Line line) {
        return COMMENT.matcher(line.whole().text()).lookingAt()
                && LETTERS.matcher(line.text()).find()
                && line.text().chars().noneMatch(c -> "|\\\t".indexOf(c) >= 0);
    }

    static boolean hasWord(Line line) {
        return hasLetters(line.text())
                && line.words().stream()
                        .anyMatch(word -> WORD.matcher(word.text()).matches());
    }

    /// Whether there are as many letters in a row as a word has.
    private static boolean hasLetters(String text) {
        int letters = 0;
        for (int i = 0; i < text.length() && letters < SHORTEST_WORD; i++) {
            letters = Character.isLetter(text.charAt(i)) ? letters + 1 : 0;
        }
        return letters == SHORTEST_WORD;
    }
}
