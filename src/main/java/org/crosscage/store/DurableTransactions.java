package org.crosscage.store;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionCallback;
import org.springframework.transaction.support.TransactionOperations;

/// Transactions that H2 has forced onto the disk when they count as done, so that they survive a power failure.
/// Without it a commit is safe from a crash of the process, but waits in the operating system's memory for up to
/// some seconds.
///
/// @param transactions what it adds to
public record DurableTransactions(TransactionOperations transactions, JdbcClient database)
        implements TransactionOperations {

    @Override
    public <T> T execute(TransactionCallback<T> action) {
        T result = transactions.execute(action);
        database.sql("checkpoint sync").update();
        return result;
    }
}
