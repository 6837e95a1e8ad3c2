package org.crosscage.game.store;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.sql.Types;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.search.Solver;
import org.crosscage.game.GameTotals;
import org.crosscage.game.SavedGame;
import org.crosscage.game.SourceNames;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.store.ReturnedGame.Arrived;
import org.crosscage.game.store.ReturnedGame.RefusedLine;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.FullQuotaException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;

/// Takes games in that devices bring back from the time without a connection. What a game has not yet comes
/// to its log, in the order of the device, whatever others have added meanwhile; a game that the player has
/// not is begun anew. All of one game is stored together or not at all, and what is told again changes
/// nothing.
@Service
public final class GameArrival {

    /// How far the solutions of all games are looked into that a device sends together, a node counting as
    /// often as the puzzle has cells: a fifth of a second at the worst, and two hundred times what a 9 × 9
    /// takes.
    static final long CELLS = 2_000_000;

    /// So often another server may come in between.
    private static final int ATTEMPTS = 3;

    /// Ids by which devices know one game. Each browser of a player has one at most.
    static final int MOST_IDS = 50;

    private static final ReturnedGame.Paid NOTHING_PAID = new ReturnedGame.Paid(0, 0, false, List.of());

    private final JdbcClient database;
    private final NamedParameterJdbcOperations batches;
    private final GameService games;
    private final GameStore store;
    private final DeviceHelp help;
    private final PuzzleFormat text;
    private final List<SourceNames> names;
    private final Solver solver;
    private final InstantSource clock;
    private final RandomGenerator random;
    private final Counter moves;

    /// @param text how puzzles are written
    /// @param names of places that are called otherwise elsewhere
    /// @param solver complete
    /// @param random must be fit for secrets
    /// @param meters count the moves
    GameArrival(
            JdbcClient database,
            NamedParameterJdbcOperations batches,
            GameService games,
            PuzzleFormat text,
            List<SourceNames> names,
            Solver solver,
            InstantSource clock,
            RandomGenerator random,
            MeterRegistry meters) {
        this.database = database;
        this.batches = batches;
        this.games = games;
        this.store = games.store();
        this.help = new DeviceHelp(database, store);
        this.text = text;
        this.names = List.copyOf(names);
        this.solver = solver;
        this.clock = clock;
        this.random = random;
        this.moves = meters.counter("crosscage.moves");
    }

    /// A device that sends games together. For use by one thread.
    public static final class Sender {

        private final long player;
        private final String device;
        private final Instant there;
        private final Proofs proofs;
        /// Asked for once, and with the first game that is begun.
        private Optional<GameRoom> room = Optional.empty();

        private Sender(long player, String device, Instant there, Proofs proofs) {
            this.player = player;
            this.device = device;
            this.there = there;
            this.proofs = proofs;
        }
    }

    /// @param device its random name
    /// @param there what its clock says now
    public Sender sender(long player, String device, Instant there) {
        return new Sender(player, device, there, new Proofs(solver, () -> false, CELLS));
    }

    /// A game that arrives.
    private record Arrival(Sender sender, ReturnedGame returned, ArchivedGameReader.Read read, DeviceClock clock) {

        Duration elapsed() {
            return Duration.ofSeconds(returned.archived().seconds());
        }

        long player() {
            return sender.player;
        }

        String device() {
            return sender.device;
        }

        /// The paid help, with no techniques but the puzzle's own.
        ReturnedGame.Paid paid() {
            var paid = returned.paid();
            var own = paid.techniques().stream().filter(read::isKnown).toList();
            return new ReturnedGame.Paid(paid.hints(), paid.cost(), paid.solutionShown(), own);
        }

        /// The result, with the techniques that are not counted.
        Arrived arrived(String id, List<RefusedLine> lines) {
            var others = returned.paid().techniques().stream()
                    .filter(cost -> !read.isKnown(cost))
                    .map(cost -> new RefusedLine(cost.technique(), RefusedLine.Reason.NO_TECHNIQUE));
            return new Arrived(id, Stream.concat(lines.stream(), others).toList());
        }

        /// Empty where the first line of the log is none.
        Optional<StoredEntry> firstLine() {
            var first = returned.archived().log().stream().limit(1);
            var shape = read.entry().puzzle().shape();
            try {
                return first.map(line -> returned.stored() > 0 ? line : clock.here(line))
                        .map(line -> ArchivedLog.entry(line, 1, shape, "log"))
                        .findFirst();
            } catch (ArchiveException _) {
                return Optional.empty();
            }
        }
    }

