package org.crosscage.solver.genetic.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.Generation;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.ReportBoards;
import org.crosscage.solver.SamplePuzzles;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.solver.genetic.Scored;
import org.junit.jupiter.api.Test;

/// The parts of a harmony search by their laws, and what it finds.
class HarmonySearchTest {

    private final RandomGenerator random = new SplittableRandom(5);

    @Test
    void whatIsOnlyConsideredStandsThereInTheMemory() {
        each(puzzle -> {
            var improvising = new Improvisation(Alleles.of(puzzle), 1, 0, random);
            var memory = memory(improvising);
            int[] harmony = improvising.harmony(memory);
            assertThat(IntStream.range(0, harmony.length))
                    .allMatch(cell -> memory.stream().anyMatch(one -> one.digits()[cell] == harmony[cell]));
        });
    }

    @Test
    void whatIsAdjustedIsTheNextDigitOrStaysAtAnEnd() {
        each(puzzle -> {
            var improvising = new Improvisation(Alleles.of(puzzle), 1, 1, random);
            var only = memory(improvising).subList(0, 1);
            int[] harmony = improvising.harmony(only);
            var digits = IntStream.of(puzzle.digits().toArray()).boxed().toList();
            assertThat(IntStream.range(0, harmony.length)).allMatch(cell -> {
                int before = digits.indexOf(only.getFirst().digits()[cell]);
                int after = digits.indexOf(harmony[cell]);
                boolean atAnEnd = before == 0 || before == digits.size() - 1;
                return puzzle.given(cell).isPresent()
                        ? after == before
                        : Math.abs(after - before) == 1 || after == before && atAnEnd;
            });
        });
    }

    @Test
    void whatIsNeverConsideredHasDigitsOfThePuzzleAndItsGivens() {
        each(puzzle -> {
            var improvising = new Improvisation(Alleles.of(puzzle), 0, 0, random);
            int[] harmony = improvising.harmony(memory(improvising));
            assertThat(IntStream.of(harmony)).allMatch(puzzle.digits()::contains);
            assertThat(puzzle.givens())
                    .allSatisfy((cell, digit) -> assertThat(harmony[cell]).isEqualTo(digit));
        });
    }

    @Test
    void aFullMemoryGivesItsWorstForABetterOneAndForNoOther() {
        var memory = new HarmonyMemory(2);
        for (int fitness : new int[] {5, 3, 5, 4, 9}) {
            memory.add(new Scored(new int[] {fitness}, fitness));
        }
        assertThat(memory.harmonies()).extracting(Scored::fitness).containsExactly(3.0, 4.0);
    }

    @Test
    void smallPuzzlesAreSolvedAndTheMemoryNeverGetsWorse() {
        for (var puzzle : List.of(ReportBoards.board(2), fourByFour())) {
            var events = new ArrayList<SolverEvent>();
            var context = new SolverContext(random, () -> false, new Limits(1, 1_000_000), events::add);
            assertThat(FullGridSolver.harmony().solve(puzzle, context).solutions())
                    .hasSize(1)
                    .allMatch(puzzle::isSolvedBy);
            assertThat(events.stream()
                            .filter(Generation.class::isInstance)
                            .map(event -> -((Generation) event).worst())
                            .toList())
                    .isSorted();
        }
    }

    private static void each(Consumer<Puzzle> law) {
        var samples = new SamplePuzzles(new SplittableRandom(3));
        for (int i = 0; i < 20; i++) {
            law.accept(samples.kenken(3 + i % 6, 2 + i % 5));
            law.accept(samples.kakuro(5 + i % 8, 6 + i % 7));
        }
    }

    private static List<Scored> memory(Improvisation improvising) {
        return IntStream.range(0, 3)
                .mapToObj(i -> new Scored(improvising.anything(), i))
                .toList();
    }

    private static Puzzle fourByFour() {
        return new Generator(PuzzleKinds.of("kenken").drafts(), new ExactSolver())
                .generate(new GenerateRequest(4, 4, 2), () -> false)
                .orElseThrow()
                .puzzle();
    }
}
