package org.crosscage.shell.document;

/// A port: which new games and puzzles of a day the offline page can make.
public interface OfflineNewGames {

    /// A value that Jackson writes, the same on every server.
    Object json();
}
