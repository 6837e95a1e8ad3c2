package org.crosscage.offline.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.crosscage.Samples;
import org.crosscage.Seeds;
import org.crosscage.player.Sha256;

/// What stands for a class that browsers have not does as that class does.
final class SubstitutesTest {

    @Seeds
    void randomNumbersAreThoseOfTheJdk(long seed) {
        var samples = new Samples(seed);
        long start = samples.number();
        int bound = samples.number(1, Integer.MAX_VALUE);
        var own = new SplittableRandom(start);
        var jdk = new java.util.SplittableRandom(start);
        for (int i = 0; i < 10; i++) {
            assertThat(own.nextLong()).isEqualTo(jdk.nextLong());
            assertThat(own.nextInt()).isEqualTo(jdk.nextInt());
            assertThat(own.nextInt(bound)).isEqualTo(jdk.nextInt(bound));
            assertThat(own.nextDouble()).isEqualTo(jdk.nextDouble());
            assertThat(own.nextBoolean()).isEqualTo(jdk.nextBoolean());
        }
    }

    @Seeds
    void digestsAreThoseOfTheJdk(long seed) {
        var text = new Samples(seed).text();
        assertThat(PlainSha256.of(text)).isEqualTo(Sha256.of(text));
    }

    @Seeds
    void matchesAreThoseOfTheJdk(long seed) {
        var mixed = new Samples(seed).text("ab1 ", 60);
        var pattern = Pattern.compile("([ab])1*+");
        assertThat(Matches.of(pattern.matcher(mixed)).map(MatchResult::group))
                .containsExactlyElementsOf(
                        pattern.matcher(mixed).results().map(MatchResult::group).toList());
        Function<MatchResult, String> swapped = match -> match.group(1) + match.start();
        var used = pattern.matcher(mixed);
        used.find();
        assertThat(Matches.replaceAll(used, swapped))
                .isEqualTo(pattern.matcher(mixed).replaceAll(swapped));
    }

    @Seeds
    void linesAreThoseOfTheJdk(long seed) {
        var mixed = new Samples(seed).text("\n\u000bx\r", 60);
        assertThat(TextLines.of(mixed)).containsExactlyElementsOf(mixed.lines().toList());
    }
}
