package org.crosscage.player.store;

import java.sql.ResultSet;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.DatabaseMetaDataCallback;
import org.springframework.jdbc.support.JdbcUtils;
import org.springframework.jdbc.support.MetaDataAccessException;
import org.springframework.stereotype.Repository;

/// Everything that is stored of a player, in whatever tables: found by their foreign keys, so that no table can be
/// forgotten.
@Repository
public final class PlayerRows {

    private static final String PLAYER = "player";

    private final JdbcClient database;
    private final DataSource source;

    public PlayerRows(JdbcClient database, DataSource source) {
        this.database = database;
        this.source = source;
    }

    /// A column whose values are another table's keys.
    ///
    /// @param key the column that it refers to
    private record Reference(String table, String column, String key) {}

    /// Deletes the player and everything that refers to them. To be called in a transaction.
    void delete(long player) {
        delete(player(), "id = " + player);
    }

    private void delete(String table, String condition) {
        for (var reference : references(table)) {
            delete(
                    reference.table,
                    reference.column + " in (select " + reference.key + " from " + table + " where " + condition + ")");
        }
        database.sql("delete from " + table + " where " + condition).update();
    }

    /// Gives everything of one player to another. Of what everybody has only one of, the other keeps their own, and
    /// gets that of the first one where they have none; of choices by name, each a row, they keep what they have,
    /// which may be none. To be called in a transaction.
    void move(long from, long to) {
        for (var reference : references(player())) {
            var keys = keys(reference.table);
            boolean isOnePerPlayer = keys.equals(Set.of(reference.column));
            if (!keys.contains(reference.column) || isOnePerPlayer && !has(to, reference)) {
                database.sql("update " + reference.table + " set " + reference.column + " = :to where "
                                + reference.column + " = :from")
                        .param("to", to)
                        .param("from", from)
                        .update();
            }
        }
    }

    private boolean has(long player, Reference reference) {
        return database.sql("select count(*) from " + reference.table + " where " + reference.column + " = :player")
                        .param("player", player)
                        .query(Integer.class)
                        .single()
                > 0;
    }

    /// Players to whom no row refers, the oldest first.
    ///
    /// @param before when they were last seen at the latest
    List<Long> idle(Instant before, int most) {
        return database.sql("select id from player where " + idle() + " order by id limit :most")
                .param("before", before.atOffset(ZoneOffset.UTC))
                .param("most", most)
                .query(Long.class)
                .list();
    }

    /// Deletes a player if still no row refers to them.
    ///
    /// @return whether they are deleted
    /// @throws DataIntegrityViolationException when a row that refers to them is stored at the same moment
    boolean deleteIdle(long player, Instant before) {
        return database.sql("delete from player where id = :player and " + idle())
                        .param("before", before.atOffset(ZoneOffset.UTC))
                        .param("player", player)
                        .update()
                == 1;
    }

    private String idle() {
        return references(player()).stream()
                .map(reference -> " and not exists (select 1 from " + reference.table + " where " + reference.table
                        + "." + reference.column + " = player.id)")
                .collect(
                        Collectors.joining("", "created < :before and (last_seen is null or last_seen < :before)", ""));
    }

    /// As the database spells it.
    private String player() {
        return fromMetadata(data -> {
            try (var tables = data.getTables(null, null, "%", new String[] {"TABLE", "BASE TABLE"})) {
                while (tables.next()) {
                    var name = tables.getString("TABLE_NAME");
                    if (name.equalsIgnoreCase(PLAYER)) {
                        return name;
                    }
                }
                throw new IllegalStateException("there is no table of players");
            }
        });
    }

    private List<Reference> references(String table) {
        return fromMetadata(data -> {
            var references = new ArrayList<Reference>();
            try (ResultSet keys = data.getExportedKeys(null, null, table)) {
                while (keys.next()) {
                    references.add(new Reference(
                            keys.getString("FKTABLE_NAME"),
                            keys.getString("FKCOLUMN_NAME"),
                            keys.getString("PKCOLUMN_NAME")));
                }
            }
            return references;
        });
    }

    private Set<String> keys(String table) {
        return fromMetadata(data -> {
            var columns = new HashSet<String>();
            try (ResultSet keys = data.getPrimaryKeys(null, null, table)) {
                while (keys.next()) {
                    columns.add(keys.getString("COLUMN_NAME"));
                }
            }
            return columns;
        });
    }

    private <T> T fromMetadata(DatabaseMetaDataCallback<T> look) {
        try {
            return JdbcUtils.extractDatabaseMetaData(source, look);
        } catch (MetaDataAccessException e) {
            throw new IllegalStateException("the database does not say what its tables are", e);
        }
    }
}
