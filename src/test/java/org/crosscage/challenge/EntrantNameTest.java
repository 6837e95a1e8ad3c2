package org.crosscage.challenge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.crosscage.challenge.EntrantName.Problem;
import org.junit.jupiter.api.Test;

final class EntrantNameTest {

    @Test
    void lettersAreCountedAsPeopleCountThem() {
        var twenty = "🦊".repeat(20);

        assertThat(new EntrantName("  Ana María ").written()).isEqualTo("Ana María");
        assertThat(new EntrantName(twenty).written()).isEqualTo(twenty);
        assertThat(EntrantName.problem(twenty + "x")).contains(new Problem.TooLong(21));
        assertThat(new EntrantName("   ")).isEqualTo(EntrantName.NONE);
    }

    @Test
    void controlsAreRefusedWithTheirPlace() {
        assertThat(EntrantName.problem("🦊a\u202eb")).contains(new Problem.Control("U+202E", 3));
        assertThat(EntrantName.problem("a\u0007")).contains(new Problem.Control("U+0007", 2));
        assertThatThrownBy(() -> new EntrantName("a\u0000b"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("U+0000")
                .hasMessageContaining("place=2");
    }
}
