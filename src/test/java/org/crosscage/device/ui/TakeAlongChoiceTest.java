package org.crosscage.device.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.router.QueryParameters;
import java.util.stream.Stream;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class TakeAlongChoiceTest {

    private static final TakeAlongChoice USUAL = TakeAlongChoice.usual("kakuro-6x6");

    static Stream<TakeAlongChoice> choices() {
        var hard = new PuzzleOrder("kenken", new Size(6, 6), PuzzleRequirements.of(Grade.HARD));
        return Stream.of(
                USUAL,
                USUAL.withOrder(hard).withCount(100),
                USUAL.withSource(TakeAlongSource.PACK).withPack("kenken-4x4").withCount(25),
                USUAL.withSource(TakeAlongSource.SET).withSet("AAAAAAAAAAAAAAAAAAAAAA"),
                USUAL.withSource(TakeAlongSource.DAYS).withDays(2));
    }

    @ParameterizedTest
    @MethodSource("choices")
    void whatIsChosenComesBackFromItsAddress(TakeAlongChoice choice) {
        assertThat(TakeAlongChoice.read(choice.address(), USUAL)).isEqualTo(choice);
    }

    @Test
    void whatIsNotOfferedIsAsIfItWereNotSaid() {
        assertThat(read("kind=sudoku&size=4x400&grade=worst&count=1000000")).isEqualTo(USUAL);
        assertThat(read("days=365")).isEqualTo(USUAL.withSource(TakeAlongSource.DAYS));
        assertThat(read("days")).isEqualTo(USUAL.withSource(TakeAlongSource.DAYS));
    }

    @Test
    void fewOfManyAreTakenFromTheFirstToTheLast() {
        var all = Stream.iterate(0, i -> i + 1).limit(100).toList();

        assertThat(TakeAlongPuzzles.evenly(all, 4)).containsExactly(0, 25, 50, 75);
        assertThat(TakeAlongPuzzles.evenly(all.subList(0, 3), 4)).containsExactly(0, 1, 2);
    }

    private static TakeAlongChoice read(String address) {
        return TakeAlongChoice.read(QueryParameters.fromString(address), USUAL);
    }
}
