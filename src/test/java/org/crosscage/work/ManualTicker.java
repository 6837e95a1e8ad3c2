package org.crosscage.work;

/// A time that a test makes.
public final class ManualTicker implements Ticker {

    private static final Runnable NOTHING = () -> {};

    private volatile Runnable tick = NOTHING;

    @Override
    public Runnable begin(Runnable begun) {
        tick = begun;
        return () -> tick = NOTHING;
    }

    /// Whether somebody wants to hear of the time.
    public boolean isGoing() {
        return tick != NOTHING;
    }

    public void tick() {
        tick.run();
    }
}
