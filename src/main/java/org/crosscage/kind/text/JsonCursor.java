package org.crosscage.kind.text;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.Token;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/// Goes through a JSON text piece by piece, and knows the place and the path of each. Whoever asks says what has to
/// come; there is no recursion and no tree, so that no text is too deep.
final class JsonCursor implements AutoCloseable {

    /// A puzzle needs six levels; whatever is deeper is refused before, because it is not expected.
    private static final int DEEPEST = 16;

    /// No number is made of digits here: the length of a text is limit enough.
    private static final JsonFactory JSON = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxStringLength(Lines.MOST_BYTES)
                    .maxNameLength(Lines.MOST_BYTES)
                    .maxNumberLength(Lines.MOST_BYTES)
                    .build())
            .build();

    /// The path of the whole text.
    static final String ROOT = "$";

    /// A longer path helps nobody.
    private static final int LONGEST_PATH = 80;

    /// The words of JSON, numbers among them; none at all is one too.
    private static final Pattern WORD =
            Pattern.compile("(?:true|false|null|-?+(?:0|[1-9][0-9]*+)(?:[.][0-9]++)?+(?:[eE][+-]?+[0-9]++)?+)?+");

    /// What is said where a text in quotes goes on or ends wrongly.
    private static final String QUOTE = "quote";

    private static final String BROKEN = "json-broken";

    private final String text;
    private final JsonParser parser;
    private Token piece = new Token(1, 1, "");
    private JsonToken sort = JsonToken.NOT_AVAILABLE;

    /// @param text with `\n` for line ends
    JsonCursor(String text) {
        this.text = text;
        this.parser = JSON.createParser(ObjectReadContext.empty(), text);
        next();
    }

    /// What sort of piece this is; [JsonToken#NOT_AVAILABLE] behind the last one.
    JsonToken sort() {
        return sort;
    }

    /// This piece, as it stands there; a text in quotes without them.
    Token piece() {
        return piece;
    }

    /// Where this piece is among all others, as a JSONPath (RFC 9535): `$.puzzles[0].cells[2]`, and `$` for all.
    String path() {
        var pointer = parser.streamReadContext().pathAsPointer().toString();
        var path = ROOT + pointer.replaceAll("/([0-9]++)(?=/|$)", "[$1]").replace('/', '.');
        return path.length() <= LONGEST_PATH ? path : path.substring(0, LONGEST_PATH) + "…";
    }

    /// What is wrong with this piece.
    ///
    /// @param key of a sentence that names nothing but the path and what stands here
    FormatException error(String key) {
        return error(Message.of(key));
    }

    private FormatException error(Message problem) {
        return piece.error(problem.naming("path", path()));
    }

    /// @param what the sentence calls what has to stand here
    /// @throws FormatException when this piece is of another sort
    void require(JsonToken expected, String what) {
        if (sort != expected) {
            throw error(Message.of("json-expected").naming("expected", what));
        }
    }

    /// This text; the cursor goes on.
    Token text() {
        require(JsonToken.VALUE_STRING, "text");
        return taken();
    }

    /// This number without a point or an exponent; the cursor goes on.
    Token number() {
        require(JsonToken.VALUE_NUMBER_INT, "number");
        return taken();
    }

    /// This number, or `null`; the cursor goes on.
    Token numberOrNull() {
        if (sort != JsonToken.VALUE_NULL) {
            require(JsonToken.VALUE_NUMBER_INT, "number-or-null");
        }
        return taken();
    }

    private Token taken() {
        var taken = piece;
        next();
        return taken;
    }

    /// Goes through a list.
    ///
    /// @param element takes what stands here and goes on behind it
    void each(Runnable element) {
        require(JsonToken.START_ARRAY, "list");
        next();
        while (sort != JsonToken.END_ARRAY) {
            element.run();
        }
        next();
    }

    /// Goes through the members of an object whose start is behind the cursor.
    ///
    /// @param known the names that it may have
    /// @param value takes the value of the name and goes on behind it
    /// @return the names that it has
    Set<String> members(Set<String> known, Consumer<String> value) {
        var names = new HashSet<String>();
        while (sort != JsonToken.END_OBJECT) {
            var name = piece.text();
            if (!known.contains(name)) {
                throw error(Message.of("json-name")
                        .naming("names", known.stream().sorted().collect(Collectors.joining(", "))));
            }
            if (!names.add(name)) {
                throw error("json-name-twice");
            }
            next();
            value.accept(name);
        }
        next();
        return names;
    }

    /// How many lists and objects are open here.
    int depth() {
        var context = parser.streamReadContext();
        return context.getNestingDepth() + (sort == JsonToken.END_OBJECT || sort == JsonToken.END_ARRAY ? 1 : 0);
    }

    /// Goes on behind the object that is open at this depth.
    ///
    /// @throws FormatException when there is no JSON any more
    void leave(int depth) {
        while (sort != JsonToken.END_OBJECT || depth() > depth) {
            next();
        }
        next();
    }

    /// Whether nothing more can be read behind this.
    static boolean isBroken(FormatException e) {
        return e.problem().key().equals(BROKEN);
    }

    /// @param start of the object
    /// @param path of the object
    /// @throws FormatException when one of the names is not there
    static void requireAll(List<String> needed, Set<String> names, Token start, String path) {
        for (var name : needed) {
            if (!names.contains(name)) {
                throw start.error(Message.of("json-missing")
                        .naming("name", name)
                        .naming("path", path)
                        .naming("of", path.equals(ROOT) ? "all" : "part"));
            }
        }
    }

    /// Goes on to the next piece.
    ///
    /// @throws FormatException when there is no JSON any more
    void next() {
        try {
            var token = parser.nextToken();
            sort = token == null ? JsonToken.NOT_AVAILABLE : token;
            piece = token == null ? place(parser.currentLocation(), "") : read(token);
        } catch (JacksonException e) {
            throw broken(e);
        }
    }

    private Token read(JsonToken token) {
        var where = parser.currentTokenLocation();
        // a text is only looked into when it is asked for
        var content = parser.getString();
        return token == JsonToken.VALUE_STRING || token == JsonToken.PROPERTY_NAME
                ? new Token(where.getLineNr(), where.getColumnNr() + 1, content)
                : place(where, content);
    }

    private static Token place(TokenStreamLocation where, String text) {
        return new Token(where.getLineNr(), where.getColumnNr(), text);
    }

    /// The parser says what it stumbled at, or the end of a word that is none of JSON's; a sentence names the whole
    /// word.
    private FormatException broken(JacksonException e) {
        boolean isCut = e instanceof UnexpectedEndOfInputException && !isQuoteOpenBeforeTheLastBracket();
        // too long a name, or too deep a list, has no place
        var where = Optional.ofNullable(e.getLocation()).orElseGet(parser::currentLocation);
        int end = isCut ? text.length() : Math.clamp(where.getCharOffset(), 0, text.length());
        int word = startOfWord(end);
        boolean isWhole = WORD.matcher(text.substring(word, end)).matches();
        int at = isCut || isWhole || expected(end).equals(QUOTE) ? end : word;
        int start = text.lastIndexOf('\n', at - 1) + 1;
        int lineEnd = text.indexOf('\n', at);
        int line = (int) text.substring(0, start).chars().filter(c -> c == '\n').count() + 1;
        var found = text.substring(at, lineEnd < 0 ? text.length() : lineEnd);
        return new Token(line, at - start + 1, found.strip())
                .error(Message.of(BROKEN).naming("expected", isCut ? "rest" : expected(at)));
    }

    /// Then a quote is missing, and not the end of the text.
    private boolean isQuoteOpenBeforeTheLastBracket() {
        return expected(text.length()).equals(QUOTE) && text.indexOf('}', text.lastIndexOf('"')) >= 0;
    }

    private int startOfWord(int end) {
        int start = end;
        while (start > 0
                && (Character.isLetterOrDigit(text.charAt(start - 1)) || "+-._".indexOf(text.charAt(start - 1)) >= 0)) {
            start--;
        }
        return start;
    }

    /// What has to come at a place, by what stands before it.
    private String expected(int at) {
        boolean isQuoted = false;
        char before = ' ';
        for (int i = 0; i < at; i++) {
            char c = text.charAt(i);
            if (isQuoted && c == '\\') {
                i++;
            } else if (c == '"') {
                isQuoted = !isQuoted;
            }
            before = c == ' ' || c == '\n' || c == '\t' ? before : c;
        }
        if (isQuoted) {
            return QUOTE;
        }
        return switch (before) {
            case '{' -> "name";
            case ',' -> parser.streamReadContext().inObject() ? "name" : "value";
            case ':', '[', ' ' -> "value";
            default -> "more";
        };
    }

    @Override
    public void close() {
        parser.close();
    }
}
