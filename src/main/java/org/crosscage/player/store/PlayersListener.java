package org.crosscage.player.store;

/// Hears that what was stored of some players has another owner now, or is deleted: whoever remembers any of it must
/// look again.
@FunctionalInterface
public interface PlayersListener {

    void playersChanged();
}
