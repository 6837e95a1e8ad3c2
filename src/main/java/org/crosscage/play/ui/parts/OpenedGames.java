package org.crosscage.play.ui.parts;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameService;
import org.crosscage.shell.TooManyViewsException;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// The games of the player at the browser, as pages about one of them open them.
@Component
public record OpenedGames(
        GameService games, CurrentPlayer player, SolutionFinder finder, OpenLongGames longGames, Texts texts) {

    /// The game of an address.
    ///
    /// @throws NotFoundException when there is none, or it is somebody else's
    /// @throws TooManyViewsException when too many games with long logs are open
    public SavedGame game(BeforeEnterEvent event) {
        var id = event.getRouteParameters().get("id").orElse("");
        var saved = player.known().flatMap(known -> games.load(known.id(), id)).orElseThrow(NotFoundException::new);
        if (!saved.id().equals(id)) {
            var location = event.getLocation();
            event.forwardTo(location.getPath().replace(id, saved.id()), location.getQueryParameters());
        }
        if (!longGames.show(event.getUI(), saved.log())) {
            throw new TooManyViewsException(texts.say("shell.limited.title"), texts.say("play.long-games"));
        }
        return saved;
    }

    /// Whether watching the puzzle being solved gives nothing away: its player has seen it, has finished, or the
    /// puzzle is known to have no solution.
    public boolean hasNoSecret(SavedGame saved) {
        return saved.totals().solutionShown()
                || saved.totals().finished().isPresent()
                || finder.known(saved.entry().puzzle()) instanceof SolutionCount.None;
    }
}
