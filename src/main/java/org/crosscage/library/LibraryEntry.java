package org.crosscage.library;

import org.crosscage.analysis.Difficulty;
import org.crosscage.core.kind.Size;

/// What is known of a shipped puzzle before its file is read.
///
/// @param id unique in the library
/// @param size as drawn
/// @param difficulty of a puzzle with exactly one solution, as every shipped one is
public record LibraryEntry(String id, String kind, Size size, Difficulty.Rated difficulty) {}
