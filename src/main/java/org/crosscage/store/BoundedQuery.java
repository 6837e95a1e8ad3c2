package org.crosscage.store;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A question to the database that holds nobody up for long: whoever has waited long enough goes without an answer.
/// While one is open nobody asks it again, so that a database that hangs has one thread hanging on it and not one for
/// each that asks. Safe for use by several threads.
///
/// @param <T> the answer
public final class BoundedQuery<T> {

    private final Supplier<T> query;
    private final Duration longest;
    private final Executor executor;
    private @Nullable CompletableFuture<T> open;

    /// @param query may hang, and may fail
    /// @param longest how long an answer is waited for
    /// @param executor where the question is asked
    public BoundedQuery(Supplier<T> query, Duration longest, Executor executor) {
        this.query = query;
        this.longest = longest;
        this.executor = executor;
    }

    /// @return empty when no answer came in time, or the question failed
    public Optional<T> ask() {
        try {
            return Optional.of(asked().get(longest.toNanos(), TimeUnit.NANOSECONDS));
        } catch (TimeoutException | ExecutionException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private synchronized CompletableFuture<T> asked() {
        var asked = open;
        if (asked == null || asked.isDone()) {
            asked = CompletableFuture.supplyAsync(query, executor);
            open = asked;
        }
        return asked;
    }
}
