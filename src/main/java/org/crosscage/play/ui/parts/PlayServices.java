package org.crosscage.play.ui.parts;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.game.GameOrigin;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameService;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.shell.PlayerLimits;
import org.crosscage.shell.TooManyViewsException;
import org.crosscage.teach.ClueLookup;
import org.crosscage.teach.Hints;
import org.crosscage.teach.WalkthroughSearch;
import org.crosscage.texts.Texts;
import org.crosscage.train.store.TrainingRuns;
import org.springframework.stereotype.Component;

/// What the screens of a game work with.
///
/// @param backgroundTasks runs work that is too long for an event
/// @param costlyTasks runs work that takes long
@Component
public record PlayServices(
        GameService games,
        PreferenceService preferences,
        CurrentPlayer player,
        SolutionFinder finder,
        WalkthroughSearch search,
        Ratings ratings,
        Hints hints,
        HintTimer hintTimer,
        NextPuzzle nextPuzzle,
        PuzzleLibrary library,
        TrainingRuns training,
        ClueLookup clueLookup,
        PlayerLimits limits,
        OpenLongGames longGames,
        Texts texts,
        Executor backgroundTasks,
        Executor costlyTasks) {

    /// Which Crosscage this is; out of a package it is the one that is being written.
    public String version() {
        return Optional.ofNullable(PlayServices.class.getPackage().getImplementationVersion())
                .orElse("development");
    }

    /// Whether watching the puzzle being solved gives nothing away: its player has seen it, has finished, or the
    /// puzzle is known to have no solution.
    public boolean hasNoSecret(SavedGame saved) {
        return saved.totals().solutionShown()
                || saved.totals().finished().isPresent()
                || finder.known(saved.entry().puzzle()) instanceof SolutionCount.None;
    }

    /// Where the game's puzzle stands among others, if it does.
    public Optional<GameOrigin> origin(SavedGame saved) {
        return nextPuzzle.origin(saved);
    }

    /// The game of an address.
    ///
    /// @throws NotFoundException when there is none, or it is somebody else's
    /// @throws TooManyViewsException when too many games with long logs are open
    public SavedGame game(BeforeEnterEvent event) {
        var id = event.getRouteParameters().get("id").orElse("");
        var saved = player.known().flatMap(known -> games.load(known.id(), id)).orElseThrow(NotFoundException::new);
        if (!longGames.show(event.getUI(), saved.log())) {
            throw new TooManyViewsException(texts.say("play.long-games"));
        }
        return saved;
    }
}
