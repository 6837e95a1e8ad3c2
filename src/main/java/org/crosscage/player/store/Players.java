package org.crosscage.player.store;

import java.time.InstantSource;
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

    private final PlayerRepository stored;
    private final JdbcClient database;
    private final InstantSource clock;
    private final AtomicLong changes = new AtomicLong();

    Players(PlayerRepository stored, JdbcClient database, InstantSource clock) {
        this.stored = stored;
        this.database = database;
        this.clock = clock;
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
        return stored.findByTokenHash(hash)
                .or(() -> database.sql("select player from player_key where token_hash = :hash")
                        .param("hash", hash)
                        .query(Long.class)
                        .optional()
                        .flatMap(stored::findById));
    }

    /// The player who holds this token; a token not seen before makes a new player.
    public Player findOrCreate(PlayerToken token) {
        var hash = token.hash();
        return find(hash).orElseGet(() -> create(hash));
    }

    private Player create(String hash) {
        try {
            return stored.save(new Player(null, hash, clock.instant()));
        } catch (DuplicateKeyException e) {
            // two tabs of one new browser: the other was first
            return stored.findByTokenHash(hash).orElseThrow(() -> e);
        }
    }
}
