package org.crosscage.store.transfer;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.crosscage.store.transfer.TransferException.Reason;
import org.flywaydb.core.api.FlywayException;
import org.springframework.boot.logging.LogLevel;
import org.springframework.boot.logging.LoggingSystem;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/// The database file of a data folder, open for reading alone: it stays as it is, and no server opens it meanwhile.
/// Results come row by row and not as a whole.
public final class DataFolder implements AutoCloseable {

    /// The file's name, as H2 has it.
    static final String FILE = "crosscage.mv.db";

    private static final int ROWS_AT_ONCE = 500;

    /// H2's error code for a file that another process has open.
    private static final int ALREADY_OPEN = 90020;

    private final Connection connection;

    private DataFolder(Connection connection) {
        this.connection = connection;
    }

    /// @throws TransferException when there is no such file, a server has it open, it cannot be read, or its tables are
    ///     not those of this version
    public static DataFolder open(Path folder) throws TransferException {
        var opened = openAnyVersion(folder);
        try {
            Tables.requireOurs(new DriverManagerDataSource(url(place(folder))));
            return opened;
        } catch (FlywayException e) {
            opened.close();
            throw new TransferException(
                    Reason.OTHER_TABLES, Map.of("place", place(folder).toString(), "message", Tables.firstLine(e)), e);
        }
    }

    /// The same, whichever version made the tables.
    static DataFolder openAnyVersion(Path folder) throws TransferException {
        var place = place(folder);
        if (!Files.isRegularFile(place.resolve(FILE))) {
            throw new TransferException(Reason.NO_DATA, Map.of("folder", place.toString()));
        }
        try {
            return new DataFolder(DriverManager.getConnection(url(place)));
        } catch (SQLException e) {
            boolean isOpen = e.getErrorCode() == ALREADY_OPEN;
            throw new TransferException(
                    isOpen ? Reason.IN_USE : Reason.UNREADABLE,
                    Map.of("folder", place.toString(), "message", Tables.firstLine(e)),
                    e);
        }
    }

    private static Path place(Path folder) {
        return folder.toAbsolutePath().normalize();
    }

    private static String url(Path place) {
        return "jdbc:h2:file:" + place.resolve("crosscage")
                + ";ACCESS_MODE_DATA=r;IFEXISTS=TRUE;LAZY_QUERY_EXECUTION=1;TRACE_LEVEL_FILE=0;DB_CLOSE_ON_EXIT=FALSE";
    }

    /// What libraries say of opening a database is nothing for a terminal; what goes wrong they throw.
    public static void silenceLibraries() {
        LoggingSystem.get(DataFolder.class.getClassLoader()).setLogLevel(LoggingSystem.ROOT_LOGGER_NAME, LogLevel.OFF);
    }

    Connection connection() {
        return connection;
    }

    /// What each table holds.
    ///
    /// @throws SQLException when the file is damaged
    List<TableContent> contents() throws SQLException {
        var contents = new ArrayList<TableContent>();
        for (var table : StoredTable.all(connection)) {
            contents.add(table.content(connection, ROWS_AT_ONCE));
        }
        return contents;
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
