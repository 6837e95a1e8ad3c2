package org.crosscage.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// JSON as text, to and from the plain values that [Fields] names. Read and written here, because a library
/// for it would be larger than the teacher, and values that cross to the browser one by one take longer
/// than their text.
public final class Json {

    private static final int HEX = 16;
    private static final int HEX_DIGITS = 4;
    /// Nobody means anything by brackets in more brackets than this.
    private static final int DEEPEST = 50;

    private final String text;
    private int at;
    private int depth;

    private Json(String text) {
        this.text = text;
    }

    /// Whole numbers are [Integer], larger ones [Long], others [Double].
    ///
    /// @throws IllegalArgumentException naming the place, when the text is no JSON
    public static @Nullable Object read(String text) {
        var json = new Json(text);
        var value = json.value();
        if (json.next() != 0) {
            throw json.unexpected();
        }
        return value;
    }

    private @Nullable Object value() {
        if (depth++ > DEEPEST) {
            throw unexpected();
        }
        var value = switch (next()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
        depth--;
        return value;
    }

    /// The character that comes next, blanks left out; 0 at the end.
    private char next() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at < text.length() ? text.charAt(at) : 0;
    }

    private boolean takes(char wanted) {
        boolean is = next() == wanted;
        if (is) {
            at++;
        }
        return is;
    }

    private void require(char wanted) {
        if (!takes(wanted)) {
            throw unexpected();
        }
    }

    private Object object() {
        var fields = new Fields();
        require('{');
        if (!takes('}')) {
            do {
                if (next() != '"') {
                    throw unexpected();
                }
                var name = string();
                require(':');
                fields.put(name, value());
            } while (takes(','));
            require('}');
        }
        return fields.map();
    }

    private Object array() {
        var values = new ArrayList<@Nullable Object>();
        require('[');
        if (!takes(']')) {
            do {
                values.add(value());
            } while (takes(','));
            require(']');
        }
        return values;
    }

    private String string() {
        var words = new StringBuilder();
        require('"');
        while (true) {
            char c = letter();
            if (c == '"') {
                return words.toString();
            }
            words.append(c == '\\' ? escaped() : c);
        }
    }

    private char letter() {
        if (at == text.length()) {
            throw unexpected();
        }
        return text.charAt(at++);
    }

    private char escaped() {
        char c = letter();
        return switch (c) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> {
                int code = 0;
                for (int i = 0; i < HEX_DIGITS; i++) {
                    int digit = Character.digit(letter(), HEX);
                    if (digit < 0) {
                        throw unexpected();
                    }
                    code = code * HEX + digit;
                }
                yield (char) code;
            }
            case '"', '\\', '/' -> c;
            default -> throw unexpected();
        };
    }

    private @Nullable Object word(String word, @Nullable Object meaning) {
        if (!text.startsWith(word, at)) {
            throw unexpected();
        }
        at += word.length();
        return meaning;
    }

    private Object number() {
        int from = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        var digits = text.substring(from, at);
        try {
            if (digits.indexOf('.') >= 0 || digits.indexOf('e') >= 0 || digits.indexOf('E') >= 0) {
                return Double.parseDouble(digits);
            }
            long whole = Long.parseLong(digits);
            return whole == (int) whole ? (Object) (int) whole : (Object) whole;
        } catch (NumberFormatException _) {
            at = from;
            throw unexpected();
        }
    }

    private IllegalArgumentException unexpected() {
        return new IllegalArgumentException("no JSON from place " + at + " on");
    }

    public static String write(@Nullable Object value) {
        var out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(@Nullable Object value, StringBuilder out) {
        switch (value) {
            case null -> out.append("null");
            case Map<?, ?> fields -> {
                char before = '{';
                for (var field : fields.entrySet()) {
                    out.append(before);
                    quote((String) field.getKey(), out);
                    out.append(':');
                    write(field.getValue(), out);
                    before = ',';
                }
                out.append(fields.isEmpty() ? "{}" : "}");
            }
            case List<?> values -> {
                char before = '[';
                for (var each : values) {
                    out.append(before);
                    write(each, out);
                    before = ',';
                }
                out.append(values.isEmpty() ? "[]" : "]");
            }
            case String words -> quote(words, out);
            default -> out.append(value);
        }
    }

    private static void quote(String words, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < words.length(); i++) {
            char c = words.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ') {
                out.append("\\u00").append(Character.forDigit(c / HEX, HEX)).append(Character.forDigit(c % HEX, HEX));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
