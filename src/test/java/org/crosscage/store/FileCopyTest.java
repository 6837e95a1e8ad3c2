package org.crosscage.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.crosscage.Sweep;
import org.h2.jdbcx.JdbcConnectionPool;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

/// The file as a disk may have it, on which older blocks are from another moment than newer ones.
final class FileCopyTest {

    private static final int BLOCK = 4096;
    /// After so many blocks a copy waits until something is committed.
    private static final int BLOCKS_AT_ONCE = 50;
    private static final int COPIES = Sweep.of(100, 4);
    private static final int GAMES = 1_000;
    /// So small that the file is compacted all the time.
    private static final long LARGE = 1 << 20;

    @TempDir
    private Path folder;

    private String settings;

    /// Those of the game.
    @BeforeEach
    void readSettings() throws IOException {
        var properties = new Properties();
        try (var stream = getClass().getResourceAsStream("/application.properties")) {
            properties.load(stream);
        }
        var address = properties.getProperty("spring.datasource.url");
        settings = address.substring(address.indexOf(';'));
    }

    private String address(String name) {
        return "jdbc:h2:file:" + folder.resolve(name) + settings;
    }

    @Test
    void whatIsObsoleteStaysForAsLongAsASystemKeepsWritesBack() {
        assertThat(settings).contains(";RETENTION_TIME=45000;").contains(";WRITE_DELAY=0;");
    }

    /// The copy takes its time: meanwhile the writer goes on.
    @Test
    void aCopyHasAllThatWasCommittedBeforeItBegan() throws Exception {
        var pool = new HikariDataSource();
        pool.setJdbcUrl(address("games"));
        pool.setUsername("sa");
        pool.setAllowPoolSuspension(true);
        var client = JdbcClient.create(pool);
        client.sql("create table game (id int primary key, version int, text varchar)")
                .update();
        client.sql("create table move (number int primary key, text varchar)").update();
        client.sql("insert into game select x, 0, repeat('x', 200) from system_range(0, ?)")
                .param(GAMES)
                .update();
        var committed = new AtomicInteger();
        var isEnough = new AtomicBoolean();
        var writer = Thread.ofPlatform().start(() -> write(client, committed, isEnough));
        try (var compaction = new FileCompaction(pool, LARGE, Duration.ofMillis(20))) {
            for (int i = 0; i < COPIES; i++) {
                int before = committed.get();
                var name = "copy" + i;
                copy(folder.resolve("games.mv.db"), folder.resolve(name + ".mv.db"), committed);

                assertThat(moves(name))
                        .hasSizeGreaterThanOrEqualTo(before)
                        .satisfies(moves -> assertThat(moves)
                                .isEqualTo(IntStream.rangeClosed(1, moves.size())
                                        .boxed()
                                        .toList()));
            }
            assertThat(compaction.fails()).isFalse();
        } finally {
            isEnough.set(true);
            writer.join();
            pool.close();
        }
    }

    private static void write(JdbcClient client, AtomicInteger committed, AtomicBoolean isEnough) {
        var random = new SplittableRandom(1);
        while (!isEnough.get()) {
            int number = committed.get() + 1;
            client.sql("update game set version = version + 1 where id = ?")
                    .param(random.nextInt(GAMES))
                    .update();
            client.sql("insert into move values (?, 'play 3=5')").param(number).update();
            committed.set(number);
        }
    }

    private static void copy(Path from, Path to, AtomicInteger committed) throws IOException {
        try (var in = FileChannel.open(from, StandardOpenOption.READ);
                var out = FileChannel.open(to, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            long blocks = in.size() / BLOCK;
            var block = ByteBuffer.allocate(BLOCK);
            for (long at = 0; at < blocks; at++) {
                block.clear();
                in.read(block, at * BLOCK);
                out.write(block.flip(), at * BLOCK);
                int now = committed.get();
                while (at % BLOCKS_AT_ONCE == 0 && committed.get() == now) {
                    Thread.onSpinWait();
                }
            }
        }
    }

    private List<Integer> moves(String name) {
        var pool = JdbcConnectionPool.create(address(name), "sa", "");
        try {
            var client = JdbcClient.create(pool);
            assertThat(client.sql("select count(*), sum(length(text)) from game")
                            .query((row, _) -> row.getInt(1))
                            .single())
                    .isEqualTo(GAMES + 1);
            return client.sql("select number from move order by number")
                    .query(Integer.class)
                    .list();
        } finally {
            pool.dispose();
        }
    }

    /// A folder of a version that kept what is obsolete for five seconds.
    @Test
    void aFileOfBeforeOpens() {
        var before = "jdbc:h2:file:" + folder.resolve("before") + ";WRITE_DELAY=0;RETENTION_TIME=5000";
        var pool = JdbcConnectionPool.create(before, "sa", "");
        JdbcClient.create(pool)
                .sql("create table move as select x number from system_range(1, 5)")
                .update();
        pool.dispose();

        var now = JdbcConnectionPool.create(address("before"), "sa", "");
        var client = JdbcClient.create(now);
        assertThat(client.sql("select count(*) from move").query(Integer.class).single())
                .isEqualTo(5);
        now.dispose();
    }
}
