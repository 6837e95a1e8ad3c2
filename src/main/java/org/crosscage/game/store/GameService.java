package org.crosscage.game.store;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.crosscage.core.game.FullLogException;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.MoveException;
import org.crosscage.core.game.Preparation;
import org.crosscage.core.kind.NameCharacters;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Shape;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.UnknownGameException;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.store.PlayersListener;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.store.KeyedLocks;
import org.crosscage.store.Subscription;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Service;

/// The games of all players. Nothing is ever lost: an entry is answered only after it is stored, may be sent again as
/// often as the page likes, and is in the log once.
///
/// A game of another player is as unknown as one that does not exist. One game's entries are stored one after the
/// other, in the order in which they arrive; the database's keys hold that even if several servers write to the
/// same game, and listeners hear of what all of them store.
@Service
public final class GameService implements PlayersListener {

    /// Of a name that a player gives, in characters; a puzzle may bring a longer one.
    public static final int LONGEST_TITLE = 80;

    /// The topic of games whose logs have grown.
    private static final String TOPIC = "game";
    private static final Pattern CLIENT = Pattern.compile("[A-Za-z0-9_-]{1,64}");
    /// So many games are remembered that no page has open.
    private static final int RECENT_GAMES = 200;
    /// So many games are looked for in one query.
    private static final int AT_ONCE = 500;
    /// The limits by which the times to store a move are told apart.
    private static final Duration[] STORED_WITHIN = IntStream.of(1, 2, 5, 10, 20, 50, 100, 250, 500, 1000, 5000)
            .mapToObj(Duration::ofMillis)
            .toArray(Duration[]::new);

    private final GameStore store;
    private final GameLists lists;
    private final InstantSource clock;
    private final RandomGenerator random;
    private final ChangeNotifications notifications;
    private final Counter moves;
    private final Timer storing;
    private final OpenGames open = new OpenGames(RECENT_GAMES);
    private final KeyedLocks<String> locks = new KeyedLocks<>();

    /// @param random must be fit for secrets: it names games
    /// @param meters count the moves, and time how long each took to be stored
    public GameService(
            GameStore store,
            GameLists lists,
            ChangeNotifications notifications,
            InstantSource clock,
            RandomGenerator random,
            MeterRegistry meters) {
        this.store = store;
        this.lists = lists;
        this.clock = clock;
        this.random = random;
        this.notifications = notifications;
        this.moves = meters.counter("crosscage.moves");
        this.storing = Timer.builder("crosscage.moves.storing")
                .serviceLevelObjectives(STORED_WITHIN)
                .register(meters);
        notifications.subscribe(TOPIC, change -> heard(change.id(), change.version()), this::reload);
    }

    /// Another server has stored entries of a game.
    private void heard(String id, long version) {
        if (open.hasListener(id) || isOlderHere(id, version)) {
            locked(id, () -> {
                if (open.heard(id).orElse(version) < version) {
                    readOn(open.find(id).or(() -> store.begun(id)));
                }
                if (isOlderHere(id, version)) {
                    open.forget(id); // what nobody listens to is read when somebody wants it
                }
                return id;
            });
        }
    }

    private boolean isOlderHere(String id, long version) {
        return open.find(id).filter(game -> game.version() < version).isPresent();
    }

    /// Says where a game stands to servers that may not know: one that broke off may have told nobody what it stored.
    private void publish(SavedGame game) {
        if (game.version() > 0) {
            notifications.publish(TOPIC, game.id(), game.version());
        }
    }

    /// Other servers may have stored entries without a word.
    private void reload() {
        open.forgetAll();
        var ids = List.copyOf(open.withListeners());
        for (int i = 0; i < ids.size(); i += AT_ONCE) {
            store.versions(ids.subList(i, Math.min(i + AT_ONCE, ids.size()))).forEach(this::heard);
        }
    }

    /// Begins a new game.
    ///
    /// @param source where the puzzle came from, at most 200 characters; empty when from outside, and only then is
    ///     its solution, if it has one, not taken for the only one
    public SavedGame start(long player, PuzzleEntry entry, String source) {
        return begun(player, SharedGame.of(entry), source);
    }

