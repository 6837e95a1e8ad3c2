package org.crosscage.shell.document;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.crosscage.texts.Texts;
import org.jsoup.nodes.Document;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;

/// The page of a board in a frame of others. It has no session, sets no cookie, and is the only one that may be framed:
/// by the pages that the settings name. The browser plays it by itself (`frontend/offline/embed.ts`).
@Component
public final class EmbeddedPage {

    private final Texts texts;
    private final EmbedSettings settings;
    private @Nullable Document page;

    EmbeddedPage(Texts texts, EmbedSettings settings) {
        this.texts = texts;
        this.settings = settings;
    }

    /// Whether anybody may frame it, and it can be made: in development mode there is no bundle.
    public boolean isOffered() {
        return !settings.origins().isEmpty() && BundledPage.exists();
    }

    /// Shows a board.
    ///
    /// @param name of the puzzle
    /// @param game as a browser keeps it, as JSON
    /// @param link to the same puzzle in the game itself, relative to the first page
    public void show(String name, String game, String link, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        var page = page();
        BundledPage.showUntilStarted(page, name, texts.say("shell.embed.loading"), texts);
        BundledPage.outlet(page)
                .attr("data-game", game)
                .attr("data-link", link)
                .attr("data-parents", String.join(" ", settings.origins()));
        write(page, request, response);
    }

    /// Says in the frame why there is no board.
    public void refuse(int status, String title, String text, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        var page = page();
        BundledPage.showUntilStarted(page, title, text, texts);
        response.setStatus(status);
        write(page, request, response);
    }

    /// A copy of the page, which is made when it is first asked for.
    private synchronized Document page() {
        if (page == null) {
            page = BundledPage.of("embed", texts);
        }
        return page.clone();
    }

    private void write(Document page, HttpServletRequest request, HttpServletResponse response) throws IOException {
        page.select("base").attr("href", request.getContextPath() + "/");
        request.setAttribute(EmbeddedPage.class.getName(), true);
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-cache");
        response.setHeader(
                "Content-Security-Policy",
                ContentSecurityPolicy.forFramedPage(BundledPage.ownScript(page), settings.origins()));
        response.setContentType(MediaType.TEXT_HTML_VALUE);
        response.setCharacterEncoding(StandardCharsets.UTF_8);
        response.getWriter().write(page.outerHtml());
    }

    /// Whether the answer to a request is such a page.
    public static boolean answers(HttpServletRequest request) {
        return request.getAttribute(EmbeddedPage.class.getName()) != null;
    }
}
