package org.crosscage.store.transfer;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A table as the database itself describes it, so that whatever a migration adds is taken along. Names are in
/// lower case, which both databases understand.
///
/// @param columns by name; the class as which values are read, from both databases alike
/// @param key the columns of the primary key, in the order of the key
/// @param counters columns whose numbers the database gives
record StoredTable(String name, Map<String, Class<?>> columns, List<String> key, List<String> counters) {

    /// Flyway's own account of the tables, which each database has by itself.
    static final String HISTORY = "flyway_schema_history";

    /// All tables of the connection's schema but Flyway's, each behind those that it refers to.
    static List<StoredTable> all(Connection connection) throws SQLException {
        var left = new TreeMap<String, Set<String>>();
        for (var name : names(connection)) {
            if (!name.equals(HISTORY)) {
                left.put(name, references(connection, name));
            }
        }
        var ordered = new ArrayList<StoredTable>();
        while (!left.isEmpty()) {
            var next = left.entrySet().stream()
                    .filter(table -> table.getValue().stream().noneMatch(left::containsKey))
                    .map(Map.Entry::getKey)
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("tables refer to each other: " + left));
            left.remove(next);
            ordered.add(read(connection, next));
        }
        return ordered;
    }

    /// In alphabetical order, Flyway's among them.
    static List<String> names(Connection connection) throws SQLException {
        try (var tables = connection
                .getMetaData()
                .getTables(connection.getCatalog(), connection.getSchema(), "%", new String[] {
                    "TABLE", "BASE TABLE", "PARTITIONED TABLE"
                })) {
            return strings(tables, "TABLE_NAME").stream().sorted().toList();
        }
    }

    private static Set<String> references(Connection connection, String table) throws SQLException {
        try (var keys = connection
                .getMetaData()
                .getImportedKeys(connection.getCatalog(), connection.getSchema(), stored(connection, table))) {
            var referred = new HashSet<>(strings(keys, "PKTABLE_NAME"));
            referred.remove(table);
            return referred;
        }
    }

    private static StoredTable read(Connection connection, String table) throws SQLException {
        var metadata = connection.getMetaData();
        var columns = new LinkedHashMap<String, Class<?>>();
        var counters = new ArrayList<String>();
        var key = new TreeMap<Short, String>();
        try (var found =
                metadata.getColumns(connection.getCatalog(), connection.getSchema(), stored(connection, table), "%")) {
            while (found.next()) {
                var name = lower(found.getString("COLUMN_NAME"));
                columns.put(name, read(found.getInt("DATA_TYPE"), table + "." + name));
                if (found.getString("IS_AUTOINCREMENT").equals("YES")) {
                    counters.add(name);
                }
            }
        }
        try (var found =
                metadata.getPrimaryKeys(connection.getCatalog(), connection.getSchema(), stored(connection, table))) {
            while (found.next()) {
                key.put(found.getShort("KEY_SEQ"), lower(found.getString("COLUMN_NAME")));
            }
        }
        return new StoredTable(table, columns, List.copyOf(key.values()), counters);
    }

    /// @throws IllegalStateException where a migration brought a type of which nobody said how it is taken along
    private static Class<?> read(int type, String column) {
        return switch (type) {
            case Types.VARCHAR -> String.class;
            case Types.BIGINT -> Long.class;
            case Types.INTEGER -> Integer.class;
            case Types.DOUBLE -> Double.class;
            case Types.BOOLEAN, Types.BIT -> Boolean.class;
            case Types.TIMESTAMP_WITH_TIMEZONE -> OffsetDateTime.class;
            case Types.TIMESTAMP -> LocalDateTime.class;
            default -> throw new IllegalStateException("column " + column + " has a type that is not taken along");
        };
    }

    String select() {
        return "select " + String.join(", ", columns.keySet()) + " from " + name;
    }

    String insert() {
        return columns.keySet().stream()
                .map(_ -> "?")
                .collect(Collectors.joining(
                        ", ", "insert into " + name + " (" + String.join(", ", columns.keySet()) + ") values (", ")"));
    }

    /// The row that a result stands on.
    @Nullable
    Object[] row(ResultSet rows) throws SQLException {
        var row = new @Nullable Object[columns.size()];
        int column = 0;
        for (var type : columns.values()) {
            row[column] = rows.getObject(column + 1, type);
            column++;
        }
        return row;
    }

    /// What the key of a row says, for whoever looks for it.
    String keyOf(@Nullable Object... row) {
        var names = List.copyOf(columns.keySet());
        return key.stream()
                .map(column -> column + " " + row[names.indexOf(column)])
                .collect(Collectors.joining(", "));
    }

    /// The content as the connection reads it, row by row.
    TableContent content(Connection connection, int rowsAtOnce) throws SQLException {
        var sum = new RowSum();
        try (var statement = connection.createStatement()) {
            statement.setFetchSize(rowsAtOnce);
            try (var rows = statement.executeQuery(select())) {
                while (rows.next()) {
                    sum.add(row(rows));
                }
            }
        }
        return sum.of(name);
    }

    private static List<String> strings(ResultSet rows, String column) throws SQLException {
        var strings = new ArrayList<String>();
        while (rows.next()) {
            strings.add(lower(rows.getString(column)));
        }
        return strings;
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /// The name as the database has it in its own lists: H2 in upper case.
    private static String stored(Connection connection, String name) throws SQLException {
        return connection.getMetaData().storesUpperCaseIdentifiers() ? name.toUpperCase(Locale.ROOT) : name;
    }
}
