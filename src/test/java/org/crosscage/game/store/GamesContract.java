package org.crosscage.game.store;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.LongStream;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Solution;
import org.crosscage.storage.StorageContract;
import org.crosscage.teach.Boards;
import org.junit.jupiter.api.BeforeEach;

/// Shared by the tests of stored games: a service on the database, a player and a clock that stands.
abstract class GamesContract extends StorageContract {

    static final Instant BEGINNING = Instant.parse("2026-11-20T12:00:00.123456Z");
    static final PuzzleEntry ENTRY = new PuzzleEntry(
            "first",
            Map.of("title", "The first one"),
            Boards.kenKen(),
            Optional.of(Solution.of(Boards.KENKEN_SOLUTION)),
            List.of());
    static final PuzzleEntry BIG = PuzzleEntry.of("big", Boards.singles(9));

    final AtomicReference<Instant> now = new AtomicReference<>(BEGINNING);
    final InstantSource clock = now::get;
    GameService games;
    long player;

    @BeforeEach
    void begin() {
        now.set(BEGINNING);
        games = newService();
        player = newPlayer();
    }

    /// A service that remembers nothing, as after a restart of the server.
    GameService newService() {
        return gamesBy(clock);
    }

    String newGame() {
        return games.newGames().start(player, ENTRY, "").id();
    }

    void fill(String id, int... digits) {
        for (int cell = 0; cell < digits.length; cell++) {
            games.append(player, id, "filler", cell + 1, digit(cell, digits[cell]));
        }
    }

    static LogEntry digit(int cell, int digit) {
        return new LogEntry.Play(Move.of(new Change.Digit(cell, digit)));
    }

    static List<Long> upTo(long last) {
        return LongStream.rangeClosed(1, last).boxed().toList();
    }
}