    /// Begins a new game of what somebody passed on. What was filled in is its first move and help, not the
    /// player's own, and comes with it or not at all.
    ///
    /// @param source as for the game of a puzzle
    public SavedGame start(long player, SharedGame shared, String source) {
        return shared.position()
                .flatMap(position -> Preparation.filled(shared.entry().puzzle(), position))
                .map(move -> store.oneAtATime(player, () -> begunWith(move, player, shared, source)))
                .orElseGet(() -> begun(player, shared, source));
    }

    private SavedGame begunWith(Move move, long player, SharedGame shared, String source) {
        var fresh = begun(player, shared, source);
        var parts = LogEntryText.parts(new LogEntry.Play(move), shape(fresh));
        return locked(fresh.id(), () -> {
            List<LogEntry> entries = new ArrayList<>(List.of(LogEntry.Help.FREE));
            entries.addAll(parts);
            append(fresh, StoredEntry.TEACHER, 1, Duration.ZERO, _ -> entries);
            return newest(player, fresh.id()).orElseThrow();
        });
    }

    /// The game that is there, or else a new one, which is the only one even where two tabs ask at once.
    ///
    /// @param there looks for a game's id
    /// @param begin begins one
    /// @return the game's id
    public String startOnce(long player, Supplier<Optional<String>> there, Supplier<SavedGame> begin) {
        return there.get()
                .orElseGet(() -> store.oneAtATime(
                        player, () -> there.get().orElseGet(() -> begin.get().id())));
    }

    /// Goes on with the unfinished game of a shipped puzzle, or else begins one, which is the only one.
    ///
    /// @param entry its id says where it came from
    /// @return the game's id
    public String continueOrStart(long player, PuzzleEntry entry) {
        return startOnce(
                player, () -> lists.unfinishedFrom(player, entry.id()), () -> start(player, entry, entry.id()));
    }

    private SavedGame begun(long player, SharedGame shared, String source) {
        var fresh = SavedGame.fresh(GameIds.random(random), player, shared, source, now());
        store.add(fresh);
        return fresh;
    }

    /// The game as it is stored now, under another id where the one that a device knows it by is another player's;
    /// empty
    /// when the player has no such game.
    public Optional<SavedGame> load(long player, String id) {
        return GameIds.own(player, id)
                .flatMap(each -> locked(each, () -> newest(player, each)).stream())
                .findFirst();
    }

    /// Whether [#load] finds the game. Its log is not read.
    public boolean isOwn(long player, String id) {
        return GameIds.isId(id)
                && GameIds.own(player, id)
                        .flatMap(each -> store.head(each).stream())
                        .anyMatch(head -> head.player() == player);
    }

    /// The answer to an entry that a page sent.
    ///
    /// @param repeated whether it had been stored before, so that listeners do not hear of it again
    public record Answer(StoredEntry entry, boolean repeated) {}

    /// Appends an entry that a page sent to the log, and answers after that. An entry that is already stored is not
    /// stored again: the answer is what it became, whatever was sent with it this time.
    ///
    /// @param client the page load's random name: 1 to 64 letters, digits, `-`, `_`
    /// @param seq the page's own number for the entry, at least 1
    /// @throws UnknownGameException when the player has no such game
    /// @throws MoveException when the move cannot be made on the puzzle, no log takes it, or `client` or `seq` is
    ///     no name or number
    /// @throws FullLogException when the game's log has no room for it
    /// @throws FullQuotaException when the player's games have no room for a log that has become long
    public Answer append(long player, String id, String client, long seq, LogEntry entry) {
        return append(player, id, client, seq, entry, Duration.ZERO);
    }

    /// Appends an entry that a page sent, and with it the time on the page's clock, which costs nothing then.
    ///
    /// @param elapsed how long the game has been played, in all; less than is stored changes nothing
    /// @throws IllegalArgumentException when the time is negative
    public Answer append(long player, String id, String client, long seq, LogEntry entry, Duration elapsed) {
        requireSender(client, seq);
        requireTime(id, elapsed);
        return withOwn(player, id, game -> append(game, client, seq, entry, elapsed));
    }

