package org.crosscage.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class RunLengthTest {

    private static final Instant BEGUN = Instant.parse("2026-11-26T08:00:00Z");
    private static final Instant END = Instant.parse("2026-11-26T08:05:00Z");

    @ParameterizedTest
    @EnumSource
    void itsWordIsRead(RunLength length) {
        assertThat(RunLength.of(length.word())).contains(length);
        assertThat(RunLength.of(length.name())).isEmpty();
    }

    @Test
    void wordsAreThoseThatAreStored() {
        assertThat(RunLength.values())
                .extracting(RunLength::word)
                .containsExactly("one-position", "five-positions", "five-minutes", "three-minutes", "endless");
    }

    @Test
    void howManyPositionsARunHasIsKnownWhereItIsNotItsTimeThatEndsIt() {
        assertThat(RunLength.ONE_POSITION.positions()).hasValue(1);
        assertThat(RunLength.FIVE_POSITIONS.positions()).hasValue(5);
        assertThat(RunLength.FIVE_MINUTES.positions()).isEmpty();
        assertThat(RunLength.ENDLESS.positions()).isEmpty();
    }

    @Test
    void fiveMinutesAreOverAfterTheFifthHoweverManyPositionsThatAre() {
        assertThat(RunLength.FIVE_MINUTES.isOver(BEGUN, END.minusNanos(1), 50)).isFalse();
        assertThat(RunLength.FIVE_MINUTES.isOver(BEGUN, END, 0)).isTrue();
        assertThat(RunLength.FIVE_MINUTES.end(BEGUN)).contains(END);
        var rushed = BEGUN.plus(RunLength.RUSH);
        assertThat(RunLength.THREE_MINUTES.isOver(BEGUN, rushed.minusNanos(1), 50))
                .isFalse();
        assertThat(RunLength.THREE_MINUTES.isOver(BEGUN, rushed, 0)).isTrue();
        assertThat(RunLength.THREE_MINUTES.end(BEGUN)).contains(rushed);
    }
}
