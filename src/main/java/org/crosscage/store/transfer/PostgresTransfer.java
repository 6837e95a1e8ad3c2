package org.crosscage.store.transfer;

import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.crosscage.store.transfer.TransferException.Reason;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;

/// Brings all data of a data folder into an empty PostgreSQL: everything in one transaction, or nothing.
public final class PostgresTransfer {

    /// Rows are sent together up to this many, and up to so many characters of text: some megabytes at most.
    private static final int ROWS_AT_ONCE = 500;

    private static final int CHARACTERS_AT_ONCE = 1_000_000;

    private final PGSimpleDataSource target;
    private final String url;

    /// @param url `jdbc:postgresql://…`
    /// @param user empty for what the URL or the driver says
    /// @param password likewise
    public PostgresTransfer(String url, String user, String password) {
        this.url = url;
        target = new PGSimpleDataSource();
        target.setUrl(url);
        target.setReWriteBatchedInserts(true);
        if (!user.isEmpty()) {
            target.setUser(user);
        }
        if (!password.isEmpty()) {
            target.setPassword(password);
        }
    }

    /// A table before and after.
    public record Transferred(TableContent before, TableContent after) {}

    /// @return each table, all of them with the same content before and after
    /// @throws TransferException when anything is in the way; the target has no rows then, as before
    public List<Transferred> transfer(DataFolder folder) throws TransferException {
        try (var connection = connect()) {
            requireEmpty(connection);
            Tables.make(target);
            connection.setAutoCommit(false);
            var transferred = copyAll(folder.connection(), connection);
            connection.commit();
            return transferred;
        } catch (FlywayException e) {
            throw new TransferException(Reason.OTHER_TABLES, Map.of("place", url, "message", Tables.firstLine(e)), e);
        } catch (SQLException e) {
            throw new TransferException(Reason.FAILED, Map.of("url", url, "message", Tables.firstLine(e)), e);
        }
    }

    private Connection connect() throws TransferException {
        try {
            return target.getConnection();
        } catch (SQLException e) {
            throw new TransferException(Reason.UNREACHABLE, Map.of("url", url, "message", Tables.firstLine(e)), e);
        }
    }

    /// Tables of this program without a row may be there already; anything else is somebody's.
    private void requireEmpty(Connection connection) throws SQLException, TransferException {
        var names = StoredTable.names(connection);
        for (var name : names) {
            if (!names.contains(StoredTable.HISTORY)) {
                throw new TransferException(Reason.FOREIGN_TABLE, Map.of("url", url, "table", name));
            }
            if (!name.equals(StoredTable.HISTORY)) {
                requireEmpty(connection, name);
            }
        }
    }

    private void requireEmpty(Connection connection, String table) throws SQLException, TransferException {
        try (var statement = connection.createStatement();
                var rows = statement.executeQuery("select 1 from \"" + table + "\" limit 1")) {
            if (rows.next()) {
                throw new TransferException(Reason.NOT_EMPTY, Map.of("url", url, "table", table));
            }
        }
    }

    private List<Transferred> copyAll(Connection from, Connection to) throws SQLException, TransferException {
        var tables = StoredTable.all(from);
        try (var statement = to.createStatement()) {
            for (var table : tables) { // a server that started in between waits, and is not overlooked
                statement.execute("lock table " + table.name() + " in access exclusive mode");
            }
        }
        requireEmpty(to);
        var transferred = new ArrayList<Transferred>();
        for (var table : tables) {
            var copied = copy(table, from, to);
            var before = copied.of(table.name());
            for (var counter : table.counters()) {
                setCounter(table.name(), counter, from, to);
            }
            var after = table.content(to, Math.clamp(CHARACTERS_AT_ONCE / copied.longest(), 1, ROWS_AT_ONCE));
            if (!after.equals(before)) {
                throw new TransferException(
                        Reason.DIFFERENT,
                        Map.of("table", table.name(), "before", before.toString(), "after", after.toString()));
            }
            transferred.add(new Transferred(before, after));
        }
        return transferred;
    }

    private static RowSum copy(StoredTable table, Connection from, Connection to)
            throws SQLException, TransferException {
        var sum = new RowSum();
        try (var reading = from.createStatement();
                var writing = to.prepareStatement(table.insert());
                var rows = reading.executeQuery(table.select())) {
            int waiting = 0;
            int characters = 0;
            while (rows.next()) {
                var row = table.row(rows);
                requireStorable(table, row);
                sum.add(row);
                characters += fill(writing, row);
                writing.addBatch();
                waiting++;
                if (waiting == ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE) {
                    writing.executeBatch();
                    waiting = 0;
                    characters = 0;
                }
            }
            writing.executeBatch();
        }
        return sum;
    }

    /// @return how many characters of text the row has
    private static int fill(PreparedStatement statement, @Nullable Object... row) throws SQLException {
        int characters = 0;
        for (int column = 0; column < row.length; column++) {
            statement.setObject(column + 1, row[column]);
            if (row[column] instanceof String text) {
                characters += text.length();
            }
        }
        return characters;
    }

    /// PostgreSQL has no character 0 in its texts and no half of a surrogate pair.
    private static void requireStorable(StoredTable table, @Nullable Object... row) throws TransferException {
        int column = 0;
        for (var name : table.columns().keySet()) {
            if (row[column] instanceof String text && !isStorable(text)) {
                throw new TransferException(
                        Reason.UNSTORABLE_TEXT, Map.of("table", table.name(), "column", name, "key", table.keyOf(row)));
            }
            column++;
        }
    }

    private static boolean isStorable(String text) {
        try {
            StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
            return text.indexOf('\0') < 0;
        } catch (CharacterCodingException _) {
            return false;
        }
    }

    /// Goes on where H2 is, not behind the highest number that is left: one that was deleted is not given again.
    private static void setCounter(String table, String column, Connection from, Connection to) throws SQLException {
        try (var asking = from.prepareStatement("select identity_base from information_schema.columns"
                        + " where table_schema = current_schema and table_name = ? and column_name = ?");
                var setting = to.createStatement()) {
            asking.setString(1, table.toUpperCase(Locale.ROOT));
            asking.setString(2, column.toUpperCase(Locale.ROOT));
            try (var found = asking.executeQuery()) {
                found.next();
                setting.execute(
                        "alter table %s alter column %s restart with %d".formatted(table, column, found.getLong(1)));
            }
        }
    }
}
