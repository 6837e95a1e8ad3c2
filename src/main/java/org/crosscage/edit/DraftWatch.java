package org.crosscage.edit;

/// A page that hears of what is done to a draft, until it is closed.
@FunctionalInterface
public interface DraftWatch extends AutoCloseable {

    @Override
    void close();
}
