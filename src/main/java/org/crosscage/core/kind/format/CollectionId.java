package org.crosscage.core.kind.format;

import java.util.regex.Pattern;
import org.crosscage.core.kind.Token;

/// Where an id of Simon Tatham's Portable Puzzle Collection is in a line: alone, or at the end of an address of the
/// collection's pages.
public final class CollectionId {

    private static final Pattern ADDRESS = Pattern.compile("[^\\s:]*+://[^\\s#]*+#");

    private CollectionId() {}

    public static Token withoutAddress(Token id) {
        var address = ADDRESS.matcher(id.text());
        return address.lookingAt()
                ? id.part(address.end(), id.text().length()).stripped().unescaped()
                : id;
    }
}
