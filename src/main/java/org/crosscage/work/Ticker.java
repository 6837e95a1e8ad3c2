package org.crosscage.work;

/// Calls somebody every few milliseconds.
@FunctionalInterface
public interface Ticker {

    /// @param tick called on one thread, never twice at the same time
    /// @return ends it
    Runnable begin(Runnable tick);
}