    private Answer append(SavedGame game, String client, long seq, LogEntry entry, Duration elapsed) {
        try {
            return append(game, client, seq, elapsed, _ -> List.of(entry))
                    .map(entries -> new Answer(entries.getFirst(), false))
                    .or(() -> repeated(game, client, seq))
                    .orElseThrow(UnknownGameException::new);
        } catch (FullLogException | FullQuotaException e) {
            return repeated(game, client, seq).orElseThrow(() -> e);
        }
    }

    private Optional<Answer> repeated(SavedGame game, String client, long seq) {
        var entry = store.find(game.id(), shape(game), client, seq);
        entry.ifPresent(found -> notifications.publish(TOPIC, game.id(), found.version()));
        return entry.map(found -> new Answer(found, true));
    }

    /// Appends entries, all or none, with the game's lock held.
    ///
    /// @param seen the game as it was seen; where another server has added entries since, they come first
    /// @param firstSeq the sender's number of the first one; those after it follow
    /// @param elapsed how long the game has been played; zero where that is not known
    /// @param entries what is appended to the game as it is then
    /// @return empty when (client, seq) was taken or the game is gone; then nothing is stored
    /// @throws MoveException when one cannot be made on the puzzle, or no log takes it
    /// @throws FullLogException when the log has no room for all of them
    /// @throws FullQuotaException when the player's games have no room for a log that has become long
    private Optional<List<StoredEntry>> append(
            SavedGame seen,
            String client,
            long firstSeq,
            Duration elapsed,
            Function<SavedGame, List<LogEntry>> entries) {
        var moment = now();
        return append(seen, elapsed, game -> numbered(game, client, firstSeq, entries.apply(game), moment));
    }

    /// @param next comes next in the log of the game as it is then
    private Optional<List<StoredEntry>> append(
            SavedGame seen, Duration elapsed, Function<SavedGame, List<StoredEntry>> next) {
        // until it is certain that all is stored, whoever comes next must read the database
        open.forget(seen.id());
        try {
            // of several servers that append at once, one comes after the other, by the lock of the game's row
            var added = storing.record(() -> added(GrownLog.of(seen), elapsed, next)
                    .or(() -> store.alone(seen.id(), () -> added(store.readOn(seen), elapsed, next))
                            .flatMap(Function.identity())));
            added.ifPresent(all -> {
                moves.increment(all.entries().size());
                remember(all.log());
            });
            return added.map(Added::entries);
        } catch (DuplicateKeyException e) {
            readOn(Optional.of(seen));
            return Optional.empty();
        } catch (MoveException | FullLogException | FullQuotaException | ArchiveException e) {
            open.cache(seen); // nothing was stored
            throw e;
        }
    }

    private static List<StoredEntry> numbered(
            SavedGame game, String client, long firstSeq, List<LogEntry> entries, Instant moment) {
        var size = game.log();
        var stored = new ArrayList<StoredEntry>();
        for (var entry : entries) {
            size = size.grown(entry, shape(game));
            int i = stored.size();
            stored.add(new StoredEntry(game.version() + 1 + i, client, firstSeq + i, entry, moment));
        }
        return stored;
    }

    /// @return empty when another server was first, or the game is gone
    private Optional<Added> added(GrownLog log, Duration elapsed, Function<SavedGame, List<StoredEntry>> next) {
        var entries = next.apply(log.game());
        var grown = log.with(entries);
        store.requireRoom(log.game(), grown.game().log());
        return store.isAppended(grown, log.game().version(), elapsed)
                ? Optional.of(new Added(grown, entries))
                : Optional.empty();
    }

    /// Appends what a player's game lacks of one that was played elsewhere, all or none.
    ///
    /// @param elapsed how long it was played there
    /// @param missing comes next in the log of the game as it is then
    /// @return how many entries came
    /// @throws UnknownGameException when the player has no such game
    /// @throws FullQuotaException as for [#append]
    int appendMissing(long player, String id, Duration elapsed, Function<SavedGame, List<StoredEntry>> missing) {
        return locked(id, () -> {
            var game = newest(player, id).orElseThrow(UnknownGameException::new);
            // the time of a finished game stays
            var time = game.totals().finished().isPresent() ? Duration.ZERO : elapsed;
            return append(game, time, missing)
                    .orElseThrow(UnknownGameException::new)
                    .size();
        });
    }

