package org.crosscage.core.kind;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;

/// A line of a text.
///
/// @param number in the whole text, from 1
/// @param text without the line end, its blanks as [Lines] has made them plain
public record Line(int number, String text) {

    private static final IntPredicate BLANK = Character::isWhitespace;

    public boolean isBlank() {
        return skip(0, BLANK) == text.length();
    }

    /// The pieces between blanks, none for a blank line.
    public List<Token> words() {
        var words = new ArrayList<Token>();
        int at = skip(0, BLANK);
        while (at < text.length()) {
            int end = skip(at, BLANK.negate());
            words.add(new Token(number, at + 1, text.substring(at, end)));
            at = skip(end, BLANK);
        }
        return words;
    }

    /// The first word in lower case; empty for a blank line.
    public String keyword() {
        int start = skip(0, BLANK);
        return text.substring(start, skip(start, BLANK.negate())).toLowerCase(Locale.ROOT);
    }

    /// What follows the first word, without the blanks around it.
    public String afterKeyword() {
        return text.substring(skip(skip(0, BLANK), BLANK.negate())).strip();
    }

    /// Refuses a line that has more than its keyword, which would be passed over.
    ///
    /// @throws FormatException at the second word
    public void requireAlone() {
        var words = words();
        if (words.size() > 1) {
            throw words.get(1).error(Message.of("nothing-expected").naming("word", keyword()));
        }
    }

    /// The pieces between the separators, one more than there are separators, blanks kept.
    public List<Token> cells(char separator) {
        return new Token(number, 1, text).split(separator);
    }

    /// The whole line as one piece, from its first character that is not blank.
    public Token whole() {
        int start = skip(0, BLANK);
        return new Token(
                number,
                start == text.length() ? 1 : start + 1,
                text.substring(start).strip());
    }

    /// The empty place behind the last character that is not blank, where something is missing.
    public Token end() {
        int end = text.length();
        while (end > 0 && BLANK.test(text.charAt(end - 1))) {
            end--;
        }
        return new Token(number, end + 1, "");
    }

    private int skip(int from, IntPredicate what) {
        int at = from;
        while (at < text.length() && what.test(text.charAt(at))) {
            at++;
        }
        return at;
    }
}
