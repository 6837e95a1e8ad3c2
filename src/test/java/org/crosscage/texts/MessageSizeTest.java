package org.crosscage.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Messages that a translator can read: at most 200 characters and two choices in one; and signs that are the same in
/// all of them: apostrophes are curly, no space before a percent sign.
final class MessageSizeTest {

    private static final int MOST_CHARACTERS = 200;
    private static final int MOST_CHOICES = 2;
    private static final Pattern CHOICE = Pattern.compile(",\\s*(select|plural|selectordinal|choice)\\s*,");

    /// A straight one quotes signs of the syntax, as in `'{'`.
    private static final Pattern STRAIGHT_APOSTROPHE = Pattern.compile("\\p{L}'|'\\p{L}");

    private static final Pattern APART_FROM_PERCENT = Pattern.compile("[\\s\\u00a0\\u202f]%");

    @ParameterizedTest
    @ValueSource(strings = {"src/main/resources/org/crosscage", "src/experiment/resources/org/crosscage"})
    void everyMessageIsSmall(String folder) throws IOException {
        assertThat(those(folder, MessageSizeTest::isLarge)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"src/main/resources/org/crosscage", "src/experiment/resources/org/crosscage"})
    void apostrophesAreCurlyAndPercentSignsAtTheirNumber(String folder) throws IOException {
        assertThat(those(
                        folder,
                        message -> STRAIGHT_APOSTROPHE.matcher(message).find()
                                || APART_FROM_PERCENT.matcher(message).find()))
                .isEmpty();
    }

    private static Set<String> those(String folder, Predicate<String> which) throws IOException {
        var found = new TreeSet<String>();
        try (var files = Files.walk(Path.of(folder))) {
            var bundles = files.filter(file -> file.toString().endsWith(".properties"))
                    .toList();
            assertThat(bundles).isNotEmpty();
            for (var bundle : bundles) {
                those(bundle, which).forEach(found::add);
            }
        }
        return found;
    }

    private static Stream<String> those(Path bundle, Predicate<String> which) throws IOException {
        var messages = new Properties();
        try (var reader = Files.newBufferedReader(bundle)) {
            messages.load(reader);
        }
        var area = bundle.getFileName().toString().replace(".properties", "");
        return messages.stringPropertyNames().stream()
                .filter(key -> which.test(messages.getProperty(key)))
                .map(key -> area + "." + key);
    }

    private static boolean isLarge(String message) {
        return message.length() > MOST_CHARACTERS
                || CHOICE.matcher(message).results().count() > MOST_CHOICES;
    }
}
