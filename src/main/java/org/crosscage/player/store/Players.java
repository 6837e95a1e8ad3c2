package org.crosscage.player.store;

import java.time.InstantSource;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.crosscage.player.PlayerToken;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;

/// Who plays here. A player holds one token or several: the first browser's stands with the player, those of others
/// that came later by a [recovery code][Recovery] in `player_key`.
@Service
public final class Players {

    private final JdbcClient database;
    private final InstantSource clock;
    private final AtomicLong changes = new AtomicLong();

    Players(JdbcClient database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    /// Nobody else who locks the player goes on until the transaction ends.
    ///
    /// @return whether there is such a player
    public static boolean lock(JdbcClient database, long player) {
        return database.sql("select id from player where id = :player for update")
                .param("player", player)
                .query(Long.class)
                .optional()
                .isPresent();
    }

    /// How often it changed who holds which token, or that there is a player at all. As long as this is the
    /// same, whoever was found for a token would be found now too, unless another server changed it a moment ago.
    public long changes() {
        return changes.get();
    }

    /// Tokens have other players now, or none: whoever remembers a player must look again.
    void changed() {
        changes.incrementAndGet();
    }

    /// The player who holds this token, if it was seen before.
    public Optional<Player> find(PlayerToken token) {
        return find(token.hash());
    }

    private Optional<Player> find(String hash) {
        return byToken(hash)
                .or(() -> one(
                        "select id, mark, token_hash, created from player"
                                + " where id = (select player from player_key where token_hash = :hash)",
                        hash));
    }

    private Optional<Player> byToken(String hash) {
        return one("select id, mark, token_hash, created from player where token_hash = :hash", hash);
    }

    Optional<Player> find(long id) {
        return one(database.sql("select id, mark, token_hash, created from player where id = :id")
                .param("id", id));
    }

    private Optional<Player> one(String query, String hash) {
        return one(database.sql(query).param("hash", hash));
    }

    private static Optional<Player> one(JdbcClient.StatementSpec query) {
        return query.query((row, _) -> Player.of(
                        row.getLong("id"),
                        row.getString("mark"),
                        row.getString("token_hash"),
                        row.getObject("created", OffsetDateTime.class).toInstant()))
                .optional();
    }

    /// The player who holds this token; a token not seen before makes a new player.
    public Player findOrCreate(PlayerToken token) {
        var hash = token.hash();
        return find(hash).orElseGet(() -> create(hash));
    }

    private Player create(String hash) {
        try {
            database.sql("insert into player (token_hash, created) values (:hash, :now)")
                    .param("hash", hash)
                    .param("now", clock.instant().atOffset(ZoneOffset.UTC))
                    .update();
        } catch (DuplicateKeyException _) {
            // two tabs of one new browser: the other was first
        }
        return byToken(hash).orElseThrow();
    }
}
