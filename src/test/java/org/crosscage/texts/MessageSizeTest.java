package org.crosscage.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Messages that a translator can read: at most 200 characters and two choices in one.
final class MessageSizeTest {

    private static final int MOST_CHARACTERS = 200;
    private static final int MOST_CHOICES = 2;
    private static final Pattern CHOICE = Pattern.compile(",\\s*(select|plural|selectordinal|choice)\\s*,");

    /// Messages that are larger, by bundle and key; each goes from this list when it is made smaller.
    private static final Set<String> LARGER = Set.of(
            "cli.packs-checked",
            "cli.outcome-of",
            "cli.work",
            "cli.remark.gave-up",
            "cli.beyond",
            "cli.no-size",
            "cli.reference-head",
            "daily.streak",
            "edit.redundant.found",
            "formats.error.unknown-format",
            "formats.error.json-broken",
            "formats.error.json-expected",
            "formats.error.run-too-long",
            "formats.error.operation-misplaced",
            "formats.warning.impossible-cage",
            "formats.unwritable.operation",
            "lab.race.over",
            "lab.clues.lead",
            "learn.practise.open",
            "learn.combos.count",
            "library.pack.beyond-level-1.note",
            "me.times.note",
            "me.forget.what",
            "play.check.unsure.text",
            "play.solve.search.text.own",
            "play.solve.search.text",
            "play.solve.known.text",
            "play.terms",
            "print.rules.kakuro",
            "print.rules.kenken",
            "print.grades",
            "sets.numbers.about",
            "solvers.hybrid.about",
            "solvers.hybrid-paper.about",
            "solvers.ga-light.about",
            "solvers.ga-crowd.about",
            "solvers.backtracking.about",
            "solvers.backtracking-best.about",
            "solvers.queue.about",
            "solvers.queue-level-1.about",
            "solvers.csp-backtracking.about",
            "solvers.forward-checking.about",
            "solvers.binary-program.about",
            "solvers.ga-roulette.about",
            "solvers.gp.about",
            "solvers.local-search.about",
            "solvers.parameter.foresight",
            "usage.crosscage.solve.usage.description",
            "usage.crosscage.race.usage.description",
            "usage.crosscage.experiment.beauty.usage.description",
            "usage.crosscage.experiment.texts.usage.description");

    @Test
    void everyMessageIsSmallButThoseListedHere() throws IOException {
        var larger = new TreeSet<String>();
        try (var bundles = Files.list(Path.of("src/main/resources/org/crosscage/texts"))) {
            for (var bundle : bundles.filter(file -> file.toString().endsWith(".properties"))
                    .toList()) {
                larger(bundle).forEach(larger::add);
            }
        }
        assertThat(larger).containsExactlyInAnyOrderElementsOf(LARGER);
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
