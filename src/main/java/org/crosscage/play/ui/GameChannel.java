package org.crosscage.play.ui;

import com.vaadin.flow.component.UI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.crosscage.board.BoardGame;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.FullLogException;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.core.game.LogSize;
import org.crosscage.core.game.MoveException;
import org.crosscage.core.game.SentEntry;
import org.crosscage.core.model.Shape;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.UnknownGameException;
import org.crosscage.game.store.GameService;
import org.crosscage.game.store.OpenGames;
import org.crosscage.player.FullQuotaException;
import org.crosscage.shell.page.ClientLog;
import org.crosscage.shell.page.LiveUpdates;
import org.crosscage.store.Outage;
import org.crosscage.teach.PaidHelp;
import org.jspecify.annotations.Nullable;

/// The channel between the board on a page and the log of its game. What the board sends is stored; what is stored,
/// from whichever tab, goes to the board in the order of the log. All methods are called with the page's session
/// locked.
final class GameChannel {

    private static final System.Logger LOG = System.getLogger(GameChannel.class.getName());
    private static final ClientLog CLIENTS = ClientLog.of(GameChannel.class);

    /// Past so many missed entries a snapshot is shorter than the entries.
    private static final int FEW = 40;

    private final GameService games;
    private final PuzzleBoard board;
    private final Consumer<Game> changed;
    private final Runnable tooEarly;
    private final Consumer<RuntimeException> full;
    private final Shape shape;
    private final BooleanSupplier mayEnter;
    private final long player;
    private final String id;

    private Game game;
    private String paid;
    private LogSize log;
    private OpenGames.@Nullable OpenGame opened;
    /// The entry that could not be stored when it came. Nothing else of this page is stored before it, or the order
    /// would be another one.
    private @Nullable SentEntry missing;
    /// The log could not be read for the board, which keeps back what is played until it has asked again.
    private boolean unread;
    /// The newest entry that this page had stored, and the newest that it has heard of.
    private long stored;
    private long heard = -1;
    private @Nullable Runnable wanted;

    /// @param changed hears of the game after each entry, in order
    /// @param tooEarly hears that something was not done, because what the board has not been able to have stored
    ///     comes first
    /// @param full hears why something was not done: the log, or the player's quota, has no room for it
    /// @param mayEnter asked for each entry of the board, and when it asks for the log; it comes again later
    GameChannel(
            GameService games,
            SavedGame saved,
            PuzzleBoard board,
            Consumer<Game> changed,
            Runnable tooEarly,
            Consumer<RuntimeException> full,
            BooleanSupplier mayEnter) {
        this.games = games;
        this.board = board;
        this.changed = changed;
        this.tooEarly = tooEarly;
        this.full = full;
        this.shape = saved.entry().puzzle().shape();
        this.mayEnter = mayEnter;
        this.player = saved.player();
        this.id = saved.id();
        this.game = saved.game();
        this.paid = saved.paid();
        this.log = saved.log();
        board.addTimedEntryListener(this::append);
        board.addResyncListener(event -> catchUp(event.version()));
    }

    /// Shows the game on the board and keeps the two together until [#close]. A page that is sent whole does both
    /// again: where the game is the one that it was, what was asked about it is still to be answered.
    void open(UI ui) {
        close();
        LiveUpdates.begin(ui);
        opened = games.listen(player, id, (entry, after) -> ui.access(() -> received(entry, after)));
        var newest = opened.game();
        board.show(snapshot(newest));
        log = newest.log();
        paid = newest.paid();
        if (heard != newest.version()) {
            become(newest.game(), newest.version());
        }
    }

    void close() {
        if (opened != null) {
            opened.close();
            opened = null;
        }
    }

    /// The game as this page knows it.
    Game game() {
        return game;
    }

    /// How long its log is, as this page knows it.
    LogSize log() {
        return log;
    }

    /// Does something as soon as the page has heard of all that it had stored: what a player asks right after a
    /// move is about the position after it. Of several such requests the last one counts.
    void whenHeard(Runnable then) {
        if (stored > heard) {
            wanted = then;
        } else {
            then.run();
        }
    }

    /// A request that waits in [#whenHeard] is not wanted any more.
    void forgetRequest() {
        wanted = null;
    }

    /// The version of the log up to which [#game()] has come.
    long version() {
        return heard;
    }

    /// The version of the last entry that this page had stored or has heard of.
    long stored() {
        return Math.max(stored, heard);
    }

    /// Takes a turn of the player that does not come from the board.
    ///
    /// @return as for [#take(LogEntry.Turn, boolean, Optional)]
    boolean take(LogEntry.Turn turn) {
        return take(turn, false, Optional.empty());
    }

    /// Takes a turn that does not come from the board, paid for or not.
    ///
    /// @param isTaught whether the teacher takes it, and not the player
    /// @return whether it is stored: not when it was too early, the log has no room for it, or the database
    ///     cannot be reached
    boolean take(LogEntry.Turn turn, boolean isTaught, Optional<LogEntry.Help> price) {
        return inOrder(() -> games.take(player, id, isTaught, price, LogEntryText.parts(turn, shape)))
                .isPresent();
    }

    /// Pays for help.
    ///
    /// @return as for [#take(LogEntry.Turn, boolean, Optional)]
    boolean pay(LogEntry.Help help) {
        return inOrder(() -> games.note(player, id, help).stream().toList()).isPresent();
    }

