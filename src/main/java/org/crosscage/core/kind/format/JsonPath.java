package org.crosscage.core.kind.format;

import org.jspecify.annotations.Nullable;

/// Where a value is among all others of a JSON text. Few are ever read: only an error needs the words.
///
/// @param above the object or the list that it is in; null for the whole text
/// @param name in its object; empty in a list
/// @param index in its list; [#NONE] in an object
public record JsonPath(@Nullable JsonPath above, String name, int index) {

    private static final int NONE = -1;

    public static final JsonPath ROOT = new JsonPath(null, "", NONE);

    /// A longer name helps nobody.
    private static final int LONGEST_NAME = 40;

    JsonPath member(String inside) {
        return new JsonPath(this, inside, NONE);
    }

    JsonPath item(int inside) {
        return new JsonPath(this, "", inside);
    }

    /// As a JSONPath (RFC 9535): `$.cages[2].value`.
    @Override
    public String toString() {
        if (above == null) {
            return "$";
        }
        return above
                + (index != NONE ? "[" + index + "]" : "." + name.substring(0, Math.min(name.length(), LONGEST_NAME)));
    }
}
