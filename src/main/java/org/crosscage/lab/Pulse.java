package org.crosscage.lab;

/// Calls somebody every few milliseconds.
@FunctionalInterface
public interface Pulse {

    /// @param tick called on one thread, never twice at the same time
    /// @return ends it
    Runnable begin(Runnable tick);
}
