package org.crosscage.learn.ui;

import com.vaadin.flow.component.UI;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.crosscage.library.LibraryEntry;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.player.store.Player;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.store.TrainingRuns;
import org.springframework.stereotype.Component;

/// Begins games and runs from the pages of techniques.
@Component
record PracticeStart(TrainingRuns runs, GameService games, PuzzleLibrary library, CurrentPlayer player) {

    /// Sources of the games that the player has begun.
    Set<String> begun() {
        return player.known().map(Player::id).map(games.lists()::begunSources).orElse(Set.of());
    }

    /// Begins a run of five positions and opens it.
    ///
    /// @param kind empty for all that the technique applies to
    void train(CatalogueEntry entry, Optional<PuzzleKind> kind) {
        runs.begin(player.id(), new TrainingTopic.OfTechnique(entry.id(), kind), RunLength.FIVE_POSITIONS, "")
                .ifPresent(run -> UI.getCurrentOrThrow().navigate("train/" + run.id()));
    }

    void play(LibraryEntry listing) {
        library.find(listing.id())
                .ifPresent(entry -> UI.getCurrentOrThrow()
                        .navigate("play/" + games.newGames().continueOrStart(player.id(), entry)));
    }

    /// Begins a game and opens it.
    ///
    /// @param moves that are made for the player
    void begin(PuzzleEntry puzzle, List<Move> moves) {
        var game = games.newGames().start(player.id(), puzzle, puzzle.id());
        moves.forEach(move -> games.append(player.id(), game.id(), StoredEntry.TEACHER, 1, new LogEntry.Play(move)));
        UI.getCurrentOrThrow().navigate("play/" + game.id());
    }
}
