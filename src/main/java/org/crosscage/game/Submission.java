package org.crosscage.game;

/// The answer to an op that a page sent.
///
/// @param op the stored entry
/// @param repeated whether it had been stored before, so that listeners do not hear of it again
public record Submission(StoredEntry op, boolean repeated) {}
