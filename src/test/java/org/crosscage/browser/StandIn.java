package org.crosscage.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Takes the place of the packaged application where a test is about the launcher alone: asked to unpack itself, it is
/// copied; whatever else it is asked, it cannot read the file. It starts in a twentieth of the time.
final class StandIn {

    private StandIn() {}

    public static void main(String[] arguments) throws IOException {
        var last = arguments[arguments.length - 1];
        if (System.getProperty("jarmode") != null) {
            var destination = Files.createDirectories(Path.of(last));
            Files.copy(Path.of(System.getProperty("java.class.path")), destination.resolve("crosscage.jar"));
            return;
        }
        System.err.println(last + " cannot be read");
        System.exit(2);
    }
}
