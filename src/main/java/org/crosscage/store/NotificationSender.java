package org.crosscage.store;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.ThreadFactory;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Tells other servers what this one has stored, many changes in one statement.
///
/// A NOTIFY holds a lock of the whole PostgreSQL until its transaction is on the disk. In the transactions that store
/// moves, it would let only one of them commit at a time.
final class NotificationSender implements AutoCloseable {

    /// What all servers of the database listen to.
    static final String CHANNEL = "crosscage";

    /// Stands for all changes there may have been.
    static final String EVERYTHING = "*";

    private static final System.Logger LOG = System.getLogger(NotificationSender.class.getName());

    /// Between two statements: of one thing that is changed more often the last change is sent.
    private static final Duration PAUSE = Duration.ofMillis(20);

    private static final Duration AFTER_FAILURE = Duration.ofSeconds(1);
    private static final Duration LAST = Duration.ofSeconds(2);
    /// Past so many it is less to tell the others to look at everything they have open.
    private static final int MOST = 10_000;

    private final String server;
    private final JdbcClient database;
    private final Thread thread;
    private SequencedMap<String, StoredChange> waiting = new LinkedHashMap<>();
    private boolean overflown;
    private boolean closed;

    NotificationSender(String server, JdbcClient database, ThreadFactory threads) {
        this.server = server;
        this.database = database;
        this.thread = threads.newThread(this::run);
        thread.start();
    }

    synchronized void send(StoredChange change) {
        waiting.merge(change.topic() + " " + change.id(), change, ChangeNotifications::newer);
        if (waiting.size() > MOST) {
            waiting.clear();
            overflown = true;
        }
        notifyAll();
    }

    private void run() {
        boolean failing = false;
        try {
            for (var batch = next(); !batch.isEmpty(); batch = next()) {
                try {
                    notifyOthers(batch);
                    failing = false;
                } catch (RuntimeException e) {
                    if (!failing) {
                        LOG.log(System.Logger.Level.WARNING, "other servers are not told of changes for now", e);
                    }
                    failing = true;
                    putBack(batch);
                }
                pause(failing ? AFTER_FAILURE : PAUSE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// Waits for something to send.
    ///
    /// @return empty when nothing more comes
    private synchronized List<String> next() throws InterruptedException {
        while (waiting.isEmpty() && !overflown && !closed) {
            wait();
        }
        if (overflown) {
            overflown = false;
            waiting.clear();
            return List.of(EVERYTHING);
        }
        var batch = waiting.values().stream().map(StoredChange::written).toList();
        waiting = new LinkedHashMap<>();
        return batch;
    }

    private synchronized void putBack(List<String> batch) {
        if (closed) {
            return; // whoever comes back to a page of this server says where its game stands
        }
        if (batch.contains(EVERYTHING)) {
            overflown = true;
        }
        batch.stream().map(StoredChange::read).forEach(change -> change.ifPresent(this::send));
    }

    private synchronized void pause(Duration most) throws InterruptedException {
        long end = System.nanoTime() + most.toNanos();
        for (long left = most.toMillis(); left > 0 && !closed; left = (end - System.nanoTime()) / 1_000_000) {
            wait(left);
        }
    }

    private void notifyOthers(List<String> batch) {
        var all = batch.stream().map(text -> server + " " + text).collect(Collectors.joining("\n"));
        database.sql("select count(pg_notify(:channel, change)) from unnest(string_to_array(:all, E'\\n')) as change")
                .param("channel", CHANNEL)
                .param("all", all)
                .query(Long.class)
                .single();
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            notifyAll();
        }
        try {
            thread.join(LAST);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
