package org.crosscage.store.transfer;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Rows for every table that there is, whichever migration made it, by what the database says of its columns: hostile
/// texts, texts as long as the column allows, the smallest and largest numbers, moments to the microsecond, and nothing
/// where a column may be empty. References lead to rows that are there.
final class FilledTables {

    static final int ROWS = 7;

    private static final String HOSTILE =
            "'; drop table player; --\t\r\n\\N \\. \"$1\" %s ?{?}\u0001\u0007\u007f\u00a0\u00ad\u202e\ufeff\ufffe\ud83e\udde9e\u0301 \u0000?";

    private final Connection connection;
    private final Map<String, List<Object>> keys = new HashMap<>();

    FilledTables(Connection connection) {
        this.connection = connection;
    }

    private record Column(String name, int size, boolean isNullable) {}

    void fill() throws SQLException {
        for (var table : StoredTable.all(connection)) {
            fill(table);
        }
    }

    private void fill(StoredTable table) throws SQLException {
        var columns = columns(table.name());
        var referred = references(table.name());
        try (var insert = connection.prepareStatement(table.insert())) {
            for (int number = 1; number <= ROWS; number++) {
                int at = 1;
                for (var column : columns) {
                    var value = value(table, column, referred, number);
                    insert.setObject(at++, value);
                    if (value != null && table.key().equals(List.of(column.name()))) {
                        keys.computeIfAbsent(table.name(), _ -> new ArrayList<>())
                                .add(value);
                    }
                }
                insert.executeUpdate();
            }
        }
        for (var counter : table.counters()) { // more were there and are gone
            try (var statement = connection.createStatement()) {
                statement.execute("alter table %s alter column %s restart with 1000".formatted(table.name(), counter));
            }
        }
    }

    private @Nullable Object value(StoredTable table, Column column, Map<String, String> referred, int number) {
        var reference = referred.get(column.name());
        if (reference != null) {
            return keys.get(reference).get(number - 1);
        }
        if (column.isNullable() && number % 2 == 0) {
            return null;
        }
        var type = table.columns().get(column.name());
        if (type == String.class) {
            return text(column.size(), number);
        }
        if (type == Long.class) {
            boolean isNumbered = table.key().contains(column.name());
            return isNumbered || number > 2 ? (Object) (long) number : number == 1 ? Long.MIN_VALUE : Long.MAX_VALUE;
        }
        if (type == Integer.class) {
            boolean isNumbered = table.key().contains(column.name());
            return isNumbered || number > 1 ? number : Integer.MIN_VALUE;
        }
        if (type == Double.class) {
            return number == 1 ? Double.MIN_NORMAL : number == 2 ? -0.0 : Math.PI * number;
        }
        if (type == Boolean.class) {
            return number % 2 == 1;
        }
        if (type == LocalDateTime.class) {
            return LocalDateTime.of(2026, 3, 29, 2, 30, number, 123_000_000);
        }
        if (type == OffsetDateTime.class) {
            return OffsetDateTime.parse("2026-03-29T02:30:0%d.12345%d+02:00".formatted(number, number));
        }
        throw new IllegalStateException("no value of " + type);
    }

    /// Another one for each number, the last as long as there can be.
    private static String text(int size, int number) {
        var hostile = HOSTILE.replace("\u0000", Integer.toString(number));
        if (number == ROWS) {
            return number + "\u20ac".repeat(size - 1);
        }
        return size < 64
                ? (number + "'\\\t\ud83e\udde9").substring(0, Math.min(size, 6))
                : number + hostile.substring(0, Math.min(size - 2, hostile.length()));
    }

    private List<Column> columns(String table) throws SQLException {
        var columns = new ArrayList<Column>();
        try (var found = connection
                .getMetaData()
                .getColumns(null, connection.getSchema(), table.toUpperCase(Locale.ROOT), "%")) {
            while (found.next()) {
                columns.add(new Column(
                        found.getString("COLUMN_NAME").toLowerCase(Locale.ROOT),
                        found.getInt("COLUMN_SIZE"),
                        found.getString("IS_NULLABLE").equals("YES")));
            }
        }
        return columns;
    }

    private Map<String, String> references(String table) throws SQLException {
        var references = new HashMap<String, String>();
        try (var found = connection
                .getMetaData()
                .getImportedKeys(null, connection.getSchema(), table.toUpperCase(Locale.ROOT))) {
            while (found.next()) {
                references.put(
                        found.getString("FKCOLUMN_NAME").toLowerCase(Locale.ROOT),
                        found.getString("PKTABLE_NAME").toLowerCase(Locale.ROOT));
            }
        }
        return references;
    }

    /// One more player, as a server would store them.
    static long newPlayer(DataSource database, String token) {
        var client = JdbcClient.create(database);
        client.sql("insert into player (token_hash, created) values (:token, current_timestamp)")
                .param("token", token)
                .update();
        return client.sql("select id from player where token_hash = :token")
                .param("token", token)
                .query(Long.class)
                .single();
    }
}
