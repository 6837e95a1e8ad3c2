package org.crosscage.me.ui;

import com.vaadin.flow.server.VaadinSession;
import java.util.List;
import java.util.Optional;
import org.crosscage.player.BrowserName;
import org.crosscage.player.store.Browsers;
import org.crosscage.player.store.Browsers.Browser;
import org.crosscage.player.store.Recovery;
import org.crosscage.shell.CurrentPlayer;
import org.springframework.stereotype.Component;

/// The browsers of the player.
@Component
record OwnBrowsers(Browsers all, Recovery recovery, CurrentPlayer player) {

    /// The one seen last first.
    List<Browser> listed() {
        return player.known()
                .map(who -> {
                    all.note(player.token(), name());
                    return all.of(who.id());
                })
                .orElse(List.of());
    }

    private static BrowserName name() {
        return BrowserName.of(
                Optional.ofNullable(VaadinSession.getCurrent().getBrowser().getUserAgent())
                        .orElse(""));
    }

    boolean isThisOne(Browser browser) {
        return browser.holds(player.token());
    }

    void putOut(Browser browser) {
        recovery.putOut(player.token(), browser.tokenHash());
    }
}
