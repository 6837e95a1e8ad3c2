package org.crosscage.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import org.h2.jdbcx.JdbcConnectionPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DelegatingDataSource;
import org.springframework.mock.env.MockEnvironment;

final class FileCompactionTest {

    private static final int GAMES = 20_000;
    private static final int MOVES = 10_000;
    private static final long LARGE = 4 << 20;
    private static final Duration NEVER = Duration.ofDays(1);

    @TempDir
    private Path folder;

    @Test
    void aLargeFileIsUsedAgainWhereItIsObsolete() {
        long before = bytesAfterManyMoves("before", Long.MAX_VALUE);
        long now = bytesAfterManyMoves("now", LARGE);
        assertThat(now).isGreaterThan(LARGE).isLessThan(before / 2);
    }

    @Test
    void onlyAFileOfH2IsCompacted() throws Exception {
        var configuration = new DatabaseConfiguration();
        var pool = JdbcConnectionPool.create("jdbc:h2:mem:not-compacted", "sa", "");
        var settings = new MockEnvironment();

        settings.setProperty("spring.datasource.url", "jdbc:h2:mem:x");
        assertThat(configuration.fileCompaction(pool, settings)).isNull();
        settings.setProperty("spring.datasource.url", "jdbc:postgresql://localhost/x");
        assertThat(configuration.fileCompaction(pool, settings)).isNull();
        settings.setProperty("spring.datasource.url", "jdbc:h2:file:x");
        try (var compaction = configuration.fileCompaction(pool, settings)) {
            assertThat(compaction).isNotNull();
        }
        pool.dispose();
    }

    @Test
    void aDatabaseThatIsNotThereHarmsNobodyAndIsCompactedLater() {
        var isThere = new AtomicBoolean();
        var pool = JdbcConnectionPool.create("jdbc:h2:file:" + folder.resolve("late"), "sa", "");
        var late = new DelegatingDataSource(pool) {
            @Override
            public Connection getConnection() throws SQLException {
                if (!isThere.get()) {
                    throw new SQLException("not there");
                }
                return super.getConnection();
            }
        };
        try (var compaction = new FileCompaction(late, LARGE, NEVER)) {
            compaction.compact();
            compaction.compact();
            assertThat(compaction.fails()).isTrue();

            isThere.set(true);
            compaction.compact();
            assertThat(compaction.fails()).isFalse();
        }
        pool.dispose();
    }

    /// Each writes a version of a row, and so makes another one obsolete; all of the last ones are there at the end.
    ///
    /// RETENTION_TIME is nothing, as if the seconds that H2 keeps what is obsolete had always gone by.
    private long bytesAfterManyMoves(String name, long large) {
        var address = "jdbc:h2:file:" + folder.resolve(name) + ";WRITE_DELAY=0;RETENTION_TIME=0";
        var pool = JdbcConnectionPool.create(address, "sa", "");
        var client = JdbcClient.create(pool);
        client.sql("create table game (id int primary key, version int, text varchar)")
                .update();
        client.sql("insert into game select x, 0, repeat('x', 500) from system_range(0, ?)")
                .param(GAMES - 1)
                .update();
        var versions = new int[GAMES];
        var random = new SplittableRandom(1);
        long bytes;
        try (var compaction = new FileCompaction(pool, large, NEVER)) {
            for (int i = 0; i < MOVES; i++) {
                int game = random.nextInt(GAMES);
                client.sql("update game set version = ? where id = ?")
                        .params(++versions[game], game)
                        .update();
                if (i % 20 == 0) {
                    compaction.compact();
                }
            }
            bytes = size(name);
        }
        pool.dispose();

        var again = JdbcConnectionPool.create(address, "sa", "");
        var read = JdbcClient.create(again)
                .sql("select version from game order by id")
                .query(Integer.class)
                .list();
        again.dispose();
        assertThat(read).containsExactly(Arrays.stream(versions).boxed().toArray(Integer[]::new));
        return bytes;
    }

    private long size(String name) {
        try {
            return Files.size(folder.resolve(name + ".mv.db"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
