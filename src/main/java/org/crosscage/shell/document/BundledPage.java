package org.crosscage.shell.document;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.crosscage.texts.Texts;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.springframework.core.io.ClassPathResource;

/// The page of the bundle with a script of `frontend/offline` in the place of Vaadin's.
final class BundledPage {

    private static final ClassPathResource BUNDLED = new ClassPathResource("META-INF/VAADIN/webapp/index.html");

    private BundledPage() {}

    /// Whether there is one: not in development mode.
    static boolean exists() {
        return BUNDLED.exists();
    }

    /// @param script the name of the entry, such as `offline`
    /// @throws UncheckedIOException when nothing was bundled
    static Document of(String script, Texts texts) {
        try {
            var page = Jsoup.parse(BUNDLED.getContentAsString(StandardCharsets.UTF_8));
            page.outputSettings().prettyPrint(false);
            page.select("script[src], link").remove();
            page.selectStream("html")
                    .forEach(html -> html.attr("lang", texts.locale().toLanguageTag()));
            page.head().appendElement("link").attr("rel", "icon").attr("href", "icons/crosscage.svg");
            page.head().prependElement("base").attr("href", ".");
            page.head().appendElement("style").append(BundledFont.faces(""));
            BundledFiles.named(script + "-*.js")
                    .forEach(file -> page.head()
                            .appendElement("script")
                            .attr("type", "module")
                            .attr("src", file));
            return page;
        } catch (IOException e) {
            throw new UncheckedIOException("the page of '" + script + "' cannot be made", e);
        }
    }

    /// The element that the script renders into.
    static Element outlet(Document page) {
        return page.expectFirst("#outlet");
    }

    /// Puts words where the script renders; they are seen until it does.
    static void showUntilStarted(Document page, String title, String text, Texts texts) {
        page.title(texts.say("shell.title", "page", title));
        var main = outlet(page).appendElement("main");
        main.addClass("trouble");
        main.appendElement("h1").text(title);
        main.appendElement("p").text(text);
    }

    /// The script that is in the page itself, for its policy.
    static String ownScript(Document page) {
        return page.expectFirst("script:not([src])").data();
    }
}
