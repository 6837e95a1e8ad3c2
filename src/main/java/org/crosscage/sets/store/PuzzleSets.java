package org.crosscage.sets.store;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.game.store.GameService;
import org.crosscage.game.store.HintCosts;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.Quota;
import org.crosscage.player.store.PlayerQuotas;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.RefusedSetException;
import org.crosscage.sets.SetCode;
import org.crosscage.sets.SetCount;
import org.crosscage.sets.SetDescription;
import org.crosscage.sets.SetTraining;
import org.crosscage.sets.SetTrainingCount;
import org.crosscage.train.store.TrainingRuns;
import org.crosscage.train.store.TrainingSums;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.support.TransactionOperations;

/// Sets of puzzles. Who has the maker's code, or is the player who made it, may alter a set; who has the players'
/// code may play it. What becomes of a set never touches a game: games keep their own puzzle and terms.
@Repository
public final class PuzzleSets {

    /// That a player may make within an hour.
    public static final int MOST_PER_HOUR = 20;

    private final SetStore store;
    private final PlayerQuotas quotas;
    private final SetCounts counts;
    private final TransactionOperations transactions;
    private final SetGames games;
    private final SetTrainings trainings;
    private final InstantSource clock;
    private final RandomGenerator random;

    /// @param random must be fit for secrets
    PuzzleSets(
            JdbcClient database,
            SetStore store,
            TransactionOperations transactions,
            GameService games,
            TrainingRuns runs,
            InstantSource clock,
            RandomGenerator random) {
        this.store = store;
        this.quotas = new PlayerQuotas(database);
        this.counts = new SetCounts(database);
        this.transactions = transactions;
        this.games = new SetGames(games);
        this.trainings = new SetTrainings(runs);
        this.clock = clock;
        this.random = random;
    }

    /// A new set, and the maker's code, which is nowhere else.
    public record Made(PuzzleSet set, SetCode maker) {}

    /// Makes a set.
    ///
    /// @param puzzles 1 to [PuzzleSet#MOST_PUZZLES], in order. Their solutions are not kept, since nobody vouches
    ///     that a pasted one is the only one
    /// @param offered at most [PuzzleSet#MOST_TRAININGS] trainings, in order
    /// @throws RefusedSetException when there are none or too many, or the player made too many sets
    /// @throws FullQuotaException when the player has as many sets as there may be, or they take as much room
    public Made make(long player, SetDescription description, List<PuzzleEntry> puzzles, List<SetTraining> offered) {
        requireRoom(0, puzzles);
        return within(() -> {
            requirePatience(player, now());
            return add(player, description, puzzles, offered, room(player));
        });
    }

    /// A set of puzzles alone.
    public Made make(long player, SetDescription description, List<PuzzleEntry> puzzles) {
        return make(player, description, puzzles, List.of());
    }

