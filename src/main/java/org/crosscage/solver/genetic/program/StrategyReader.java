package org.crosscage.solver.genetic.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.crosscage.core.search.UnreadableException;

/// Reads the text of a [Strategy]: a value, or a function with its arguments in brackets, with blanks and line ends
/// wherever one likes.
final class StrategyReader {

    /// More than any strategy that is bred can have.
    private static final int MOST_CHARACTERS = 200_000;

    private static final int MOST_HEIGHT = 200;

    private final String text;
    private final List<Symbol> symbols = new ArrayList<>();
    private int at;

    private StrategyReader(String text) {
        this.text = text;
    }

    /// @throws UnreadableException when the text is no strategy
    static Strategy read(String text) {
        if (text.length() > MOST_CHARACTERS) {
            throw new UnreadableException("too-long", MOST_CHARACTERS, Map.of("most", MOST_CHARACTERS));
        }
        var reader = new StrategyReader(text);
        reader.expression(0);
        if (!reader.token().isEmpty()) {
            throw reader.problem("end", Map.of());
        }
        return Strategy.of(reader.symbols);
    }

    private void expression(int above) {
        var name = token();
        if (name.isEmpty()) {
            throw problem("nothing", Map.of());
        }
        if (!isWord(name.charAt(0))) {
            throw problem("symbol", Map.of());
        }
        if (above > MOST_HEIGHT) {
            throw problem("too-high", Map.of("most", MOST_HEIGHT));
        }
        var symbol = PrimitiveSet.named(name).orElseThrow(() -> problem("name", Map.of()));
        symbols.add(symbol);
        at += name.length();
        int count = symbol.arity();
        for (int i = 0; i < count; i++) {
            var facts = Map.<String, Object>of("function", name, "count", count, "next", i + 1);
            expect(i == 0 ? "(" : ",", i == 0 ? "open" : "next", facts);
            expression(above + 1);
        }
        if (count > 0) {
            expect(")", "close", Map.of("function", name, "count", count));
        }
    }

    private void expect(String sign, String problem, Map<String, Object> facts) {
        if (!token().equals(sign)) {
            throw problem(problem, facts);
        }
        at++;
    }

    /// What comes after blanks: a word or a single sign; empty at the end.
    private String token() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        int end = at;
        while (end < text.length() && isWord(text.charAt(end))) {
            end++;
        }
        return text.substring(at, end == at ? Math.min(at + 1, text.length()) : end);
    }

    private static boolean isWord(char sign) {
        return Character.isLetterOrDigit(sign) || sign == '_';
    }

    private UnreadableException problem(String key, Map<String, Object> facts) {
        var all = new HashMap<>(facts);
        all.put("found", token());
        return new UnreadableException(key, at + 1, all);
    }
}
