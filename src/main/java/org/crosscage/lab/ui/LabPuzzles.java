package org.crosscage.lab.ui;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.GameSummary;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameLists;
import org.crosscage.game.store.GameService;
import org.crosscage.lab.PuzzleCode;
import org.crosscage.library.Pack;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.shell.player.CurrentPlayer;
import org.springframework.stereotype.Component;

/// The puzzles that the lab can take: those of the library and of the player's games, and what a text holds.
@Component
record LabPuzzles(PuzzleLibrary library, GameService games, CurrentPlayer player) {

    private static final int MOST_GAMES = 30;
    private static final GameLists.Filter FINISHED = new GameLists.Filter(Optional.empty(), Optional.of(true));

    /// The puzzle of a place; a game only of the player's own.
    Optional<PuzzleEntry> find(PuzzlePlace place) {
        return switch (place.sort()) {
            case PuzzlePlace.LIBRARY -> library.find(place.name());
            case PuzzlePlace.GAME ->
                player.known()
                        .flatMap(who -> games.load(who.id(), place.name()))
                        .map(SavedGame::entry);
            case PuzzlePlace.TEXT -> PuzzleCode.read(place.name());
            default -> Optional.empty();
        };
    }

    /// A pack of the library.
    ///
    /// @throws java.util.NoSuchElementException when there is none with this id
    Pack pack(String id) {
        return library.pack(id).orElseThrow();
    }

    /// The pack that a puzzle of the library is in.
    ///
    /// @throws java.util.NoSuchElementException when it is in none
    Pack packOf(String puzzle) {
        return library.packOf(puzzle).orElseThrow();
    }

    /// The player's games, unfinished ones before finished ones; of a visitor none.
    List<GameSummary> ownGames() {
        return player.known()
                .map(who -> Stream.concat(
                                games.lists().unfinished(who.id(), MOST_GAMES).stream(),
                                games.lists().listed(who.id(), FINISHED, 0, MOST_GAMES).stream())
                        .limit(MOST_GAMES)
                        .toList())
                .orElse(List.of());
    }
}
