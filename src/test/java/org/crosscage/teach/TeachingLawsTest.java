package org.crosscage.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.crosscage.Coverage;
import org.crosscage.Seeds;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Examples;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.Outcome;
import org.crosscage.core.generate.Drafts.Draft;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.clue.Contradiction;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What holds for the teacher on every puzzle and in every position.
class TeachingLawsTest {

    @RegisterExtension
    static final Coverage COVERAGE = new Coverage();

    private static final int ALL_SOLUTIONS = 500;
    private static final List<Hint.Nothing.Why> NOTHING_TO_DEDUCE =
            List.of(Hint.Nothing.Why.FULL, Hint.Nothing.Why.NO_SIMPLE_STEP);

    @Seeds(40)
    void whatTheTechniquesFinishHintsAloneFinishAndNoStepComesTwice(long seed) {
        var random = new SplittableRandom(seed);
        boolean marks = random.nextBoolean();
        var kind = anyOf(PuzzleKinds.all(), random);
        var puzzle = random.nextInt(5) == 0 ? draft(kind, random) : proper(kind, random);
        boolean finished =
                new RuleEngine(kind.techniques()).run(Board.of(puzzle)).solved();

        var hints = new Hints(Examples.finder(), SearchLimit.ENDLESS);
        var teaching = new Teaching(kind.techniques(), marks, true);
        var game = Game.of(puzzle);
        var seen = new HashSet<Step>();
        while (hints.next(game, OptionalInt.empty(), teaching, kind.techniques()) instanceof Hint.Deduction hint) {
            assertThat(seen.add(hint.goal())).as("%s is new", hint.goal()).isTrue();
            game = game.play(hint.move());
        }

        assertThat(game.outcome()).isEqualTo(finished ? Outcome.FINISHED : Outcome.OPEN);
    }

    @Seeds(200)
    void noHintContradictsASolutionThatTheDigitsLeave(long seed) {
        var random = new SplittableRandom(seed);
        boolean marks = random.nextBoolean();
        var kind = anyOf(PuzzleKinds.all(), random);
        var puzzle = draft(kind, random);
        var solutions = solutions(puzzle);
        boolean all = solutions.size() < ALL_SOLUTIONS;
        COVERAGE.count("all solutions known", all);
        if (!all) {
            return;
        }
        var game = anyPosition(puzzle, anyOf(solutions, random), random);
        var left = solutions.stream().filter(solution -> agrees(game, solution)).toList();

        var hint = new Hints(Examples.finder(), SearchLimit.ENDLESS)
                .next(
                        game,
                        OptionalInt.of(random.nextInt(puzzle.cellCount())),
                        new Teaching(kind.techniques(), marks, true),
                        kind.techniques());

        COVERAGE.count("deductions in any position", hint instanceof Hint.Deduction);
        switch (hint) {
            case Hint.Deduction deduction ->
                assertThat(left)
                        .allSatisfy(solution ->
                                assertThat(deduction.steps()).allSatisfy(step -> assertAllows(step, solution)));
            case Hint.WrongMarks wrong ->
                assertThat(left)
                        .noneMatch(solution -> wrong.marks().contains(solution.digit(wrong.cell())))
                        .anyMatch(solution -> wrong.missing().contains(solution.digit(wrong.cell())));
            case Hint.WrongDigit wrong -> throw new AssertionError("no digit is wrong: " + wrong);
            case Hint.Nothing nothing ->
                assertThat(nothing.why())
                        .isEqualTo(game.position().isFull() ? Hint.Nothing.Why.FULL : Hint.Nothing.Why.NO_SIMPLE_STEP);
        }
    }

    @Seeds(60)
    void withoutMarksEveryStepUpToADigitFollowsFromTheBoardAndTheStepsBeforeIt(long seed) {
        var random = new SplittableRandom(seed);
        var kind = anyOf(PuzzleKinds.all(), random);
        var puzzle = proper(kind, random);
        var finder = Examples.finder();
        var game = anyDigits(puzzle, ((SolutionCount.One) finder.count(puzzle)).solution(), random);

        var hint = new Hints(finder, SearchLimit.ENDLESS)
                .next(game, OptionalInt.empty(), new Teaching(kind.techniques(), false, true), kind.techniques());

        COVERAGE.count("deductions without marks", hint instanceof Hint.Deduction);
        switch (hint) {
            case Hint.Deduction deduction -> replay(deduction.steps(), Board.of(puzzle, game.position()));
            case Hint.Nothing nothing -> assertThat(nothing.why()).isIn(NOTHING_TO_DEDUCE);
            default -> throw new AssertionError("nothing is wrong: " + hint);
        }
    }

