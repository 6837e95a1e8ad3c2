package org.crosscage.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.core.search.SolverEvent.GaveUp.Reason.OUT_OF_TECHNIQUES;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.Sweep;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Settings;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverResult;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What holds for every solver of the list, whatever it does inside.
class SolverContractTest {

    private static final int ASKED_AFTER_STOP = 1_000;

    /// One puzzle of each kind, of those that are made here.
    private static final List<Puzzle> EASY = PuzzleKinds.all().stream()
            .map(kind -> new Generator(kind.drafts(), Solvers.of("exact"))
                    .generate(easy(kind), () -> false)
                    .orElseThrow()
                    .puzzle())
            .toList();

    private static GenerateRequest easy(PuzzleKind kind) {
        var size = kind.drafts().supports(6, 6) ? new Size(6, 6) : kind.usualSize();
        return new GenerateRequest(size.rows(), size.columns(), 1);
    }

    static List<Solver> solvers() {
        return Solvers.all();
    }

    @Test
    void everySolverHasANameOfItsOwnAndIsFoundByIt() {
        assertThat(solvers())
                .extracting(Solver::id)
                .doesNotHaveDuplicates()
                .allMatch(id -> id.matches("[a-z][a-z0-9-]*"));
        assertThat(solvers())
                .allSatisfy(solver -> assertThat(Solvers.of(solver.id())).isSameAs(solver));
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void whatIsFoundSatisfiesThePuzzleAndIsFoundOnce(Solver solver) {
        samples().forEach(puzzle -> {
            var result = solver.solve(puzzle, context(4, 2_000, () -> false, new ArrayList<>()));
            assertThat(result.solutions()).doesNotHaveDuplicates().allMatch(puzzle::isSolvedBy);
        });
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void thereAreNeverMoreSolutionsOrNodesThanAllowed(Solver solver) {
        for (int most = 1; most <= 3; most++) {
            var puzzle = handled(solver, open(), impossibleKakuro());
            var result = solver.solve(puzzle, context(most, 50, () -> false, new ArrayList<>()));
            assertThat(result.solutions()).hasSizeLessThanOrEqualTo(most);
            assertThat(result.nodes()).isLessThanOrEqualTo(50);
        }
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void thatThereIsNothingMoreIsNeverSaidOfAPuzzleThatHasMore(Solver solver) {
        var result = solver.solve(open(), context(2, 100, () -> false, new ArrayList<>()));
        assertThat(result.complete()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void theSameSeedGivesTheSameResultAndTheSameEvents(Solver solver) {
        samples().limit(Sweep.of(20, 8)).forEach(puzzle -> {
            var events = new ArrayList<SolverEvent>();
            var eventsAgain = new ArrayList<SolverEvent>();
            var result = solver.solve(puzzle, context(3, 500, () -> false, events));
            var again = solver.solve(puzzle, context(3, 500, () -> false, eventsAgain));
            assertThat(again).isEqualTo(result);
            assertThat(eventsAgain.toString()).isEqualTo(events.toString());
        });
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void everySolutionIsAnnounced(Solver solver) {
        samples().limit(Sweep.of(20, 8)).forEach(puzzle -> {
            var events = new ArrayList<SolverEvent>();
            var result = solver.solve(puzzle, context(3, 500, () -> false, events));
            assertThat(events.stream()
                            .filter(SolverEvent.Found.class::isInstance)
                            .map(event -> ((SolverEvent.Found) event).solution()))
                    .isEqualTo(result.solutions());
        });
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void aSolverThatIsToldToStopAtOnceGivesUp(Solver solver) {
        var events = new ArrayList<SolverEvent>();
        var puzzle = handled(solver, open(), impossibleKakuro());
        var result = solver.solve(puzzle, context(1, 1_000_000, () -> true, events));
        assertGivenUp(result, events);
    }

    /// However early or late it is told; rules end by themselves before the latest.
    @ParameterizedTest
    @MethodSource("solvers")
    void aSolverThatIsToldToStopWhileItWorksAsksFewTimesMore(Solver solver) {
        for (int allowed = 1; allowed <= ASKED_AFTER_STOP; allowed *= 10) {
            int most = allowed;
            var asked = new AtomicInteger();
            var events = new ArrayList<SolverEvent>();
            var puzzle = handled(solver, hard(), impossibleKakuro());
            var result = solver.solve(puzzle, context(2, Long.MAX_VALUE, () -> asked.incrementAndGet() > most, events));
            assertThat(result.complete()).isFalse();
            assertThat(asked.get()).isLessThan(most + 10);
            assertThat(events)
                    .last()
                    .isEqualTo(new GaveUp(asked.get() > most ? GaveUp.Reason.STOPPED : OUT_OF_TECHNIQUES));
        }
    }

    /// Also what looks like the other kind: a Kakuro that is a Latin square, one digit of it given.
    @ParameterizedTest
    @MethodSource("solvers")
    void aPuzzleThatASolverDoesNotHandleItGivesUpAtOnceAndOfAnyOtherItFindsNothingWrong(Solver solver) {
        for (var puzzle : List.of(open(), impossibleKakuro(), latinKakuro())) {
            var events = new ArrayList<SolverEvent>();
            var result = solver.solve(puzzle, context(1, 3_000, () -> false, events));
            if (solver.handles(puzzle)) {
                assertThat(result.solutions()).allMatch(puzzle::isSolvedBy);
            } else {
                assertThat(result).isEqualTo(new SolverResult(List.of(), false, 0));
                assertThat(events).containsExactly(new GaveUp(GaveUp.Reason.NOT_FOR_THIS_PUZZLE));
            }
        }
    }

    /// As docs/terminal.md has it.
    @Test
    void somePapersAreAboutOneKindAlone() {
        var kakuro = Set.of("gp");
        var kenken = Set.of("hybrid-paper", "ga-roulette", "local-search");
        assertThat(solvers()).allSatisfy(solver -> {
            assertThat(solver.handles(open())).isEqualTo(!kakuro.contains(solver.id()));
            assertThat(solver.handles(latinKakuro())).isEqualTo(!kenken.contains(solver.id()));
        });
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void itsParametersHaveNamesOfTheirOwnWordsAndAUsualValueThatIsReadBack(Solver solver) {
        var texts = Texts.in(Locale.ENGLISH);
        assertThat(solver.parameters()).extracting(Parameter::id).doesNotHaveDuplicates();
        assertThat(solver.parameters()).allSatisfy(parameter -> {
            assertThat(texts.say(parameter.meaning())).isNotBlank();
            assertThat(texts.has(parameter.meaning() + ".name"))
                    .as(parameter.meaning() + ".name")
                    .isTrue();
            var usual = Settings.of(solver.parameters(), Map.of(parameter.id(), parameter.usualText()));
            assertThat(usual.get(parameter)).isEqualTo(parameter.usual());
        });
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void theListSaysWhatItIsCalledWhereItIsFromAndWhatItDoes(Solver solver) {
        var texts = Texts.in(Locale.ENGLISH);
        assertThat(List.of("name", "source", "about"))
                .allSatisfy(word -> assertThat(texts.say("solvers." + solver.id() + "." + word))
                        .isNotBlank());
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void itSolvesAnEasyPuzzleOfEachKindThatItHandlesOrSaysThatItGaveUp(Solver solver) {
        for (var puzzle : EASY) {
            var events = new ArrayList<SolverEvent>();
            var result = solver.solve(puzzle, context(1, Sweep.of(100_000, 10_000), () -> false, events));
            if (result.solutions().isEmpty()) {
                assertThat(events).last().isInstanceOf(GaveUp.class);
            } else {
                assertThat(result.solutions()).allMatch(puzzle::isSolvedBy);
            }
        }
    }

    /// Whatever it searches by, chance included, it has not far to go.
    @ParameterizedTest
    @MethodSource("solvers")
    void itSolvesTheSmallestPuzzleOfEachKindThatItHandles(Solver solver) {
        assertThat(smallest().filter(solver::handles)).isNotEmpty().allSatisfy(puzzle -> {
            var result = solver.solve(puzzle, context(1, 100_000, () -> false, new ArrayList<>()));
            assertThat(result.solutions()).hasSize(1).allMatch(puzzle::isSolvedBy);
        });
    }

    @Test
    void thoseThatFindASolutionWhereThereIsOneDo() {
        for (var id : List.of(
                "exact",
                "rules",
                "hybrid",
                "queue",
                "queue-level-1",
                "simple-iteration",
                "fewest-values",
                "forward-checking",
                "binary-program")) {
            for (var puzzle : EASY) {
                var result = Solvers.of(id).solve(puzzle, context(1, 100_000, () -> false, new ArrayList<>()));
                assertThat(result.solutions()).as(id).hasSize(1).allMatch(puzzle::isSolvedBy);
            }
        }
    }

    private static void assertGivenUp(SolverResult result, List<SolverEvent> events) {
        assertThat(result.complete()).isFalse();
        assertThat(events).last().isEqualTo(new GaveUp(GaveUp.Reason.STOPPED));
    }

    private static SolverContext context(int solutions, long nodes, BooleanSupplier stop, List<SolverEvent> events) {
        return new SolverContext(new SplittableRandom(7), stop, new Limits(solutions, nodes), events::add);
    }

    /// Sixty, a third of them unless the test is strict.
    private static Stream<Puzzle> samples() {
        var samples = new SamplePuzzles(new SplittableRandom(11));
        return IntStream.range(0, Sweep.of(30, 10))
                .boxed()
                .flatMap(i -> Stream.of(samples.kenken(3 + i % 3, 4), samples.kakuro(5 + i % 3, 5)));
    }

    /// A Kakuro of four cells and a KenKen of nine.
    private static Stream<Puzzle> smallest() {
        return PuzzleFormats.read("""
                puzzle kakuro
                size 3 3
                grid
                # 17\\ 16\\
                \\17 . .
                \\16 . .
                end
                puzzle kenken
                size 3
                cage 2/ r1c1 r2c1
                cage 3* r1c2 r1c3
                cage 3= r2c2
                cage 2/ r2c3 r3c3
                cage 6* r3c1 r3c2
                end
                """).stream().map(PuzzleEntry::puzzle);
    }

    /// A Latin square without any clue that helps: very many solutions.
    private static Puzzle open() {
        return KenKenRules.puzzle(
                5,
                Digits.range(1, 5),
                List.of(KenKenRules.cage(5, Shape.square(5).cells(), Operation.ADD, 75)));
    }

    /// 81 cells in runs whose sums cannot be.
    private static Puzzle impossibleKakuro() {
        return KakuroRules.puzzle(Shape.square(9), Digits.range(1, 9), run -> OptionalLong.of(44), Map.of());
    }

    /// Every run holds 1, 2 and 3, and the first cell a 2.
    private static Puzzle latinKakuro() {
        return KakuroRules.puzzle(Shape.square(3), Digits.range(1, 3), run -> OptionalLong.of(6), Map.of(0, 2));
    }

    /// The first that a solver handles.
    private static Puzzle handled(Solver solver, Puzzle first, Puzzle second) {
        return solver.handles(first) ? first : second;
    }

    /// Two cages over 144 cells whose sums cannot be, which nobody sees at once.
    private static Puzzle hard() {
        var upper = Cells.of(IntStream.range(0, 78));
        var lower = Shape.square(12).cells().without(upper);
        return KenKenRules.puzzle(
                12,
                Digits.range(1, 12),
                List.of(
                        KenKenRules.cage(12, upper, Operation.ADD, 505),
                        KenKenRules.cage(12, lower, Operation.ADD, 430)));
    }
}
