package org.crosscage.game.store;

import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.crosscage.player.ArchivePart;

/// Games out of a file on their way to a player, stored some hundred at a time.
final class GameImport implements ArchivePart.Unpacking<ArchivedGame> {

    private final long player;
    private final Set<Beginning> there;
    private final ArchivedGameReader reading;
    private final GameBatch batch;
    private final RandomGenerator random;

    /// What a game is told by: no two of one player begin with the same puzzle in the same microsecond.
    record Beginning(String source, Instant created) {}

    /// @param there the player's own
    /// @param random must be fit for secrets
    GameImport(long player, Set<Beginning> there, ArchivedGameReader reading, GameBatch batch, RandomGenerator random) {
        this.player = player;
        this.there = new HashSet<>(there);
        this.reading = reading;
        this.batch = batch;
        this.random = random;
    }

    @Override
    public boolean unpack(ArchivedGame packed) {
        var read = reading.of(packed);
        boolean isThere = there.contains(new Beginning(packed.source(), read.created()))
                || !there.add(new Beginning(read.source(), read.created()));
        if (isThere) {
            return false;
        }
        var played = read.played();
        batch.add(read.begun(GameIds.random(random), player), played, packed.techniques());
        return true;
    }

    @Override
    public void finish() {
        batch.store();
    }
}
