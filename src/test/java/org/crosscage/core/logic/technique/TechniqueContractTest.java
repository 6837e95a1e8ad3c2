package org.crosscage.core.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.crosscage.Sweep;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.ChainChecker;
import org.crosscage.core.logic.EverySolution;
import org.crosscage.core.logic.PossibleDigits;
import org.crosscage.core.logic.ProofChecker;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.SmallPuzzles;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.killer.rules.KillerRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What every technique of every kind must keep to. A new technique is taken in by standing in the list of its
/// kind. The positions are those of [Walks].
class TechniqueContractTest {

    private static final int AMBIGUOUS_PUZZLES = Sweep.of(1_000, 60);
    private static final int AMBIGUOUS_LARGE_BOXES = Sweep.of(100, 2);

    private static final long FIRST_SEED = Long.getLong("crosscage.contract.seed", 2);

    static List<PuzzleKind> kinds() {
        return PuzzleKinds.all();
    }

    /// Half of them are of the loose sort, with runs that have every digit and no clue, with large cages, or with cells
    /// without a cage.
    @ParameterizedTest
    @MethodSource("kinds")
    void onManyAmbiguousPuzzlesNoStepTakesADigitThatSomeSolutionHas(PuzzleKind kind) {
        var puzzles = new SmallPuzzles(new SplittableRandom(FIRST_SEED));
        assertTrueOfAmbiguousPuzzles(
                kind, AMBIGUOUS_PUZZLES, found -> found % 2 == 0 ? puzzles.next(kind.id()) : puzzles.loose(kind.id()));
    }

    /// Boxes of sizes that are seldom or never among the small ones.
    @ParameterizedTest
    @ValueSource(ints = {8, 9})
    void onAmbiguousPuzzlesWithLargeBoxesNoStepTakesADigitThatSomeSolutionHas(int n) {
        var puzzles = new SmallPuzzles(new SplittableRandom(FIRST_SEED));
        assertTrueOfAmbiguousPuzzles(
                PuzzleKinds.of(KillerRules.ID), AMBIGUOUS_LARGE_BOXES, _ -> puzzles.looseKiller(n));
    }

    private static void assertTrueOfAmbiguousPuzzles(PuzzleKind kind, int count, IntFunction<Puzzle> next) {
        var engine = new RuleEngine(kind.techniques());
        for (int found = 0; found < count; ) {
            var puzzle = next.apply(found);
            var possible = PossibleDigits.of(puzzle);
            if (possible.stream().anyMatch(digits -> digits.size() > 1)) {
                found++;
                assertTrueToTheEnd(engine, puzzle, possible);
            }
        }
    }

