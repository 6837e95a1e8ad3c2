package org.crosscage.library.store;

import java.util.function.BooleanSupplier;

/// Something that is made before anybody asks for it, while nobody waits for other work; it comes before the stock of
/// new puzzles. Whoever has such work gives one of these to the application.
@FunctionalInterface
public interface ScheduledTask {

    /// Does a piece of it.
    ///
    /// @param stop asked often; true ends the work
    /// @return whether something was done: then it is asked again at once, else a minute later at most
    boolean work(BooleanSupplier stop);
}
