package org.crosscage.core.kind;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A piece of a text and where it stands.
///
/// @param line from 1
/// @param column of its first character, from 1
/// @param text may be empty, for something that is missing here
public record Token(int line, int column, String text) {

    /// The longest piece of a wrong text that a message repeats.
    private static final int QUOTED = 40;

    private static final int LONGEST_NUMBER = 18;

    /// The signs that a sentence or a chat may put behind an address.
    private static final String END_OF_SENTENCE = ".,;:!?)>]'\"”’|*";

    private static final Pattern ESCAPE = Pattern.compile("%([2-7][0-9A-Fa-f])");

    private static final Pattern DATE = Pattern.compile(
            "(?:[0-9]{1,4}+(?:[-./:T][0-9]{1,6}+){1,6}+Z?+|[0-9]{1,3}+(?:,[0-9]{3}+){1,4}+)[.,;:!?)]*+");

    /// The place of a piece that stands in no text yet.
    public static final Token NOWHERE = new Token(1, 1, "");

    /// An error here; the message names this piece of text as `found`.
    public FormatException error(Message problem) {
        return new FormatException(line, column, problem.naming("found", quoted()));
    }

    /// A warning about this place.
    public PuzzleEntry.Warning warning(Message remark) {
        return new PuzzleEntry.Warning(line, column, remark);
    }

    /// Whether no blank stands in it.
    public boolean isOneWord() {
        return text.chars().noneMatch(Character::isWhitespace);
    }

    /// Whether it can be a date, a time, or a number with signs between its digits.
    public boolean isDate() {
        return DATE.matcher(text).matches();
    }

    /// The whole number that this is, of at most 18 plain digits.
    public OptionalLong number() {
        if (text.isEmpty() || text.length() > LONGEST_NUMBER) {
            return OptionalLong.empty();
        }
        long number = 0;
        for (int i = 0; i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return OptionalLong.empty();
            }
            number = 10 * number + digit;
        }
        return OptionalLong.of(number);
    }

    /// The whole number that this is, if it lies in `least`…`most`.
    public OptionalInt number(int least, int most) {
        var number = number();
        return number.isPresent() && number.getAsLong() >= least && number.getAsLong() <= most
                ? OptionalInt.of((int) number.getAsLong())
                : OptionalInt.empty();
    }

    /// Another piece in the same place.
    public Token withText(String other) {
        return new Token(line, column, other);
    }

    /// A part of this piece, with its own place.
    public Token part(int from, int to) {
        return new Token(line, column + from, text.substring(from, to));
    }

    /// This piece without the blanks around it, with its own place.
    public Token stripped() {
        var tail = text.stripLeading();
        return new Token(line, column + text.length() - tail.length(), tail.stripTrailing());
    }

    /// This piece without the signs that a sentence may have behind an address.
    public Token withoutEndOfSentence() {
        int end = text.length();
        while (end > 0 && END_OF_SENTENCE.indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        return part(0, end);
    }

    /// The pieces between the separators, one more than there are separators, blanks kept.
    public List<Token> split(char separator) {
        var pieces = new ArrayList<Token>();
        int start = 0;
        for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, start)) {
            pieces.add(part(start, end));
            start = end + 1;
        }
        pieces.add(part(start, text.length()));
        return pieces;
    }

    /// This piece with the signs that programs write as `%3A` and the like when they pass an address on. Places behind
    /// one of them count it as one sign.
    public Token unescaped() {
        return withText(ESCAPE.matcher(text)
                .replaceAll(escape ->
                        Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(escape.group(1), 16)))));
    }

    private String quoted() {
        return text.length() <= QUOTED ? text : text.substring(0, QUOTED) + "…";
    }
}