    /// The line of the last paid help ([PaidHelp]), as this page knows it.
    String paid() {
        return paid;
    }

    /// Takes turns back, or makes them again, until so many of them count, paid for or not.
    ///
    /// @return as for [#take(LogEntry.Turn, boolean, Optional)]; also not when so many count already
    boolean rewind(int cursor, Optional<LogEntry.Help> price) {
        return inOrder(() -> games.rewind(player, id, cursor, price))
                .filter(entries -> !entries.isEmpty())
                .isPresent();
    }

    /// Has something stored that does not come from the board, unless the board keeps something back that was
    /// played before.
    private Optional<List<StoredEntry>> inOrder(Supplier<List<StoredEntry>> storing) {
        try {
            if (!unread && !isOwed()) {
                var entries = storing.get();
                for (var entry : entries) {
                    stored = entry.version();
                    paid = PaidHelp.after(paid, entry.entry()); // the page may ask again before it has heard
                }
                return Optional.of(entries);
            }
        } catch (UnknownGameException _) {
            leave();
            return Optional.empty();
        } catch (FullLogException | FullQuotaException e) {
            CLIENTS.warn("game " + id + " has no room for more", e);
            full.accept(e);
            return Optional.empty();
        } catch (RuntimeException e) {
            if (!Outage.isBehind(e)) {
                throw e;
            }
            log("nothing can be stored of game " + id + " now", e);
        }
        tooEarly.run();
        return Optional.empty();
    }

    /// While the database cannot be reached the board keeps the entry and sends it again. Whatever else goes wrong
    /// would go wrong the next time too: then the entry is refused, or it would hold up all that come after it.
    private void append(SentEntry sent, Duration elapsed) {
        try {
            if (comesAfterMissing(sent)) {
                board.tryAgain();
            } else if (!mayEnter.getAsBoolean()) {
                postpone(sent);
            } else {
                var answer = games.append(player, id, sent.client(), sent.seq(), sent.entry(), elapsed);
                if (answer.repeated()) {
                    deliver(answer.entry());
                } else {
                    stored = answer.entry().version();
                }
                missing = null;
            }
        } catch (UnknownGameException _) {
            leave();
        } catch (FullLogException | FullQuotaException e) {
            CLIENTS.warn("game " + id + " has no room for more", e);
            refuse(sent);
            full.accept(e);
        } catch (RuntimeException e) {
            if (Outage.isBehind(e)) {
                log("an entry of game " + id + " is not stored yet", e);
                postpone(sent);
            } else {
                log("an entry of game " + id + " is refused", e);
                refuse(sent);
            }
        }
    }

    /// The game was deleted elsewhere: the page, once it has loaded again, says that there is nothing here.
    private static void leave() {
        UI.getCurrentOrThrow().getPage().reload();
    }

    private void refuse(SentEntry sent) {
        missing = sent.equals(missing) ? null : missing;
        board.refuse(sent.client(), sent.seq());
    }

    private void log(String what, RuntimeException why) {
        if (why instanceof MoveException || why instanceof RejectedExecutionException) {
            CLIENTS.warn(what, why);
        } else {
            LOG.log(System.Logger.Level.WARNING, what, why);
        }
    }

    private void postpone(SentEntry sent) {
        missing = missing == null ? sent : missing;
        board.tryAgain();
    }

    private boolean comesAfterMissing(SentEntry sent) {
        if (missing == null || sent.client().equals(missing.client()) && sent.seq() <= missing.seq()) {
            return false;
        }
        return isOwed();
    }

    private boolean isOwed() {
        // what failed may have been the answer alone, and then it does not come again
        return missing != null && !games.isStored(player, id, missing.client(), missing.seq());
    }

    private void received(StoredEntry entry, Game after) {
        deliver(entry);
        log = log.with(entry.entry(), shape);
        paid = PaidHelp.after(paid, entry.entry());
        become(after, entry.version());
    }

    private void become(Game newest, long version) {
        game = newest;
        heard = version;
        changed.accept(newest);
        if (wanted != null && heard >= stored) {
            var then = wanted;
            wanted = null;
            then.run();
        }
    }

    private void deliver(StoredEntry entry) {
        board.receive(entry.version(), entry.sent());
    }

    private void catchUp(long version) {
        if (!mayEnter.getAsBoolean()) {
            unread = true;
            board.tryAgain();
            return;
        }
        try {
            sendSince(version);
            unread = false;
        } catch (UnknownGameException _) {
            leave();
        } catch (RuntimeException e) {
            log("the entries of game " + id + " cannot be read yet", e);
            unread = true;
            board.tryAgain();
        }
    }

    private void sendSince(long version) {
        var missed = games.entriesSince(player, id, version);
        if (missed.size() <= FEW) {
            missed.forEach(this::deliver);
        } else {
            games.load(player, id).ifPresent(saved -> board.reset(snapshot(saved)));
        }
    }

    private BoardGame snapshot(SavedGame saved) {
        var log = games.entriesSince(player, id, 0).stream()
                .filter(entry -> entry.version() <= saved.version())
                .toList();
        return new BoardGame(
                saved.id(),
                saved.version(),
                saved.game().cursor(),
                0,
                saved.game().turns(),
                StoredEntry.storedByClient(log));
    }
}
