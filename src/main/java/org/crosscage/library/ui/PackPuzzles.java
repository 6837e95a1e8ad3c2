package org.crosscage.library.ui;

import com.vaadin.flow.component.UI;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.store.GameService;
import org.crosscage.library.Pack;
import org.crosscage.player.store.Player;
import org.crosscage.shell.player.CurrentPlayer;
import org.springframework.stereotype.Component;

/// The puzzles of packs as the current player sees them.
@Component
final class PackPuzzles {

    private final GameService games;
    private final CurrentPlayer player;

    PackPuzzles(GameService games, CurrentPlayer player) {
        this.games = games;
        this.player = player;
    }

    /// The puzzles of some packs, in their order; costs two queries.
    List<PackPuzzle> of(List<Pack> packs) {
        var known = player.known().map(Player::id);
        Set<String> finished = known.map(games.lists()::finishedSources).orElse(Set.of());
        Set<String> begun = known.map(games.lists()::begunSources).orElse(Set.of());
        return packs.stream().flatMap(pack -> of(pack, finished, begun)).toList();
    }

    private static Stream<PackPuzzle> of(Pack pack, Set<String> finished, Set<String> begun) {
        return IntStream.range(0, pack.listings().size()).mapToObj(i -> {
            var listing = pack.listings().get(i);
            var progress = finished.contains(listing.id())
                    ? PlayProgress.SOLVED
                    : begun.contains(listing.id()) ? PlayProgress.BEGUN : PlayProgress.NEW;
            return new PackPuzzle(pack, i + 1, listing, progress);
        });
    }

    /// Goes on with the game of this puzzle that is not finished, or else begins one.
    void play(PuzzleEntry entry) {
        UI.getCurrentOrThrow().navigate("play/" + games.newGames().continueOrStart(player.id(), entry));
    }
}
