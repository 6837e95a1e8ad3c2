package org.crosscage.game.store;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.search.Solver;
import org.crosscage.game.SourceNames;
import org.crosscage.game.UnknownGameException;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.FullQuotaException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;

/// Takes games in that were played elsewhere: on a device without a connection, or in what a file was exported from.
/// The entries that a game here lacks come to its log in their order, behind what is there; a game that the player has
/// not is begun with all of them. All of one game is stored or nothing, and what comes again changes nothing.
@Service
public final class GameArrival {

    /// How far the solutions of all games are looked into that come together from a device, a node counting as often as
    /// the puzzle has cells: a fifth of a second at the worst, and two hundred times what a 9 × 9 takes.
    static final long CELLS_OF_DEVICE = 2_000_000;

    private final JdbcClient database;
    private final GameService games;
    private final GameStore store;
    private final GameLog log;
    private final PuzzleFormat text;
    private final List<SourceNames> names;
    private final Solver solver;
    private final InstantSource clock;

    /// @param text how puzzles are written
    /// @param names of places that are called otherwise elsewhere
    /// @param solver complete
    GameArrival(
            JdbcClient database,
            GameService games,
            PuzzleFormat text,
            List<SourceNames> names,
            Solver solver,
            InstantSource clock) {
        this.database = database;
        this.games = games;
        this.store = games.store();
        this.log = games.log();
        this.text = text;
        this.names = List.copyOf(names);
        this.solver = solver;
        this.clock = clock;
    }

    /// Games that a device brings together.
    public Arrivals fromDevice(long player) {
        return new Arrivals(player, new Proofs(solver, () -> false, CELLS_OF_DEVICE));
    }

    /// Games out of a file.
    ///
    /// @param stop asked often; true ends a look into solutions, which are not believed then
    Arrivals fromFile(long player, BooleanSupplier stop) {
        return new Arrivals(player, new Proofs(solver, stop, Proofs.CELLS_ALL));
    }

    /// Tells a game that comes without its id: no two of one player begin with the same puzzle in the same
    /// microsecond.
    private record Beginning(String source, Instant created) {}

    /// Where a game came to.
    ///
    /// @param isNew whether it was not here before
    /// @param entries how many were added
    record Arrived(String id, boolean isNew, int entries) {}

    /// Games of one player that come together. For use by one thread.
    public final class Arrivals {

        private final long player;
        private final ArchivedGameReader reader;
        /// Both are asked for once, and when they are needed first.
        private Optional<GameRoom> room = Optional.empty();
        private Optional<Map<Beginning, String>> beginnings = Optional.empty();
        /// Each game comes once in a file, so that none is compared with its log more than once.
        private final Set<String> dealtWith = new HashSet<>();

        private Arrivals(long player, Proofs proofs) {
            this.player = player;
            this.reader = new ArchivedGameReader(player, text, names, proofs, clock.instant());
        }

        /// Takes in a game of a device.
        ///
        /// @param id by which the device knows it
        /// @return its id here
        /// @throws ArchiveException naming value and place, when anything of it is not what it should be
        /// @throws FullQuotaException when the player may begin no game, or the log has no room
        /// @throws RejectedExecutionException when too much is done for the player
        public String take(String id, ArchivedGame archived) {
            if (!GameIds.isId(id)) {
                throw ArchiveException.noValue("id", id);
            }
            try {
                var read = reader.of(archived);
                store.work().require(player);
                store.work()
                        .noteSent(player, archived.log(), read.entry().puzzle().cellCount());
                boolean isFree = store.head(id).isEmpty(); // before the search: it may be sent twice at once
                var found = GameIds.own(player, id)
                        .filter(each -> isOf(each, read))
                        .findFirst()
                        .or(() -> begunAlike(read));
                if (found.isPresent()) {
                    return grow(found.get(), read).id();
                }
                store.work().noteBegun(player);
                return begin(isFree ? id : GameIds.derived(player, id), read).id();
            } catch (UnknownGameException _) {
                return take(id, archived); // it was deleted meanwhile
            } catch (ArchiveException e) {
                throw e.within("archived");
            }
        }

        /// Takes in a game out of a file.
        ///
        /// @return whether anything of it was not here
        boolean take(ArchivedGame packed) {
            var read = reader.of(packed);
            // the same each time, so that a file that comes twice at once, or from the future, is found again
            var id = GameIds.derived(player, packed.source() + " " + packed.begun() + " " + packed.puzzle());
            var arrived = begunAlike(read)
                    .or(() -> Optional.of(id).filter(each -> isOf(each, read)))
                    .map(here -> dealtWith.add(here) ? grow(here, read) : new Arrived(here, false, 0))
                    .orElseGet(() -> begin(id, read));
            dealtWith.add(arrived.id);
            return arrived.isNew || arrived.entries > 0;
        }

        /// The player's game of the same puzzle that began at the same moment.
        private Optional<String> begunAlike(ArchivedGameReader.Read read) {
            var all = beginnings.orElseGet(() -> load(player));
            beginnings = Optional.of(all);
            return Stream.of(read.packed().source(), read.place(), read.source())
                    .flatMap(source -> Stream.ofNullable(all.get(new Beginning(source, read.created()))))
                    .findFirst()
                    .filter(id -> isOf(id, read));
        }

        private boolean isOf(String id, ArchivedGameReader.Read read) {
            return store.begun(id)
                    .filter(game -> game.player() == player
                            && game.entry().puzzle().equals(read.entry().puzzle()))
                    .isPresent();
        }

        private Arrived grow(String id, ArchivedGameReader.Read read) {
            if (!read.isMoreThan(log.names(id))) {
                return new Arrived(id, false, 0);
            }
            var elapsed = Duration.ofSeconds(read.packed().seconds());
            var came = games.appendMissing(player, id, elapsed, game -> read.missing(game, log.names(id)));
            return new Arrived(id, false, came.size());
        }

        private Arrived begin(String id, ArchivedGameReader.Read unproven) {
            var left = room.orElseGet(() -> store.room(player));
            room = Optional.of(left);
            left.requireLeft();
            var read = reader.proven(unproven);
            var begun = read.begun(id, player);
            var longer = GrownLog.of(begun).with(read.missing(begun, Set.of()));
            var totals = read.totals(longer);
            left.use(read.packed().puzzle().length()
                    + GameLog.bytes(longer.game().log()));
            try {
                store.oneAtATime(player, () -> {
                    log.begin(longer, totals, read.techniques());
                    return id;
                });
            } catch (DuplicateKeyException e) {
                if (!isOf(id, read)) {
                    throw e;
                }
                return grow(id, read); // it was sent twice at once
            }
            beginnings.ifPresent(all -> all.put(new Beginning(read.source(), read.created()), id));
            return new Arrived(id, true, longer.entries().size());
        }
    }

    private Map<Beginning, String> load(long player) {
        return database
                .sql("select id, source, created from game where player = :player order by id")
                .param("player", player)
                .query((row, _) -> Map.entry(
                        new Beginning(
                                row.getString("source"),
                                row.getObject("created", OffsetDateTime.class).toInstant()),
                        row.getString("id")))
                .list()
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (first, _) -> first, HashMap::new));
    }
}
