package org.crosscage.kind.killer.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.Sweep;
import org.crosscage.core.generate.Drafts.Draft;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.OptionException;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.sketch.ConnectedParts;
import org.crosscage.kind.killer.rules.KillerRules;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

final class KillerDraftsTest {

    private static final int GRIDS = 30;

    static Stream<Integer> sides() {
        return KillerRules.sides().stream();
    }

    @ParameterizedTest
    @MethodSource("sides")
    void aFullGridKeepsTheRulesAndFollowsFromItsSeed(int n) {
        var puzzle = KillerRules.puzzle(n, List.of(), Map.of());
        for (int seed = 0; seed < GRIDS; seed++) {
            var grid = FullGrid.random(n, new SplittableRandom(seed));
            assertThat(puzzle.isSolvedBy(grid)).isTrue();
            assertThat(FullGrid.random(n, new SplittableRandom(seed))).isEqualTo(grid);
            assertThat(FullGrid.random(n, new SplittableRandom(seed + 1L))).isNotEqualTo(grid);
        }
    }

    @ParameterizedTest
    @MethodSource("sides")
    void aFullGridHasTheGivenDigitsAndIsNotFoundOnceStopped(int n) {
        var givens = Map.of(0, 2, n + 2, 3, n * n - 1, 1);
        var asked = new AtomicInteger();
        assertThat(FullGrid.random(n, givens, new SplittableRandom(1), () -> false))
                .hasValueSatisfying(grid -> assertThat(
                                KillerRules.puzzle(n, List.of(), givens).isSolvedBy(grid))
                        .isTrue());
        assertThat(FullGrid.random(n, givens, new SplittableRandom(1), () -> asked.incrementAndGet() > n))
                .isEmpty();
        assertThat(asked.get()).isLessThan(3 * n * n);
    }

    @ParameterizedTest
    @MethodSource("sides")
    void cagesHaveTwoToFiveCellsInOnePieceAndEachCellOnce(int n) {
        drafts(n, Map.of())
                .forEach(draft -> assertThat(cages(draft))
                        .allMatch(cage -> cage.size() >= 2 && cage.size() <= CageCutting.LARGEST_CAGE)
                        .noneMatch(cage -> CageShape.winds(n, cage.toArray())));
    }

    @ParameterizedTest
    @MethodSource("sides")
    void thereAreSingleCellsWhereTheyAreWished(int n) {
        var drafts = drafts(n, Map.of("cage-min", "1")).toList();
        assertThat(drafts)
                .extracting(KillerDraftsTest::singles)
                .anyMatch(count -> count > 0)
                .allMatch(count -> count * 100 <= CageRegions.SINGLES_PERCENT * n * n);
    }

    private static int singles(Draft draft) {
        return (int) cages(draft).stream().filter(cage -> cage.size() == 1).count();
    }

    @ParameterizedTest
    @CsvSource({"4,1", "4,2", "6,1", "6,2", "8,1", "8,2", "9,1", "9,2"})
    void cagesLookTheSameAfterHalfATurnWhereThatIsWished(int n, String smallest) {
        drafts(n, Map.of("cage-symmetry", "point", "cage-min", smallest)).forEach(draft -> {
            var cages = cages(draft);
            assertThat(cages.stream().map(cage -> turned(n, cage))).containsExactlyInAnyOrderElementsOf(cages);
        });
    }

    private static Cells turned(int n, Cells cells) {
        return Cells.of(cells.stream().map(cell -> n * n - 1 - cell));
    }

    @ParameterizedTest
    @MethodSource("sides")
    void aRepairedDraftTellsApartTheSolutionsOfOneThatHasSeveral(int n) {
        var random = new SplittableRandom(n);
        var drafts = new KillerDrafts(KillerOptions.of(Map.of()));
        ambiguous(n, drafts, random).forEach(found -> {
            var repaired = found.repairedBy(drafts, random);
            assertThat(repaired.solution()).isEqualTo(found.draft().solution());
            assertThat(found.solutions())
                    .filteredOn(repaired.puzzle()::isSolvedBy)
                    .containsOnly(repaired.solution());
        });
    }

