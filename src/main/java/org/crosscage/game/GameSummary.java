package org.crosscage.game;

import java.time.Instant;

/// A game in a list.
///
/// @param title of the puzzle, empty when it has none
/// @param rows as drawn
/// @param columns as drawn
/// @param filled how many of the cells have a digit, given ones included
/// @param updated when the last entry of its log was stored, or else when it began
public record GameSummary(
        String id,
        String source,
        String title,
        String kind,
        int rows,
        int columns,
        int filled,
        int cells,
        GameTotals totals,
        Instant created,
        Instant updated) {}
