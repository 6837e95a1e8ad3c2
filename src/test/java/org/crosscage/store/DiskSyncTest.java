package org.crosscage.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.h2.jdbcx.JdbcConnectionPool;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.CannotGetJdbcConnectionException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DelegatingDataSource;
import org.springframework.transaction.support.TransactionOperations;

final class DiskSyncTest {

    private static final int OTHERS = 5;

    private final JdbcConnectionPool pool = JdbcConnectionPool.create("jdbc:h2:mem:onto-disk", "sa", "");
    private final JdbcClient database = JdbcClient.create(pool);

    @BeforeEach
    void count() {
        database.sql("set query_statistics true").update();
    }

    @AfterEach
    void close() {
        pool.dispose();
    }

    @Test
    void aTransactionIsDoneOnlyAfterACheckpoint() {
        var transactions = new DiskSync(database).after(TransactionOperations.withoutTransaction());

        assertThat(transactions.<String>execute(_ -> "done")).isEqualTo("done");
        assertThat(checkpoints()).isEqualTo(1);
        transactions.executeWithoutResult(_ -> {});
        assertThat(checkpoints()).isEqualTo(2);
    }

    @Test
    void aCheckpointIsForAllCommitsBeforeIt() throws Exception {
        var isFree = new CountDownLatch(1);
        var transactions = new DiskSync(JdbcClient.create(new DelegatingDataSource(pool) {
                    @Override
                    public Connection getConnection() throws SQLException {
                        try {
                            isFree.await();
                        } catch (InterruptedException e) {
                            throw new SQLException(e);
                        }
                        return super.getConnection();
                    }
                }))
                .after(TransactionOperations.withoutTransaction());
        var threads = IntStream.rangeClosed(0, OTHERS)
                .mapToObj(_ -> Thread.startVirtualThread(() -> transactions.executeWithoutResult(_ -> {})))
                .toList();
        await().until(() -> threads.stream().allMatch(thread -> thread.getState() == Thread.State.WAITING));
        assertThat(checkpoints()).isZero();

        isFree.countDown();
        for (var thread : threads) {
            thread.join();
        }
        assertThat(checkpoints()).isBetween(1L, 2L);
    }

    @Test
    void aCheckpointThatFailsIsForNobody() {
        var isThere = new AtomicBoolean();
        var transactions = new DiskSync(JdbcClient.create(new DelegatingDataSource(pool) {
                    @Override
                    public Connection getConnection() throws SQLException {
                        if (!isThere.get()) {
                            throw new SQLException("not there");
                        }
                        return super.getConnection();
                    }
                }))
                .after(TransactionOperations.withoutTransaction());

        assertThatThrownBy(() -> transactions.executeWithoutResult(_ -> {}))
                .isInstanceOf(CannotGetJdbcConnectionException.class);
        isThere.set(true);
        transactions.executeWithoutResult(_ -> {});
        assertThat(checkpoints()).isEqualTo(1);
    }

    private long checkpoints() {
        return database.sql("""
                        select coalesce(sum(execution_count), 0) from information_schema.query_statistics
                        where sql_statement = 'checkpoint sync'""").query(Long.class).single();
    }
}
