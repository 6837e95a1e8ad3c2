package org.crosscage.play;

import java.time.InstantSource;
import java.util.Optional;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Service;

/// Who plays here.
@Service
public final class Players {

    private final PlayerRepository stored;
    private final InstantSource clock;

    Players(PlayerRepository stored, InstantSource clock) {
        this.stored = stored;
        this.clock = clock;
    }

    /// The player who holds this token, if it was seen before.
    public Optional<Player> find(PlayerToken token) {
        return stored.findByTokenHash(token.hash());
    }

    /// The player who holds this token; a token not seen before makes a new player.
    public Player findOrCreate(PlayerToken token) {
        var hash = token.hash();
        return stored.findByTokenHash(hash).orElseGet(() -> create(hash));
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
