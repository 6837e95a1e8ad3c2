package org.crosscage.shell.document;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.crosscage.texts.Texts;
import org.springframework.core.io.ClassPathResource;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.web.util.HtmlUtils;

/// Serves the licences of all that the game is made with, as the build lists them: those of the libraries in the jar,
/// then those of the packages in the bundle and in the service worker, with their texts. Browsers get a page, others
/// the text alone. In development mode there is no bundle.
public final class LicencesServlet extends HttpServlet {

    /// The address.
    public static final String PATH = "/licences";

    private static final long serialVersionUID = 1L;

    private static final String BUNDLED = "META-INF/VAADIN/webapp/licences-of-";

    private static final List<String> FILES = List.of("META-INF/NOTICE", BUNDLED + "pages.txt", BUNDLED + "worker.txt");

    private static final String BEFORE = """
            <!doctype html>
            <html lang="%s">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <meta name="color-scheme" content="light dark">
            <title>%s</title>
            <body style="max-width: 80ch; margin: 1rem auto; padding: 0 1rem; font-family: system-ui, sans-serif">
            <p><a href="." style="display: inline-block; padding: 12px 0">%s</a></p>
            <pre style="white-space: pre-wrap; overflow-wrap: anywhere">
            """;

    private final transient Texts texts;

    public LicencesServlet(Texts texts) {
        this.texts = texts;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        boolean isPage = Optional.ofNullable(request.getHeader(HttpHeaders.ACCEPT)).stream()
                .anyMatch(types -> types.contains(MediaType.TEXT_HTML_VALUE));
        response.setContentType(isPage ? MediaType.TEXT_HTML_VALUE : MediaType.TEXT_PLAIN_VALUE);
        response.setCharacterEncoding(StandardCharsets.UTF_8);
        response.setHeader(HttpHeaders.CACHE_CONTROL, "max-age=3600");
        response.setHeader(HttpHeaders.VARY, HttpHeaders.ACCEPT);
        var out = response.getWriter();
        if (isPage) {
            var name = texts.say("shell.licences");
            out.write(BEFORE.formatted(
                    texts.locale().toLanguageTag(), texts.say("shell.title", "page", name), texts.say("shell.back")));
        }
        for (var file : FILES) {
            var resource = new ClassPathResource(file);
            if (resource.exists()) {
                var text = resource.getContentAsString(StandardCharsets.UTF_8);
                out.write(isPage ? HtmlUtils.htmlEscape(text, StandardCharsets.UTF_8.name()) : text);
            }
        }
    }
}
