package org.crosscage.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DelegatingDataSource;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;

/// `RETENTION_TIME` is nothing, as if the seconds that H2 keeps what is obsolete had always gone by.
@Timeout(value = 2, unit = TimeUnit.MINUTES)
final class FileCompactionTest {

    private static final int GAMES = 20_000;
    private static final int MOVES = 10_000;
    private static final int MOVES_BETWEEN_PASSES = 200;
    private static final int WRITERS = 4;
    private static final int PASSES = 10;
    private static final long LARGE = 4 << 20;
    private static final long ANY = 0;
    private static final Duration NEVER = Duration.ofDays(1);
    private static final String SETTINGS = ";WRITE_DELAY=0;RETENTION_TIME=0";

    @TempDir
    private Path folder;

    @Test
    void aLargeFileIsUsedAgainWhereItIsObsolete() throws Exception {
        long before = bytesAfterManyMoves("before", Long.MAX_VALUE);
        long now = bytesAfterManyMoves("now", LARGE);
        assertThat(now).isGreaterThan(LARGE).isLessThan(before / 2);
    }

    @Test
    void onlyAFileOfH2IsCompacted() {
        var configuration = new DatabaseConfiguration();
        try (var pool = pool("new", SETTINGS)) {
            assertThat(configuration.fileCompaction(pool, new DatabaseAddress("jdbc:h2:mem:x")))
                    .isNull();
            assertThat(configuration.fileCompaction(pool, new DatabaseAddress("jdbc:postgresql://localhost/x")))
                    .isNull();
            try (var compaction = configuration.fileCompaction(pool, new DatabaseAddress("jdbc:h2:file:x"))) {
                assertThat(compaction).isNotNull();
            }
        }
    }

    @Test
    void aDatabaseThatIsNotThereHarmsNobodyAndIsCompactedLater() throws Exception {
        var isThere = new AtomicBoolean();
        try (var pool = filled("late", SETTINGS);
                var compaction = new FileCompaction(
                        new DelegatingDataSource(pool) {
                            @Override
                            public Connection getConnection() throws SQLException {
                                if (!isThere.get()) {
                                    throw new SQLException("not there");
                                }
                                return super.getConnection();
                            }
                        },
                        ANY,
                        NEVER)) {
            compaction.compact();
            compaction.compact();
            assertThat(compaction.fails()).isTrue();

            isThere.set(true);
            compaction.compact();
            assertThat(compaction.fails()).isFalse();
        }
    }

    @Test
    void nobodyCommitsWhileWritesAreDelayed() throws Exception {
        try (var pool = filled("many", SETTINGS);
                var compaction = new FileCompaction(pool, ANY, NEVER);
                var other = DriverManager.getConnection("jdbc:h2:file:" + folder.resolve("many"), "sa", "");
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var isEnough = new AtomicBoolean();
            var watched = threads.submit(() -> delays(new SingleConnectionDataSource(other, true), isEnough, 0));
            var writers = IntStream.rangeClosed(1, WRITERS)
                    .mapToObj(game -> threads.submit(() -> delays(pool, isEnough, game)))
                    .toList();
            for (int i = 0; i < PASSES; i++) {
                move(pool, 100);
                compaction.compact();
            }
            isEnough.set(true);

            assertThat(watched.get()).containsExactlyInAnyOrder("0", "10");
            for (var writer : writers) {
                assertThat(writer.get()).containsExactly("0");
            }
            assertThat(compaction.fails()).isFalse();
        }
    }

    @Test
    void aTransactionThatTakesLongIsLeftAlone() throws Exception {
        try (var pool = filled("long", SETTINGS);
                var compaction = new FileCompaction(pool, ANY, NEVER)) {
            int rate = fillRate(pool);
            try (var connection = pool.getConnection()) {
                connection.setAutoCommit(false);
                compaction.compact();
                connection.commit();
            }
            assertThat(fillRate(pool)).isEqualTo(rate);

            compaction.compact();
            assertThat(fillRate(pool)).isGreaterThan(rate);
        }
    }

    @Test
    void aDatabaseThatCompactsByItselfIsLeftAlone() throws Exception {
        try (var pool = filled("own", ";WRITE_DELAY=3600000;RETENTION_TIME=0");
                var compaction = new FileCompaction(pool, ANY, NEVER)) {
            int rate = fillRate(pool);
            compaction.compact();

            assertThat(fillRate(pool)).isEqualTo(rate);
            assertThat(delay(pool)).isEqualTo("3600000");
        }
    }

