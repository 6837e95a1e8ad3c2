package org.crosscage.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Messages that a translator can read: at most 200 characters and two choices in one.
final class MessageSizeTest {

    private static final int MOST_CHARACTERS = 200;
    private static final int MOST_CHOICES = 2;
    private static final Pattern CHOICE = Pattern.compile(",\\s*(select|plural|selectordinal|choice)\\s*,");

    @Test
    void everyMessageIsSmall() throws IOException {
        var larger = new TreeSet<String>();
        try (var bundles = Files.list(Path.of("src/main/resources/org/crosscage/texts"))) {
            for (var bundle : bundles.filter(file -> file.toString().endsWith(".properties"))
                    .toList()) {
                larger(bundle).forEach(larger::add);
            }
        }
        assertThat(larger).isEmpty();
    }

    private static Stream<String> larger(Path bundle) throws IOException {
        var messages = new Properties();
        try (var reader = Files.newBufferedReader(bundle)) {
            messages.load(reader);
        }
        var area = bundle.getFileName().toString().replace(".properties", "");
        return messages.stringPropertyNames().stream()
                .filter(key -> isLarge(messages.getProperty(key)))
                .map(key -> area + "." + key);
    }

    private static boolean isLarge(String message) {
        return message.length() > MOST_CHARACTERS
                || CHOICE.matcher(message).results().count() > MOST_CHOICES;
    }
}
