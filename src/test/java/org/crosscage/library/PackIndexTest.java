package org.crosscage.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.crosscage.core.generate.Grade;
import org.crosscage.core.logic.Tier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PackIndexTest {

    private static final String TEXT = """
            # What the packs have: id, size, grade, tier, score, bottlenecks, techniques.
            # Made by: ./crosscage generate --packs puzzles

            pack kakuro kakuro-6x9
            kakuro-6x9-gentle-1 6x9 gentle 1 40 0 last-cell=12 crossing=3
            kakuro-6x9-beyond-1 6x9 beyond - 900 1

            pack kenken kenken-hidden
            kenken-6x6-easy-ops=?-1 6x6 easy 2 64 2 naked-single=4
            """;

    @Test
    void whatIsWrittenIsReadBack() {
        var packs = PackIndex.parse(TEXT);

        assertThat(packs).extracting(PackIndex.Listed::pack).containsExactly("kakuro-6x9", "kenken-hidden");
        assertThat(packs.getFirst().lines())
                .satisfiesExactly(
                        gentle -> {
                            assertThat(gentle.size()).hasToString("6x9");
                            assertThat(gentle.rating().grade()).isEqualTo(Grade.GENTLE);
                            assertThat(gentle.rating().tier()).contains(Tier.GENTLE);
                            assertThat(gentle.rating().score()).isEqualTo(40);
                            assertThat(gentle.rating().techniques())
                                    .containsEntry("last-cell", 12)
                                    .containsEntry("crossing", 3);
                        },
                        beyond -> {
                            assertThat(beyond.rating().tier()).isEmpty();
                            assertThat(beyond.rating().bottlenecks()).isEqualTo(1);
                        });
        assertThat(PackIndex.text(packs)).isEqualTo(TEXT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "some 6x6 easy 2 64",
                "some 6 easy 2 64 2",
                "some 6x6 simple 2 64 2",
                "some 6x6 easy 17 64 2",
                "some 6x6 easy 2 many 2",
                "some 6x6 easy 2 64 2 naked-single"
            })
    void aLineThatCannotBeReadIsNamed(String line) {
        assertThatThrownBy(() -> PackIndex.parse("pack kenken one\n" + line + "\n"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith(": " + line);
    }

    @Test
    void aPuzzleBeforeTheFirstPackIsRefused() {
        assertThatThrownBy(() -> PackIndex.parse("some 6x6 easy 2 64 2\n"))
                .hasMessageContaining("before the first pack");
    }
}
