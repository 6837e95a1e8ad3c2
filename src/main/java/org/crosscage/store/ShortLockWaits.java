package org.crosscage.store;

import java.time.Duration;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionCallback;
import org.springframework.transaction.support.TransactionOperations;

/// Transactions that H2 has wait for a lock no longer than this, unlike any others: for work that many wait for. Who
/// gets the connection next waits as long as ever.
///
/// @param transactions each with a connection to itself
/// @param longest at least a millisecond
public record ShortLockWaits(TransactionOperations transactions, JdbcClient database, Duration longest)
        implements TransactionOperations {

    @Override
    public <T> T execute(TransactionCallback<T> action) {
        return transactions.execute(transaction -> {
            long usual = database.sql("select lock_timeout()").query(Long.class).single();
            setLockTimeout(longest.toMillis());
            try {
                return action.doInTransaction(transaction);
            } finally {
                setLockTimeout(usual);
            }
        });
    }

    /// Does not end the transaction, as most of H2's `set` would.
    private void setLockTimeout(long millis) {
        database.sql("set lock_timeout ?").param(millis).update();
    }
}
