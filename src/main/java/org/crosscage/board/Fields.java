package org.crosscage.board;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// An object of JSON as plain values: its fields in the order in which they are written. A value is a text,
/// a number, a truth, null, a list of values, or a map as [#map()] gives one.
public final class Fields {

    private final Map<String, @Nullable Object> values = new LinkedHashMap<>();

    public Fields put(String name, @Nullable Object value) {
        values.put(name, value);
        return this;
    }

    /// The fields as they are now.
    public Map<String, @Nullable Object> map() {
        return values;
    }
}
