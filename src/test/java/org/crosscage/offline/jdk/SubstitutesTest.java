package org.crosscage.offline.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;
import org.crosscage.player.Sha256;

/// What stands for a class that browsers have not does as that class does.
final class SubstitutesTest {

    @Property
    void randomNumbersAreThoseOfTheJdk(@ForAll long seed, @ForAll @IntRange(min = 1) int bound) {
        var own = new SplittableRandom(seed);
        var jdk = new java.util.SplittableRandom(seed);
        for (int i = 0; i < 10; i++) {
            assertThat(own.nextLong()).isEqualTo(jdk.nextLong());
            assertThat(own.nextInt()).isEqualTo(jdk.nextInt());
            assertThat(own.nextInt(bound)).isEqualTo(jdk.nextInt(bound));
            assertThat(own.nextDouble()).isEqualTo(jdk.nextDouble());
            assertThat(own.nextBoolean()).isEqualTo(jdk.nextBoolean());
        }
    }

    @Property
    void digestsAreThoseOfTheJdk(@ForAll String text) {
        assertThat(PlainSha256.of(text)).isEqualTo(Sha256.of(text));
    }

    @Property
    void linesAreThoseOfTheJdk(@ForAll @CharRange(from = '\n', to = '\r') String text) {
        var mixed = text.replace('\f', 'x');
        assertThat(TextLines.of(mixed)).containsExactlyElementsOf(mixed.lines().toList());
    }
}
