package org.crosscage.game.store;

import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.crosscage.player.ArchivePart;
import org.springframework.transaction.support.TransactionOperations;

/// Games out of a file on their way to a player. To a game that the player has, the file adds what was played
/// elsewhere, as a device does that brings it back.
final class GameImport implements ArchivePart.Unpacking<ArchivedGame> {

    private final long player;
    private final GameRoom room;
    private final Map<Beginning, String> there;
    private final GameArrival arrival;
    private final TransactionOperations transactions;
    private final ArchivedGameReader reading;
    private final Supplier<GameBatch> batches;
    private final RandomGenerator random;
    /// Each game comes once in a file, so that none is compared with its stored log more than once.
    private final Set<String> dealtWith = new HashSet<>();

    /// What a game is told by: no two of one player begin with the same puzzle in the same microsecond.
    record Beginning(String source, Instant created) {}

    /// @param there the ids of the player's own
    /// @param room for games that the player has not
    /// @param random must be fit for secrets
    GameImport(
            long player,
            GameRoom room,
            Map<Beginning, String> there,
            GameArrival arrival,
            TransactionOperations transactions,
            ArchivedGameReader reading,
            Supplier<GameBatch> batches,
            RandomGenerator random) {
        this.player = player;
        this.room = room;
        this.there = new HashMap<>(there);
        this.arrival = arrival;
        this.transactions = transactions;
        this.reading = reading;
        this.batches = batches;
        this.random = random;
    }

    @Override
    public boolean unpack(ArchivedGame packed) {
        var read = reading.of(packed);
        return Stream.of(packed.source(), read.place(), read.source())
                .flatMap(source -> Stream.ofNullable(there.get(new Beginning(source, read.created()))))
                .findFirst()
                .map(id -> grow(id, packed, read))
                .orElseGet(() -> begin(packed, read));
    }

    private boolean grow(String id, ArchivedGame packed, ArchivedGameReader.Read read) {
        boolean isMore = dealtWith.add(id) && arrival.lacks(id, packed, read);
        if (isMore) {
            arrival.grow(player, id, packed);
        }
        return isMore;
    }

    private boolean begin(ArchivedGame packed, ArchivedGameReader.Read unproven) {
        room.requireLeft();
        var read = reading.proven(unproven);
        var id = GameIds.random(random);
        var begun = read.begun(id, player);
        var played = read.played();
        room.use(packed.puzzle().length() + GameStore.bytes(played.log().size()));
        var batch = batches.get();
        transactions.executeWithoutResult(_ -> {
            batch.add(begun, played, read.techniques());
            batch.store();
        });
        there.put(new Beginning(read.source(), read.created()), id);
        dealtWith.add(id);
        return true;
    }
}
