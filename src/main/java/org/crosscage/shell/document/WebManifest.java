package org.crosscage.shell.document;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.crosscage.texts.Texts;
import org.springframework.http.HttpHeaders;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/// What a browser needs to know to install the game: its name, icons and shortcuts, and what may be shared with it and
/// opened with it. See [Web Application Manifest](https://www.w3.org/TR/appmanifest/). The one that Vaadin makes
/// (`@PWA`) has neither shortcuts nor files.
public final class WebManifest extends HttpServlet {

    /// The address.
    public static final String PATH = "/app.webmanifest";

    private static final long serialVersionUID = 1L;

    private static final String TYPE = "application/manifest+json;charset=UTF-8";

    /// The light `--paper` of `frontend/styles/tokens.css`, for the time before there is a page, which says its own
    /// (`frontend/index.html`).
    private static final String PAPER = "#f7f4ee";

    private static final String IMPORT = "import";

    private final transient byte[] json;

    /// Addresses are relative to its own; the installed game is known by that of its first page.
    ///
    /// @param description of the game, in a sentence
    /// @param fileEndings how the names of files with puzzles end, without the point
    public WebManifest(Texts texts, String description, List<String> fileEndings) {
        this.json = JsonMapper.builder()
                .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
                .build()
                .writeValueAsBytes(manifest(texts, description, fileEndings));
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setContentType(TYPE);
        response.setHeader(HttpHeaders.CACHE_CONTROL, "max-age=3600");
        response.setContentLength(json.length);
        response.getOutputStream().write(json);
    }

    private static Manifest manifest(Texts texts, String description, List<String> fileEndings) {
        var name = texts.say("shell.site");
        return new Manifest(
                name,
                name,
                description,
                texts.locale().toLanguageTag(),
                ".",
                ".",
                "standalone",
                PAPER,
                PAPER,
                List.of("games", "education"),
                List.of(
                        new Icon("icons/crosscage.svg", "any", "image/svg+xml", "any"),
                        Icon.png("crosscage", 192, "any"),
                        Icon.png("crosscage", 512, "any"),
                        Icon.png("maskable", 192, "maskable"),
                        Icon.png("maskable", 512, "maskable")),
                List.of(
                        Shortcut.of(texts, "today", "daily"),
                        Shortcut.of(texts, "continue", "continue"),
                        Shortcut.of(texts, "train", "train")),
                new ShareTarget(
                        IMPORT, "GET", "application/x-www-form-urlencoded", new SharedParts("title", "text", "url")),
                List.of(new FileHandler(
                        IMPORT,
                        Map.of(
                                "text/plain",
                                fileEndings.stream().map(ending -> "." + ending).toList()))),
                new LaunchHandler("auto"));
    }

    private record Manifest(
            String name,
            String shortName,
            String description,
            String lang,
            String startUrl,
            String scope,
            String display,
            String themeColor,
            String backgroundColor,
            List<String> categories,
            List<Icon> icons,
            List<Shortcut> shortcuts,
            ShareTarget shareTarget,
            List<FileHandler> fileHandlers,
            LaunchHandler launchHandler) {}

    private record Icon(String src, String sizes, String type, String purpose) {

        static Icon png(String name, int pixels, String purpose) {
            return new Icon("icons/" + name + "-" + pixels + ".png", pixels + "x" + pixels, "image/png", purpose);
        }
    }

    private record Shortcut(String name, String url, List<Icon> icons) {

        static Shortcut of(Texts texts, String key, String url) {
            return new Shortcut(texts.say("shell.shortcut." + key), url, List.of(Icon.png(key, 96, "any")));
        }
    }

    private record ShareTarget(String action, String method, String enctype, SharedParts params) {}

    /// By which names the parts of what is shared come.
    private record SharedParts(String title, String text, String url) {}

    private record FileHandler(String action, Map<String, List<String>> accept) {}

    private record LaunchHandler(String clientMode) {}
}
