package org.crosscage.player.store;

import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.crosscage.player.Preferences;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.support.TransactionOperations;

/// Each player's [Preferences], in the table `preference`.
@Service
public final class PreferenceService {

    private final JdbcClient database;
    private final TransactionOperations transactions;

    public PreferenceService(JdbcClient database, TransactionOperations transactions) {
        this.database = database;
        this.transactions = transactions;
    }

    /// The player's preferences; [Preferences#DEFAULTS] for what was never chosen.
    public Preferences of(long player) {
        return Preferences.of(stored(player));
    }

    /// Stores what differs between the player's preferences and those after the change. One change of a player's
    /// comes after the other, so two tabs that change something at once both get their way.
    ///
    /// @return the player's preferences now
    public Preferences change(long player, UnaryOperator<Preferences> change) {
        return transactions.execute(_ -> {
            Players.lock(database, player);
            var before = of(player);
            var after = change.apply(before);
            var old = before.choices();
            after.choices().entrySet().stream()
                    .filter(choice -> !choice.getValue().equals(old.get(choice.getKey())))
                    .forEach(choice -> put(player, choice));
            return after;
        });
    }

    /// Stores a choice, unless the player has made one meanwhile.
    ///
    /// @return whether it is stored now
    boolean addMissing(long player, String name, String choice) {
        try {
            insert(player, Map.entry(name, choice));
            return true;
        } catch (DuplicateKeyException _) {
            return false;
        }
    }

    /// The player's choices, by name.
    Map<String, String> stored(long player) {
        return database
                .sql("select name, choice from preference where player = :player")
                .param("player", player)
                .query((row, _) -> Map.entry(row.getString("name"), row.getString("choice")))
                .list() // a stream straight from the query would keep its connection until it is closed
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private void put(long player, Map.Entry<String, String> choice) {
        if (update(player, choice) == 0) {
            insert(player, choice);
        }
    }

    private int update(long player, Map.Entry<String, String> choice) {
        return database.sql("update preference set choice = :choice where player = :player and name = :name")
                .param("choice", choice.getValue())
                .param("player", player)
                .param("name", choice.getKey())
                .update();
    }

    private void insert(long player, Map.Entry<String, String> choice) {
        database.sql("insert into preference (player, name, choice) values (:player, :name, :choice)")
                .param("player", player)
                .param("name", choice.getKey())
                .param("choice", choice.getValue())
                .update();
    }
}
