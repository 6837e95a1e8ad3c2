package org.crosscage.play.ui;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.crosscage.daily.Dailies;
import org.crosscage.library.Oracle;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.Ratings;
import org.crosscage.library.Truth;
import org.crosscage.play.GameService;
import org.crosscage.play.Hints;
import org.crosscage.play.PreferenceService;
import org.crosscage.play.SavedGame;
import org.crosscage.play.Search;
import org.crosscage.sets.PuzzleSets;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// What the screens of a game work with.
///
/// @param errands runs work that is too long for an event
@Component
record PlayDesk(
        GameService games,
        PreferenceService preferences,
        CurrentPlayer player,
        Oracle oracle,
        Search search,
        Ratings ratings,
        Hints hints,
        NextPuzzle nextPuzzle,
        Dailies dailies,
        PuzzleSets sets,
        PuzzleLibrary library,
        Texts texts,
        Executor errands) {

    /// Which Crosscage this is; out of a package it is the one that is being written.
    String version() {
        return Optional.ofNullable(PlayDesk.class.getPackage().getImplementationVersion())
                .orElse("development");
    }

    /// Whether watching the puzzle being solved gives nothing away: its player has seen it, has finished, or the
    /// puzzle is known to have no solution.
    boolean hasNoSecret(SavedGame saved) {
        return saved.tally().solutionShown()
                || saved.tally().finished().isPresent()
                || oracle.known(saved.entry().puzzle()) instanceof Truth.None;
    }

    /// The game of an address.
    ///
    /// @throws NotFoundException when there is none, or it is somebody else's
    SavedGame game(BeforeEnterEvent event) {
        var id = event.getRouteParameters().get("id").orElse("");
        return player.known().flatMap(known -> games.load(known.storedId(), id)).orElseThrow(NotFoundException::new);
    }
}
