package org.crosscage.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.SortedSet;
import org.crosscage.texts.Texts;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.springframework.core.io.ClassPathResource;

/// The page that a browser keeps for the time without a connection: that of the bundle, with the script of
/// `frontend/offline` in the place of Vaadin's. What it says by itself is seen until that script runs.
final class OfflinePage {

    private static final String BUNDLED = "META-INF/VAADIN/webapp/index.html";

    private final String html;
    private final String policy;

    /// @param pages how the addresses of the server's pages begin
    /// @throws IllegalStateException when nothing was bundled, as in development mode
    OfflinePage(Texts texts, SortedSet<String> pages) {
        try {
            var page = Jsoup.parse(new ClassPathResource(BUNDLED).getContentAsString(StandardCharsets.UTF_8));
            page.outputSettings().prettyPrint(false);
            page.select("script[src], link").remove();
            describe(page, texts);
            page.getElementById("outlet").attr("data-pages", String.join(" ", pages));
            page.head().prependElement("base").attr("href", "."); // the worker has a whole one
            page.head().appendElement("style").append(BundledFont.faces(""));
            BundledFiles.named("offline-*.js")
                    .forEach(file -> page.head()
                            .appendElement("script")
                            .attr("type", "module")
                            .attr("src", file));
            this.html = page.outerHtml();
            this.policy = ContentSecurityPolicy.forKeptPage(
                    page.select("script:not([src])").first().data());
        } catch (IOException e) {
            throw new UncheckedIOException("the offline page cannot be made", e);
        }
    }

    private static void describe(Document page, Texts texts) {
        var title = texts.say("offline.asked.title");
        page.selectStream("html")
                .forEach(html -> html.attr("lang", texts.locale().toLanguageTag()));
        page.title(texts.say("shell.title", "page", title));
        page.head().appendElement("link").attr("rel", "icon").attr("href", "icons/crosscage.svg");
        var main = page.selectXpath("//div[@id='outlet']").first().appendElement("main");
        main.addClass("trouble");
        main.appendElement("h1").text(title);
        main.appendElement("p").text(texts.say("offline.asked.empty"));
    }

    String html() {
        return html;
    }

    /// What it may do: it is kept with its policy, so that it has no nonce.
    String policy() {
        return policy;
    }
}
