package org.crosscage.shell;

import java.util.SortedSet;
import org.crosscage.texts.Texts;

/// The page that a browser keeps for the time without a connection. What it says by itself is seen until its script
/// runs.
final class OfflinePage {

    private final String html;
    private final String policy;

    /// @param pages how the addresses of the server's pages begin
    OfflinePage(Texts texts, SortedSet<String> pages) {
        var page = BundledPage.of("offline", texts); // its base becomes a whole one by the worker
        BundledPage.showUntilStarted(page, texts.say("offline.asked.title"), texts.say("offline.asked.empty"), texts);
        BundledPage.outlet(page).attr("data-pages", String.join(" ", pages));
        this.html = page.outerHtml();
        this.policy = ContentSecurityPolicy.forKeptPage(BundledPage.ownScript(page));
    }

    String html() {
        return html;
    }

    /// What it may do: it is kept with its policy, so that it has no nonce.
    String policy() {
        return policy;
    }
}
