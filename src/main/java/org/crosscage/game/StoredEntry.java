package org.crosscage.game;

import java.time.Instant;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;

/// An entry of a game's log as it is stored.
///
/// @param version 1, 2, 3 … without gaps: the entry's place in the log
/// @param client the page load that sent it
/// @param seq the page's own number for it, from 1
/// @param stored when, in whole microseconds
public record StoredEntry(long version, String client, long seq, LogEntry op, Instant stored) {

    /// How the names of all begin that send what the teacher does: hints that are done, and the way to where a
    /// technique is practised.
    public static final String TEACHER = "teacher";

    public boolean isTheTeachers() {
        return client.startsWith(TEACHER);
    }

    /// Whether a digit was written by the player, be it taken back later or not.
    public boolean isADigitOfThePlayer() {
        return !isTheTeachers() && op instanceof LogEntry.Play(Move move) && move.writesADigit();
    }
}
