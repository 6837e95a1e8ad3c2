package org.crosscage.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Messages that a translator can read: at most 200 characters and two choices in one.
final class MessageSizeTest {

    private static final int MOST_CHARACTERS = 200;
    private static final int MOST_CHOICES = 2;
    private static final Pattern CHOICE = Pattern.compile(",\\s*(select|plural|selectordinal|choice)\\s*,");

    @ParameterizedTest
    @ValueSource(strings = {"src/main/resources/org/crosscage", "src/experiment/resources/org/crosscage"})
    void everyMessageIsSmall(String folder) throws IOException {
        var larger = new TreeSet<String>();
        try (var files = Files.walk(Path.of(folder))) {
            var bundles = files.filter(file -> file.toString().endsWith(".properties"))
                    .toList();
            assertThat(bundles).isNotEmpty();
            for (var bundle : bundles) {
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
