package org.crosscage.core.kind;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Where an id of Simon Tatham's Portable Puzzle Collection is in a line: alone, or at the end of an address of the
/// collection's pages.
public final class CollectionId {

    private static final Pattern ADDRESS = Pattern.compile("[^\\s:]*+://[^\\s#]*+#");
    private static final Pattern ESCAPE = Pattern.compile("%([2-7][0-9A-Fa-f])");

    private CollectionId() {}

    public static Token withoutAddress(Token id) {
        var address = ADDRESS.matcher(id.text());
        return address.lookingAt()
                ? unescaped(id.part(address.end(), id.text().length()).stripped())
                : id;
    }

    /// Programs that pass an address on write its `:` and `,` as `%3A` and `%2C`. Places behind count one for each.
    private static Token unescaped(Token id) {
        return new Token(
                id.line(),
                id.column(),
                ESCAPE.matcher(id.text())
                        .replaceAll(escape ->
                                Matcher.quoteReplacement(Character.toString(Integer.parseInt(escape.group(1), 16)))));
    }
}
