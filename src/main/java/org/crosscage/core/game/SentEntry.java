package org.crosscage.core.game;

/// An entry of a game's log with who sent it, as it travels between a board and the log.
///
/// @param client the page load that made it
/// @param seq counts the entries of a client from 1
public record SentEntry(String client, long seq, LogEntry entry) {}
