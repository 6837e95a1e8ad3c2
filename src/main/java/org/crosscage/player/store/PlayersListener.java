package org.crosscage.player.store;

/// Hears that what was stored of some players has another owner now, or is deleted: whoever remembers any of it must
/// look again.
@FunctionalInterface
public interface PlayersListener {

    void playersChanged();

    /// A browser is no player's any more: what it has open is to be closed.
    default void browserPutOut(String tokenHash) {}

    /// Browsers may have been put out unheard.
    default void browsersPutOut() {}
}
