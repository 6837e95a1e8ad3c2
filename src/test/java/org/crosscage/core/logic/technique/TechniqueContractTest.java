package org.crosscage.core.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What every technique of every kind must keep to. A new technique is taken in by standing in the list of its
/// kind. The positions are those that the rule engine goes through on small puzzles, most of which have several
/// solutions, from the start and from some digits of a solution.
class TechniqueContractTest {

    private static final int PUZZLES = 20;
    private static final int AMBIGUOUS_PUZZLES = 500;
    private static final int MOST_SOLUTIONS = 200;
    private static final long FIRST_SEED = Long.getLong("crosscage.contract.seed", 2);

    static List<PuzzleKind> kinds() {
        return PuzzleKinds.all();
    }

    /// Half of them are of the loose sort, with runs that have every digit and no clue, and with large cages.
    @ParameterizedTest
    @MethodSource("kinds")
    void onFiveHundredAmbiguousPuzzlesNoStepTakesADigitThatSomeSolutionHas(PuzzleKind kind) {
        var engine = new RuleEngine(kind.techniques());
        var puzzles = new SmallPuzzles(new SplittableRandom(FIRST_SEED));
        for (int found = 0; found < AMBIGUOUS_PUZZLES; ) {
            var puzzle = found % 2 == 0 ? puzzles.next(kind.id()) : puzzles.loose(kind.id());
            var possible = PossibleDigits.of(puzzle);
            if (possible.stream().anyMatch(digits -> digits.size() > 1)) {
                found++;
                var board = Board.of(puzzle);
                for (var next = engine.next(board); next.isPresent(); next = engine.next(board)) {
                    assertThat(engine.all(board)).allSatisfy(step -> isTrueIn(possible, step, puzzle));
                    next.get().applyTo(board);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void noStepTakesADigitThatSomeSolutionHas(PuzzleKind kind) {
        everyStep(
                kind,
                (position, step) ->
                        isTrueIn(position.possible(), step, position.board().puzzle()));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theDigitsThatAreHeldForPossibleAreThoseOfAllSolutions(PuzzleKind kind) {
        var puzzles = new SmallPuzzles(new SplittableRandom(FIRST_SEED));
        for (int compared = 0; compared < PUZZLES; ) {
            var puzzle = puzzles.next(kind.id());
            var solutions = EverySolution.of(puzzle, MOST_SOLUTIONS);
            if (solutions.size() > 1 && solutions.size() < MOST_SOLUTIONS) {
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
        everyStep(kind, (position, step) -> {
            var board = position.board().copy();
            step.applyTo(board);
            assertThat(candidates(board).equals(candidates(position.board()))
                            && board.openCount() == position.board().openCount())
                    .as("%s changes nothing on%n%s", step, position)
                    .isFalse();
        });
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void findingAndReadingReasonsLeavesTheBoardAlone(PuzzleKind kind) {
        everyPosition(kind, position -> {
            var board = position.board();
            var before = candidates(board.copy());
            int changes = board.changes();
            int[] values = board.values();
            kind.techniques().forEach(technique -> technique.find(board).forEach(Step::reason));
            assertThat(candidates(board)).isEqualTo(before);
            assertThat(board.values()).isEqualTo(values);
            assertThat(board.changes()).isEqualTo(changes);
        });
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theSameBoardGivesTheSameStepsAgainAndOnACopy(PuzzleKind kind) {
        everyPosition(
                kind,
                position -> kind.techniques().forEach(technique -> {
                    var steps = technique.find(position.board());
                    assertThat(technique.find(position.board())).isEqualTo(steps);
                    assertThat(technique.find(position.board().copy()))
                            .as("on a copy of%n%s", position)
                            .isEqualTo(steps);
                }));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyReasonOfACaseProvesItsStepAndNoConstraintCanBeLeftOut(PuzzleKind kind) {
        everyCase(kind, (position, step) -> {
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
        everyStep(
                kind,
                (position, step) -> assertThat(proves(position.digits(), step))
                        .as("%s because %s on%n%s", step, step.reason(), position)
                        .isTrue());
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
        everyStep(
                kind,
                (position, step) -> assertThat(step.technique().tier().level() < Tier.EXPERT.level()
                                || ChainChecker.everyLinkFollows(position.digits(), step.reason()))
                        .as("%s because %s on%n%s", step, step.reason(), position)
                        .isTrue());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void noConstraintOfAReasonOfTheFirstFourTiersCanBeLeftOut(PuzzleKind kind) {
        everyStep(
                kind,
                (position, step) -> assertThat(needless(position.digits(), step))
                        .as("%s because %s on%n%s", step, step.reason(), position)
                        .isEmpty());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void thePremisesOfAReasonAreWhatTheBoardSays(PuzzleKind kind) {
        everyStep(
                kind,
                (position, step) -> assertThat(step.reason().premises())
                        .allMatch(premise ->
                                position.board().candidates(premise.cell()).equals(premise.digits())));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyTechniqueIsFoundSomewhere(PuzzleKind kind) {
        var found = new HashSet<Technique>();
        everyStep(kind, (position, step) -> found.add(step.technique()));
        everyCase(kind, (position, step) -> found.add(step.technique()));
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

    private interface StepCheck {
        void accept(Position position, Step step);
    }

    private interface PositionCheck {
        void accept(Position position);
    }

    private static void everyStep(PuzzleKind kind, StepCheck check) {
        everyPosition(
                kind,
                position -> kind.techniques().stream()
                        .flatMap(technique -> technique.find(position.board()).stream())
                        .forEach(step -> check.accept(position, step)));
    }

    /// The steps of each technique on the positions of its own case file, which come from larger puzzles.
    private static void everyCase(PuzzleKind kind, StepCheck check) {
        for (var technique : kind.techniques()) {
            TechniqueCase.of(technique).stream()
                    .filter(each -> each.kind().equals(kind.id()))
                    .forEach(each -> technique
                            .find(each.board())
                            .forEach(step -> check.accept(new Position(each.board()), step)));
        }
    }

    private static void everyPosition(PuzzleKind kind, PositionCheck check) {
        var random = new SplittableRandom(kind.id().hashCode());
        var puzzles = new SmallPuzzles(random);
        var engine = new RuleEngine(kind.techniques());
        for (int i = 0; i < PUZZLES; i++) {
            var puzzle = puzzles.next(kind.id());
            var position = start(puzzle, EverySolution.of(puzzle, MOST_SOLUTIONS), random);
            for (var next = engine.next(position.board()); next.isPresent(); next = engine.next(position.board())) {
                check.accept(position);
                next.get().applyTo(position.board());
            }
        }
    }

    /// The start of a puzzle, or some digits of one of its solutions.
    private static Position start(Puzzle puzzle, List<int[]> solutions, RandomGenerator random) {
        var board = Board.of(puzzle);
        double share = random.nextBoolean() ? 0 : random.nextDouble(0.6);
        int[] model = solutions.get(random.nextInt(solutions.size()));
        for (int cell = 0; cell < model.length; cell++) {
            if (random.nextDouble() < share) {
                board.place(cell, model[cell]);
            }
        }
        return new Position(board);
    }

    private static List<Digits> candidates(Board board) {
        return IntStream.range(0, board.puzzle().cellCount())
                .mapToObj(board::candidates)
                .toList();
    }

    /// A board on which the techniques go on.
    private static final class Position {

        private final Board board;
        private final Puzzle start;
        private List<Digits> possible = List.of();

        Position(Board board) {
            this.board = board;
            var puzzle = board.puzzle();
            this.start = Puzzle.of(
                    puzzle.kind(),
                    puzzle.shape(),
                    puzzle.digits(),
                    puzzle.constraints(),
                    IntStream.range(0, puzzle.cellCount())
                            .filter(board::isPlaced)
                            .boxed()
                            .collect(Collectors.toMap(cell -> cell, board::digit)));
        }

        Board board() {
            return board;
        }

        Digits digits() {
            return board.puzzle().digits();
        }

        /// What the solutions have in each cell that the board allowed at first.
        List<Digits> possible() {
            if (possible.isEmpty()) {
                possible = PossibleDigits.of(start);
            }
            return possible;
        }

        @Override
        public String toString() {
            return Stream.concat(
                            board.puzzle().constraints().stream().map(Constraint::toString),
                            Stream.of(candidates(board).toString(), Arrays.toString(board.values())))
                    .collect(Collectors.joining("\n"));
        }
    }
}
