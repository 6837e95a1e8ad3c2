package org.crosscage.game.store;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.crosscage.game.SavedGame;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidHint;

/// What is counted of games beside their moves: the time on the clock, what the teacher told and what that cost. What
/// of a position is paid is kept with it, so that nobody pays twice. Each method throws an [UnknownGameException] when
/// the player has no such game.
public final class GameAccounts {

    private final GameService games;
    private final GameStore store;

    GameAccounts(GameService games, GameStore store) {
        this.games = games;
        this.store = store;
    }

    /// Notes how long the game has been played, in all. A shorter time than before changes nothing.
    ///
    /// @throws IllegalArgumentException when the time is negative
    public void noteElapsed(long player, String id, Duration elapsed) {
        requireTime(id, elapsed);
        note(player, id, game -> store.noteElapsed(game.id(), elapsed));
    }

    /// Notes that stages of a hint were given.
    ///
    /// @param now the hint with those stages
    /// @param technique that the hint teaches, by its id; empty for one about a mistake
    /// @param hints 1 where its first stage is among them, else 0
    /// @param cost of the stages
    /// @throws IllegalArgumentException when the cost is negative
    public void noteHint(long player, String id, PaidHint now, Optional<String> technique, int hints, int cost) {
        requireCost(id, cost);
        note(player, id, game -> store.noteHint(game.id(), now, technique, hints, cost));
    }

    /// The hint that was given last, as far as it was given; empty when there was none.
    public Optional<PaidHint> paidHint(long player, String id) {
        return games.withOwn(player, id, game -> store.paidHint(game.id()));
    }

    /// Notes that an answer was given that is paid once.
    ///
    /// @param now what of the position is paid, with that answer
    /// @param cost of the answer
    /// @throws IllegalArgumentException when the cost is negative
    public void noteHelp(long player, String id, PaidAnswers now, int cost) {
        requireCost(id, cost);
        note(player, id, game -> store.noteHelp(game.id(), now, cost));
    }

    /// What was answered last, beside hints; empty when nothing was.
    public Optional<PaidAnswers> paidAnswers(long player, String id) {
        return games.withOwn(player, id, game -> store.paidAnswers(game.id()));
    }

    /// Notes that the page told something from the solution without a price: whether there are wrong digits. However
    /// often it does, that is help once, and only where nothing else was.
    public void noteTold(long player, String id) {
        note(player, id, game -> store.noteTold(game.id()));
    }

    /// Notes that the player watched the solution.
    public void noteSolutionShown(long player, String id) {
        note(player, id, game -> store.noteSolutionShown(game.id()));
    }

    private void note(long player, String id, Consumer<SavedGame> note) {
        games.withOwn(player, id, game -> {
            note.accept(game);
            return game;
        });
    }

    static void requireTime(String id, Duration elapsed) {
        if (elapsed.isNegative()) {
            throw new IllegalArgumentException("the time played in game " + id + ", " + elapsed + ", is negative");
        }
    }

    private static void requireCost(String id, int cost) {
        if (cost < 0) {
            throw new IllegalArgumentException("the cost of help in game " + id + ", " + cost + ", is negative");
        }
    }
}
