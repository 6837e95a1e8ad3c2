package org.crosscage.edit.store;

/// A page that hears of what is done to a draft, until it is closed.
@FunctionalInterface
public interface DraftSubscription extends AutoCloseable {

    @Override
    void close();
}