    /// @return without an id where the game is nowhere and none of its lines can be taken
    /// @throws ArchiveException when anything of it but its log is not what it should be
    public Arrived arrive(Sender sender, ReturnedGame returned) {
        var now = clock.instant().truncatedTo(ChronoUnit.MICROS);
        ArchivedGameReader.requireOfDevice(returned);
        var time = DeviceClock.of(sender.there.truncatedTo(ChronoUnit.MICROS), now, made(returned));
        var dated = new ReturnedGame(returned.id(), returned.stored(), begun(returned, time), returned.paid());
        for (int i = 0; i < ATTEMPTS; i++) {
            var done = arrive(sender, dated, time, isUntouched(returned));
            if (done.isPresent()) {
                return done.get();
            }
        }
        throw new IllegalStateException(
                "game " + returned.id() + " was begun or deleted by others " + ATTEMPTS + " times");
    }

    /// When the device began the game and added to it, by its clock.
    private static List<Instant> made(ReturnedGame returned) {
        var own = returned.archived().log().stream().skip(returned.stored());
        var begun = Stream.of(returned.archived().begun()).filter(_ -> returned.stored() == 0);
        return Stream.concat(begun, own)
                .flatMap(text -> DeviceClock.read(text).stream())
                .toList();
    }

    /// A game of which the server had nothing is as old as the oldest thing that the device says of it.
    private static ArchivedGame begun(ReturnedGame returned, DeviceClock clock) {
        var archived = returned.archived();
        boolean isReadable = DeviceClock.read(archived.begun()).isPresent();
        if (returned.stored() > 0 || !archived.begun().isEmpty() && !isReadable) {
            return archived;
        }
        var oldest = made(returned).stream().map(clock::here).min(Comparator.naturalOrder());
        return archived.begun(oldest.orElse(clock.now()).toString());
    }

    /// @return empty when others came in between
    private Optional<Arrived> arrive(Sender sender, ReturnedGame returned, DeviceClock clock, boolean isUntouched) {
        var arrival = new Arrival(sender, returned, read(sender, returned, new Proofs(solver, () -> false, 0)), clock);
        var called = called(arrival);
        var there = find(arrival, called);
        if (there.isPresent()) {
            return comesTo(there.get(), arrival);
        }
        return isUntouched
                ? Optional.of(new Arrived(returned.id(), List.of()))
                : begin(new Arrival(sender, returned, read(sender, returned, sender.proofs), clock), called.isEmpty());
    }

    /// Whether there is nothing to begin a game with.
    private static boolean isUntouched(ReturnedGame returned) {
        var archived = returned.archived();
        return archived.begun().isEmpty() && archived.log().isEmpty() && isNothing(returned.paid());
    }

    private static boolean isNothing(ReturnedGame.Paid paid) {
        return paid.hints() == 0 && paid.cost() == 0 && !paid.solutionShown();
    }

    private ArchivedGameReader.Read read(Sender sender, ReturnedGame returned, Proofs proofs) {
        try {
            var reader = new ArchivedGameReader(sender.player, text, names, proofs);
            return reader.proven(reader.of(returned.archived()));
        } catch (ArchiveException e) {
            throw e.within("archived");
        }
    }

    /// The game that has the id here, whoever plays it.
    private Optional<SavedGame> called(Arrival arrival) {
        return store.begun(arrival.returned.id());
    }

    /// The player's game of that id, or the one that was begun when it came before.
    private Optional<String> find(Arrival arrival, Optional<SavedGame> called) {
        return called.filter(game -> game.player() == arrival.player()
                        && game.entry().puzzle().equals(arrival.read.entry().puzzle()))
                .map(SavedGame::id)
                .or(() -> formerly(arrival))
                .or(() -> cameInAFile(arrival))
                .or(() -> openedElsewhere(arrival));
    }

    /// The game as which it came before under its id.
    private Optional<String> formerly(Arrival arrival) {
        return database.sql("select game.id from device_game join game on game.id = device_game.game"
                        + " where device_game.id = :id and player = :player")
                .param("id", arrival.returned.id())
                .param("player", arrival.player())
                .query(String.class)
                .optional();
    }

