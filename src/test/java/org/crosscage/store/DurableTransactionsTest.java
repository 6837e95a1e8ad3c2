package org.crosscage.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.h2.jdbcx.JdbcConnectionPool;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

class DurableTransactionsTest {

    private final JdbcConnectionPool pool = JdbcConnectionPool.create("jdbc:h2:mem:onto-disk", "sa", "");
    private final JdbcClient database = JdbcClient.create(pool);

    @AfterEach
    void close() {
        pool.dispose();
    }

    @Test
    void aTransactionIsDoneOnlyAfterACheckpoint() {
        database.sql("set query_statistics true").update();

        var transactions = new DurableTransactions(TransactionOperations.withoutTransaction(), database);

        assertThat(transactions.<String>execute(_ -> "done")).isEqualTo("done");
        assertThat(database.sql("select sql_statement from information_schema.query_statistics")
                        .query(String.class)
                        .list())
                .contains("checkpoint sync");
    }
}
