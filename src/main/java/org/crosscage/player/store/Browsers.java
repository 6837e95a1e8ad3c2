package org.crosscage.player.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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

    /// So many players one query takes.
    private static final int MOST_AT_ONCE = 1_000;

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

    /// A browser's token and the player whom it was found to open.
    ///
    /// @param tokenHash [PlayerToken#hash()]
    public record Holder(String tokenHash, long player) {}

    public boolean isPutOut(Holder before) {
        return !putOut(List.of(before)).isEmpty();
    }

    /// @return those whose player is there still, and is not whom the token opens now
    public Set<Holder> putOut(Collection<Holder> before) {
        var all = List.copyOf(before);
        var putOut = new HashSet<Holder>();
        for (int from = 0; from < all.size(); from += MOST_AT_ONCE) {
            putOut.addAll(putOutOf(all.subList(from, Math.min(from + MOST_AT_ONCE, all.size()))));
        }
        return putOut;
    }

    private Set<Holder> putOutOf(List<Holder> before) {
        var now = database.sql("select id as player, token_hash from player where id in (:players)"
                        + " union all select player, token_hash from player_key where player in (:players)")
                .param("players", before.stream().map(Holder::player).distinct().toList())
                .query((row, _) -> new Holder(row.getString("token_hash"), row.getLong("player")))
                .set();
        var there = now.stream().map(Holder::player).collect(Collectors.toSet());
        return before.stream()
                .filter(holder -> there.contains(holder.player()) && !now.contains(holder))
                .collect(Collectors.toSet());
    }

    private static Optional<Instant> instant(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getObject(column, OffsetDateTime.class)).map(OffsetDateTime::toInstant);
    }
}
