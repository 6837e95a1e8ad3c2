package org.crosscage.player.store;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.crosscage.store.Lease;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/// Asks [IdlePlayers] now and then to delete some, on a thread of its own. Of several servers on one database, one does
/// it.
@Component
final class IdlePlayersDeletion implements AutoCloseable {

    private static final System.Logger LOG = System.getLogger(IdlePlayersDeletion.class.getName());

    /// A database that does not answer must not hold up the end of the server.
    private static final long LAST_SECONDS = 2;

    /// A third of the lease, which would run out else.
    private static final Duration PAUSE = Duration.ofSeconds(20);

    private final IdlePlayers players;
    private final BooleanSupplier mine;
    private final Duration pause;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("idle-players").daemon().factory());
    private volatile boolean closed;
    /// Used by the thread alone.
    private boolean failing;

    @Autowired
    IdlePlayersDeletion(IdlePlayers players, ObjectProvider<Lease> lease) {
        this(players, Lease.ifAny(lease), PAUSE);
    }

    /// @param mine whether the work is this server's now; asked often
    /// @param pause between two looks
    IdlePlayersDeletion(IdlePlayers players, BooleanSupplier mine, Duration pause) {
        this.players = players;
        this.mine = mine;
        this.pause = pause;
    }

    /// Only when players can come in.
    @EventListener(ApplicationReadyEvent.class)
    void start() {
        thread.scheduleWithFixedDelay(this::work, 0, pause.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void work() {
        try {
            boolean more = true;
            while (more && isMine()) {
                more = players.delete(() -> !isMine());
            }
            failing = false;
        } catch (RuntimeException failure) {
            if (!failing && !closed) {
                LOG.log(System.Logger.Level.WARNING, "idle players are not deleted for now", failure);
            }
            failing = true;
        }
    }

    private boolean isMine() {
        return !closed && mine.getAsBoolean();
    }

    /// Ends between two players. The thread is not interrupted: that would close the file of a database that it just
    /// writes to.
    @Override
    public void close() {
        closed = true;
        thread.shutdown();
        try {
            thread.awaitTermination(LAST_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
