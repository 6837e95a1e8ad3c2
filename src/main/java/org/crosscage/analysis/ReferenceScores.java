package org.crosscage.analysis;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.crosscage.core.generate.Percentiles;

/// The reference run that comes with the product, made by `./crosscage rate --reference`.
public final class ReferenceScores {

    private static final String FILE = "percentiles.txt";
    private static final Percentiles STANDARD = load();

    private ReferenceScores() {}

    public static Percentiles standard() {
        return STANDARD;
    }

    private static Percentiles load() {
        try (InputStream file = ReferenceScores.class.getResourceAsStream(FILE)) {
            if (file == null) {
                throw new IllegalStateException(FILE + " is missing beside " + ReferenceScores.class.getName());
            }
            return Percentiles.parse(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
