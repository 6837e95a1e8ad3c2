package org.crosscage.core.generate;

import java.util.Optional;

/// What a generated puzzle shall be like. With the same seed it is the same puzzle, on every machine.
///
/// @param rows as drawn, a Kakuro's clue row included
/// @param columns as drawn, a Kakuro's clue column included
/// @param seed any number; neighbouring seeds give puzzles that have nothing in common
/// @param grade exactly this; empty when any will do
/// @param technique the id of one that is needed at some position where it alone leads on
/// @param tries how many drafts are looked at before it is given up
public record GenerateRequest(
        int rows, int columns, long seed, Optional<Grade> grade, Optional<String> technique, int tries) {

    /// More than any size and grade needs that is found at all, as a rule.
    public static final int TRIES = 2_000;

    /// A puzzle of any grade.
    public GenerateRequest(int rows, int columns, long seed) {
        this(rows, columns, seed, Optional.empty(), Optional.empty(), TRIES);
    }

    /// A puzzle of this grade.
    public GenerateRequest(int rows, int columns, long seed, Grade grade) {
        this(rows, columns, seed, Optional.of(grade), Optional.empty(), TRIES);
    }
}
