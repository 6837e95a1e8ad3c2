package org.crosscage.player.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.crosscage.player.BrowserName;
import org.crosscage.player.PlayerToken;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;

/// The browsers of players: each holds a token, the first one's stands with its player and those of others in
/// `player_key`.
@Service
public final class Browsers {

    /// A browser that is seen again sooner is not noted.
    static final Duration PAUSE = Duration.ofHours(1);

    private static final List<String> TABLES = List.of("player", "player_key");

    private final JdbcClient database;
    private final InstantSource clock;

    Browsers(JdbcClient database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    /// A browser that opens a player's games.
    ///
    /// @param tokenHash [PlayerToken#hash()]
    /// @param firstSeen empty for one that joined before this was noted
    /// @param lastSeen empty for one that was not here since this is noted
    public record Browser(String tokenHash, BrowserName name, Optional<Instant> firstSeen, Optional<Instant> lastSeen) {

        public boolean holds(PlayerToken token) {
            return tokenHash.equals(token.hash());
        }
    }

    /// Notes that a browser is here; one that no player has is passed over.
    public void note(PlayerToken token, BrowserName name) {
        var hash = token.hash();
        var now = clock.instant();
        var before = now.minus(PAUSE).atOffset(ZoneOffset.UTC);
        var tables = database.sql("select 0 as place from player where token_hash = :hash"
                        + " and (last_seen is null or last_seen < :before)"
                        + " union all select 1 as place from player_key where token_hash = :hash"
                        + " and (last_seen is null or last_seen < :before)")
                .param("hash", hash)
                .param("before", before)
                .query(Integer.class)
                .list();
        tables.forEach(place -> database.sql("update " + TABLES.get(place)
                        + " set last_seen = :now, browser = :browser where token_hash = :hash")
                .param("now", now.atOffset(ZoneOffset.UTC))
                .param("browser", name.written())
                .param("hash", hash)
                .update());
    }

    /// Those of a player, the one seen last first.
    public List<Browser> of(long player) {
        return database.sql("select token_hash, browser, created as first_seen, last_seen, 0 as place from player"
                        + " where id = :player and mark is null"
                        + " union all select token_hash, browser, first_seen, last_seen, 1 as place from player_key"
                        + " where player = :player order by last_seen desc nulls last, place, token_hash")
                .param("player", player)
                .query((row, _) -> new Browser(
                        row.getString("token_hash"),
                        BrowserName.read(
                                Optional.ofNullable(row.getString("browser")).orElse("")),
                        instant(row, "first_seen"),
                        instant(row, "last_seen")))
                .list();
    }

    private static Optional<Instant> instant(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getObject(column, OffsetDateTime.class)).map(OffsetDateTime::toInstant);
    }
}
