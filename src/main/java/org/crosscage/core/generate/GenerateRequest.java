package org.crosscage.core.generate;

/// What a generated puzzle shall be like. With the same seed it is the same puzzle, on every machine.
///
/// @param rows as drawn, a Kakuro's clue row included
/// @param columns as drawn, a Kakuro's clue column included
/// @param seed any number; neighbouring seeds give puzzles that have nothing in common
public record GenerateRequest(int rows, int columns, long seed) {}
