package org.crosscage.core.search;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// A text that should be the value of a [Parameter] is not of its form: where, and what is wrong there. The cause of
/// what [Parameter#parse] throws.
public final class UnreadableException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final String problem;
    private final int place;
    private final transient Map<String, Object> facts;

    /// @param problem the key of the words, such as `name`
    /// @param place from 1, in characters
    /// @param facts what the words name, strings and whole numbers
    public UnreadableException(String problem, int place, Map<String, Object> facts) {
        super("at " + place + ": " + problem + " " + facts);
        this.problem = problem;
        this.place = place;
        this.facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    }

    /// The key of the words that say what is wrong.
    public String words() {
        return "solvers.unreadable." + problem;
    }

    /// What the words name, the place among it.
    public Map<String, Object> facts() {
        var all = new LinkedHashMap<>(facts);
        all.put("place", place);
        return all;
    }
}
