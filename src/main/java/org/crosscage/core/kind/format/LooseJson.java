package org.crosscage.core.kind.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.format.JsonValue.Sort;

/// Reads JSON as other programs write it. SudokuPad shortens it to what a JSON reader refuses: names
/// without quotes, single quotes, words such as `t`, and nothing at all for `{}` in a list. What is JSON is
/// read as such.
public final class LooseJson {

    /// A puzzle needs six levels.
    private static final int DEEPEST = 16;

    /// The most values in a whole text. A Killer Sudoku with every possible mark has 2,000, and so has a
    /// saved KenKen of 11 × 11.
    private static final int MOST_VALUES = 100_000;

    private static final String SIGNS = ",:{}[]\"'";

    private final String text;
    private int at;
    private int line = 1;
    private int lineStart;
    private int values;

    private LooseJson(String text) {
        this.text = text;
    }

    /// The first value of a text.
    ///
    /// @throws FormatException with the place of what is wrong
    public static JsonValue readFirst(String text) {
        var json = new LooseJson(text);
        json.skipBlanks();
        return json.value(JsonPath.ROOT, 0);
    }

    /// Goes through the values of a text, one behind the other.
    ///
    /// @param each gets every value before what is wrong
    /// @throws FormatException with the place of what is wrong, or of one more than the puzzles allowed
    public static void read(String text, Consumer<JsonValue> each) {
        var json = new LooseJson(Lines.joined(text));
        int count = 0;
        for (json.skipBlanks(); json.at < json.text.length(); json.skipBlanks()) {
            Lines.requireRoom(count++, json.here(""));
            each.accept(json.value(JsonPath.ROOT, 0));
        }
    }

    /// A text in quotes.
    public static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private JsonValue value(JsonPath path, int depth) {
        if (at == text.length()) {
            throw broken("rest");
        }
        var sign = here(text.substring(at, at + 1));
        if (depth > DEEPEST) {
            throw sign.error(Message.of("json-large"));
        }
        count(sign);
        return switch (sign.text()) {
            case "{" -> object(sign, path, depth);
            case "[" -> list(sign, path, depth);
            case "\"", "'" -> single(quote(), path, Sort.TEXT);
            default -> single(word("value"), path, Sort.WORD);
        };
    }

    private static JsonValue single(Token piece, JsonPath path, Sort sort) {
        return new JsonValue(piece, path, sort, List.of(), Collections.emptyNavigableMap());
    }

    private JsonValue object(Token start, JsonPath path, int depth) {
        var members = new LinkedHashMap<String, JsonValue>();
        at++;
        if (!skips('}')) {
            do {
                skipBlanks();
                var name = isAt('"') || isAt('\'') ? quote() : word("name");
                if (!skips(':')) {
                    throw broken("more");
                }
                skipBlanks();
                var inside = path.member(name.text());
                if (members.putIfAbsent(name.text(), value(inside, depth + 1)) != null) {
                    throw name.error(Message.of("json-name-twice").naming("path", inside.toString()));
                }
            } while (goesOn('}'));
        }
        return new JsonValue(start, path, Sort.OBJECT, List.of(), members);
    }

    private JsonValue list(Token start, JsonPath path, int depth) {
        var items = new ArrayList<JsonValue>();
        at++;
        if (!skips(']')) {
            do {
                skipBlanks();
                var inside = path.item(items.size());
                items.add(isAt(',') || isAt(']') ? leftOut(inside) : value(inside, depth + 1));
            } while (goesOn(']'));
        }
        return new JsonValue(start, path, Sort.LIST, items, Collections.emptyNavigableMap());
    }

    private void count(Token value) {
        if (++values > MOST_VALUES) {
            throw value.error(Message.of("json-long").counting("most", MOST_VALUES));
        }
    }

    private JsonValue leftOut(JsonPath path) {
        count(here(""));
        return new JsonValue(here(""), path, Sort.OBJECT, List.of(), Collections.emptyNavigableMap());
    }

    /// Whether a comma follows, and not the end.
    private boolean goesOn(char end) {
        if (skips(',')) {
            return true;
        }
        if (!skips(end)) {
            throw broken("more");
        }
        return false;
    }

    private Token quote() {
        char quote = text.charAt(at++);
        var start = here("");
        var content = new StringBuilder();
        while (!isAt(quote)) {
            if (isAt('\\')) {
                content.append(escaped());
                at++;
            } else {
                int plain = at;
                while (at < text.length() && isPlain(text.charAt(at), quote)) {
                    at++;
                }
                if (at == text.length() || isAt('\n')) {
                    throw broken("quote");
                }
                content.append(text, plain, at);
            }
        }
        at++;
        return start.withText(content.toString());
    }

    private static boolean isPlain(char letter, char quote) {
        return letter != quote && letter != '\\' && letter != '\n';
    }

    /// Leaves the cursor at the last character of the escape.
    private char escaped() {
        at++;
        char sign = at < text.length() ? text.charAt(at) : ' ';
        return switch (sign) {
            case '"', '\'', '\\', '/' -> sign;
            case 'b', 'f', 'n', 'r', 't' -> ' ';
            case 'u' -> hexadecimal();
            default -> throw broken("quote");
        };
    }

    private char hexadecimal() {
        int number = 0;
        for (int i = 0; i < 4; i++) {
            at++;
            int digit = at < text.length() ? Character.digit(text.charAt(at), 16) : -1;
            if (digit < 0) {
                throw broken("quote");
            }
            number = 16 * number + digit;
        }
        return (char) number;
    }

    private Token word(String expected) {
        int start = at;
        while (at < text.length() && SIGNS.indexOf(text.charAt(at)) < 0 && !Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        if (at == start) {
            throw broken(expected);
        }
        return new Token(line, start - lineStart + 1, text.substring(start, at));
    }

    private boolean isAt(char sign) {
        return at < text.length() && text.charAt(at) == sign;
    }

    /// Goes on behind a sign if it comes next, perhaps after blanks.
    private boolean skips(char sign) {
        skipBlanks();
        if (!isAt(sign)) {
            return false;
        }
        at++;
        return true;
    }

    private void skipBlanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            if (text.charAt(at++) == '\n') {
                line++;
                lineStart = at;
            }
        }
    }

    private Token here(String piece) {
        return new Token(line, at - lineStart + 1, piece);
    }

    private FormatException broken(String expected) {
        int end = text.indexOf('\n', at);
        var found = text.substring(at, end < 0 ? text.length() : end).strip();
        return here(found).error(Message.of("json-broken").naming("expected", at == text.length() ? "rest" : expected));
    }
}
