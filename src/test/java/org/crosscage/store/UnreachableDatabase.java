package org.crosscage.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/// A database that nobody can reach, because somebody holds all of its connections.
public final class UnreachableDatabase {

    private UnreachableDatabase() {}

    /// Does something meanwhile.
    public static void during(HikariDataSource pool, Runnable what) {
        List<Connection> taken = new ArrayList<>();
        try {
            while (taken.size() < pool.getMaximumPoolSize()) {
                taken.add(pool.getConnection());
            }
            what.run();
        } catch (SQLException e) {
            throw new AssertionError(e);
        } finally {
            taken.forEach(UnreachableDatabase::giveBack);
        }
    }

    private static void giveBack(Connection connection) {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }
}
