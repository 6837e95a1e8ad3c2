package org.crosscage.storage;

import static org.awaitility.Awaitility.await;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.crosscage.store.ChangeNotifications;
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
    private final AtomicBoolean refused = new AtomicBoolean();
    private final String name;
    private final DataSource database;
    private final JdbcClient client;
    private final TransactionOperations transactions;
    private final JdbcClient outside;
    private final PostgresNotifications notifications;

    /// @param name letters and digits
    public OtherServer(String name, HikariDataSource database) {
        this.name = name;
        outside = JdbcClient.create(database);
        this.database = new DelegatingDataSource(database) {
            @Override
            public Connection getConnection() throws SQLException {
                asked.incrementAndGet();
                return super.getConnection();
            }
        };
        client = JdbcClient.create(this.database);
        transactions = new TransactionTemplate(new JdbcTransactionManager(this.database));
        notifications = new PostgresNotifications(
                name,
                outside,
                () -> listening(database),
                Thread.ofPlatform().name(name + "-", 0).daemon().factory());
    }

    private Connection listening(HikariDataSource database) throws SQLException {
        if (refused.get()) {
            throw new SQLException("this server is cut off");
        }
        return DriverManager.getConnection(
                database.getJdbcUrl() + "&ApplicationName=" + name, database.getUsername(), database.getPassword());
    }

    public ChangeNotifications notifications() {
        return notifications.notifications();
    }

    public DataSource database() {
        return database;
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

    /// Whether it hears of others now: what its connection did last is to listen, or to answer that it still does.
    public boolean listens() {
        return outside.sql("""
                        select count(*) from pg_stat_activity
                        where application_name = :name and wait_event = 'ClientRead'
                            and (query ilike 'listen%' or query = '' and backend_start < now() - interval '5 seconds')""").param("name", name).query(Integer.class).single() == 1;
    }

    /// Breaks the connection on which it listens, and lets it have no other one until [#letIn]: what is notified
    /// meanwhile is lost.
    public void cutOff() {
        refused.set(true);
        await().atMost(TwoServers.LONGEST_WAIT).until(() -> {
            outside.sql("select pg_terminate_backend(pid) from pg_stat_activity where application_name = :name")
                    .param("name", name)
                    .query(Boolean.class)
                    .list();
            return connections() == 0;
        });
    }

    public void letIn() {
        refused.set(false);
    }

    private int connections() {
        return outside.sql("select count(*) from pg_stat_activity where application_name = :name")
                .param("name", name)
                .query(Integer.class)
                .single();
    }

    /// Tells others all that is still to be told, and ends.
    @Override
    public void close() {
        notifications.close();
    }
}
