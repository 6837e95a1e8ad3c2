package org.crosscage.core.logic;

import java.util.Locale;

/// How hard a technique is to see, easiest first.
public enum Tier {
    GENTLE,
    EASY,
    MEDIUM,
    HARD,
    EXPERT,
    EXTREME;

    /// 1 for [#GENTLE] to 6 for [#EXTREME].
    public int level() {
        return ordinal() + 1;
    }

    /// The tier's name everywhere outside Java: `gentle` … `extreme`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