    /// The characters that the puzzles of a player's sets may still take.
    PlayerQuotas.Room room(long player) {
        return quotas.room(player, Quota.SET_BYTES);
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MICROS);
    }

    /// Makes a set that the player had elsewhere, however many they make in an hour.
    ///
    /// @param closed whether nobody may begin anything in it
    /// @param room that the player has
    /// @throws RefusedSetException when there are no puzzles or too many, or too many trainings
    /// @throws FullQuotaException as for [#make]
    void importSet(
            long player,
            SetDescription description,
            List<PuzzleEntry> puzzles,
            List<SetTraining> offered,
            boolean closed,
            PlayerQuotas.Room room) {
        requireRoom(0, puzzles);
        within(() -> {
            var made = add(player, description, puzzles, offered, room);
            store.close(made.set().id(), closed);
            return made;
        });
    }

    private Made add(
            long player,
            SetDescription description,
            List<PuzzleEntry> puzzles,
            List<SetTraining> offered,
            PlayerQuotas.Room room) {
        requireRoomForTrainings(offered.size());
        quotas.require(player, Quota.SETS);
        var code = SetCode.random(random);
        var maker = SetCode.random(random);
        store.add(player, code, maker, description, now());
        long set = store.findByCode(code.written()).orElseThrow().id();
        put(set, 0, puzzles, room);
        offered.forEach(training -> store.addTraining(set, training));
        return new Made(store.findByCode(code.written()).orElseThrow(), maker);
    }

    private void requirePatience(long player, Instant now) {
        int made = store.madeSince(player, now.minus(Duration.ofHours(1)));
        if (made >= MOST_PER_HOUR) {
            throw new RefusedSetException(RefusedSetException.Reason.TOO_MANY_SETS, made, MOST_PER_HOUR);
        }
    }

    private static void requireRoom(int there, List<PuzzleEntry> puzzles) {
        if (puzzles.isEmpty()) {
            throw RefusedSetException.forNoPuzzle();
        }
        RefusedSetException.forLackOfRoom(there + puzzles.size()).ifPresent(refusal -> {
            throw refusal;
        });
    }

    private static void requireRoomForTrainings(int count) {
        RefusedSetException.forTooMany(count).ifPresent(refusal -> {
            throw refusal;
        });
    }

    private void put(long set, int there, List<PuzzleEntry> puzzles, PlayerQuotas.Room room) {
        for (int i = 0; i < puzzles.size(); i++) {
            room.use(store.addPuzzle(set, there + i, unsolved(puzzles.get(i))));
        }
    }

    /// As a set has it.
    static PuzzleEntry unsolved(PuzzleEntry entry) {
        return new PuzzleEntry(entry.id(), entry.notes(), entry.puzzle(), Optional.empty(), List.of());
    }

    /// The set that players open by this text out of an address.
    public Optional<PuzzleSet> find(String code) {
        return SetCode.isCode(code) ? store.findByCode(code) : Optional.empty();
    }

    /// Whether players open a set by this text out of an address. Reads no puzzle, so that anybody may ask.
    public boolean exists(String code) {
        return SetCode.isCode(code) && store.existsByCode(code);
    }

    /// Whether a set may be altered under this text out of an address: it is the maker's code, or the players' and this
    /// player made it. Reads no puzzle.
    public boolean existsForMaker(Optional<Long> player, String code) {
        return SetCode.isCode(code) && store.existsForMaker(player, code);
    }

    /// The set whose maker holds this text out of an address.
    public Optional<PuzzleSet> findForMaker(String code) {
        return SetCode.isCode(code) ? store.findByMaker(code) : Optional.empty();
    }

    /// The set that this player made and players open by this text out of an address.
    public Optional<PuzzleSet> findOwn(long player, String code) {
        return SetCode.isCode(code) ? store.findOwn(player, code) : Optional.empty();
    }

    /// A puzzle that stands in a set now.
    public record Placed(PuzzleSet set, PuzzleSet.Place place) {

        /// From 1.
        public int number() {
            return set.puzzles().indexOf(place) + 1;
        }
    }

    /// The set from which a game came, as long as its puzzle stands there.
    ///
    /// @param source of any game
    public Optional<Placed> placed(String source) {
        return PuzzleSet.Place.named(source)
                .flatMap(id -> store.findByPuzzle(id)
                        .flatMap(set -> set.puzzles().stream()
                                .filter(place -> place.id() == id)
                                .findFirst()
                                .map(place -> new Placed(set, place))));
    }

    /// A training that stands in a set now.
    public record Trained(PuzzleSet set, PuzzleSet.Training training) {}

    /// The set from which a run came, as long as its training stands there.
    ///
    /// @param source of any run
    public Optional<Trained> trained(String source) {
        return PuzzleSet.Training.named(source)
                .flatMap(id -> store.findByTraining(id)
                        .flatMap(set -> set.trainings().stream()
                                .filter(training -> training.id() == id)
                                .findFirst()
                                .map(training -> new Trained(set, training))));
    }

    /// A player's own, the newest first. Each is read when its turn comes.
    public Stream<PuzzleSet> madeBy(long player) {
        return store.codesMadeBy(player).stream().flatMap(code -> store.findOwn(player, code).stream());
    }

    /// How many sets a player made.
    public int count(long player) {
        return store.count(player);
    }

    /// A set in a list.
    ///
    /// @param puzzles how many it has
    /// @param first some of them
    public record Listed(String code, String title, boolean closed, Instant created, int puzzles, List<Puzzle> first) {}

    /// Some of a player's own, in the order of [#madeBy].
    ///
    /// @param from how many come before
    /// @param pictures how many puzzles of each are read
    public List<Listed> listed(long player, int from, int most, int pictures) {
        return store.listed(player, from, most, pictures);
    }

    /// Says something else of a set. Games that are begun keep their terms.
    public void edit(PuzzleSet set, SetDescription description) {
        store.edit(set.id(), description);
    }

    /// Adds puzzles at the end.
    ///
    /// @throws RefusedSetException when there are none or too many
    /// @throws FullQuotaException when the sets of its maker take as much room as there may be
    public void add(PuzzleSet set, List<PuzzleEntry> puzzles) {
        within(() -> {
            int there = store.lock(set.id());
            requireRoom(there, puzzles);
            put(set.id(), store.nextPlace(set.id()), puzzles, room(store.player(set.id())));
            return there;
        });
    }

    /// Takes a puzzle out; games of it go on, but are not counted any more.
    ///
    /// @throws RefusedSetException when it is the last one
    public void remove(PuzzleSet set, long puzzle) {
        within(() -> {
            if (store.lock(set.id()) == 1) {
                throw RefusedSetException.forNoPuzzle();
            }
            store.remove(set.id(), puzzle);
            return puzzle;
        });
    }

    /// Puts the puzzles into another order.
    ///
    /// @param order the ids of all its puzzles
    /// @throws RefusedSetException when they are others than those that are there
    public void reorder(PuzzleSet set, List<Long> order) {
        within(() -> {
            int there = store.lock(set.id());
            var now = store.findByCode(set.code()).stream()
                    .flatMap(found -> found.puzzles().stream())
                    .map(PuzzleSet.Place::id)
                    .collect(Collectors.toSet());
            if (order.size() != there || !now.equals(new HashSet<>(order))) {
                throw new RefusedSetException(RefusedSetException.Reason.OTHER_PUZZLES, order.size(), there);
            }
            for (int i = 0; i < order.size(); i++) {
                store.put(set.id(), order.get(i), i);
            }
            return there;
        });
    }

    /// Adds a training at the end.
    ///
    /// @throws RefusedSetException when these are too many
    public void addTraining(PuzzleSet set, SetTraining training) {
        within(() -> {
            requireRoomForTrainings(lockedTrainings(set).size() + 1);
            store.addTraining(set.id(), training);
            return training;
        });
    }

    private List<Long> lockedTrainings(PuzzleSet set) {
        store.lock(set.id());
        return store.findByCode(set.code()).stream()
                .flatMap(now -> now.trainings().stream())
                .map(PuzzleSet.Training::id)
                .toList();
    }

    /// Takes a training out; runs of it go on, but are not counted any more.
    public void removeTraining(PuzzleSet set, long training) {
        store.removeTraining(set.id(), training);
    }

    /// Puts the trainings into another order.
    ///
    /// @param order the ids of all its trainings
    /// @throws RefusedSetException when they are others than those that are there
    public void reorderTrainings(PuzzleSet set, List<Long> order) {
        within(() -> {
            var there = lockedTrainings(set);
            if (order.size() != there.size() || !new HashSet<>(there).equals(new HashSet<>(order))) {
                throw new RefusedSetException(RefusedSetException.Reason.OTHER_TRAININGS, order.size(), there.size());
            }
            for (int i = 0; i < order.size(); i++) {
                store.putTraining(set.id(), order.get(i), i);
            }
            return there;
        });
    }

    /// A new code for the maker, in place of the one before.
    public SetCode changeMaker(PuzzleSet set) {
        var maker = SetCode.random(random);
        store.changeMaker(set.id(), maker);
        return maker;
    }

    /// Lets nobody begin a puzzle or a training any more, or lets them again; begun games and runs go on.
    public void close(PuzzleSet set, boolean closed) {
        store.close(set.id(), closed);
    }

    /// Deletes a set for good; games and runs of it go on as such of their own.
    public void delete(PuzzleSet set) {
        within(() -> {
            store.lock(set.id());
            store.delete(set.id());
            return set;
        });
    }

    /// What players do with sets.
    public SetGames games() {
        return games;
    }

    /// The same with its trainings.
    public SetTrainings trainings() {
        return trainings;
    }

    /// What its maker sees of each training, in order.
    public List<SetTrainingCount> trainingCounts(PuzzleSet set) {
        return set.trainings().stream().map(counts::of).toList();
    }

    /// What became of the positions of all trainings of a set, by technique, the one that was missed most often
    /// first: sums over all who train, and only of techniques that at least [SetCount#LEAST_PLAYERS] of them
    /// were asked.
    public List<TrainingSums.OfTechnique> trained(PuzzleSet set) {
        return counts.trained(set);
    }

    /// What its maker sees of each puzzle, in order.
    public List<SetCount> counts(PuzzleSet set) {
        return set.puzzles().stream()
                .map(place -> counts.of(place, set.description().terms()))
                .toList();
    }

    /// What hints cost in all puzzles of a set, by technique, the dearest first: sums over all who play it, and
    /// only of techniques with which at least [SetCount#LEAST_PLAYERS] of them needed help.
    public List<HintCosts.Cost> techniques(PuzzleSet set) {
        return counts.techniques(set);
    }

    private interface Work<T> {
        T done();
    }

    private <T> T within(Work<T> work) {
        return transactions.execute(_ -> work.done());
    }
}
