package org.crosscage.core.generate;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
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

    /// The grade of an [id][#id]; empty when there is none.
    public static Optional<Grade> of(String id) {
        return Stream.of(values()).filter(grade -> grade.id().equals(id)).findFirst();
    }

    /// The grade's name everywhere outside Java: `gentle` … `beyond`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
