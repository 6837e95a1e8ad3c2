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

/// Serves the licences of all that the game is made with, as the build lists them: those of the libraries in the jar,
/// then those of the packages in the bundle and in the service worker, with their texts. Browsers get a page, others
/// the text alone. In development mode there is no bundle.
public final class LicencesServlet extends HttpServlet {

    /// The address.
    public static final String PATH = "/licences";

    private static final long serialVersionUID = 1L;

    private static final String BUNDLED = "META-INF/VAADIN/webapp/licences-of-";

    private static final List<String> FILES = List.of("META-INF/NOTICE", BUNDLED + "pages.txt", BUNDLED + "worker.txt");

    private final transient Texts texts;
    private final transient PlainPage page;

    /// @throws IOException when the page is not among the resources
    public LicencesServlet(Texts texts) throws IOException {
        this.texts = texts;
        this.page = new PlainPage(texts);
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        boolean isPage = Optional.ofNullable(request.getHeader(HttpHeaders.ACCEPT)).stream()
                .anyMatch(types -> types.contains(MediaType.TEXT_HTML_VALUE));
        response.setHeader(HttpHeaders.CACHE_CONTROL, "max-age=3600");
        response.setHeader(HttpHeaders.VARY, HttpHeaders.ACCEPT);
        if (isPage) {
            PlainPage.prepare(response);
            var content = "<pre>" + PlainPage.escaped(licences()) + "</pre>";
            response.getWriter().write(page.html(texts.say("shell.licences"), request.getContextPath(), content));
        } else {
            response.setContentType(MediaType.TEXT_PLAIN_VALUE);
            response.setCharacterEncoding(StandardCharsets.UTF_8);
            response.getWriter().write(licences());
        }
    }

    private static String licences() throws IOException {
        var text = new StringBuilder();
        for (var file : FILES) {
            var resource = new ClassPathResource(file);
            if (resource.exists()) {
                text.append(resource.getContentAsString(StandardCharsets.UTF_8));
            }
        }
        return text.toString();
    }
}
