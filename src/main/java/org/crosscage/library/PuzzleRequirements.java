package org.crosscage.library;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;

/// What is wanted of new puzzles beside their kind and size.
///
/// @param technique the id of one that is needed where it alone leads on
/// @param tries how many drafts are looked at before one puzzle is given up
/// @param options by name, as [PuzzleKind#drafts(Map)] takes them
public record PuzzleRequirements(
        Optional<Grade> grade, Optional<String> technique, int tries, Map<String, String> options) {

    public static final PuzzleRequirements ANYTHING = of(Optional.empty());

    public PuzzleRequirements {
        options = Collections.unmodifiableMap(new TreeMap<>(options));
    }

    /// Nothing but a grade, or any.
    public static PuzzleRequirements of(Optional<Grade> grade) {
        return new PuzzleRequirements(grade, Optional.empty(), GenerateRequest.TRIES, Map.of());
    }

    public static PuzzleRequirements of(Grade grade) {
        return of(Optional.of(grade));
    }

    public GenerateRequest request(Size size, long seed) {
        return new GenerateRequest(size.rows(), size.columns(), seed, grade, technique, tries);
    }
}
