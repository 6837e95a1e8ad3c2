package org.crosscage.core.generate;

import java.util.Locale;
import org.crosscage.core.logic.Tier;

/// How hard a puzzle is: the tier of the hardest step that the standard techniques need, or that they do not reach
/// its end.
public enum Grade {
    GENTLE,
    EASY,
    MEDIUM,
    HARD,
    EXPERT,
    EXTREME,
    /// The techniques stop before the end; only search finishes it.
    BEYOND;

    /// The grade of a puzzle whose hardest step is of this tier.
    public static Grade of(Tier hardest) {
        return valueOf(hardest.name());
    }

    /// The grade's name everywhere outside Java: `gentle` … `beyond`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
