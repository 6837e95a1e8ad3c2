package org.crosscage.device.ui;

import java.util.Locale;

/// Where puzzles that are taken along come from.
enum TakeAlongSource {
    /// A kind, a size and a grade: from the library as far as it has any left, and new ones.
    ORDER,
    /// A pack of the library.
    PACK,
    /// Today and the days that come.
    DAYS,
    /// A set that the player has opened.
    SET;

    /// As in texts.
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
