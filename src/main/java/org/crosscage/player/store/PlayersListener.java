package org.crosscage.player.store;

/// Hears that what was stored of some players has another owner now, or is deleted: whoever remembers any of it must
/// look again.
@FunctionalInterface
public interface PlayersListener {

    void playersChanged();

    /// Everything of one player has become another's; called in the transaction that stores it.
    default void joined(long from, long owner) {}

    /// A browser is no player's any more: what it has open is to be closed.
    default void browserPutOut(String tokenHash) {}

    /// Browsers may have been put out unheard.
    default void browsersPutOut() {}
}
