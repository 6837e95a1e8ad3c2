package org.crosscage.store;

/// A page that hears of what is done to something stored, until it is closed.
@FunctionalInterface
public interface Subscription extends AutoCloseable {

    @Override
    void close();
}
