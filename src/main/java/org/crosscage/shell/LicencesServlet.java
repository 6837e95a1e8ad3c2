package org.crosscage.shell;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.core.io.ClassPathResource;
import org.springframework.http.HttpHeaders;

/// Serves the licences of all that the game is made with, as the build lists them: those of the libraries in
/// the jar, then those of the packages in the bundle and in the service worker, with their texts. In
/// development mode there is no bundle.
final class LicencesServlet extends HttpServlet {

    /// The address.
    static final String PATH = "/licences";

    private static final long serialVersionUID = 1L;

    private static final String BUNDLED = "META-INF/VAADIN/webapp/licences-of-";

    private static final List<String> FILES = List.of("META-INF/NOTICE", BUNDLED + "pages.txt", BUNDLED + "worker.txt");

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setContentType("text/plain;charset=UTF-8");
        response.setHeader(HttpHeaders.CACHE_CONTROL, "max-age=3600");
        var out = response.getOutputStream();
        for (var file : files().toList()) {
            try (var content = file.getInputStream()) {
                content.transferTo(out);
            }
        }
    }

    private static Stream<ClassPathResource> files() {
        return FILES.stream().map(ClassPathResource::new).filter(ClassPathResource::exists);
    }
}
