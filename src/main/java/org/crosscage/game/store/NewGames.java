package org.crosscage.game.store;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.Preparation;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.kind.text.SharedGame;

/// The ways in which a game begins: of a puzzle, of one that was passed on, or the one that runs already.
public final class NewGames {

    private final GameStore store;
    private final GameLog log;
    private final GameLists lists;
    private final InstantSource clock;
    private final RandomGenerator random;

    /// @param random must be fit for secrets: it names games
    NewGames(GameStore store, GameLog log, GameLists lists, InstantSource clock, RandomGenerator random) {
        this.store = store;
        this.log = log;
        this.lists = lists;
        this.clock = clock;
        this.random = random;
    }

    /// Begins a new game.
    ///
    /// @param source where the puzzle came from, at most 200 characters; empty when from outside, and only then is
    ///     its solution, if it has one, not taken for the only one
    public SavedGame start(long player, PuzzleEntry entry, String source) {
        return begun(player, SharedGame.of(entry), source);
    }

    /// Begins a new game of a puzzle that somebody passed on. The digits that came with it are its first move and
    /// help, not the player's own, and are stored with it or not at all.
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
        List<LogEntry> entries = new ArrayList<>(List.of(LogEntry.Help.FREE));
        entries.addAll(LogEntryText.parts(
                new LogEntry.Play(move), shared.entry().puzzle().shape()));
        var begun = log.append(
                fresh, Duration.ZERO, game -> game.next(StoredEntry.TEACHER, 1, entries, StoredEntry.now(clock)));
        return begun.orElseThrow()
                .game()
                .with(store.head(fresh.id()).orElseThrow().totals());
    }

    private SavedGame begun(long player, SharedGame shared, String source) {
        var fresh = SavedGame.fresh(GameIds.random(random), player, shared, source, StoredEntry.now(clock));
        store.add(fresh);
        return fresh;
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
}