    @Test
    void writesAreNotDelayedAfterAFailure() throws Exception {
        try (var pool = filled("failing", SETTINGS)) {
            var failing = new DelegatingDataSource(pool) {
                @Override
                public Connection getConnection() throws SQLException {
                    return failing(Connection.class, super.getConnection());
                }
            };
            try (var compaction = new FileCompaction(failing, ANY, NEVER)) {
                compaction.compact();
                assertThat(compaction.fails()).isTrue();
            }

            assertThat(delay(pool)).isEqualTo("0");
        }
    }

    /// A connection, or its statement, that cannot set `WRITE_DELAY` to 0.
    private static <T> T failing(Class<T> type, T real) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (_, method, arguments) -> {
                    if (arguments != null && arguments[0].equals("set write_delay 0")) {
                        throw new SQLException("not possible");
                    }
                    var result = method.invoke(real, arguments);
                    return result instanceof Statement statement ? failing(Statement.class, statement) : result;
                }));
    }

    /// Each writes a version of a row, and so makes another one obsolete; all of the last ones are there at the end.
    private long bytesAfterManyMoves(String name, long large) throws InterruptedException {
        var versions = new int[GAMES];
        long bytes;
        try (var pool = pool(name, SETTINGS);
                var compaction = new FileCompaction(pool, large, NEVER)) {
            var client = withGames(pool);
            var random = new SplittableRandom(1);
            for (int i = 0; i < MOVES; i++) {
                int game = random.nextInt(GAMES);
                client.sql("update game set version = ? where id = ?")
                        .params(++versions[game], game)
                        .update();
                if (i % MOVES_BETWEEN_PASSES == 0) {
                    compaction.compact();
                }
            }
            bytes = size(name);
        }
        try (var again = pool(name, SETTINGS)) {
            assertThat(JdbcClient.create(again)
                            .sql("select version from game order by id")
                            .query(Integer.class)
                            .list())
                    .containsExactly(Arrays.stream(versions).boxed().toArray(Integer[]::new));
        }
        return bytes;
    }

    private static JdbcClient withGames(DataSource pool) {
        var client = JdbcClient.create(pool);
        client.sql("create table game (id int primary key, version int, text varchar)")
                .update();
        client.sql("insert into game select x, 0, repeat('x', 500) from system_range(0, ?)")
                .param(GAMES - 1)
                .update();
        return client;
    }

    /// Most of its file is obsolete.
    private HikariDataSource filled(String name, String settings) {
        var pool = pool(name, settings);
        withGames(pool);
        move(pool, 2_000);
        return pool;
    }

    private static void move(DataSource pool, int moves) {
        var client = JdbcClient.create(pool);
        var random = new SplittableRandom(1);
        for (int i = 0; i < moves; i++) {
            client.sql("update game set version = version + 1 where id = ?")
                    .param(random.nextInt(GAMES))
                    .update();
            client.sql("checkpoint").update();
        }
    }

    private HikariDataSource pool(String name, String settings) {
        var pool = new HikariDataSource();
        pool.setJdbcUrl("jdbc:h2:file:" + folder.resolve(name) + settings);
        pool.setUsername("sa");
        pool.setAllowPoolSuspension(true);
        return pool;
    }

    /// Reads `WRITE_DELAY` again and again.
    ///
    /// @param game of which a version is written each time; 0 for none
    private static Set<String> delays(DataSource pool, AtomicBoolean isEnough, int game) throws SQLException {
        var seen = new HashSet<String>();
        while (!isEnough.get()) {
            try (var connection = pool.getConnection();
                    var statement = connection.createStatement()) {
                if (game > 0) {
                    statement.executeUpdate("update game set version = version + 1 where id = " + game);
                }
                seen.addAll(settings(new SingleConnectionDataSource(connection, true), "WRITE_DELAY"));
            }
        }
        return seen;
    }

    private static String delay(DataSource database) {
        return setting(database, "WRITE_DELAY");
    }

    /// In percent.
    private static int fillRate(DataSource database) {
        return Integer.parseInt(setting(database, "info.CHUNKS_FILL_RATE_RW"));
    }

    private static String setting(DataSource database, String name) {
        return String.join(" ", settings(database, name));
    }

    /// The setting, and the value that holds already.
    private static Set<String> settings(DataSource database, String name) {
        return JdbcClient.create(database)
                .sql("select setting_value from information_schema.settings where setting_name = ?")
                .param(name)
                .query(String.class)
                .set();
    }

    private long size(String name) {
        try {
            return Files.size(folder.resolve(name + ".mv.db"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
