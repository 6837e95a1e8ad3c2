package org.crosscage.me.ui;

import com.vaadin.flow.component.UI;

/// Has the browser ask at once for the games that it keeps for the time without a connection: the player has others
/// now (`frontend/offline/follow.ts`).
final class KeptGamesRefresh {

    private KeptGamesRefresh() {}

    static void ask() {
        UI.getCurrentOrThrow().getPage().executeJs("window.dispatchEvent(new Event('games-changed'))");
    }
}