    @Seeds(100)
    void aWrongDigitIsExplainedByStepsThatRestOnItAndOnRightDigitsOnly(long seed) {
        var random = new SplittableRandom(seed);
        var kind = anyOf(PuzzleKinds.all(), random);
        var puzzle = proper(kind, random);
        var finder = Examples.finder();
        var solution = ((SolutionCount.One) finder.count(puzzle)).solution();
        int wrong = random.nextInt(puzzle.cellCount());
        int digit = anyOf(
                puzzle.digits().without(solution.digit(wrong)).stream().boxed().toList(), random);
        var game = anyPosition(puzzle, solution, random).play(Examples.digit(wrong, digit));

        var hint = (Hint.WrongDigit) new Hints(finder, SearchLimit.ENDLESS)
                .next(game, OptionalInt.empty(), new Teaching(kind.techniques(), true, true), kind.techniques());

        assertThat(hint.cell()).isEqualTo(wrong);
        assertThat(Check.of(game.rewindTo(hint.rewindTo()), finder).isClean()).isTrue();
        var board = Board.of(puzzle, CandidateReading.withoutMarks(game.position()));
        replay(hint.refutation().chain(), board);
        boolean contradiction = !hint.refutation().end().key().startsWith(Contradiction.FAR);
        COVERAGE.count("ends in a clash", contradiction);
        if (contradiction) {
            assertThat(Contradiction.all(board, board, wrong)).isNotEmpty();
        }
    }

    /// Applies the steps, each of which may rest only on what the board says by then.
    private static void replay(List<Step> steps, Board board) {
        for (var step : steps) {
            assertThat(step.reason().premises())
                    .allSatisfy(premise -> assertThat(premise.digits().containsAll(board.candidates(premise.cell())))
                            .as("%s is known before %s", premise, step)
                            .isTrue());
            step.applyTo(board);
        }
    }

    private static void assertAllows(Step step, Solution solution) {
        assertThat(step.placements()).allMatch(p -> solution.digit(p.cell()) == p.digit());
        assertThat(step.eliminations()).noneMatch(e -> e.digits().contains(solution.digit(e.cell())));
    }

    /// Some digits of a solution, and some marks, right or not.
    private static Game anyPosition(Puzzle puzzle, Solution solution, RandomGenerator random) {
        var game = Game.of(puzzle);
        double digits = random.nextDouble();
        double marks = random.nextDouble();
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            if (random.nextDouble() < digits) {
                game = game.play(Examples.digit(cell, solution.digit(cell)));
            } else if (random.nextDouble() < marks) {
                game = game.play(Move.of(new Change.Candidates(cell, anyMarks(puzzle, solution.digit(cell), random))));
            }
        }
        return game;
    }

    private static Game anyDigits(Puzzle puzzle, Solution solution, RandomGenerator random) {
        var game = Game.of(puzzle);
        double digits = random.nextDouble();
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            if (random.nextDouble() < digits) {
                game = game.play(Examples.digit(cell, solution.digit(cell)));
            }
        }
        return game;
    }

    private static Digits anyMarks(Puzzle puzzle, int right, RandomGenerator random) {
        var some = Digits.of(
                puzzle.digits().stream().filter(digit -> random.nextBoolean()).toArray());
        return random.nextInt(20) == 0 ? some : some.with(right);
    }

    private static boolean agrees(Game game, Solution solution) {
        var position = game.position();
        for (int cell = 0; cell < solution.size(); cell++) {
            if (!position.square(cell).isEmpty() && position.digit(cell) != solution.digit(cell)) {
                return false;
            }
        }
        return true;
    }

    /// A puzzle before anyone has cared for its having one solution only.
    private static Puzzle draft(PuzzleKind kind, RandomGenerator random) {
        return kind.drafts()
                .first(request(kind, random), random, () -> false)
                .map(draft -> kind.id().equals("kakuro") ? nudged(draft, random) : draft.puzzle())
                .orElseGet(() -> draft(kind, random));
    }

    /// The drafts of a Kakuro mostly have one solution; its clues may allow more after a few digits of its runs have
    /// changed places.
    private static Puzzle nudged(Draft draft, RandomGenerator random) {
        var puzzle = draft.puzzle();
        int[] digits = draft.solution().toArray();
        for (int swaps = 1 + random.nextInt(3); swaps > 0; ) {
            var cells = anyOf(puzzle.clues(), random).cells();
            int one = cells.get(random.nextInt(cells.size()));
            int other = cells.get(random.nextInt(cells.size()));
            swap(digits, one, other);
            if (one != other && areDifferent(puzzle, digits)) {
                swaps--;
            } else {
                swap(digits, one, other);
            }
        }
        return KakuroRules.puzzle(puzzle.shape(), puzzle.digits(), Solution.of(digits));
    }

    private static void swap(int[] digits, int one, int other) {
        int kept = digits[one];
        digits[one] = digits[other];
        digits[other] = kept;
    }

    private static boolean areDifferent(Puzzle puzzle, int[] digits) {
        return puzzle.clues().stream()
                .allMatch(clue -> clue.cells().stream()
                                .map(cell -> digits[cell])
                                .distinct()
                                .count()
                        == clue.cells().size());
    }

    private static Puzzle proper(PuzzleKind kind, RandomGenerator random) {
        return new Generator(kind.drafts(), new ExactSolver())
                .generate(request(kind, random), () -> false)
                .orElseThrow()
                .puzzle();
    }

    private static GenerateRequest request(PuzzleKind kind, RandomGenerator random) {
        var size = anyOf(kind.sizes().subList(0, Math.min(2, kind.sizes().size())), random);
        return new GenerateRequest(size.rows(), size.columns(), random.nextLong());
    }

    private static List<Solution> solutions(Puzzle puzzle) {
        return new ExactSolver()
                .solve(puzzle, SolverContext.quiet(Limits.solutions(ALL_SOLUTIONS)))
                .solutions();
    }

    private static <T> T anyOf(List<T> list, RandomGenerator random) {
        return list.get(random.nextInt(list.size()));
    }
}
