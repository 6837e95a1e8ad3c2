package org.crosscage.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.core.game.Examples.played;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.core.game.Examples;
import org.crosscage.core.game.Game;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Walkthrough.Extent;
import org.junit.jupiter.api.Test;

class WalkthroughTest {

    private static final List<Technique> ALL = PuzzleKinds.of("kakuro").techniques();

    private final WalkthroughSearch search = Examples.search();

    @Test
    void itBeginsWithTheGivenDigitsAndEndsWithTheSolution() {
        var walkthrough = fromStart(ExamplePuzzles.oneSolution());

        assertThat(walkthrough.ending()).isEqualTo(new Walkthrough.Ending.Solved());
        assertThat(walkthrough.start().digits()).containsOnly(-1);
        assertThat(end(walkthrough).digits()).containsExactly(8, 9, 9, 7);
    }

    @Test
    void everyMomentIsTheOneBeforeWithItsStepDone() {
        var puzzle = generated();
        var walkthrough = fromStart(puzzle);
        var board = Board.of(puzzle);

        assertThat(candidates(walkthrough.start(), puzzle)).isEqualTo(candidates(board, puzzle));
        for (var moment : walkthrough.moments()) {
            moment.steps().forEach(step -> step.applyTo(board));
            assertThat(candidates(moment.after(), puzzle)).isEqualTo(candidates(board, puzzle));
        }
        assertThat(walkthrough.moments().size()).isGreaterThan(40);
        assertThat(end(walkthrough).isFull()).isTrue();
    }

    @Test
    void theReasonOfAnyStepCanBeReadAfterwards() {
        var walkthrough = fromStart(generated());

        for (var moment : walkthrough.moments().reversed()) {
            assertThat(moment.steps())
                    .allSatisfy(step -> assertThat(step.reason().key())
                            .startsWith(step.technique().id()));
        }
    }

    /// Bounds of a clue with few ways are told by its ways.
    @Test
    void noStepHasOneThatIsEasierToFollow() {
        var puzzle = generated();
        var board = Board.of(puzzle);
        for (var moment : fromStart(puzzle).moments()) {
            for (var step : moment.steps()) {
                assertThat(HintStep.whole(step, board, new Teaching(ALL, true, true)))
                        .isEqualTo(step);
                step.applyTo(board);
            }
        }
        assertThat(board.isSolved()).isTrue();
    }

