package org.crosscage.game;

import java.time.Instant;
import java.util.Optional;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;

/// A finished game with only what is counted of it, as a player may have thousands.
///
/// @param source where its puzzle came from
/// @param size as drawn
/// @param isGraded whether its puzzle's grade was worked out
/// @param grade that was worked out; empty also where the puzzle has none
public record FinishedGame(
        String id,
        String source,
        String kind,
        Size size,
        GameTotals totals,
        Instant finished,
        boolean isGraded,
        Optional<Grade> grade) {}
