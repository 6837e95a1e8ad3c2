package org.crosscage.player;

import java.util.Map;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/// A part of what is kept of a player, such as the games, as it is exported to a file and unpacked for a player
/// elsewhere. All parts together are everything but secrets.
///
/// @param <T> one piece: a record of texts, numbers, truths, lists and records of such, which is its form in the file
public interface ArchivePart<T extends Record> {

    /// What it is called in the file, such as `games`.
    String name();

    Class<T> type();

    /// All pieces of a player, in an order that is always the same. Long ones are fetched when they are wanted.
    Stream<T> pack(long player);

    /// What pieces of files lack that were made before it was exported, by its name, with what stands for nothing.
    default Map<String, String> lacking() {
        return Map.of();
    }

    /// Begins to give pieces to a player: looks up, once, what they have already. Not to be called in a transaction.
    ///
    /// @param stop asked by long work, and then outside of transactions; true ends it
    Unpacking<T> unpacking(long player, BooleanSupplier stop);

    /// Pieces on their way to a player.
    interface Unpacking<T extends Record> {

        /// Stores a piece, all of it or nothing, in a transaction of its own.
        ///
        /// @return false when the player has all of it already, or something in its place: that stays
        /// @throws ArchiveException when the piece is not what it should be
        /// @throws RejectedExecutionException when too much is done for the player for now
        boolean unpack(T piece);
    }
}
