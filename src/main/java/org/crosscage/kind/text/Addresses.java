package org.crosscage.kind.text;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Token;

/// Finds the addresses that stand in sentences, and ids in quotes: what people copy out of a message has words around
/// it.
final class Addresses {

    /// A longer line is no sentence with an address in it, not even with one that holds a puzzle and its rules
    /// in words, and what stands before an address is gone through again for it.
    private static final int LONGEST_LINE = 8_000;

    private static final Pattern ADDRESS = Pattern.compile("https?://[^\\s<>\"“”`()\\[\\]]++");
    private static final Pattern QUOTED =
            Pattern.compile("\\s*+[\"'“‘`<(]++(?<id>[^\"'“”‘’`<>()\\s]++)[\"'”’`>)]++[.,;]?+\\s*+");

    private Addresses() {}

    static Stream<Token> in(List<Line> lines) {
        return lines.stream()
                .filter(line -> line.text().length() <= LONGEST_LINE)
                .flatMap(Addresses::in);
    }

    private static Stream<Token> in(Line line) {
        var quoted = QUOTED.matcher(line.text());
        return quoted.matches() ? Stream.of(part(line, quoted.start("id"), quoted.end("id"))) : unquoted(line);
    }

    private static Stream<Token> unquoted(Line line) {
        return ADDRESS.matcher(line.text()).results().map(found -> part(line, found.start(), found.end()));
    }

    private static Token part(Line line, int from, int to) {
        return new Token(line.number(), from + 1, line.text().substring(from, to));
    }

    /// A line of nothing but this, at the same place.
    static Line line(Token address) {
        return new Line(address.line(), " ".repeat(address.column() - 1) + address.text());
    }
}
