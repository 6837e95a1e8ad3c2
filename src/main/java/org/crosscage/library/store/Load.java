package org.crosscage.library.store;

/// Whether somebody waits for work that is being done: then work that nobody waits for rests. Whoever does such work
/// gives one of these to the application.
@FunctionalInterface
public interface Load {

    boolean isBusy();
}
