package org.crosscage.train;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class RunLengthTest {

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
                .containsExactly("one-position", "five-positions", "five-minutes", "endless");
    }

    @Test
    void howManyPositionsARunHasIsKnownWhereItIsNotItsTimeThatEndsIt() {
        assertThat(RunLength.ONE_POSITION.positions()).hasValue(1);
        assertThat(RunLength.FIVE_POSITIONS.positions()).hasValue(5);
        assertThat(RunLength.FIVE_MINUTES.positions()).isEmpty();
        assertThat(RunLength.ENDLESS.positions()).isEmpty();
    }
}
