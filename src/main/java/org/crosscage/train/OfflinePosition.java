package org.crosscage.train;

/// A position that a browser takes along for the time without a connection.
///
/// @param kind id of the puzzle's kind
/// @param technique id of the technique that is asked
/// @param puzzle in the native text
/// @param line as the file has it ([StoredPosition])
public record OfflinePosition(String kind, String technique, String puzzle, String line) {}