    @Test
    void stepsAreCountedByTechnique() {
        var walkthrough = fromStart(generated());

        assertThat(walkthrough.counts().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .isEqualTo(walkthrough.moments().stream()
                        .mapToInt(moment -> moment.steps().size())
                        .sum());
        assertThat(walkthrough.counts().keySet().iterator().next())
                .isEqualTo(walkthrough.moments().getFirst().steps().getFirst().technique());
    }

    @Test
    void whereTechniquesEndTheRestIsBred() {
        var walkthrough = Walkthrough.fromStart(
                Game.of(ExamplePuzzles.oneSolution()), List.of(), Extent.NEEDED, search, () -> false);

        assertThat(walkthrough.ending()).isEqualTo(new Walkthrough.Ending.Bred(Solution.of(8, 9, 9, 7)));
        assertThat(walkthrough.moments().size()).isZero();
        assertThat(end(walkthrough).digits()).containsExactly(8, 9, 9, 7);
    }

    @Test
    void whatIsBredIsSeenFromItsFirstGridToTheSolution() {
        var puzzle = generated();

        var walkthrough = Walkthrough.fromStart(Game.of(puzzle), List.of(), Extent.NEEDED, search, () -> false);

        var snapshots = walkthrough.evolution().snapshots();
        assertThat(snapshots.getFirst().cause()).isEqualTo(EvolutionRecord.Cause.FIRST);
        assertThat(snapshots.getLast().cause()).isEqualTo(EvolutionRecord.Cause.SOLVED);
        assertThat(snapshots.getLast().grid().toArray())
                .containsExactly(end(walkthrough).digits());
        assertThat(snapshots)
                .filteredOn(snapshot -> snapshot.cause() != EvolutionRecord.Cause.SOLVED)
                .isNotEmpty()
                .noneMatch(snapshot ->
                        puzzle.isSolvedBy(Solution.of(snapshot.grid().toArray())));
        assertThat(walkthrough.evolution().generations())
                .isGreaterThan(snapshots.getLast().generation());
        var curve = walkthrough.evolution().curve();
        assertThat(curve.getFirst().generation()).isZero();
        assertThat(curve.getFirst().fitness()).isPositive();
        assertThat(curve.getFirst().diversity()).isBetween(0.0, 1.0);
        assertThat(curve.getLast().fitness()).isZero();
        assertThat(curve.getLast().generation())
                .isEqualTo(walkthrough.evolution().generations() - 1);
    }

    @Test
    void theSameBoardHasTheSameAncestry() {
        var game = Game.of(generated());

        assertThat(Walkthrough.fromStart(game, List.of(), Extent.NEEDED, search, () -> false)
                        .evolution())
                .isEqualTo(Walkthrough.fromStart(game, List.of(), Extent.NEEDED, search, () -> false)
                        .evolution());
    }

    @Test
    void whatRulesLeaveOfEachCellIsAllThatIsBred() {
        var puzzle = generated();
        var few =
                ALL.stream().filter(technique -> technique.tier().level() == 1).toList();

        var walkthrough = Walkthrough.fromStart(Game.of(puzzle), few.subList(0, 2), Extent.NEEDED, search, () -> false);

        var left = candidates(walkthrough.last(), puzzle);
        assertThat(walkthrough.evolution().snapshots())
                .isNotEmpty()
                .allSatisfy(snapshot -> assertThat(
                                IntStream.range(0, puzzle.cellCount()).boxed())
                        .allMatch(cell -> (left.get(cell) >>> snapshot.grid().digit(cell) & 1) != 0));
    }

    @Test
    void whereBreedingMeetsItsLimitExactSearchFillsTheRest() {
        var weak = new WalkthroughSearch(Examples.finder(), SearchLimit.ENDLESS, 1);
        var puzzle = generated();

        var walkthrough = Walkthrough.fromStart(Game.of(puzzle), List.of(), Extent.NEEDED, weak, () -> false);

        assertThat(walkthrough.ending()).isInstanceOf(Walkthrough.Ending.Searched.class);
        assertThat(walkthrough.evolution().snapshots().getLast().cause()).isEqualTo(EvolutionRecord.Cause.LIMIT);
        assertThat(puzzle.isSolvedBy(Solution.of(end(walkthrough).digits()))).isTrue();
    }

    @Test
    void whereTheTechniquesTakeTooLongSearchGoesOn() {
        var seconds = new AtomicLong();
        var hurried = new SearchLimit(() -> Instant.ofEpochSecond(seconds.getAndAdd(6)), Duration.ofSeconds(10));
        var search = new WalkthroughSearch(Examples.finder(), SearchLimit.ENDLESS, 5_000_000, hurried);
        var puzzle = generated();
        var techniques = PuzzleKinds.of(puzzle.kind()).techniques();

        for (var extent : Extent.values()) {
            var walkthrough = Walkthrough.fromStart(Game.of(puzzle), techniques, extent, search, () -> false);

            assertThat(walkthrough.late()).isTrue();
            assertThat(walkthrough.moments()).isEmpty();
            assertThat(puzzle.isSolvedBy(Solution.of(end(walkthrough).digits())))
                    .isTrue();
        }
        assertThat(fromStart(puzzle).late()).isFalse();
    }

    @Test
    void withSeveralSolutionsSearchFindsOneOfThem() {
        var puzzle = ExamplePuzzles.fiveSolutions();

        var ending = (Walkthrough.Ending.Bred) fromStart(puzzle).ending();

        assertThat(puzzle.isSolvedBy(ending.solution())).isTrue();
    }

    @Test
    void aPuzzleWithoutSolutionEndsByFindingThatOut() {
        assertThat(fromStart(ExamplePuzzles.noSolution()).ending()).isEqualTo(new Walkthrough.Ending.NoSolution());
    }

    /// There the steps are told that lead to no digit too, because search goes on from what they leave.
    @Test
    void whereTechniquesEndTheBoardIsAsAllTheirStepsLeaveIt() {
        var puzzle = generated();
        var gentle = ALL.stream()
                .filter(technique -> technique.tier() == Tier.GENTLE)
                .toList();
        var needed = Walkthrough.fromStart(Game.of(puzzle), gentle, Extent.NEEDED, search, () -> false);
        var all = Walkthrough.fromStart(Game.of(puzzle), gentle, Extent.ALL, search, () -> false);
        assertThat(needed.last().isFull()).isFalse();
        assertThat(needed.last()).isEqualTo(all.last());
    }

    @Test
    void aStoppedWalkthroughShowsWhatItHas() {
        var walkthrough =
                Walkthrough.fromStart(Game.of(ExamplePuzzles.fiveSolutions()), ALL, Extent.NEEDED, search, () -> true);

        assertThat(walkthrough.ending()).isEqualTo(new Walkthrough.Ending.Open());
        assertThat(walkthrough.moments().size()).isZero();
    }

    @Test
    void itCanBeginAtThePlayersPosition() {
        var game = played(ExamplePuzzles.oneSolution(), 0, 8);

        var walkthrough = Walkthrough.fromHere(game, ALL, Extent.NEEDED, search, () -> false)
                .orElseThrow();

        assertThat(walkthrough.start().digits()).containsExactly(8, -1, -1, -1);
        assertThat(end(walkthrough).isFull()).isTrue();
    }

    @Test
    void itDoesNotBeginAtAPositionWithMistakes() {
        assertThat(Walkthrough.fromHere(
                        played(ExamplePuzzles.oneSolution(), 0, 9), ALL, Extent.NEEDED, search, () -> false))
                .isEmpty();
    }

    @Test
    void fromAPositionThatLeavesOneOfSeveralSolutionsThatOneIsFound() {
        var game = played(ExamplePuzzles.twoSolutions(), 0, 2);

        var walkthrough = Walkthrough.fromHere(game, List.of(), Extent.NEEDED, search, () -> false)
                .orElseThrow();

        assertThat(end(walkthrough).digits()).containsExactly(2, 1, 1, 2);
    }

    /// What is shown in the end.
    private static Position end(Walkthrough walkthrough) {
        return walkthrough.filledIn().orElseGet(walkthrough::last);
    }

    private Walkthrough fromStart(Puzzle puzzle) {
        return Walkthrough.fromStart(Game.of(puzzle), ALL, Extent.NEEDED, search, () -> false);
    }

    private static Puzzle generated() {
        return new Generator(PuzzleKinds.of("kakuro").drafts(), new ExactSolver())
                .generate(new GenerateRequest(10, 10, 1), () -> false)
                .orElseThrow()
                .puzzle();
    }

    private static List<Long> candidates(Position position, Puzzle puzzle) {
        return IntStream.range(0, puzzle.cellCount())
                .mapToObj(cell -> position.square(cell).isEmpty()
                        ? position.square(cell).candidates().bits()
                        : 1L << position.digit(cell))
                .toList();
    }

    private static List<Long> candidates(Board board, Puzzle puzzle) {
        return IntStream.range(0, puzzle.cellCount()).mapToObj(board::bits).toList();
    }
}
