package org.crosscage.player;

import java.util.Map;
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

    /// Begins to give pieces to a player. To be called in a transaction that is taken back when any piece is refused.
    ///
    /// @param stop asked by long work; true ends it, and all that came is taken back
    Unpacking<T> unpacking(long player, BooleanSupplier stop);

    /// Pieces on their way to a player.
    interface Unpacking<T extends Record> {

        /// Takes a piece.
        ///
        /// @return false when the player has all of it already, or something in its place: that stays
        /// @throws ArchiveException when the piece is not what it should be
        boolean unpack(T piece);

        /// After the last piece: whatever still waits is stored.
        default void finish() {}

        /// After all of the file is in for good: what others may see at once.
        default void stored() {}
    }
}
