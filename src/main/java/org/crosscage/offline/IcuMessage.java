package org.crosscage.offline;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Fills in a message of ICU's syntax, as much of it as our texts use: arguments, also as `number` and
/// `spellout`, `plural` and `select`, and quotation marks.
final class IcuMessage {

    private final String pattern;
    private final Map<String, ?> arguments;
    private final Numbers numbers;
    private final StringBuilder out = new StringBuilder();
    private int at;

    private IcuMessage(String pattern, Map<String, ?> arguments, Numbers numbers) {
        this.pattern = pattern;
        this.arguments = arguments;
        this.numbers = numbers;
    }

    /// How a language writes numbers.
    interface Numbers {

        /// The plural form: `one`, `other` …
        String plural(long number);

        /// In digits.
        String digits(long number);

        /// In words.
        String words(long number);
    }

    /// An argument that is not there stays as it is written, in braces.
    static String fill(String pattern, Map<String, ?> arguments, Numbers numbers) {
        var message = new IcuMessage(pattern, arguments, numbers);
        message.message(null, true);
        return message.out.toString();
    }

    /// Up to the brace that closes it, or the end.
    ///
    /// @param counted what `#` stands for, directly in a form of a plural
    /// @param isSaid whether this is the form that is said; of the others only the end is looked for
    private void message(@Nullable Number counted, boolean isSaid) {
        while (at < pattern.length() && pattern.charAt(at) != '}') {
            char c = pattern.charAt(at++);
            if (c == '\'') {
                add(quoted(counted), isSaid);
            } else if (c == '{') {
                argument(isSaid);
            } else if (c == '#' && counted != null) {
                add(numbers.digits(counted.longValue()), isSaid);
            } else {
                add(String.valueOf(c), isSaid);
            }
        }
    }

    private void add(String words, boolean isSaid) {
        if (isSaid) {
            out.append(words);
        }
    }

    /// An apostrophe is itself, unless it stands before another one or something that has a meaning.
    private String quoted(@Nullable Number counted) {
        char next = at < pattern.length() ? pattern.charAt(at) : ' ';
        if (next == '\'') {
            at++;
            return "'";
        }
        if (next != '{' && next != '}' && (next != '#' || counted == null)) {
            return "'";
        }
        int end = pattern.indexOf('\'', at);
        int to = end < 0 ? pattern.length() : end;
        var words = pattern.substring(at, to);
        at = Math.min(to + 1, pattern.length());
        return words;
    }

    /// What stands up to one of some characters, which comes next.
    private String word(String ends) {
        int from = at;
        while (ends.indexOf(pattern.charAt(at)) < 0) {
            at++;
        }
        return pattern.substring(from, at).strip();
    }

    private void argument(boolean isSaid) {
        var name = word(",}");
        var value = isSaid ? arguments.get(name) : null;
        if (pattern.charAt(at++) == '}') {
            add(value == null ? "{" + name + "}" : plain(value), isSaid);
            return;
        }
        var sort = word(",}");
        if (pattern.charAt(at++) == '}') {
            add(value instanceof Number number ? number(sort, number.longValue()) : "{" + name + "}", isSaid);
        } else if (sort.equals("plural")) {
            plural(value instanceof Number number ? number : null);
        } else {
            select(value == null ? null : value.toString());
        }
    }

    private String plain(Object value) {
        return value instanceof Number number ? numbers.digits(number.longValue()) : value.toString();
    }

    private String number(String sort, long number) {
        return sort.equals("spellout") ? numbers.words(number) : numbers.digits(number);
    }

    /// @param number decides; nothing is said without
    private void plural(@Nullable Number number) {
        int start = at;
        var exact = number == null ? "" : "=" + number.longValue();
        if (number == null || !form(exact, number, true)) {
            at = start;
            var form = number == null ? "" : numbers.plural(number.longValue());
            if (!form(form, number, number != null)) {
                at = start;
                form("other", number, number != null);
            }
        }
    }

    private void select(@Nullable String value) {
        int start = at;
        if (value == null || !form(value, null, true)) {
            at = start;
            form("other", null, value != null);
        }
    }

    /// Goes over all forms to behind the brace after them.
    ///
    /// @return whether there was the wanted one, which is said
    private boolean form(String wanted, @Nullable Number counted, boolean isSaid) {
        boolean found = false;
        for (var form = word("{}"); pattern.charAt(at) == '{'; form = word("{}")) {
            at++;
            boolean chosen = !found && form.equals(wanted);
            found |= chosen;
            message(counted, chosen && isSaid);
            at++;
        }
        at++;
        return found;
    }
}
