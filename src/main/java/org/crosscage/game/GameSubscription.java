package org.crosscage.game;

/// A listener at work.
///
/// @param game the game when it began; the listener hears of every entry after its version
/// @param end what ends it; once is enough
public record GameSubscription(SavedGame game, Runnable end) implements AutoCloseable {

    /// The listener is not called any more, except for a call that is going on.
    @Override
    public void close() {
        end.run();
    }
}
