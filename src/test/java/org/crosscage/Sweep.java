package org.crosscage;

import java.util.List;
import java.util.stream.IntStream;

/// How far a test goes that could look at very many puzzles, texts or pages: at a fixed sample of them, or at all
/// of them with the system property `crosscage.strict`, as `./crosscage test --strict` sets it.
public final class Sweep {

    /// Whether all are looked at.
    public static final boolean WHOLE = Boolean.getBoolean("crosscage.strict");

    private Sweep() {}

    /// How many are looked at of so many.
    public static int of(int whole, int sample) {
        return WHOLE ? whole : sample;
    }

    /// All of a list, or one of so many, at least one. Which comes first depends on the list's name, so that samples of
    /// several lists that have the same order are not alike.
    public static <T> List<T> of(List<T> whole, int oneOf, String name) {
        if (WHOLE || whole.isEmpty()) {
            return whole;
        }
        int first = Math.floorMod(name.hashCode(), Math.min(oneOf, whole.size()));
        return IntStream.iterate(first, at -> at < whole.size(), at -> at + oneOf)
                .mapToObj(whole::get)
                .toList();
    }
}
