package org.crosscage.store;

import java.util.concurrent.RejectedExecutionException;
import org.springframework.dao.NonTransientDataAccessResourceException;
import org.springframework.dao.RecoverableDataAccessException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.jdbc.UncategorizedSQLException;
import org.springframework.transaction.TransactionException;

/// A database that cannot be reached or cannot answer just now, or of which too much is asked, told apart from one that
/// answered no.
public final class Outage {

    private Outage() {}

    /// Whether the same call may succeed later. A failure without a known sort counts as an outage too: a full disk
    /// is one on H2, and what could be stored tomorrow must not be thrown away today.
    public static boolean isBehind(RuntimeException failure) {
        return failure instanceof TransientDataAccessException
                || failure instanceof RejectedExecutionException
                || failure instanceof RecoverableDataAccessException
                || failure instanceof NonTransientDataAccessResourceException
                || failure instanceof UncategorizedSQLException
                || failure instanceof TransactionException;
    }
}
