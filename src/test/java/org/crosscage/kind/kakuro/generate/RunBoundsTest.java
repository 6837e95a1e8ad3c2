package org.crosscage.kind.kakuro.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.crosscage.core.logic.technique.Bounds;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/// The generator's bounds against those of the teacher.
class RunBoundsTest {

    private static final int RUNS = 200;
    private static final Digits DIGITS = Digits.range(1, 9);

    @RepeatedTest(8)
    void digitsFitARunJustAsTheTechniqueSays(RepetitionInfo repetition) {
        int cells = repetition.getCurrentRepetition() + 1;
        var random = new SplittableRandom(cells);
        var bounds = new RunBounds();
        int[] fitting = new int[cells];
        int ruledOut = 0;
        for (int run = 0; run < RUNS; run++) {
            int[] solution = IntStream.rangeClosed(1, 9).toArray();
            shuffle(solution, random);
            int rest = Arrays.stream(solution).limit(cells).sum();
            int[] domains = domains(cells, solution, random);

            bounds.find(domains, cells, rest, fitting);

            int[] taught = taught(domains, rest);
            ruledOut += Arrays.equals(taught, domains) ? 0 : 1;
            assertThat(fitting)
                    .as("%s that make %d together", Arrays.toString(domains), rest)
                    .containsExactly(taught);
        }
        assertThat(ruledOut).isGreaterThan(RUNS / 10);
    }

    /// What the technique leaves, of the same cells.
    private static int[] taught(int[] domains, int rest) {
        var shape = Shape.square(domains.length);
        var run = new Arithmetic(
                Group.RUN_ACROSS, shape.cells().filter(cell -> cell < domains.length), Operation.ADD, rest, true);
        var board = Board.of(Puzzle.of("kakuro", shape, DIGITS, List.of(run), Map.of()));
        for (int i = 0; i < domains.length; i++) {
            board.eliminate(i, DIGITS.minus(new Digits((long) domains[i] << 1)));
        }
        int[] left = domains.clone();
        for (var step : new Bounds().find(board)) {
            step.eliminations()
                    .forEach(gone -> left[gone.cell()] &= ~(int) (gone.digits().bits() >> 1));
        }
        return left;
    }

    /// Some digits for each cell, that of the solution among them.
    private static int[] domains(int cells, int[] solution, RandomGenerator random) {
        return IntStream.range(0, cells)
                .map(i -> 1 << solution[i] - 1 | random.nextInt(1 << 9) & random.nextInt(1 << 9))
                .toArray();
    }

    private static void shuffle(int[] digits, RandomGenerator random) {
        for (int i = digits.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int digit = digits[i];
            digits[i] = digits[other];
            digits[other] = digit;
        }
    }
}
