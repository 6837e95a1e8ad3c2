package org.crosscage.game;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.SentEntry;

/// An entry of a game's log as it is stored.
///
/// @param version 1, 2, 3 … without gaps: the entry's place in the log
/// @param client the page load that sent it
/// @param seq the page's own number for it, from 1
/// @param author the number of the player who made it
/// @param stored when, in whole microseconds
public record StoredEntry(long version, String client, long seq, long author, LogEntry entry, Instant stored) {

    /// How the names of all begin that send what the teacher does: hints that are done, and the way to where a
    /// technique is practised.
    public static final String TEACHER = "teacher";

    /// The present moment as the database stores it: in microseconds.
    public static Instant now(InstantSource clock) {
        return clock.instant().truncatedTo(ChronoUnit.MICROS);
    }

    public boolean isTheTeachers() {
        return client.startsWith(TEACHER);
    }

    /// Whether it is a move, a step back or forth, or one of a branch: what a replay shows.
    public boolean isPlay() {
        return !(entry instanceof LogEntry.Help || entry instanceof LogEntry.Other);
    }

    /// Whether a digit was written by the player, be it taken back later or not.
    public boolean isADigitOfThePlayer() {
        return !isTheTeachers() && entry instanceof LogEntry.Play(Move move) && move.writesADigit();
    }

    /// The same, stored at another moment.
    public StoredEntry at(Instant moment) {
        return new StoredEntry(version, client, seq, author, entry, moment);
    }

    public SentEntry sent() {
        return new SentEntry(client, seq, entry);
    }

    /// By client, how many of its entries are stored without a gap. An entry that failed while later ones were stored
    /// is behind a gap, so that its page still has to send it.
    ///
    /// @param log all entries of a game's log
    public static Map<String, Long> storedByClient(List<StoredEntry> log) {
        var seqs = log.stream()
                .collect(Collectors.groupingBy(
                        StoredEntry::client,
                        Collectors.mapping(StoredEntry::seq, Collectors.toCollection(TreeSet::new))));
        var stored = new HashMap<String, Long>();
        seqs.forEach((client, all) -> {
            long next = 1;
            for (long seq : all) {
                next += seq == next ? 1 : 0;
            }
            stored.put(client, next - 1);
        });
        return stored;
    }
}
