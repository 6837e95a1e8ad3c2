package org.crosscage.offline;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.NumberFormat;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.text.RuleBasedNumberFormat;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Messages are filled in for browsers as ICU fills them in.
final class IcuMessageTest {

    private static final Pattern ARGUMENT = Pattern.compile("\\{([a-zA-Z0-9]+)(?:, *(\\w+))?");
    private static final Pattern FORM = Pattern.compile("(?<=[{},\\s])([a-zA-Z_]+) *\\{");
    private static final List<Long> NUMBERS = List.of(0L, 1L, 2L, 3L, 8L, 21L, 1234L);

    private static final IcuMessage.Numbers ENGLISH = new IcuMessage.Numbers() {

        private final PluralRules plurals = PluralRules.forLocale(Locale.ENGLISH);
        private final NumberFormat digits = NumberFormat.getInstance(Locale.ENGLISH);

        @Override
        public String plural(long number) {
            return plurals.select(number);
        }

        @Override
        public String digits(long number) {
            return digits.format(number);
        }

        @Override
        public String words(long number) {
            return EnglishNumbers.words(number, digits(number));
        }
    };

    /// Every form of every message, and numbers of all sorts in each.
    @ParameterizedTest
    @ValueSource(strings = {"hints", "play", "board", "learn", "formats", "shell", "library"})
    void everyMessageIsFilledInAsIcuDoes(String area) {
        Texts.in(Locale.ENGLISH).area(area).forEach((key, pattern) -> {
            if (pattern.startsWith("@") || pattern.contains(", date") || pattern.contains("selectordinal")) {
                return;
            }
            var words = new TreeSet<>(List.of("other", "word"));
            FORM.matcher(pattern).results().forEach(found -> words.add(found.group(1)));
            for (var word : words) {
                for (long number : NUMBERS) {
                    var arguments = arguments(pattern, word, number);
                    assertThat(IcuMessage.fill(pattern, arguments, ENGLISH))
                            .as("%s.%s with %s", area, key, arguments)
                            .isEqualTo(new MessageFormat(pattern, Locale.ENGLISH).format(arguments));
                }
            }
        });
    }

    private static Map<String, Object> arguments(String pattern, String word, long number) {
        var arguments = new TreeMap<String, Object>();
        ARGUMENT.matcher(pattern).results().forEach(found -> {
            var sort = found.group(2);
            if ("select".equals(sort)) {
                arguments.put(found.group(1), word);
            } else if (sort != null) {
                arguments.put(found.group(1), number);
            } else {
                arguments.putIfAbsent(found.group(1), number % 2 == 0 ? number : word);
            }
        });
        return arguments;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "it''s {a}",
                "it's {a}",
                "'{a}' and {a}",
                "a '# b' {n, plural, one {# '#' it''s} other {'{#}' #}}",
                "{n, plural, =2 {two} one {{a, select, x {#} other {{n}}}} other {{a, select, x {#} other {no}}}}",
                "{n, spellout} of {n, number} of {missing}",
                "{a, select, other {any}}",
                "plain # text"
            })
    void quotesNestingAndWhatIsMissingAreAsInIcu(String pattern) {
        for (long number : NUMBERS) {
            var arguments = new HashMap<String, Object>(Map.of("a", number % 2 == 0 ? "x" : "y", "n", number));
            assertThat(IcuMessage.fill(pattern, arguments, ENGLISH))
                    .as("%s with %s", pattern, arguments)
                    .isEqualTo(new MessageFormat(pattern, Locale.ENGLISH).format(arguments));
        }
    }

    @Test
    void numbersAreSpelledAsIcuDoes() {
        var spelled = new RuleBasedNumberFormat(Locale.ENGLISH, RuleBasedNumberFormat.SPELLOUT);
        assertThat(LongStream.range(0, 20_000).mapToObj(number -> EnglishNumbers.words(number, "")))
                .containsExactlyElementsOf(
                        LongStream.range(0, 20_000).mapToObj(spelled::format).toList());
        assertThat(EnglishNumbers.words(999_999, "")).isEqualTo(spelled.format(999_999));
        assertThat(EnglishNumbers.words(1_000_000, "1,000,000")).isEqualTo("1,000,000");
    }
}
