package org.crosscage.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/// Hears what other servers have stored, over a connection of its own. When that breaks, it takes another one; since
/// what was notified meanwhile is lost, all that is open here is looked at again then.
public final class NotificationListener implements AutoCloseable {

    private static final System.Logger LOG = System.getLogger(NotificationListener.class.getName());

    /// After so long without a notification the connection is tried: a network that went away says nothing.
    private static final Duration QUIET = Duration.ofSeconds(10);

    private static final int ANSWERS_WITHIN_SECONDS = 5;
    private static final Duration FIRST_PAUSE = Duration.ofMillis(100);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(5);
    private static final Duration LAST = Duration.ofSeconds(2);

    private final String own;
    private final Connections connections;
    private final ChangeNotifications notifications;
    private final Thread thread;
    private final CountDownLatch end = new CountDownLatch(1);
    private volatile @Nullable Connection current;
    /// Of the listener's thread alone.
    private Duration pause = FIRST_PAUSE;

    /// Where connections to the database come from.
    @FunctionalInterface
    public interface Connections {

        /// A connection that is used for nothing else.
        Connection open() throws SQLException;
    }

    NotificationListener(
            String server, Connections connections, ChangeNotifications notifications, ThreadFactory threads) {
        this.own = server + " ";
        this.connections = connections;
        this.notifications = notifications;
        this.thread = threads.newThread(this::run);
        thread.start();
    }

    private void run() {
        while (isOpen()) {
            try (var connection = connections.open()) {
                current = connection;
                listen(connection);
            } catch (SQLException | RuntimeException e) {
                if (isOpen() && pause.equals(FIRST_PAUSE)) {
                    LOG.log(System.Logger.Level.WARNING, "changes by other servers are not heard for now", e);
                }
            }
            pause();
        }
    }

    private void listen(Connection connection) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute("listen " + NotificationSender.CHANNEL);
        }
        notifications.reload();
        pause = FIRST_PAUSE;
        var postgres = connection.unwrap(PGConnection.class);
        while (isOpen()) {
            var heard = postgres.getNotifications((int) QUIET.toMillis());
            if (heard != null && heard.length > 0) {
                pass(heard);
            } else if (!connection.isValid(ANSWERS_WITHIN_SECONDS)) {
                throw new SQLException("the connection that listens for changes does not answer");
            }
        }
    }

    private void pass(PGNotification[] heard) {
        var changes = new ArrayList<StoredChange>();
        boolean everything = false;
        for (var notification : heard) {
            var text = notification.getParameter();
            if (!text.startsWith(own)) {
                var change = text.substring(text.indexOf(' ') + 1);
                everything |= change.equals(NotificationSender.EVERYTHING);
                StoredChange.read(change).ifPresent(changes::add);
            }
        }
        if (everything) {
            notifications.reload();
        }
        notifications.heard(changes);
    }

    private boolean isOpen() {
        return end.getCount() > 0;
    }

    private void pause() {
        try {
            end.await(pause.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            end.countDown();
        }
        pause = pause.multipliedBy(2).compareTo(LONGEST_PAUSE) < 0 ? pause.multipliedBy(2) : LONGEST_PAUSE;
    }

    @Override
    public void close() {
        end.countDown();
        try {
            var open = current;
            if (open != null) {
                open.abort(Runnable::run); // a close would wait for what is being read
            }
            thread.join(LAST);
        } catch (SQLException e) {
            LOG.log(System.Logger.Level.WARNING, "the connection that listens for changes is not closed", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
