package org.crosscage.store;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionCallback;
import org.springframework.transaction.support.TransactionOperations;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/// Has H2 force what is committed onto the disk, so that it survives a power failure. Without it a commit is safe from
/// a crash of the process, but waits in the operating system's memory for up to some seconds.
///
/// One sync is for all that was committed before it began. Safe for use by several threads.
public final class DiskSync {

    private final JdbcClient database;
    private final AtomicLong committed = new AtomicLong();
    private final ReentrantLock lock = new ReentrantLock();
    private long synced;

    public DiskSync(JdbcClient database) {
        this.database = database;
    }

    /// Transactions that count as done when they are on the disk.
    public TransactionOperations after(TransactionOperations transactions) {
        return new TransactionOperations() {
            @Override
            public <T> T execute(TransactionCallback<T> action) {
                T result = transactions.execute(action);
                if (!TransactionSynchronizationManager.isActualTransactionActive()) { // else the outer one syncs
                    sync(committed.incrementAndGet());
                }
                return result;
            }
        };
    }

    private void sync(long commit) {
        lock.lock();
        try {
            if (synced < commit) {
                long all = committed.get();
                database.sql("checkpoint sync").update();
                synced = all;
            }
        } finally {
            lock.unlock();
        }
    }
}
