package org.crosscage.store;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ThreadFactory;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import javax.sql.DataSource;
import net.javacrumbs.shedlock.core.LockConfiguration;
import net.javacrumbs.shedlock.core.LockProvider;
import net.javacrumbs.shedlock.core.SimpleLock;
import net.javacrumbs.shedlock.provider.jdbctemplate.JdbcTemplateLockProvider;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.jdbc.core.JdbcTemplate;

/// Work that one of several servers on a database does: whoever holds the lease. The holder extends it while it asks; a
/// holder that ended without giving it back has it until its time is over, by the clock of the database. Safe for use
/// by several threads.
public final class Lease implements AutoCloseable {

    private static final System.Logger LOG = System.getLogger(Lease.class.getName());
    private static final Duration LONGEST_RETURN = Duration.ofSeconds(2);

    private final LockProvider locks;
    private final String name;
    private final Duration lasts;
    private final LongSupplier nanos;
    private final ThreadFactory threads;
    private @Nullable SimpleLock held;
    private @Nullable Long asked;
    private volatile boolean closed;

    /// @param name of the work, at most 64 characters
    /// @param server names this server among the others, at most 255 characters; another name each time it starts
    /// @param lasts how long the holder has it without extending it
    /// @param nanos a clock that only goes forward, in nanoseconds
    /// @param threads makes the thread that gives it back
    public Lease(
            DataSource database,
            String name,
            String server,
            Duration lasts,
            LongSupplier nanos,
            ThreadFactory threads) {
        this.locks = new JdbcTemplateLockProvider(JdbcTemplateLockProvider.Configuration.builder()
                .withJdbcTemplate(new JdbcTemplate(database))
                .withTableName("lease")
                .withLockedByValue(server)
                .usingDbTime()
                .build());
        this.name = name;
        this.lasts = lasts;
        this.nanos = nanos;
        this.threads = threads;
    }

    /// Whether the work is this server's, which does all of it where there is no lease.
    public static BooleanSupplier ifAny(ObjectProvider<Lease> lease) {
        return lease.stream()
                .findFirst()
                .<BooleanSupplier>map(each -> each::isHeld)
                .orElse(() -> true);
    }

    /// Whether the work is this server's now. To be asked often while it is done: the database is asked each time
    /// that a third of the lease is over.
    public boolean isHeld() {
        return !closed && isHeldNow();
    }

    private synchronized boolean isHeldNow() {
        long now = nanos.getAsLong();
        if (!closed && (asked == null || now - asked >= lasts.toNanos() / 3)) {
            asked = now;
            var before = held;
            held = null; // unless the database says so
            held = (before == null
                            ? locks.lock(new LockConfiguration(Instant.now(), name, lasts, Duration.ZERO))
                            : before.extend(lasts, Duration.ZERO))
                    .orElse(null);
        }
        return !closed && held != null;
    }

    /// Gives it back for good, where the database takes it within two seconds: else its time runs out.
    @Override
    public void close() {
        closed = true;
        var returning = threads.newThread(this::giveBack);
        returning.start();
        try {
            returning.join(LONGEST_RETURN);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void giveBack() {
        if (held != null) {
            try {
                held.unlock();
            } catch (RuntimeException e) {
                LOG.log(System.Logger.Level.WARNING, "the lease of " + name + " is not given back", e);
            }
            held = null;
        }
    }
}
