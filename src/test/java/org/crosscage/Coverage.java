package org.crosscage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// Counts how often a case that a law is about comes, over all of a law's seeds: in more than a quarter of them, or the
/// tests of the class fail at their end. A static field with `@RegisterExtension`.
public final class Coverage implements AfterAllCallback {

    private final Map<String, Count> counts = new TreeMap<>();

    private record Count(int seeds, int cases) {

        Count with(boolean isCase) {
            return new Count(seeds + 1, cases + (isCase ? 1 : 0));
        }
    }

    /// @param name of the case, for what is said when it is too rare
    public void count(String name, boolean isCase) {
        counts.merge(name, new Count(0, 0).with(isCase), (before, _) -> before.with(isCase));
    }

    @Override
    public void afterAll(ExtensionContext context) {
        assertThat(counts)
                .allSatisfy((name, count) -> assertThat(count.cases() * 4)
                        .as("%s: %d times in %d", name, count.cases(), count.seeds())
                        .isGreaterThan(count.seeds()));
    }
}
