package org.crosscage.store;

import java.util.concurrent.ThreadFactory;
import org.springframework.jdbc.core.simple.JdbcClient;

/// [ChangeNotifications] between servers on one PostgreSQL, by its LISTEN and NOTIFY: a thread that sends and one
/// that hears.
public final class PostgresNotifications implements AutoCloseable {

    private final NotificationSender sender;
    private final NotificationListener listener;
    private final ChangeNotifications notifications;

    /// @param server names this server among the others: no spaces, another name each time it starts
    /// @param connections gives the listener a connection of its own, outside of any pool
    public PostgresNotifications(
            String server, JdbcClient database, NotificationListener.Connections connections, ThreadFactory threads) {
        this.sender = new NotificationSender(server, database, threads);
        this.notifications = new ChangeNotifications(sender::send);
        this.listener = new NotificationListener(server, connections, notifications, threads);
    }

    public ChangeNotifications notifications() {
        return notifications;
    }

    /// What was published is sent first, where that takes no longer than a moment.
    @Override
    public void close() {
        sender.close();
        listener.close();
    }
}