    private static void assertTrueToTheEnd(RuleEngine engine, Puzzle puzzle, List<Digits> possible) {
        var board = Board.of(puzzle);
        for (var step = engine.next(board); step.isPresent(); step = engine.next(board)) {
            assertThat(engine.all(board)).allSatisfy(each -> isTrueIn(possible, each, puzzle));
            step.get().applyTo(board);
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void noStepTakesADigitThatSomeSolutionHas(PuzzleKind kind) {
        Walks.everyStep(
                kind,
                (position, step) ->
                        isTrueIn(position.possible(), step, position.board().puzzle()));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theDigitsThatAreHeldForPossibleAreThoseOfAllSolutions(PuzzleKind kind) {
        var puzzles = new SmallPuzzles(new SplittableRandom(FIRST_SEED));
        for (int compared = 0; compared < Walks.PUZZLES; ) {
            var puzzle = puzzles.next(kind.id());
            var solutions = EverySolution.of(puzzle, Walks.MOST_SOLUTIONS);
            if (solutions.size() > 1 && solutions.size() < Walks.MOST_SOLUTIONS) {
                compared++;
                assertThat(PossibleDigits.of(puzzle))
                        .isEqualTo(IntStream.range(0, puzzle.cellCount())
                                .mapToObj(cell -> Digits.of(solutions.stream()
                                        .mapToInt(solution -> solution[cell])
                                        .toArray()))
                                .toList());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyStepChangesSomething(PuzzleKind kind) {
        Walks.everyStep(kind, (position, step) -> {
            var board = position.board().copy();
            step.applyTo(board);
            assertThat(Walks.candidates(board).equals(Walks.candidates(position.board()))
                            && board.openCount() == position.board().openCount())
                    .as("%s changes nothing on%n%s", step, position)
                    .isFalse();
        });
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void findingAndReadingReasonsLeavesTheBoardAlone(PuzzleKind kind) {
        Walks.everyPosition(kind, position -> {
            var board = position.board();
            var before = Walks.candidates(board.copy());
            int changes = board.changes();
            int[] values = board.values();
            kind.techniques().forEach(technique -> technique.find(board).forEach(Step::reason));
            assertThat(Walks.candidates(board)).isEqualTo(before);
            assertThat(board.values()).isEqualTo(values);
            assertThat(board.changes()).isEqualTo(changes);
        });
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theSameBoardGivesTheSameStepsAgainAndOnACopy(PuzzleKind kind) {
        Walks.everyPosition(
                kind,
                position -> kind.techniques().forEach(technique -> {
                    var steps = technique.find(position.board());
                    assertThat(technique.find(position.board())).isEqualTo(steps);
                    var onACopy = technique.find(position.board().copy());
                    assertThat(onACopy).as("on a copy of%n%s", position).isEqualTo(steps);
                    assertThat(onACopy.stream().map(Step::reason).toList())
                            .as("on a copy of%n%s", position)
                            .isEqualTo(steps.stream().map(Step::reason).toList());
                }));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyReasonOfACaseProvesItsStepAndNoConstraintCanBeLeftOut(PuzzleKind kind) {
        Walks.everyCase(kind, (position, step) -> {
            assertThat(isFishOrSet(step) || proves(position.digits(), step))
                    .as("%s because %s", step, step.reason())
                    .isTrue();
            assertThat(needless(position.digits(), step))
                    .as("%s because %s", step, step.reason())
                    .isEmpty();
        });
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyReasonProvesItsStep(PuzzleKind kind) {
        Walks.everyStep(
                kind,
                (position, step) -> assertThat(proves(position.digits(), step))
                        .as("%s because %s on%n%s", step, step.reason(), position)
                        .isTrue());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyThoughtOfAStepIsProvedByItselfAndTogetherTheyAreTheStep(PuzzleKind kind) {
        Walks.everyCase(kind, this::thoughtsAreTheStep);
    }

    private void thoughtsAreTheStep(Walks.Position position, Step step) {
        var thoughts = step.technique().thoughts(step, position.board());
        if (!thoughts.equals(List.of(step))) {
            var whole = position.board().copy();
            step.applyTo(whole);
            var together = position.board().copy();
            assertThat(thoughts).allSatisfy(thought -> {
                assertThat(thought.changesSomething()).isTrue();
                assertThat(proves(position.digits(), thought))
                        .as("%s because %s on%n%s", thought, thought.reason(), position)
                        .isTrue();
                assertThat(needless(position.digits(), thought))
                        .as("%s because %s", thought, thought.reason())
                        .isEmpty();
            });
            thoughts.forEach(thought -> thought.applyTo(together));
            assertThat(Walks.candidates(together)).isEqualTo(Walks.candidates(whole));
        }
    }

    /// A chain names too much to try every assignment of it at once; it is followed link by link instead.
    private static boolean proves(Digits digits, Step step) {
        return ChainChecker.chains(step.reason()).isEmpty()
                ? ProofChecker.proves(digits, step)
                : ChainChecker.prove(digits, step);
    }

    /// Fish and almost locked sets in larger puzzles have too many assignments; those of small puzzles are tried.
    private static boolean isFishOrSet(Step step) {
        return step.technique().tier() == Tier.EXPERT
                && ChainChecker.chains(step.reason()).isEmpty();
    }

    /// Of a chain everything is told, whether a shorter one would do or not.
    private static List<Constraint> needless(Digits digits, Step step) {
        return step.technique().tier().level() < Tier.EXPERT.level() ? ProofChecker.needless(digits, step) : List.of();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyLinkOfEveryChainFollowsFromThoseBeforeIt(PuzzleKind kind) {
        Walks.everyStep(
                kind,
                (position, step) -> assertThat(step.technique().tier().level() < Tier.EXPERT.level()
                                || ChainChecker.everyLinkFollows(position.digits(), step.reason()))
                        .as("%s because %s on%n%s", step, step.reason(), position)
                        .isTrue());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void noConstraintOfAReasonOfTheFirstFourTiersCanBeLeftOut(PuzzleKind kind) {
        Walks.everyStep(
                kind,
                (position, step) -> assertThat(needless(position.digits(), step))
                        .as("%s because %s on%n%s", step, step.reason(), position)
                        .isEmpty());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void thePremisesOfAReasonAreWhatTheBoardSays(PuzzleKind kind) {
        Walks.everyStep(
                kind,
                (position, step) -> assertThat(step.reason().premises())
                        .allMatch(premise ->
                                position.board().candidates(premise.cell()).equals(premise.digits())));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyTechniqueIsFoundSomewhere(PuzzleKind kind) {
        var found = new HashSet<Technique>();
        Walks.everyStep(kind, (position, step) -> found.add(step.technique()));
        Walks.everyCase(kind, (position, step) -> found.add(step.technique()));
        assertThat(found).containsExactlyInAnyOrderElementsOf(kind.techniques());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void techniquesHaveDifferentNamesAndStandInTheOrderOfTheirTiers(PuzzleKind kind) {
        assertThat(kind.techniques().stream().map(Technique::id)).doesNotHaveDuplicates();
        assertThat(kind.techniques().stream().map(Technique::tier)).isSorted();
    }

    private static void isTrueIn(List<Digits> possible, Step step, Puzzle puzzle) {
        assertThat(step.placements())
                .as("%s, but possible are %s in %s", step, possible, puzzle.constraints())
                .allMatch(placed ->
                        possible.get(placed.cell()).without(placed.digit()).isEmpty());
        assertThat(step.eliminations())
                .as("%s, but possible are %s in %s", step, possible, puzzle.constraints())
                .noneMatch(gone -> gone.digits().intersects(possible.get(gone.cell())));
    }
}
