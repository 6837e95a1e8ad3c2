package org.crosscage.store;

import java.sql.Connection;
import java.sql.SQLException;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;
import org.springframework.jdbc.UncategorizedSQLException;

/// What H2 has behind a connection to a database in this process.
final class H2Sessions {

    private H2Sessions() {}

    static SessionLocal of(Connection connection) {
        try {
            return (SessionLocal) connection.unwrap(JdbcConnection.class).getSession();
        } catch (SQLException e) {
            throw new UncategorizedSQLException("a connection that is not H2's", null, e);
        }
    }
}
