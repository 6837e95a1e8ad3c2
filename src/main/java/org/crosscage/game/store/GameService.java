package org.crosscage.game.store;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.crosscage.core.game.FullLogException;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.MoveException;
import org.crosscage.core.game.Preparation;
import org.crosscage.core.kind.NameCharacters;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Shape;
import org.crosscage.game.GameListener;
import org.crosscage.game.GameSubscription;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.Submission;
import org.crosscage.game.UnknownGameException;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.store.PlayersListener;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.store.KeyedLocks;
import org.crosscage.store.Subscription;
import org.springframework.stereotype.Service;

/// The games of all players. Nothing is ever lost: an op is answered only after it is stored, may be sent again as
/// often as the page likes, and is in the log once.
///
/// A game of another player is as unknown as one that does not exist. One game's ops are stored one after the
/// other, in the order in which they arrive; the database's keys hold that even if several servers write to the
/// same game, and listeners hear of what all of them store.
@Service
public final class GameService implements PlayersListener {

    /// Of a name that a player gives, in characters; a puzzle may bring a longer one.
    public static final int LONGEST_TITLE = 80;

    private static final Pattern CLIENT = Pattern.compile("[A-Za-z0-9_-]{1,64}");
    /// So many games are remembered that no page has open.
    private static final int RECENT_GAMES = 200;
    /// So many games are looked for in one query.
    private static final int AT_ONCE = 500;

