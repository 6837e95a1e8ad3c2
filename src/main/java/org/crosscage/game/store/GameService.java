package org.crosscage.game.store;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.crosscage.core.game.FullLogException;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.MoveException;
import org.crosscage.core.kind.NameCharacters;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.UnknownGameException;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.store.PlayersListener;
import org.crosscage.store.ChangeNotifications;
import org.springframework.stereotype.Service;

/// The games of all players. Nothing is ever lost: an entry is answered only after it is stored, may be sent again as
/// often as the page likes, and is in the log once.
///
/// A game of another player is as unknown as one that does not exist. One game's entries are stored one after the
/// other, in the order in which they arrive; the database's keys hold that even if several servers write to the
/// same game, and listeners hear of what all of them store.
@Service
public final class GameService implements PlayersListener {

    /// The longest name that a player gives, in characters; a puzzle may bring a longer one.
    public static final int LONGEST_TITLE = 80;

    private static final Pattern CLIENT = Pattern.compile("[A-Za-z0-9_-]{1,64}");
    /// So many games are remembered that no page has open.
    private static final int RECENT_GAMES = 200;

    private final GameStore store;
    private final GameLog log;
    private final GameLists lists;
    private final InstantSource clock;
    private final RandomGenerator random;
    private final NewGames newGames;
    private final OpenGames open;

    /// @param random must be fit for secrets: it names games
    /// @param meters count the moves, and time how long each took to be stored
    GameService(
            GameStore store,
            GameLog log,
            GameLists lists,
            ChangeNotifications notifications,
            InstantSource clock,
            RandomGenerator random,
            MeterRegistry meters) {
        this.store = store;
        this.log = log;
        this.lists = lists;
        this.clock = clock;
        this.random = random;
        this.newGames = new NewGames(store, log, lists, clock, random);
        this.open = new OpenGames(store, log, notifications, meters, RECENT_GAMES);
    }

    /// Begins games.
    public NewGames newGames() {
        return newGames;
    }

    /// The game as it is stored now; empty when the player has no such game. Where another player's game has the id
    /// by which a device knows it, it is found under its own.
    public Optional<SavedGame> load(long player, String id) {
        return GameIds.own(player, id)
                .flatMap(each -> open.locked(each, () -> open.newest(player, each)).stream())
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
        return withOwn(player, id, game -> {
            try {
                return open.append(game, elapsed, seen -> next(seen, client, seq, List.of(entry)))
                        .map(entries -> new Answer(entries.getFirst(), false))
                        .or(() -> repeated(game, client, seq))
                        .orElseThrow(UnknownGameException::new);
            } catch (FullLogException | FullQuotaException e) {
                return repeated(game, client, seq).orElseThrow(() -> e);
            }
        });
    }

    private Optional<Answer> repeated(SavedGame game, String client, long seq) {
        var entry = log.find(game, client, seq);
        entry.ifPresent(found -> open.publish(game.id(), found.version()));
        return entry.map(found -> new Answer(found, true));
    }

    private List<StoredEntry> next(SavedGame game, String client, long firstSeq, List<LogEntry> entries) {
        return game.next(client, firstSeq, entries, StoredEntry.now(clock));
    }

    /// Appends what a player's game lacks of one that was played elsewhere, all or none.
    ///
    /// @param elapsed how long it was played there
    /// @param missing comes next in the log of the game as it is then
    /// @return the entries that came
    /// @throws UnknownGameException when the player has no such game
    /// @throws FullQuotaException as for [#append]
    List<StoredEntry> appendMissing(
            long player, String id, Duration elapsed, Function<SavedGame, List<StoredEntry>> missing) {
        return open.locked(
                id,
                () -> open.newest(player, id)
                        .flatMap(game -> open.append(game, elapsed, missing))
                        .orElseThrow(UnknownGameException::new));
    }

    /// Notes help in a game's log: free help where there was none, the solution once, and neither where the game is
    /// finished or the log has no room.
    ///
    /// @return the entry; empty where nothing of it counts
    /// @throws UnknownGameException when the player has no such game
    /// @throws FullLogException when the game's log has no room for it
    /// @throws FullQuotaException as for [#append]
    public Optional<StoredEntry> note(long player, String id, LogEntry.Help help) {
        try {
            return append(player, id, true, game -> counted(help, game)).stream()
                    .findFirst();
        } catch (FullLogException | FullQuotaException e) {
            if (help.sort() == LogEntry.Help.Sort.PAID) {
                throw e;
            }
            return Optional.empty(); // what costs nothing is told all the same
        }
    }