    /// A game that a file has brought, which names no ids: no page sends two lines of one number at one moment.
    private Optional<String> cameInAFile(Arrival arrival) {
        return arrival.firstLine()
                .flatMap(line -> database.sql("select game.id from game join game_op on game_op.game = game.id"
                                + " where player = :player and source in (:place, :source)"
                                + " and client = :client and seq = :seq"
                                + " and stored = :stored order by game.id limit 1")
                        .param("player", arrival.player())
                        .param("place", arrival.read.place())
                        .param("source", arrival.read.source())
                        .param("client", line.client())
                        .param("seq", line.seq())
                        .param("stored", GameStore.timestamp(line.stored()))
                        .query(String.class)
                        .optional())
                .filter(id -> isOf(id, arrival.read));
    }

    private boolean isOf(String id, ArchivedGameReader.Read read) {
        return store.begun(id)
                .filter(game -> game.entry().puzzle().equals(read.entry().puzzle()))
                .isPresent();
    }

    /// A game in which nothing was done is no second game beside one of the same puzzle, finished or not.
    private Optional<String> openedElsewhere(Arrival arrival) {
        var returned = arrival.returned;
        var source = arrival.read.place();
        boolean isOpened = !source.isEmpty() && returned.archived().log().isEmpty() && isNothing(returned.paid());
        return Optional.of(source)
                .filter(_ -> isOpened)
                .flatMap(from -> games.lists().anyFrom(arrival.player(), from))
                .filter(id -> isOf(id, arrival.read));
    }

    /// Whether a file has lines of a game that the game here has not.
    ///
    /// @param id of a game of the same puzzle that was begun at the same moment
    boolean lacks(String id, ArchivedGame archived, ArchivedGameReader.Read read) {
        var names = store.names(id);
        boolean isMore = archived.log().stream()
                .flatMap(line -> ArchivedLog.name(line).stream())
                .anyMatch(name -> !names.contains(name));
        return isMore && isOf(id, read);
    }

    /// Adds to a game the lines of a file that it lacks. What hints cost is counted where they were asked for, by the
    /// server or by the device that tells it.
    void grow(long player, String id, ArchivedGame archived) {
        var now = clock.instant().truncatedTo(ChronoUnit.MICROS);
        var returned = new ReturnedGame(id, 0, archived, NOTHING_PAID);
        var time = DeviceClock.of(now, now, made(returned));
        var none = new Sender(player, "", now, new Proofs(solver, () -> false, 0));
        comesTo(id, new Arrival(none, returned, read(none, returned, none.proofs), time));
    }

    private Optional<Arrived> comesTo(String id, Arrival arrival) {
        return games.add(id, () -> store.begun(id).map(store::readOn).flatMap(log -> comesTo(id, log, arrival)))
                .map(lines -> {
                    moves.increment(lines.entries().size());
                    return arrival.arrived(id, lines.refused());
                });
    }

    /// Plays the lines before it locks the game: many take a while.
    private Optional<GameService.Added<ArrivedLines>> comesTo(String id, GrownLog log, Arrival arrival) {
        noteSent(arrival);
        var lines = played(log, arrival);
        return store.alone(id, () -> comesToLocked(id, log, lines, arrival));
    }

    private static ArrivedLines played(GrownLog log, Arrival arrival) {
        return ArrivedLines.of(log.game(), log.entries(), arrival.returned, arrival.clock);
    }

    private void noteSent(Arrival arrival) {
        store.work()
                .noteSent(
                        arrival.player(),
                        arrival.returned.archived().log(),
                        arrival.read.entry().puzzle().cellCount());
    }

    private GameService.Added<ArrivedLines> comesToLocked(
            String id, GrownLog read, ArrivedLines played, Arrival arrival) {
        var head = store.head(id).orElseThrow();
        boolean isAsRead = head.version() == read.game().version();
        var grown = isAsRead
                ? read
                : read.with(store.entriesSince(read.game(), read.game().version()));
        var before = new GrownLog(read.seen(), grown.entries(), grown.game().with(head.totals()));
        var lines = isAsRead ? played : played(before, arrival);
        var after = before.with(lines.entries());
        if (!lines.entries().isEmpty()) {
            store.requireRoom(before.game(), lines.size());
            var batch = new GameBatch(batches, store);
            batch.addEntries(id, read.seen().entry().puzzle().shape(), lines.entries());
            batch.store();
            noteEnd(
                    id,
                    lines,
                    GameStore.bytes(lines.size())
                            - GameStore.bytes(before.game().log()));
        }
        if (head.totals().finished().isEmpty()) {
            store.noteElapsed(id, arrival.elapsed());
        }
        if (!id.equals(arrival.returned.id()) && formerly(arrival).isEmpty()) {
            isFrom(arrival.returned.id(), id);
            help.hasTold(id, arrival.device(), arrival.paid());
        }
        boolean hasPaid = help.note(id, arrival.device(), arrival.paid());
        help.keep(id, lines.game().position(), arrival.read.paid(), hasPaid);
        return new GameService.Added<>(after, lines);
    }

