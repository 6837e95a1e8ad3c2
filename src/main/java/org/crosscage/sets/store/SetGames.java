package org.crosscage.sets.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.game.GameSummary;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.SetProgress;

/// The games that players have of the puzzles of sets, one each.
public final class SetGames {

    private final GameService games;

    SetGames(GameService games) {
        this.games = games;
    }

    /// How far a player is with each puzzle, in order.
    public List<SetProgress> progress(long player, PuzzleSet set) {
        var played = games.lists().startedFrom(player, PuzzleSet.SOURCE).stream()
                .collect(Collectors.toMap(GameSummary::source, game -> game, SetGames::further));
        return inOrder(set, played);
    }

    /// What somebody sees who has not played here yet.
    public List<SetProgress> untouched(PuzzleSet set) {
        return inOrder(set, Map.of());
    }

    private static List<SetProgress> inOrder(PuzzleSet set, Map<String, GameSummary> played) {
        var all = new ArrayList<SetProgress>();
        boolean locked = false;
        for (var place : set.puzzles()) {
            var game = Optional.ofNullable(played.get(place.source()));
            var progress = new SetProgress(place, game, locked);
            all.add(progress);
            locked |= set.description().inOrder() && !progress.isFinished();
        }
        return List.copyOf(all);
    }

    /// The finished one, or else the fuller one, or else the one begun later.
    private static GameSummary further(GameSummary one, GameSummary other) {
        var furthestLast = Comparator.comparing(
                        (GameSummary game) -> game.totals().finished().isPresent())
                .thenComparing(GameSummary::filled);
        return furthestLast.compare(one, other) > 0 ? one : other;
    }

    /// The player's game of a puzzle: the one that is there, or else a new one on the set's terms.
    ///
    /// @return the game's id; empty when the puzzle is locked or not in the set, or the set is closed and no game
    ///     is there
    public Optional<String> play(long player, PuzzleSet set, long puzzle) {
        return progress(player, set).stream()
                .filter(progress -> progress.place().id() == puzzle)
                .findFirst()
                .flatMap(progress -> progress.game().map(GameSummary::id).or(() -> begun(player, set, progress)));
    }

    /// The player's game of the puzzle that comes next: the first one behind this place that is open to them and not
    /// finished, else the first one before it.
    ///
    /// @param number of a place, from 1; 0 to begin at the first one
    /// @return the game's id; empty when there is nothing left to do
    public Optional<String> next(long player, PuzzleSet set, int number) {
        var all = progress(player, set);
        return Stream.concat(all.stream().skip(number), all.stream().limit(number))
                .filter(progress -> progress.isLeft(set))
                .findFirst()
                .flatMap(progress -> play(player, set, progress.place().id()));
    }

    private Optional<String> begun(long player, PuzzleSet set, SetProgress progress) {
        if (!progress.isOpen(set)) {
            return Optional.empty();
        }
        var shared = new SharedGame(
                progress.place().entry(), Optional.empty(), set.description().terms());
        var source = progress.place().source();
        return Optional.of(games.newGames()
                .startOnce(
                        player,
                        () -> games.lists().startedFrom(player, source).stream()
                                .filter(game -> game.source().equals(source))
                                .reduce(SetGames::further)
                                .map(GameSummary::id),
                        () -> games.newGames().start(player, shared, source)));
    }
}
