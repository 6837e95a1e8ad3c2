package org.crosscage.store;

import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.HikariPoolMXBean;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Keeps the file of an H2 that is written to from growing without end.
///
/// Each commit appends a chunk to the file. Later commits make most of it obsolete, and H2 uses its place again only
/// when all of it is. H2 moves what is left to new chunks in the background, but only while `WRITE_DELAY` is above 0,
/// when a commit is not yet written as it returns. So this sets `WRITE_DELAY` for a moment in which nobody commits: it
/// suspends the pool and waits until no other connection is in use.
public final class FileCompaction implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(FileCompaction.class);

    private static final Duration PAUSE = Duration.ofSeconds(20);

    /// In bytes. The larger, the less is left of old chunks, and the less has to be moved.
    private static final long LARGE = 256L << 20;

    /// H2 works in the background every ten milliseconds then; what it has begun is always waited for.
    private static final Duration MOMENT = Duration.ofMillis(20);

    /// A transaction that takes longer is left alone, and so is the file until the next pass.
    private static final Duration LONGEST_TRANSACTION = Duration.ofMillis(100);

    /// An end waits no longer for what is being moved, which takes milliseconds as a rule.
    private static final Duration LONGEST_END = Duration.ofSeconds(5);

    /// Whether the file is large, more than half of what could be moved is obsolete, and H2 does not compact by itself.
    private static final String WORTH_IT = """
            select every(case setting_name
                when 'info.FILE_SIZE' then cast(setting_value as bigint) > %d
                when 'info.CHUNKS_FILL_RATE_RW' then cast(setting_value as bigint) < 50
                else setting_value = '0' end)
            from information_schema.settings
            where setting_name in ('info.FILE_SIZE', 'info.CHUNKS_FILL_RATE_RW', 'WRITE_DELAY')""";

    private final DataSource database;
    private final long large;
    private final CountDownLatch end = new CountDownLatch(1);
    private final Thread thread;
    private boolean fails;

    /// @param database H2 behind a pool that may be suspended
    public FileCompaction(DataSource database) {
        this(database, LARGE, PAUSE);
    }

    /// @param large the size in bytes from which on it is done
    /// @param pause the time between two looks at the file
    FileCompaction(DataSource database, long large, Duration pause) {
        this.database = database;
        this.large = large;
        thread = Thread.ofPlatform().daemon().name("compaction").start(() -> goOn(pause));
    }

    private void goOn(Duration pause) {
        try {
            // H2 does not tell when its file has grown
            while (!isEndWithin(pause)) {
                compact();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e); // nobody has this thread
        }
    }

    private boolean isEndWithin(Duration time) throws InterruptedException {
        return end.await(time.toMillis(), TimeUnit.MILLISECONDS);
    }

    /// One pass, which does nothing while the file is small. A failure is said once, until a pass succeeds again.
    void compact() throws InterruptedException {
        try (var connection = database.getConnection();
                var statement = connection.createStatement()) {
            var pool = database.unwrap(HikariDataSource.class).getHikariPoolMXBean();
            // suspending a pool waits for threads that wait for a connection
            if (pool.getThreadsAwaitingConnection() == 0 && isWorthIt(statement)) {
                compactAlone(pool, statement);
            }
            fails = false;
        } catch (SQLException | RuntimeException | Error e) {
            if (!fails) {
                LOG.warn("The file of the database was not compacted", e);
            }
            fails = true;
        }
    }

    private boolean isWorthIt(Statement statement) throws SQLException {
        try (var rows = statement.executeQuery(WORTH_IT.formatted(large))) {
            return rows.next() && rows.getBoolean(1);
        }
    }

    private void compactAlone(HikariPoolMXBean pool, Statement statement) throws SQLException, InterruptedException {
        pool.suspendPool();
        try {
            if (isAlone(pool)) {
                compactFor(MOMENT, statement);
            }
        } catch (SQLException | RuntimeException | Error e) {
            pool.softEvictConnections(); // each new one sets WRITE_DELAY as its address has it
            throw e;
        } finally {
            pool.resumePool();
        }
    }

    private boolean isAlone(HikariPoolMXBean pool) throws InterruptedException {
        long longest = LONGEST_TRANSACTION.toMillis();
        for (long waited = 0; pool.getActiveConnections() > 1; waited++) {
            if (waited == longest || isEndWithin(Duration.ofMillis(1))) {
                return false;
            }
        }
        return true;
    }

    private void compactFor(Duration moment, Statement statement) throws SQLException, InterruptedException {
        try {
            statement.execute("set write_delay 10");
            isEndWithin(moment);
        } finally {
            statement.execute("set write_delay 0");
        }
    }

    /// Whether the last pass failed.
    boolean fails() {
        return fails;
    }

    /// Ends it, behind what is being moved.
    @Override
    public void close() {
        end.countDown();
        try {
            thread.join(LONGEST_END);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
