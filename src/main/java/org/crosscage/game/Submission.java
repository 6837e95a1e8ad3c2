package org.crosscage.game;

/// The answer to an entry that a page sent.
///
/// @param entry the stored entry
/// @param repeated whether it had been stored before, so that listeners do not hear of it again
public record Submission(StoredEntry entry, boolean repeated) {}
