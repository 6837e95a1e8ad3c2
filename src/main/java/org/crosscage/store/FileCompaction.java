package org.crosscage.store;

import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.h2.mvstore.MVStore;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Keeps the file of an H2 that is written to from growing without end.
///
/// Each commit appends a chunk to the file, most of which the next ones make obsolete; its place is used again only
/// when nothing in it is of use any more. H2 moves what is left to new chunks in the background, but not where each
/// commit is written at once (`WRITE_DELAY=0`): 173,000 moves in four minutes made 3.5 GB. So it is done here, once
/// the file is large; before that H2 does it when the file is closed.
public final class FileCompaction implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(FileCompaction.class);

    private static final Duration PAUSE = Duration.ofSeconds(1);

    /// In bytes. The larger, the less is left of old chunks, and the less has to be moved.
    private static final long LARGE = 256L << 20;

    /// As much of a large file may be obsolete, in percent.
    private static final int OBSOLETE = 50;

    /// So much is moved at once, in bytes; commits wait for that.
    private static final int AT_ONCE = 1 << 20;

    /// An end waits no longer for what is being moved, which takes milliseconds as a rule.
    private static final Duration LONGEST_END = Duration.ofSeconds(5);

    private final DataSource database;
    private final long large;
    private final CountDownLatch end = new CountDownLatch(1);
    private final Thread thread;
    private @Nullable MVStore store;
    private boolean fails;

    /// @param database H2
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
            while (!end.await(pause.toMillis(), TimeUnit.MILLISECONDS)) {
                compact();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e); // nobody has this thread
        }
    }

    /// One pass, which does nothing while the file is small. A failure is said once, until a pass succeeds again.
    void compact() {
        try {
            var opened = opened();
            if (opened.getFileStore().size() > large) {
                opened.compact(100 - OBSOLETE, AT_ONCE);
            }
            fails = false;
        } catch (SQLException | RuntimeException | Error e) {
            if (!fails) {
                LOG.warn("The file of the database was not compacted", e);
            }
            fails = true;
        }
    }

    /// Whether the last pass failed.
    boolean fails() {
        return fails;
    }

    /// A connection is needed only to find it: H2 has one for a database as long as that is open.
    private MVStore opened() throws SQLException {
        if (store == null || store.isClosed()) {
            try (var connection = database.getConnection()) {
                store = H2Sessions.of(connection).getDatabase().getStore().getMvStore();
            }
        }
        return store;
    }

    /// Ends it, behind what is being moved: a thread that is interrupted while it writes would close the file.
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