    private record Ambiguous(Draft draft, List<Solution> solutions) {

        Draft repairedBy(KillerDrafts drafts, SplittableRandom random) {
            return drafts.repaired(request(draft), draft, solutions, random, () -> false);
        }
    }

    private static GenerateRequest request(Draft draft) {
        int n = draft.puzzle().shape().rows();
        return new GenerateRequest(n, n, 0);
    }

    /// First drafts that have several solutions, with the draft's own and another.
    private static Stream<Ambiguous> ambiguous(int n, KillerDrafts drafts, SplittableRandom random) {
        var solver = new ExactSolver();
        var request = new GenerateRequest(n, n, 0);
        return Stream.generate(() -> drafts.first(request, random, () -> false).orElseThrow())
                .flatMap(draft ->
                        solver.solve(draft.puzzle(), SolverContext.quiet(Limits.solutions(2))).solutions().stream()
                                .filter(solution -> !solution.equals(draft.solution()))
                                .limit(1)
                                .map(other -> new Ambiguous(draft, List.of(draft.solution(), other))))
                .limit(GRIDS);
    }

    /// First ones, those that they are changed into, and those that are repaired.
    private static Stream<Draft> drafts(int n, Map<String, String> options) {
        var random = new SplittableRandom(n);
        var drafts = new KillerDrafts(KillerOptions.of(options));
        var varied = IntStream.range(0, GRIDS)
                .mapToObj(seed -> new GenerateRequest(n, n, seed))
                .flatMap(request -> {
                    var first = drafts.first(request, random, () -> false).orElseThrow();
                    var next = drafts.varied(request, first, Cells.NONE, random, () -> false);
                    assertThat(next)
                            .map(found -> found.puzzle().clues())
                            .isNotEqualTo(first.puzzle().clues());
                    return Stream.concat(Stream.of(first), next.stream());
                });
        var repaired = ambiguous(n, drafts, random).map(found -> found.repairedBy(drafts, random));
        return Stream.concat(varied, repaired).peek(draft -> assertWhole(n, draft));
    }

    private static void assertWhole(int n, Draft draft) {
        assertThat(draft.puzzle().isSolvedBy(draft.solution())).isTrue();
        assertThat(cages(draft)).allMatch(cage -> ConnectedParts.isConnected(cage, n));
        assertThat(cages(draft).stream().reduce(Cells.NONE, Cells::union))
                .hasToString(draft.puzzle().shape().cells().toString());
    }

    private static List<Cells> cages(Draft draft) {
        return draft.puzzle().clues().stream().map(Arithmetic::cells).toList();
    }

    @ParameterizedTest
    @EnumSource(
            value = Grade.class,
            names = {"GENTLE", "EASY", "MEDIUM", "HARD", "EXPERT"})
    void cagesThatAreLikelyToMakeAGradeDecideEveryCellAtALookThatIsNoCloser(Grade grade) {
        var drafts = new KillerDrafts(KillerOptions.of(Map.of()));
        var narrowing = new SumNarrowing(GridUnits.of(6));
        var found = IntStream.range(0, Sweep.of(GRIDS, 8))
                .mapToObj(seed ->
                        drafts.first(new GenerateRequest(6, 6, seed, grade), new SplittableRandom(seed), () -> false))
                .flatMap(Optional::stream)
                .toList();
        assertThat(found).isNotEmpty().allSatisfy(draft -> {
            assertThat(narrowing.left(summed(draft), grade)).isZero();
            for (int cell = 0; cell < 36; cell++) {
                assertThat(narrowing.domains().at(cell)).isEqualTo(bit(draft, cell));
            }
        });
        if (grade != Grade.GENTLE) {
            var easier = Grade.values()[grade.ordinal() - 1];
            assertThat(found)
                    .allSatisfy(draft ->
                            assertThat(narrowing.left(summed(draft), easier)).isPositive());
        }
    }