    /// Appends entries that do not come from the board, and before them the help that they are, so that it counts where
    /// they finish the game. All are stored or none.
    ///
    /// @param isTaught whether the teacher makes them, and not the player
    /// @return what is stored
    /// @throws UnknownGameException when the player has no such game
    /// @throws MoveException when one of the entries cannot be made on the puzzle
    /// @throws FullLogException when the game's log has no room for all of them
    /// @throws FullQuotaException as for [#append]
    public List<StoredEntry> take(
            long player, String id, boolean isTaught, Optional<LogEntry.Help> help, List<? extends LogEntry> entries) {
        return append(player, id, isTaught, game -> behind(help, game, entries));
    }

    private List<StoredEntry> append(
            long player, String id, boolean isTaught, Function<SavedGame, List<LogEntry>> next) {
        var sender = (isTaught ? StoredEntry.TEACHER + "-" : "") + GameIds.random(random);
        return appendMissing(player, id, Duration.ZERO, game -> next(game, sender, 1, next.apply(game)));
    }

    private static List<LogEntry> behind(
            Optional<LogEntry.Help> help, SavedGame game, List<? extends LogEntry> entries) {
        return Stream.concat(help.stream().flatMap(each -> counted(each, game).stream()), entries.stream())
                .toList();
    }

    private static List<LogEntry> counted(LogEntry.Help help, SavedGame game) {
        return isCounted(help, game) ? List.of(help) : List.of();
    }

    private static boolean isCounted(LogEntry.Help help, SavedGame game) {
        var totals = game.totals();
        return switch (help.sort()) {
            case PAID -> help.paid().isEmpty() || !help.paid().equals(game.paid()); // else another page has paid
            case FREE -> totals.hints() == 0 && totals.finished().isEmpty();
            case SOLUTION -> !totals.solutionShown() && totals.finished().isEmpty();
        };
    }

    /// Notes how long a game has been played, in all. A shorter time than before changes nothing, and
    /// after the game was finished for the first time none does.
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
        return withOwn(player, id, game -> log.find(game, client, seq).isPresent());
    }

    /// Takes back turns, or makes them again, until `cursor` of them count: as many undos or redos as that needs,
    /// stored together, so that all can be redone until the next turn, and behind the help that this is.
    ///
    /// @return the new entries; none, nor help, when the cursor is already there
    /// @throws UnknownGameException when the player has no such game
    /// @throws IllegalArgumentException when the game has no such cursor
    /// @throws FullLogException when the game's log has no room for all of them
    /// @throws FullQuotaException as for [#append]
    public List<StoredEntry> rewind(long player, String id, int cursor, Optional<LogEntry.Help> help) {
        return append(player, id, true, game -> {
            var steps = stepsTo(cursor, game);
            return steps.isEmpty() ? steps : behind(help, game, steps);
        });
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
        return withOwn(player, id, game -> log.entriesSince(game, version));
    }

    /// The entries of the log until the grid was full and right for the first time; all of them where it never was.
    ///
    /// @throws UnknownGameException when the player has no such game
    public List<StoredEntry> entriesUntilFinish(long player, String id) {
        return withOwn(
                player,
                id,
                game -> store.begun(id)
                        .map(log::readOn)
                        .map(GrownLog::untilFinish)
                        .orElseThrow(UnknownGameException::new));
    }

    /// Begins to listen to a game: to every entry after the version that it is opened with, none left out.
    ///
    /// @param listener gets each entry with the game after it, in the order of versions, one call after the
    ///     other, on a thread that stored an entry of the game; whoever sent it may be waiting for the return
    /// @throws UnknownGameException when the player has no such game
    public OpenGames.OpenGame listen(long player, String id, BiConsumer<StoredEntry, Game> listener) {
        return open.listen(player, id, listener);
    }

    /// The games that players have begun and finished.
    public GameLists lists() {
        return lists;
    }

    /// Does something with a player's own game while nobody else does. The game is as it was seen here last: another
    /// server may have written to it since, as an entry that is appended will show.
    private <T> T withOwn(long player, String id, Function<SavedGame, T> work) {
        return open.locked(id, () -> open.seen(player, id).map(work).orElseThrow(UnknownGameException::new));
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

    @Override
    public void joined(long from, long owner) {
        log.replaceAuthor(from, owner);
    }

    /// Games have other players now, or are gone.
    @Override
    public void playersChanged() {
        open.forgetAll();
    }

    GameStore store() {
        return store;
    }

    GameLog log() {
        return log;
    }

    private static void requireSender(String client, long seq) {
        if (!CLIENT.matcher(client).matches() || seq < 1) {
            throw new MoveException("'" + client + "' number " + seq + " is no sender of an entry");
        }
    }
}