    private final GameStore store;
    private final GameAccounts accounts;
    private final GameLists lists;
    private final InstantSource clock;
    private final RandomGenerator random;
    private final GameListeners listeners = new GameListeners();
    private final RecentGames recent = new RecentGames(RECENT_GAMES, listeners::hasListener);
    private final GameLog log;
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
        this.accounts = new GameAccounts(this, store);
        this.lists = lists;
        this.clock = clock;
        this.random = random;
        this.log = new GameLog(store, recent, listeners, notifications, this::now, meters);
        notifications.subscribe(GameLog.TOPIC, change -> heard(change.id(), change.version()), this::reload);
    }

    /// Another server has stored entries of a game.
    private void heard(String id, long version) {
        boolean isOlderHere =
                recent.find(id).filter(game -> game.version() < version).isPresent();
        if (listeners.hasListener(id) || isOlderHere) {
            locked(id, () -> {
                log.heard(id, version);
                return id;
            });
        }
    }

    /// Other servers may have stored entries without a word.
    private void reload() {
        recent.forgetAll();
        var open = List.copyOf(listeners.games());
        for (int i = 0; i < open.size(); i += AT_ONCE) {
            store.versions(open.subList(i, Math.min(i + AT_ONCE, open.size()))).forEach(this::heard);
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
            store.noteTold(fresh.id()); // a full grid is finished at once
            log.append(fresh, StoredEntry.TEACHER, 1, Duration.ZERO, _ -> List.copyOf(parts));
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

    /// The game as it is stored now; empty when the player has no such game.
    public Optional<SavedGame> load(long player, String id) {
        return locked(id, () -> newest(player, id));
    }

    /// Whether the player has such a game. Its log is not read.
    public boolean isOwn(long player, String id) {
        return GameIds.isId(id)
                && store.head(id).filter(head -> head.player() == player).isPresent();
    }

    /// Stores an op that a page sent, and answers after that. An op that is already stored is not stored again:
    /// the answer is the entry that it became, whatever was sent with it this time.
    ///
    /// @param client the page load's random name: 1 to 64 letters, digits, `-`, `_`
    /// @param seq the page's own number for the op, at least 1
    /// @throws UnknownGameException when the player has no such game
    /// @throws MoveException when the move cannot be made on the puzzle, no log takes it, or `client` or `seq` is
    ///     no name or number
    /// @throws FullLogException when the game's log has no room for it
    /// @throws FullQuotaException when the player's games have no room for a log that has become long
    public Submission submit(long player, String id, String client, long seq, LogEntry op) {
        return submit(player, id, client, seq, op, Duration.ZERO);
    }

    /// Stores an op that a page sent, and with it the time on the page's clock, which costs nothing then.
    ///
    /// @param elapsed how long the game has been played, in all; less than is stored changes nothing
    /// @throws IllegalArgumentException when the time is negative
    public Submission submit(long player, String id, String client, long seq, LogEntry op, Duration elapsed) {
        requireSender(client, seq);
        GameAccounts.requireTime(id, elapsed);
        return withOwn(player, id, game -> submit(game, client, seq, op, elapsed));
    }

    private Submission submit(SavedGame game, String client, long seq, LogEntry op, Duration elapsed) {
        try {
            return log.append(game, client, seq, elapsed, _ -> List.of(op))
                    .map(entries -> new Submission(entries.getFirst(), false))
                    .or(() -> log.repeated(game, client, seq))
                    .orElseThrow(UnknownGameException::new);
        } catch (FullLogException | FullQuotaException e) {
            return log.repeated(game, client, seq).orElseThrow(() -> e);
        }
    }

    /// Whether an op that a page sent is stored.
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
    /// @throws FullQuotaException as for [#submit]
    public List<StoredEntry> rewind(long player, String id, int cursor) {
        return locked(
                id,
                () -> newest(player, id)
                        .flatMap(game ->
                                log.append(game, GameIds.random(random), 1, Duration.ZERO, now -> stepsTo(cursor, now)))
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

    /// Begins to listen to a game: to every entry after the version of the game that the subscription has, none left
    /// out.
    ///
    /// @throws UnknownGameException when the player has no such game
    public GameSubscription listen(long player, String id, GameListener listener) {
        return locked(id, () -> {
            // before the game is read, so that what another server stores meanwhile is not ignored
            var inbox = new PendingNotifications(id, listener);
            var subscription = listeners.add(id, inbox);
            try {
                var game = newest(player, id).orElseThrow(UnknownGameException::new);
                recent.listenersChanged(id);
                inbox.begin(game.version());
                log.publish(game);
                return new GameSubscription(game, () -> unsubscribe(id, subscription));
            } catch (RuntimeException e) {
                unsubscribe(id, subscription);
                throw e;
            }
        });
    }

    private void unsubscribe(String id, Subscription subscription) {
        subscription.close();
        recent.listenersChanged(id);
    }

    /// What is counted of games beside their moves.
    public GameAccounts accounts() {
        return accounts;
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
            recent.forget(id);
            return game;
        });
    }

    /// Deletes a game for good.
    ///
    /// @throws UnknownGameException when the player has no such game
    public void delete(long player, String id) {
        withOwn(player, id, game -> {
            recent.forget(id);
            store.delete(id);
            return game;
        });
    }

    /// Games have other players now, or are gone.
    @Override
    public void playersChanged() {
        recent.forgetAll();
    }

    private SavedGame own(long player, String id) {
        return find(player, id, log::known).orElseThrow(UnknownGameException::new);
    }

    private Optional<SavedGame> newest(long player, String id) {
        return find(player, id, log::newest);
    }

    private static Optional<SavedGame> find(long player, String id, Function<String, Optional<SavedGame>> games) {
        return Optional.of(id).filter(GameIds::isId).flatMap(games).filter(found -> found.player() == player);
    }

    /// Does something with a game while nobody else does, then lets the listeners hear of what came up.
    private <T> T locked(String id, Supplier<T> work) {
        var done = locks.locked(id, work);
        listeners.deliver(id);
        return done;
    }

    /// What became of a game when something was added to it.
    ///
    /// @param result for whoever added it
    record Added<T>(GrownLog log, T result) {}

    /// Has entries stored that come together, while nobody else here does anything with the game.
    ///
    /// @param storing all or none; empty when the game is gone
    <T> Optional<T> add(String id, Supplier<Optional<Added<T>>> storing) {
        return locked(id, () -> log.add(id, storing));
    }

    GameStore store() {
        return store;
    }

    private static void requireSender(String client, long seq) {
        if (!CLIENT.matcher(client).matches() || seq < 1) {
            throw new MoveException("'" + client + "' number " + seq + " is no sender of an op");
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
