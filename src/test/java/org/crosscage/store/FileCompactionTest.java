package org.crosscage.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Function;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcConnectionPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

final class FileCompactionTest {

    private static final int GAMES = 20_000;
    private static final int MOVES = 10_000;
    private static final long LARGE = 4 << 20;

    @TempDir
    private Path folder;

    @Test
    void aLargeFileIsUsedAgainWhereItIsObsolete() {
        long before = bytesAfterManyMoves("before", _ -> () -> {});
        long now = bytesAfterManyMoves("now", pool -> new FileCompaction(pool, LARGE, Duration.ofMillis(5))::close);
        assertThat(now).isGreaterThan(LARGE).isLessThan(before / 2);
    }

    /// Each writes a version of a row, and so makes another one obsolete; all of the last ones are there at the end.
    private long bytesAfterManyMoves(String name, Function<DataSource, FileUser> user) {
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
        try (var _ = user.apply(pool)) {
            for (int i = 0; i < MOVES; i++) {
                int game = random.nextInt(GAMES);
                client.sql("update game set version = ? where id = ?")
                        .params(++versions[game], game)
                        .update();
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

    private interface FileUser extends AutoCloseable {

        @Override
        void close();
    }
}