    /// Notes help in a game's log: free help where there was none and the game is not finished, the solution once, and
    /// neither where the log has no room.
    ///
    /// @return the entry; empty where nothing of it counts
    /// @throws UnknownGameException when the player has no such game
    /// @throws FullLogException when the game's log has no room for it
    /// @throws FullQuotaException as for [#append]
    public Optional<StoredEntry> note(long player, String id, LogEntry.Help help) {
        return locked(id, () -> {
            var game = newest(player, id).orElseThrow(UnknownGameException::new);
            var sender = StoredEntry.TEACHER + "-" + GameIds.random(random);
            if (!isCounted(help, game)) {
                return Optional.empty();
            }
            try {
                return Optional.of(append(game, sender, 1, Duration.ZERO, _ -> List.of(help))
                        .orElseThrow(UnknownGameException::new)
                        .getFirst());
            } catch (FullLogException | FullQuotaException e) {
                if (help.sort() == LogEntry.Help.Sort.PAID) {
                    throw e;
                }
                return Optional.empty(); // what costs nothing is told all the same
            }
        });
    }

    private static boolean isCounted(LogEntry.Help help, SavedGame game) {
        var totals = game.totals();
        return switch (help.sort()) {
            case PAID -> help.paid().isEmpty() || !help.paid().equals(game.paid()); // else another page has paid
            case FREE -> totals.hints() == 0 && totals.finished().isEmpty();
            case SOLUTION -> !totals.solutionShown();
        };
    }

    /// Notes how long a game has been played, in all. A shorter time than before changes nothing.
    ///
    /// @throws UnknownGameException when the player has no such game
    /// @throws IllegalArgumentException when the time is negative
    public void noteElapsed(long player, String id, Duration elapsed) {
        requireTime(id, elapsed);
        withOwn(player, id, game -> {
            store.noteElapsed(game.id(), elapsed);
            return game;
        });
    }

    private static void requireTime(String id, Duration elapsed) {
        if (elapsed.isNegative()) {
            throw new IllegalArgumentException("the time played in game " + id + ", " + elapsed + ", is negative");
        }
    }

    /// Whether an entry that a page sent is stored.
    ///
    /// @throws UnknownGameException when the player has no such game
    public boolean isStored(long player, String id, String client, long seq) {
        return withOwn(
                player, id, game -> store.find(id, shape(game), client, seq).isPresent());
    }

    /// Takes back turns, or makes them again, until `cursor` of them count: as many undos or redos as that needs,
    /// stored together, so that all can be redone until the next turn.
    ///
    /// @return the new entries; none when the cursor is already there
    /// @throws UnknownGameException when the player has no such game
    /// @throws IllegalArgumentException when the game has no such cursor
    /// @throws FullLogException when the game's log has no room for all of them
    /// @throws FullQuotaException as for [#append]
    public List<StoredEntry> rewind(long player, String id, int cursor) {
        return locked(
                id,
                () -> newest(player, id)
                        .flatMap(game ->
                                append(game, GameIds.random(random), 1, Duration.ZERO, now -> stepsTo(cursor, now)))
                        .orElseThrow(UnknownGameException::new));
    }

    private static List<LogEntry> stepsTo(int cursor, SavedGame saved) {
        saved.game().rewindTo(cursor);
        int steps = cursor - saved.game().cursor();
        LogEntry step = steps < 0 ? new LogEntry.Undo() : new LogEntry.Redo();
        return Collections.nCopies(Math.abs(steps), step);
    }

    /// The entries of the log after a version, in order.
    ///
    /// @throws UnknownGameException when the player has no such game
    public List<StoredEntry> entriesSince(long player, String id, long version) {
        return withOwn(player, id, game -> store.entriesSince(game, version));
    }

    /// A game that somebody listens to, until it is closed; then the listener is not called any more, except for a
    /// call that is going on.
    ///
    /// @param game when it began; the listener hears of every entry after its version
    public record OpenGame(SavedGame game, Subscription subscription) implements AutoCloseable {

        @Override
        public void close() {
            subscription.close();
        }
    }

