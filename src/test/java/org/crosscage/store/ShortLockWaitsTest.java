package org.crosscage.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.DriverManager;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.dao.QueryTimeoutException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/// With a pool of one connection, and a lock that is usually waited for far longer than a test may take.
@Timeout(value = 1, unit = TimeUnit.MINUTES)
final class ShortLockWaitsTest {

    private static final String URL = "jdbc:h2:mem:short-lock-waits";
    private static final int USUAL = 600_000;

    private final HikariDataSource pool = new HikariDataSource();
    private final JdbcClient database = JdbcClient.create(pool);
    private final ShortLockWaits transactions =
            new ShortLockWaits(new TransactionTemplate(new JdbcTransactionManager(pool)), pool, Duration.ofMillis(20));

    @BeforeEach
    void open() {
        pool.setJdbcUrl(URL + ";LOCK_TIMEOUT=" + USUAL);
        pool.setUsername("sa");
        pool.setMaximumPoolSize(1);
        database.sql("create table number (id int primary key, found int)").update();
        database.sql("insert into number values (1, 0), (2, 0)").update();
    }

    @AfterEach
    void close() {
        pool.close();
    }

    @Test
    void aRowOfAnotherTransactionIsNotWaitedForAndAllIsUndone() throws Exception {
        try (var other = DriverManager.getConnection(URL, "sa", "")) {
            other.setAutoCommit(false);
            try (var statement = other.createStatement()) {
                statement.executeUpdate("update number set found = 5 where id = 2");
            }
            assertThatThrownBy(() -> transactions.executeWithoutResult(_ -> {
                        find(1);
                        find(2);
                    }))
                    .isInstanceOf(QueryTimeoutException.class);
            other.commit();
        }

        assertThat(found()).isEqualTo(5);
        assertThat(usual()).isEqualTo(USUAL);
    }

    @Test
    void whoHasTheConnectionNextWaitsAsLongAsEver() {
        transactions.executeWithoutResult(_ -> {
            assertThat(usual()).isEqualTo(20);
            find(1);
        });

        assertThat(usual()).isEqualTo(USUAL);
        assertThat(found()).isEqualTo(1);
    }

    private void find(int id) {
        database.sql("update number set found = 1 where id = ?").param(id).update();
    }

    private int found() {
        return database.sql("select sum(found) from number")
                .query(Integer.class)
                .single();
    }

    private int usual() {
        return database.sql("select lock_timeout()").query(Integer.class).single();
    }
}
