package org.crosscage.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;

/// A storage test on H2 as it is shipped: a file in a new folder of `target`, opened by the application's own
/// address.
public final class OnH2 implements ApplicationContextInitializer<ConfigurableApplicationContext> {

    @Override
    public void initialize(ConfigurableApplicationContext context) {
        try {
            var folders = Files.createDirectories(Path.of("target", "h2-data").toAbsolutePath());
            TestPropertyValues.of("crosscage.data=" + Files.createTempDirectory(folders, ""))
                    .applyTo(context);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
