package org.crosscage.play;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HexFormat;
import java.util.random.RandomGenerator;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/// What every test of storage has: a migrated database, and as many players as it wants. One subclass of each contract runs it
/// on H2, another on PostgreSQL.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class StorageContract {

    private static final RandomGenerator RANDOM = RandomGenerator.getDefault();

    private DataSource database;
    JdbcClient client;
    TransactionTemplate transactions;

    abstract DataSource database() throws Exception;

    @BeforeAll
    void open() throws Exception {
        database = database();
        client = JdbcClient.create(database);
        transactions = new TransactionTemplate(new DataSourceTransactionManager(database));
    }

    @AfterAll
    void close() throws Exception {
        if (database instanceof AutoCloseable pool) {
            pool.close();
        }
    }

    long newPlayer() {
        return newPlayer(client);
    }

    static long newPlayer(JdbcClient client) {
        var bytes = new byte[32];
        RANDOM.nextBytes(bytes);
        var hash = HexFormat.of().formatHex(bytes);
        client.sql("insert into player (token_hash, created) values (:hash, :now)")
                .param("hash", hash)
                .param("now", Instant.EPOCH.atOffset(ZoneOffset.UTC))
                .update();
        return client.sql("select id from player where token_hash = :hash")
                .param("hash", hash)
                .query(Long.class)
                .single();
    }
}
