package org.crosscage.shell.document;

import java.io.IOException;
import java.util.Arrays;
import java.util.stream.Stream;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/// Files of the production bundle for pages that are not made by it. They carry a hash in their names, so they are
/// looked for.
final class BundledFiles {

    private static final String FOLDER = "VAADIN/build/";

    private BundledFiles() {}

    /// Their addresses, relative to the first page's; none where nothing was bundled, as in development mode.
    ///
    /// @param pattern a name with `*` for the hash
    /// @throws IOException when the resources cannot be read
    static Stream<String> named(String pattern) throws IOException {
        var resources = new PathMatchingResourcePatternResolver();
        return Arrays.stream(resources.getResources("classpath*:META-INF/VAADIN/webapp/" + FOLDER + pattern))
                .map(file -> FOLDER + file.getFilename());
    }
}
