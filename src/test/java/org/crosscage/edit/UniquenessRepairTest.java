package org.crosscage.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.edit.EditingContractTest.made;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import org.crosscage.Sweep;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Flaw;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.core.sketch.SketchChange;
import org.crosscage.core.sketch.Slot;
import org.crosscage.core.sketch.Target;
import org.crosscage.edit.Inspection.Count;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class UniquenessRepairTest {

    private final ExactSolver solver = new ExactSolver();
    private final Inspector inspector = new Inspector(solver, new SolutionFinder(solver), SearchLimit.ENDLESS);
    private final UniquenessRepair repair = new UniquenessRepair(inspector);

    private boolean isUnique(Sketch sketch) {
        return sketch.puzzle()
                .filter(puzzle -> solver.solve(puzzle, SolverContext.quiet(Limits.solutions(2)))
                        .isUnique())
                .isPresent();
    }

    private Inspection inspect(Sketch sketch) {
        return inspector.inspect(sketch, () -> false);
    }

    /// Small puzzles that were unique until one thing was spoilt.
    private List<Sketch> ambiguous(String kind, int n) {
        var found = new ArrayList<Sketch>();
        var random = new SplittableRandom(1);
        for (long seed = 1; found.size() < 6; seed++) {
            Sketch sketch = Sketches.of(made(kind, n, seed));
            for (int i = 0; i < 40 && isUnique(sketch); i++) {
                sketch = sketch.apply(spoil(sketch, random));
            }
            if (inspect(sketch).count() == Count.SEVERAL) {
                found.add(sketch);
            }
        }
        return found;
    }

    private static Edit spoil(Sketch sketch, SplittableRandom random) {
        var clues = List.copyOf(sketch.clues().entrySet());
        var clue = clues.get(random.nextInt(clues.size()));
        boolean hides = Sketches.editing(sketch).operations().contains(Operation.HIDDEN) && random.nextBoolean();
        return hides
                ? new Edit.Clue(
                        clue.getKey(),
                        new Target(Operation.HIDDEN, clue.getValue().number()))
                : Edit.Clue.none(clue.getKey());
    }

    @ParameterizedTest
    @ValueSource(strings = {"kakuro", "kenken"})
    void everySuggestionLeavesOneSolutionAndTheFirstIsTheSmallest(String kind) {
        for (var sketch : ambiguous(kind, kind.equals("kakuro") ? 6 : 4)) {
            var suggestions = repair.suggestions(inspect(sketch), () -> false);
            assertThat(suggestions).isNotEmpty().allSatisfy(each -> {
                assertThat(isUnique(each.sketch())).isTrue();
                assertThat(each.places().isEmpty()).isFalse();
                assertThat(sketch.flaws().stream().map(Flaw::fault))
                        .containsAll(
                                each.sketch().flaws().stream().map(Flaw::fault).toList());
                assertThat(each.changes()).allSatisfy(change -> {
                    assertThat(Texts.in(Locale.ENGLISH).area("edit"))
                            .containsKey("change." + change.sort().id());
                    assertThat(change.places().isEmpty()).isFalse();
                });
            });
            assertThat(suggestions).extracting(Suggestion::weight).isSorted();
            boolean knowsAll = inspect(sketch).complete();
            if (knowsAll && suggestions.getFirst().weight() > 1) {
                assertThat(missingCluesFilled(sketch).stream().anyMatch(this::isUnique))
                        .isFalse();
            }
            if (knowsAll && suggestions.getFirst().weight() > 2) {
                assertThat(otherClues(sketch).stream().anyMatch(this::isUnique)).isFalse();
            }
        }
    }

    /// Every number that a missing sum could have, whatever solution it comes from.
    private static List<Sketch> missingCluesFilled(Sketch sketch) {
        var filled = new ArrayList<Sketch>();
        if (sketch.kind().equals("kakuro")) {
            sketch.slots().stream()
                    .filter(slot -> !sketch.clues().containsKey(slot))
                    .forEach(slot -> {
                        for (int sum = 1; sum <= 45; sum++) {
                            filled.add(sketch.apply(new Edit.Clue(slot, Target.sum(sum))));
                        }
                    });
        }
        return filled;
    }

    private static List<Sketch> otherClues(Sketch sketch) {
        var others = new ArrayList<Sketch>();
        if (sketch.kind().equals("kenken")) {
            for (var slot : sketch.slots()) {
                for (var operation : List.of(Operation.ADD, Operation.SUBTRACT, Operation.MULTIPLY, Operation.DIVIDE)) {
                    for (int target = 0; target <= 64 && isFirst(sketch, slot); target++) {
                        others.add(sketch.apply(new Edit.Clue(slot, new Target(operation, target))));
                    }
                }
            }
        }
        return others;
    }

    private static boolean isFirst(Sketch sketch, Slot slot) {
        return sketch.placesOf(slot).get(0) == slot.place();
    }

    @Test
    void aSketchIsNotLookedIntoWithoutEnd() {
        var seconds = new AtomicLong();
        var hurried = new SearchLimit(() -> Instant.ofEpochSecond(seconds.getAndAdd(6)), Duration.ofSeconds(10));
        var late = new Inspector(solver, new SolutionFinder(solver), hurried);
        var sketch = Sketches.of(made("kenken", 6, 1));

        assertThat(late.inspect(sketch, () -> false).count()).isEqualTo(Count.UNKNOWN);
        assertThat(inspector.inspect(sketch, () -> false).count()).isEqualTo(Count.ONE);
    }

    @Test
    void whereNoSingleChangeIsEnoughSeveralAreMadeAndNoneOfThemInVain() {
        var sketch = Sketches.blank("kenken", 4, 4).apply(Strokes.join(0, 1, 2, 3, 4, 5, 6, 7));
        for (int first : new int[] {8, 10, 12, 14}) {
            sketch = sketch.apply(Strokes.cage(first, first + 1)).apply(new Edit.Clue(Slot.cage(first), Target.sum(5)));
        }
        sketch = sketch.apply(new Edit.Clue(Slot.cage(0), Target.sum(20)));
        assertThat(inspect(sketch).solutions()).hasSizeGreaterThan(20);
        var suggestions = repair.suggestions(inspect(sketch), () -> false);
        assertThat(suggestions).hasSize(1);
        assertThat(suggestions.getFirst().changes()).hasSizeGreaterThan(1);
        assertThat(suggestions.getFirst().sketch().flaws()).isEmpty();
        assertThat(isUnique(suggestions.getFirst().sketch())).isTrue();
    }

    @Test
    void aSheetWithoutCluesIsNotMended() {
        var sketch = Sketches.blank("kenken", 4, 4);
        assertThat(inspect(sketch).count()).isEqualTo(Count.SEVERAL);
        assertThat(sketch.hasNoClue()).isTrue();
        assertThat(repair.suggestions(inspect(sketch), () -> false)).isEmpty();
    }

    /// What is said of a change is what is done.
    @ParameterizedTest
    @ValueSource(strings = {"kakuro", "kenken"})
    void whatIsNamedOfAChangeIsWhatItDoes(String kind) {
        var seen = new TreeSet<String>();
        for (var sketch : ambiguous(kind, kind.equals("kakuro") ? 6 : 4)) {
            for (var suggestion : repair.suggestions(inspect(sketch), () -> false)) {
                if (suggestion.changes().size() == 1) {
                    var named = suggestion.changes().getFirst();
                    seen.add(named.sort().id());
                    isDone(named, sketch, suggestion.sketch());
                }
            }
        }
        assertThat(seen)
                .containsAll(
                        kind.equals("kakuro")
                                ? List.of("fill-clue", "recolour", "reveal")
                                : List.of("other-clue", "split", "merge", "move", "reveal"));
    }

    private static void isDone(SketchChange named, Sketch before, Sketch after) {
        assertThat(after.applyAll(named.clues())).isEqualTo(after);
        if (named.sort().id().equals("reveal")) {
            int digit = (int) named.given().orElseThrow();
            var only = new ExactSolver().solve(after.puzzle().orElseThrow(), SolverContext.quiet(Limits.solutions(2)));
            assertThat(only.solutions().getFirst().digit(cell(after, named.place())))
                    .isEqualTo(digit);
        } else if (before.kind().equals("kenken")) {
            boolean together = cage(after, named.place()).equals(cage(after, named.other()));
            boolean apart = !cage(before, named.place()).equals(cage(before, named.other()));
            boolean joins = List.of("merge", "move").contains(named.sort().id());
            assertThat(joins ? together && apart : named.place() == named.other())
                    .isTrue();
        }
    }

    private static Cells cage(Sketch sketch, int place) {
        return sketch.placesOf(Slot.cage(place));
    }

    private static int cell(Sketch sketch, int place) {
        return (int) sketch.places().stream().takeWhile(each -> each != place).count();
    }

    @Test
    void aSolutionThatIsFilledInIsTheOneThatStays() {
        var puzzle = made("kakuro", 6, 4);
        var solution = solver.solve(puzzle, SolverContext.quiet(Limits.solutions(2)))
                .solutions()
                .getFirst();
        var sketch = Sketches.of(puzzle);
        for (var slot : sketch.clues().keySet()) {
            if (isUnique(sketch)) {
                sketch = sketch.apply(Edit.Clue.none(slot));
            }
        }
        var clued = sketch;
        for (int cell = 0; cell < solution.size(); cell++) {
            clued = clued.apply(new Edit.Fill(clued.places().get(cell), OptionalInt.of(solution.digit(cell))));
        }
        // the clues followed: taken away again, the digits stay
        var meant = sketch.withFilled(clued.filled());
        var suggestions = repair.suggestions(inspect(meant), () -> false);
        assertThat(suggestions).isNotEmpty();
        assertThat(suggestions.getFirst().sketch().puzzle().orElseThrow().isSolvedBy(solution))
                .isTrue();
    }

    /// Whichever of the solutions is filled in: what keeps a solution keeps that one.
    @ParameterizedTest
    @ValueSource(strings = {"kakuro", "kenken"})
    void ofSeveralSolutionsTheOneThatIsFilledInStays(String kind) {
        for (var sketch : ambiguous(kind, kind.equals("kakuro") ? 6 : 4)) {
            for (var solution : inspect(sketch).solutions().subList(0, 2)) {
                var digits = new TreeMap<Integer, Integer>();
                for (int cell = 0; cell < solution.size(); cell++) {
                    digits.put(sketch.places().get(cell), solution.digit(cell));
                }
                var meant = sketch.withFilled(digits);
                assertThat(repair.suggestions(inspect(meant), () -> false)).allSatisfy(each -> {
                    boolean keeps = each.changes().stream()
                            .noneMatch(change -> List.of("other-digit", "recolour")
                                    .contains(change.sort().id()));
                    assertThat(!keeps || each.sketch().puzzle().orElseThrow().isSolvedBy(solution))
                            .isTrue();
                });
            }
        }
    }

    /// One digit of the only solution becomes another one, and with it two sums: to take that back is enough.
    @Test
    void ofAKakuroWithAllItsCluesADigitBecomesAnotherOne() {
        int spoilt = 0;
        for (long seed = 1; spoilt < 3; seed++) {
            var puzzle = made("kakuro", 6, seed);
            var digits = solver.solve(puzzle, SolverContext.quiet(Limits.solutions(1)))
                    .solutions()
                    .getFirst();
            Sketch filled = Sketches.of(puzzle);
            for (int cell = 0; cell < digits.size(); cell++) {
                filled = filled.apply(new Edit.Fill(filled.places().get(cell), OptionalInt.of(digits.digit(cell))));
            }
            for (int place : filled.places().stream().toArray()) {
                var other = filled.apply(
                        new Edit.Fill(place, OptionalInt.of(filled.filled().get(place) % 9 + 1)));
                if (other.flaws().isEmpty() && inspect(other).count() == Count.SEVERAL) {
                    var first = repair.suggestions(inspect(other), () -> false).getFirst();
                    assertThat(first.weight()).isEqualTo(2);
                    assertThat(first.changes())
                            .extracting(change -> change.sort().id())
                            .containsExactly("other-digit");
                    assertThat(isUnique(first.sketch())).isTrue();
                    spoilt++;
                }
            }
        }
    }

    @Test
    void ofSeveralChangesTogetherEachIsNeeded() {
        int several = 0;
        for (long seed = 1; seed <= Sweep.of(8, 3); seed++) {
            var sketch = Sketches.of(made("kakuro", 7, seed));
            var bare = sketch;
            for (var slot : sketch.clues().keySet()) {
                if ((slot.place() + slot.part().ordinal()) % 2 == 0) {
                    bare = bare.apply(Edit.Clue.none(slot));
                }
            }
            for (var suggestion : repair.suggestions(inspect(bare), () -> false)) {
                several += suggestion.changes().size() > 1 ? 1 : 0;
                for (var change : suggestion.changes()) {
                    assertThat(isUnique(without(change, suggestion.sketch()))).isFalse();
                }
            }
        }
        assertThat(several).isPositive();
    }

    /// Of Kakuro, where several changes together write clues and give digits away.
    private static Sketch without(SketchChange change, Sketch sketch) {
        return change.given().isPresent()
                ? sketch.apply(new Edit.Give(change.place(), OptionalInt.empty()))
                : sketch.applyAll(change.clues().stream()
                        .map(clue -> Edit.Clue.none(clue.slot()))
                        .toList());
    }

    @Test
    void nothingIsSuggestedOnceItIsStoppedOrUnique() {
        var sketch = ambiguous("kenken", 4).getFirst();
        assertThat(repair.suggestions(inspect(sketch), () -> true)).isEmpty();
        assertThat(repair.suggestions(inspect(Sketches.of(made("kenken", 4, 1))), () -> false))
                .isEmpty();
    }

    @Test
    void cluesThatClashAreNamed() {
        var kakuro = Sketches.of(made("kakuro", 6, 1));
        var slot = kakuro.clues().firstKey();
        long sum = kakuro.clues().get(slot).number();
        var wrong = kakuro.apply(new Edit.Clue(slot, Target.sum(sum + 1)));
        var found = inspect(wrong);
        assertThat(found.count()).isEqualTo(Count.NONE);
        assertThat(found.conflict().orElseThrow().size())
                .isBetween(1, kakuro.clues().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"kakuro", "kenken"})
    void cluesThatSayNothingNewCanAllBeLeftOutTogether(String kind) {
        boolean some = false;
        for (long seed = 1; seed <= 4; seed++) {
            var sketch = Sketches.of(made(kind, 6, seed));
            var found = Redundancy.of(inspector, sketch, () -> false).orElseThrow();
            some |= !found.together().isEmpty();
            assertThat(found.single()).containsAll(found.together());
            assertThat(isUnique(found.without())).isTrue();
            // nothing more can go
            var rest = Redundancy.of(inspector, found.without(), () -> false).orElseThrow();
            assertThat(rest.single()).isEmpty();
        }
        assertThat(some).isTrue();
        assertThat(Redundancy.of(inspector, Sketches.of(made(kind, 6, 1)), () -> true))
                .isEmpty();
    }

    @Test
    void aClueThatNobodyProvesSpareIsNotCalledNeeded() {
        var sketch = Sketches.of(made("kenken", 6, 1));
        var late = new LateSolver();
        var found = Redundancy.of(
                        new Inspector(late, new SolutionFinder(late), SearchLimit.ENDLESS), sketch, () -> false)
                .orElseThrow();
        assertThat(found.unknown()).isEqualTo(sketch.clues().size());
        assertThat(found.single()).isEmpty();
    }

    /// Finds nothing out.
    private static final class LateSolver implements Solver {

        @Override
        public String id() {
            return "late";
        }

        @Override
        public SolverResult solve(Puzzle puzzle, SolverContext context) {
            return new SolverResult(List.of(), false, 0);
        }
    }
}
