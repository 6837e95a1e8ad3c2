package org.crosscage.core.logic;

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
}