    /// A closer look leaves nothing that one less close does not, and never takes the digit of a solution.
    @ParameterizedTest
    @MethodSource("sides")
    void noLookTakesWhatASolutionHas(int n) {
        var narrowing = new SumNarrowing(GridUnits.of(n));
        var looks = List.of(Grade.GENTLE, Grade.EASY, Grade.MEDIUM, Grade.HARD, Grade.EXPERT);
        drafts(n, Map.of()).forEach(draft -> {
            int[] before = IntStream.range(0, n * n).map(_ -> (1 << n) - 1).toArray();
            for (var look : looks) {
                narrowing.left(summed(draft), look);
                for (int cell = 0; cell < n * n; cell++) {
                    assertThat(narrowing.domains().at(cell) & bit(draft, cell)).isPositive();
                    assertThat(narrowing.domains().at(cell) & ~before[cell])
                            .as("%s in cell %d", look, cell)
                            .isZero();
                }
                before = narrowing.domains().copy();
            }
        });
    }

    private static int bit(Draft draft, int cell) {
        return 1 << draft.solution().digit(cell) - 1;
    }

    private static List<SumCage> summed(Draft draft) {
        var units = GridUnits.of(draft.puzzle().shape().rows());
        return cages(draft).stream()
                .map(cage -> SumCage.of(cage, draft.solution(), units))
                .toList();
    }

    /// Of Extreme ones hardly anything is seen by looking at cages and units: at least half of all digits that are too
    /// many are left.
    @Test
    void extremeCagesLeaveMuchOpen() {
        var drafts = new KillerDrafts(KillerOptions.of(Map.of()));
        var narrowing = new SumNarrowing(GridUnits.of(9));
        var found = IntStream.range(0, GRIDS)
                .mapToObj(seed -> drafts.first(
                        new GenerateRequest(9, 9, seed, Grade.EXTREME), new SplittableRandom(seed), () -> false))
                .flatMap(Optional::stream)
                .toList();
        assertThat(found)
                .isNotEmpty()
                .allSatisfy(draft ->
                        assertThat(narrowing.left(summed(draft), Grade.EXPERT)).isGreaterThanOrEqualTo(9 * 9 * 8 / 2));
    }

    @ParameterizedTest
    @CsvSource({
        "9,'0,1,2,3,4',false",
        "9,'0,1,2,3,12',false",
        "9,'0,9,18,19,20',false",
        "9,'0,1,9,10,18',false",
        "9,'0,1,10,11,20',true",
        "9,'0,1,2,11,12',true",
        "9,'0,1,2,9,11',true",
        "9,'0,1,10,11',false"
    })
    void aCageOfFiveCellsWindsWhenItTurnsTwice(int n, String cells, boolean winds) {
        assertThat(CageShape.winds(
                        n,
                        Stream.of(cells.split(",")).mapToInt(Integer::parseInt).toArray()))
                .isEqualTo(winds);
    }

    @ParameterizedTest
    @CsvSource({"2,3,2", "2,10,8", "3,6,6", "3,15,48", "5,15,120", "5,25,1440", "4,9,0"})
    void aSumHasAllItsLayouts(int cells, int sum, int count) {
        assertThat(SumLayouts.of(cells, sum)).hasSize(count).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({
        "cage-min,3,no-number-between",
        "cage-min,x,no-number-between",
        "cage-symmetry,mirror,none-of",
        "cage-max,4,unknown"
    })
    void aWishThatIsNotUnderstoodIsNamed(String option, String value, String problem) {
        assertThatThrownBy(() -> KillerOptions.of(Map.of(option, value)))
                .isInstanceOfSatisfying(OptionException.class, e -> {
                    assertThat(e).hasMessageStartingWith(option + " ");
                    assertThat(e.problem().key()).isEqualTo(problem);
                });
    }
}
