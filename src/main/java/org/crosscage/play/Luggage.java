package org.crosscage.play;

import java.util.stream.Stream;

/// A part of what is kept of a player, such as the games, as it is taken along in a file and unpacked for a player
/// elsewhere. All parts together are everything but secrets.
///
/// @param <T> one piece: a record of texts, numbers, truths, lists and records of such, which is its form in the file
public interface Luggage<T extends Record> {

    /// What it is called in the file, such as `games`.
    String name();

    Class<T> type();

    /// All pieces of a player, in an order that is always the same. Long ones are fetched when they are wanted.
    Stream<T> pack(long player);

    /// Gives a piece to a player. To be called in a transaction that is taken back when any piece is refused.
    ///
    /// @return false when the player has it already, or something in its place: that stays
    /// @throws LuggageException when the piece is not what it should be
    boolean unpack(long player, T piece);
}
