package org.crosscage.experiment.format;

/// What is still done when the program is ended from outside (SIGTERM, Ctrl+C) while a long work runs. Closed when the
/// work is through; from then on it is not done any more.
final class ShutdownHook implements AutoCloseable {

    private final Thread last;

    /// @param last something short: the process is waiting to end
    ShutdownHook(Runnable last) {
        this.last = new Thread(last, "at-exit");
        Runtime.getRuntime().addShutdownHook(this.last);
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(last);
        } catch (IllegalStateException _) {
            // The program is being ended at this very moment, and it is being done.
        }
    }
}
