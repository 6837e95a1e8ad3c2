package org.crosscage.game.store;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.crosscage.player.ArchivePart;

/// Games out of a file on their way to a player, stored some hundred at a time. To a game that the player has, the file
/// adds what was played elsewhere, as a device does that brings it back.
final class GameImport implements ArchivePart.Unpacking<ArchivedGame> {

    private final long player;
    private final GameRoom room;
    private final Map<Beginning, String> there;
    private final GameArrival arrival;
    private final ArchivedGameReader reading;
    private final GameBatch batch;
    private final RandomGenerator random;
    private final List<Grown> grown = new ArrayList<>();

    /// What a game is told by: no two of one player begin with the same puzzle in the same microsecond.
    record Beginning(String source, Instant created) {}

    /// A game that is there, with more of it.
    private record Grown(String id, ArchivedGame archived) {}

    /// @param there the ids of the player's own
    /// @param room for games that the player has not
    /// @param random must be fit for secrets
    GameImport(
            long player,
            GameRoom room,
            Map<Beginning, String> there,
            GameArrival arrival,
            ArchivedGameReader reading,
            GameBatch batch,
            RandomGenerator random) {
        this.player = player;
        this.room = room;
        this.there = new HashMap<>(there);
        this.arrival = arrival;
        this.reading = reading;
        this.batch = batch;
        this.random = random;
    }

    @Override
    public boolean unpack(ArchivedGame packed) {
        var read = reading.of(packed);
        var game = Stream.of(packed.source(), read.place(), read.source())
                .flatMap(source -> Stream.ofNullable(there.get(new Beginning(source, read.created()))))
                .findFirst();
        if (game.isPresent()) {
            boolean isMore = arrival.lacks(game.get(), packed, read);
            if (isMore) {
                grown.add(new Grown(game.get(), packed));
            }
            return isMore;
        }
        var id = GameIds.random(random);
        var begun = read.begun(id, player);
        var played = read.played();
        room.use(packed.puzzle().length()
                + GameBatch.bytes(begun.entry().puzzle().shape(), played.log().ops()));
        there.put(new Beginning(read.source(), read.created()), id);
        batch.add(begun, played, read.techniques());
        if (!read.source().equals(packed.source())) {
            batch.store(); // whether a later game fits into the same set may depend on this one
        }
        return true;
    }

    /// A game that is open somewhere must not show what may be taken back.
    @Override
    public void stored() {
        grown.forEach(game -> arrival.grow(player, game.id(), game.archived()));
    }

    @Override
    public void finish() {
        batch.store();
    }
}