    /// @param bytes of what was added
    private void noteEnd(String id, ArrivedLines lines, long bytes) {
        var last = lines.entries().getLast();
        var finished = lines.finished().map(GameStore::timestamp);
        database.sql("update game set version = :version, filled = :filled, updated = :updated,"
                        + " bytes = bytes + :bytes, finished = :finished where id = :id")
                .param("version", last.version())
                .param("filled", lines.game().filled())
                .param("updated", GameStore.timestamp(last.stored()))
                .param("bytes", bytes)
                .param(
                        "finished",
                        finished.<OffsetDateTime>map(each -> each).orElse(null),
                        Types.TIMESTAMP_WITH_TIMEZONE)
                .param("id", id)
                .update();
    }

    /// @param isFree whether no game had its id when it was looked for
    /// @return empty when the game, or another one of its id, is there by now
    /// @throws FullQuotaException when the player may begin no game
    /// @throws RejectedExecutionException when too much is done for the player
    private Optional<Arrived> begin(Arrival arrival, boolean isFree) {
        store.work().require(arrival.player());
        noteSent(arrival);
        store.work().noteBegun(arrival.player());
        var room = arrival.sender.room.orElseGet(() -> store.room(arrival.player()));
        arrival.sender.room = Optional.of(room);
        room.requireLeft();
        boolean keepsId = isFree && GameIds.isId(arrival.returned.id());
        var id = keepsId ? arrival.returned.id() : GameIds.random(random);
        var read = arrival.read.begunAt(arrival.clock.past(arrival.read.created()));
        var game = read.begun(id, arrival.player());
        var lines = ArrivedLines.of(game, List.of(), arrival.returned, arrival.clock);
        if (lines.entries().isEmpty() && !lines.refused().isEmpty()) {
            return Optional.of(arrival.arrived("", lines.refused()));
        }
        try {
            return store.oneAtATime(arrival.player(), () -> {
                if (find(arrival, called(arrival)).isPresent()) {
                    return Optional.empty();
                }
                room.use(GameStore.bytes(lines.size()));
                add(arrival, read, game, lines);
                return Optional.of(arrival.arrived(id, lines.refused()));
            });
        } catch (DuplicateKeyException _) {
            return Optional.empty();
        }
    }

    /// @throws DuplicateKeyException when a game has the id by now
    private void add(Arrival arrival, ArchivedGameReader.Read read, SavedGame game, ArrivedLines lines) {
        var archived = arrival.returned.archived();
        var totals = new GameTotals(
                arrival.elapsed(), archived.hints(), archived.hintCost(), archived.solutionShown(), lines.finished());
        var played = new ArchivedGameReader.Played(
                new ArchivedLog(lines.entries(), lines.game(), lines.size(), lines.finished()), totals, read.paid());
        var batch = new GameBatch(batches, store);
        batch.add(game, played, read.techniques());
        batch.store();
        if (!game.id().equals(arrival.returned.id())) {
            isFrom(arrival.returned.id(), game.id());
            help.goesOn(arrival.returned.id(), game.id(), arrival.device());
        }
        help.note(game.id(), arrival.device(), arrival.paid());
        moves.increment(lines.entries().size());
    }

    /// Past the bound an id is not stored: the game is found by its lines or its source then.
    ///
    /// @param former the id by which a device knows the game
    private void isFrom(String former, String id) {
        long ids = database.sql("select count(*) from device_game where game = :game")
                .param("game", id)
                .query(Long.class)
                .single();
        if (ids >= MOST_IDS) {
            return;
        }
        database.sql("insert into device_game (id, game) values (:former, :game)")
                .param("former", former)
                .param("game", id)
                .update();
    }
}
