package org.crosscage.texts;

import java.util.Locale;
import java.util.Map;

/// English with some of its messages alone.
public final class FewerTexts {

    private FewerTexts() {}

    /// @param patterns by whole keys
    public static Texts of(Map<String, String> patterns) {
        return Texts.of(patterns, Locale.ENGLISH, new IcuRules(Locale.ENGLISH));
    }
}
