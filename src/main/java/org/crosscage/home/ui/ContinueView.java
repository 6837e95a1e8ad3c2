package org.crosscage.home.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import org.crosscage.game.store.GameService;
import org.crosscage.shell.player.CurrentPlayer;

/// Leads into the unfinished game that was played last, or to the first page where there is none. The icon of the
/// installed game has a shortcut to it.
@Route("continue")
final class ContinueView extends Div implements BeforeEnterObserver {

    private static final long serialVersionUID = 1L;

    private final transient GameService games;
    private final transient CurrentPlayer player;

    ContinueView(GameService games, CurrentPlayer player) {
        this.games = games;
        this.player = player;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        event.forwardTo(player.known()
                .flatMap(known ->
                        games.lists().unfinished(known.id(), 1).stream().findFirst())
                .map(game -> "play/" + game.id())
                .orElse(""));
    }
}
