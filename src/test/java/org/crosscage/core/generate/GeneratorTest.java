package org.crosscage.core.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.junit.jupiter.api.Test;

/// The loop itself, with drafts of one free cell whose number of digits is the number of solutions.
class GeneratorTest {

    private static final GenerateRequest REQUEST = new GenerateRequest(1, 1, 3);

    @Test
    void aDraftIsRepairedUntilOneSolutionIsProven() {
        var generated = new Generator(new Shrinking(5), new CountingDigits()).generate(REQUEST, () -> false);
        assertThat(generated).hasValueSatisfying(made -> {
            assertThat(made.puzzle().digits().size()).isEqualTo(1);
            assertThat(made.solution()).isEqualTo(Solution.of(1));
            assertThat(made.drafts()).isEqualTo(1);
            assertThat(made.repairs()).isEqualTo(4);
        });
    }

    @Test
    void aDraftThatNoRepairHelpsMakesRoomForANewOne() {
        var generated = new Generator(new Shrinking(50), new CountingDigits()).generate(REQUEST, () -> false);
        assertThat(generated)
                .hasValueSatisfying(made -> assertThat(made.drafts()).isEqualTo(2));
    }

    @Test
    void repairSeesTheSolutionsThatDiffer() {
        var drafts = new Shrinking(2);
        new Generator(drafts, new CountingDigits()).generate(REQUEST, () -> false);
        assertThat(drafts.seen).containsExactly(List.of(Solution.of(1), Solution.of(2)));
    }

    /// Of a puzzle that is too hard to count nobody knows whether the one solution that was found is the only one.
    @Test
    void oneSolutionIsNotEnoughWithoutTheProofThatThereIsNoOther() {
        var drafts = new Shrinking(1);
        var hasty = new CountingDigits(false);
        assertThat(new Generator(drafts, hasty).generate(tries(7, Optional.empty()), () -> false))
                .isEmpty();
        assertThat(drafts.drawn).as("drafts, as many as there are tries").hasSize(7);
    }

    @Test
    void stoppingEndsTheWorkWithoutAPuzzle() {
        var asked = new AtomicInteger();
        var never = new Generator(new Shrinking(50), new CountingDigits());
        assertThat(never.generate(REQUEST, () -> asked.incrementAndGet() > 5)).isEmpty();
        assertThat(never.generate(REQUEST, () -> true)).isEmpty();
    }

    @Test
    void aSizeThatIsNotSupportedIsNamed() {
        assertThatThrownBy(() -> new Generator(new Shrinking(2), new CountingDigits())
                        .generate(new GenerateRequest(1, 2, 3), () -> false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1x2");
    }

    @Test
    void sizesOfOneSeedAndSeedsOfOneSizeDoNotShareTheirChance() {
        var drafts = new Shrinking(1);
        var generator = new Generator(drafts, new CountingDigits());
        generator.generate(new GenerateRequest(1, 1, 3), () -> false);
        generator.generate(new GenerateRequest(2, 2, 3), () -> false);
        generator.generate(new GenerateRequest(1, 1, 4), () -> false);
        assertThat(drafts.drawn).doesNotHaveDuplicates().hasSize(3);
    }

    @Test
    void gradesOfOneSeedDoNotShareTheirChance() {
        var drafts = new Shrinking(1);
        var generator = new Generator(drafts, new CountingDigits());
        generator.generate(REQUEST, () -> false);
        for (var grade : Grade.values()) {
            generator.generate(tries(1, Optional.of(grade)), () -> false);
        }
        assertThat(drafts.drawn).doesNotHaveDuplicates().hasSize(1 + Grade.values().length);
    }

    private static GenerateRequest tries(int tries, Optional<Grade> grade) {
        return new GenerateRequest(1, 1, REQUEST.seed(), grade, Optional.empty(), tries);
    }

    /// Each repair takes one digit away; a second draft has one digit from the start.
    private static final class Shrinking implements Drafts {

        private final int digits;
        private final List<List<Solution>> seen = new ArrayList<>();
        private final List<Long> drawn = new ArrayList<>();

        Shrinking(int digits) {
            this.digits = digits;
        }

        @Override
        public int smallest() {
            return 1;
        }

        @Override
        public int largest() {
            return 9;
        }

        @Override
        public boolean square() {
            return true;
        }

        @Override
        public Optional<Draft> first(GenerateRequest request, RandomGenerator random, BooleanSupplier stop) {
            drawn.add(random.nextLong());
            return Optional.of(draft(drawn.size() == 1 ? digits : 1));
        }

        @Override
        public Draft repaired(
                GenerateRequest request,
                Draft draft,
                List<Solution> solutions,
                RandomGenerator random,
                BooleanSupplier stop) {
            seen.add(solutions);
            return draft(draft.puzzle().digits().size() - 1);
        }

        @Override
        public Optional<Draft> varied(
                GenerateRequest request, Draft draft, Cells where, RandomGenerator random, BooleanSupplier stop) {
            return Optional.of(draft);
        }

        private static Draft draft(int digits) {
            var one = new BitSet();
            one.set(0);
            var puzzle = Puzzle.of("any", Shape.of(1, 1, one), Digits.range(1, digits), List.of(), Map.of());
            return new Draft(puzzle, Solution.of(1));
        }
    }

    /// @param proves whether it ever finds out that there are no further solutions
    private record CountingDigits(boolean proves) implements Solver {

        CountingDigits() {
            this(true);
        }

        @Override
        public String id() {
            return "counting-digits";
        }

        @Override
        public SolverResult solve(Puzzle puzzle, SolverContext context) {
            Limits limits = context.limits();
            var solutions = puzzle.digits().stream()
                    .limit(limits.solutions())
                    .mapToObj(Solution::of)
                    .toList();
            return new SolverResult(
                    solutions, proves && solutions.size() == puzzle.digits().size(), 0);
        }
    }
}
