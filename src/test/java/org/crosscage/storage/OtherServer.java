package org.crosscage.storage;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import org.crosscage.store.ChangeNews;
import org.crosscage.store.PostgresNotifications;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DelegatingDataSource;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionOperations;
import org.springframework.transaction.support.TransactionTemplate;

/// What a server of its own has on the PostgreSQL of a test: a client that counts how often it was asked for, and
/// notifications over a connection that the test can end.
public final class OtherServer implements AutoCloseable {

    private final AtomicInteger asked = new AtomicInteger();
    private final String name;
    private final JdbcClient client;
    private final TransactionOperations transactions;
    private final JdbcClient outside;
    private final PostgresNotifications notifications;

    /// @param name letters and digits
    public OtherServer(String name, HikariDataSource database) {
        this.name = name;
        outside = JdbcClient.create(database);
        var counting = new DelegatingDataSource(database) {
            @Override
            public Connection getConnection() throws SQLException {
                asked.incrementAndGet();
                return super.getConnection();
            }
        };
        client = JdbcClient.create(counting);
        transactions = new TransactionTemplate(new JdbcTransactionManager(counting));
        notifications = new PostgresNotifications(
                name,
                outside,
                () -> listening(database),
                Thread.ofPlatform().name(name + "-", 0).daemon().factory());
    }

    private Connection listening(HikariDataSource database) throws SQLException {
        return DriverManager.getConnection(
                database.getJdbcUrl() + "&ApplicationName=" + name, database.getUsername(), database.getPassword());
    }

    public ChangeNews news() {
        return notifications.news();
    }

    /// For what this server stores and reads.
    public JdbcClient client() {
        return client;
    }

    public TransactionOperations transactions() {
        return transactions;
    }

    /// How often its client had a connection.
    public int asked() {
        return asked.get();
    }

    /// Whether it hears of others now.
    public boolean listens() {
        return outside.sql(
                                "select count(*) from pg_stat_activity where application_name = :name and wait_event = 'ClientRead'"
                                        + " and query ilike 'listen%'")
                        .param("name", name)
                        .query(Integer.class)
                        .single()
                == 1;
    }

    /// Breaks the connection on which it listens.
    public void cutOff() {
        outside.sql("select pg_terminate_backend(pid) from pg_stat_activity where application_name = :name")
                .param("name", name)
                .query(Boolean.class)
                .list();
    }

    @Override
    public void close() {
        notifications.close();
    }
}
