package org.crosscage.store;

import java.time.Duration;
import javax.sql.DataSource;
import org.h2.engine.SessionLocal;
import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.transaction.support.TransactionCallback;
import org.springframework.transaction.support.TransactionOperations;

/// Transactions that H2 has wait for a lock no longer than this, unlike any others: for work that many wait for. Who
/// gets the connection next waits as long as ever.
///
/// The statement `set lock_timeout`, once in each transaction, would allocate 15 kB for each of three moves.
///
/// @param transactions each with a connection to itself
/// @param database what they are transactions of
/// @param longest at least a millisecond
public record ShortLockWaits(TransactionOperations transactions, DataSource database, Duration longest)
        implements TransactionOperations {

    @Override
    public <T> T execute(TransactionCallback<T> action) {
        return transactions.execute(transaction -> {
            var session = session();
            int usual = session.getLockTimeout();
            session.setLockTimeout((int) longest.toMillis());
            try {
                return action.doInTransaction(transaction);
            } finally {
                session.setLockTimeout(usual);
            }
        });
    }

    /// Of the transaction that this thread is in.
    private SessionLocal session() {
        var connection = DataSourceUtils.getConnection(database);
        try {
            return H2Sessions.of(connection);
        } finally {
            DataSourceUtils.releaseConnection(connection, database);
        }
    }
}