    /// Begins to listen to a game: to every entry after the version that it is opened with, none left out.
    ///
    /// @param listener gets each entry with the game after it, in the order of versions, one call after the
    ///     other, on a thread that stored an entry of the game; whoever sent it may be waiting for the return
    /// @throws UnknownGameException when the player has no such game
    public OpenGame listen(long player, String id, BiConsumer<StoredEntry, Game> listener) {
        return locked(id, () -> {
            // before the game is read, so that what another server stores meanwhile is not ignored
            var inbox = new OpenGames.Inbox(listener);
            var subscription = open.add(id, inbox);
            try {
                var game = newest(player, id).orElseThrow(UnknownGameException::new);
                inbox.begin(game.version());
                publish(game);
                return new OpenGame(game, subscription);
            } catch (RuntimeException e) {
                subscription.close();
                throw e;
            }
        });
    }

    /// What players have begun and finished.
    public GameLists lists() {
        return lists;
    }

    /// Does something with a player's own game while nobody else does.
    ///
    /// @throws UnknownGameException when the player has no such game
    <T> T withOwn(long player, String id, Function<SavedGame, T> work) {
        return locked(id, () -> work.apply(own(player, id)));
    }

    /// Calls the puzzle of a game something else.
    ///
    /// @param title 1 to [#LONGEST_TITLE] characters, not blank
    /// @throws UnknownGameException when the player has no such game
    /// @throws IllegalArgumentException when it is no title
    public void rename(long player, String id, String title) {
        if (title.isBlank()
                || title.strip().length() > LONGEST_TITLE
                || title.chars().anyMatch(Character::isISOControl)
                || NameCharacters.unfit(title).isPresent()) {
            throw new IllegalArgumentException("a title of " + title.length() + " characters is none");
        }
        withOwn(player, id, game -> {
            store.rename(game, title.strip());
            open.forget(id);
            return game;
        });
    }

    /// Deletes a game for good.
    ///
    /// @throws UnknownGameException when the player has no such game
    public void delete(long player, String id) {
        withOwn(player, id, game -> {
            open.forget(id);
            store.delete(id);
            return game;
        });
    }

    /// Games have other players now, or are gone.
    @Override
    public void playersChanged() {
        open.forgetAll();
    }

    /// The game as it was seen here last: another server may have written to it since, as an entry that is
    /// appended will show.
    private SavedGame own(long player, String id) {
        return find(player, id, each -> open.find(each).or(() -> readOn(store.begun(each))))
                .orElseThrow(UnknownGameException::new);
    }

    /// The game as it is stored now.
    private Optional<SavedGame> newest(long player, String id) {
        return find(player, id, this::newest);
    }

    private Optional<SavedGame> newest(String id) {
        var head = store.head(id);
        if (head.isEmpty()) {
            open.forget(id);
        }
        return head.flatMap(now -> {
            var known = open.find(id)
                    .filter(game -> game.player() == now.player()
                            && GameStore.title(game.entry()).equals(now.title()));
            var newest = known.filter(game -> game.version() >= now.version())
                    .or(() -> readOn(known.or(() -> store.begun(id))));
            return newest.map(game -> game.with(now.totals()));
        });
    }

    private Optional<SavedGame> readOn(Optional<SavedGame> from) {
        var log = from.map(store::readOn);
        log.ifPresent(open::advance);
        return log.map(GrownLog::game);
    }

    private static Optional<SavedGame> find(long player, String id, Function<String, Optional<SavedGame>> games) {
        return Optional.of(id).filter(GameIds::isId).flatMap(games).filter(found -> found.player() == player);
    }

    /// Does something with a game while nobody else does, then lets the listeners hear of what came up.
    private <T> T locked(String id, Supplier<T> work) {
        try {
            return locks.locked(id, work);
        } finally {
            open.deliver(id);
        }
    }

    /// Entries that were appended, and the log with them.
    private record Added(GrownLog log, List<StoredEntry> entries) {}

    /// Remembers what a log has become, and says so to listeners and other servers.
    private void remember(GrownLog log) {
        open.advance(log);
        publish(log.game());
    }

    GameStore store() {
        return store;
    }

    private static void requireSender(String client, long seq) {
        if (!CLIENT.matcher(client).matches() || seq < 1) {
            throw new MoveException("'" + client + "' number " + seq + " is no sender of an entry");
        }
    }

    private static Shape shape(SavedGame game) {
        return game.entry().puzzle().shape();
    }

    /// What the database keeps of a moment: microseconds.
    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MICROS);
    }
}
