package org.crosscage.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TrainingBoardTest {

    static Stream<TrainingPosition> all() {
        return TrainingSample.all();
    }

    @ParameterizedTest
    @MethodSource("all")
    void theBoardShowsThePositionWithAllMarksOrNone(TrainingPosition position) {
        var wanted = position.position();

        var training = TrainingBoard.of(position);

        assertThat(training.board().position()).isEqualTo(wanted);
        assertThat(training.shown()).isIn(wanted, Position.of(wanted.digits()));
    }

    @ParameterizedTest
    @MethodSource("all")
    void marksAreShownWhereTheyTellMoreThanTheDigitsOrAreToBeCrossedOut(TrainingPosition position) {
        var wanted = position.position();
        var digitsAlone = Board.of(position.puzzle(), Position.of(wanted.digits()));
        boolean tellMore = !digitsAlone.position().equals(wanted);
        boolean areCrossedOut = position.technique().find(digitsAlone).stream()
                .anyMatch(step -> !step.eliminations().isEmpty());

        assertThat(isMarked(TrainingBoard.of(position).shown())).isEqualTo(tellMore || areCrossedOut);
    }

    /// With marks because of the candidates, because of the technique, and without.
    @Test
    void somePositionsHaveMarksAndOthersNone() {
        assertThat(all().map(position -> TrainingBoard.of(position).shown()))
                .anyMatch(TrainingBoardTest::isMarked)
                .anyMatch(shown -> !isMarked(shown));
        assertThat(all().filter(position -> Board.of(
                                        position.puzzle(),
                                        Position.of(position.position().digits()))
                                .position()
                                .equals(position.position()))
                        .map(position -> TrainingBoard.of(position).shown()))
                .anyMatch(TrainingBoardTest::isMarked);
    }

    private static boolean isMarked(Position shown) {
        return IntStream.range(0, shown.squares().size())
                .anyMatch(cell -> !shown.square(cell).candidates().equals(Digits.NONE));
    }
}
