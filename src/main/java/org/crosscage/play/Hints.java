package org.crosscage.play;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Square;
import org.crosscage.library.Oracle;
import org.crosscage.library.Truth;

/// Finds what the teacher has to say: mistakes first, then the simplest thing to conclude from what the player
/// sees. Nothing it concludes contradicts any solution that the player's digits leave. In a branch it goes by what
/// stands on the board like anywhere else, and says of a wrong digit that it was written there. Safe for use by
/// several threads.
public final class Hints {

    private final Oracle oracle;

    public Hints(Oracle oracle) {
        this.oracle = oracle;
    }

    /// The hint for the game as it stands; the same game, selection and teaching give the same hint.
    ///
    /// @param near the player's selection
    /// @param standard all techniques of the kind, easiest first; where the player's own find nothing, the next of
    ///     these is named
    public Hint next(Game game, OptionalInt near, Teaching teaching, List<Technique> standard) {
        return next(game, near, teaching, standard, () -> false);
    }

    /// As above, for a caller who can stop it.
    ///
    /// @param stop asked often while solutions are searched; what is not known by then is not called wrong
    public Hint next(Game game, OptionalInt near, Teaching teaching, List<Technique> standard, BooleanSupplier stop) {
        var puzzle = game.puzzle();
        if (game.truth(oracle, stop) instanceof Truth.None) {
            return nothing(Hint.Nothing.Why.NO_SOLUTION);
        }
        var check = Check.of(game, oracle, stop);
        if (!check.isClean()) {
            return wrongDigit(game, check, standard, stop);
        }
        var position = game.position();
        if (position.isFull()) {
            return nothing(game.outcome() == Outcome.WRONG ? Hint.Nothing.Why.CONTRADICTION : Hint.Nothing.Why.FULL);
        }
        var remaining = new Remaining(oracle, game, stop);
        var reading = Reading.of(puzzle, position, remaining);
        var found = deduction(reading.board(), position, near, teaching, standard);
        var inTheWay = inTheWay(reading, found);
        return inTheWay.isEmpty()
                ? found
                : wrongMarks(game, nearest(puzzle.shape(), inTheWay, near), reading, remaining, standard);
    }

    /// The cells with wrong marks that the next step reads or changes; all of them when there is no next step.
    /// Wrong marks elsewhere are not worth an interruption yet: they are not read.
    private static List<Integer> inTheWay(Reading reading, Hint found) {
        var wrong = reading.wrongMarks();
        if (wrong.isEmpty() || !(found instanceof Hint.Deduction deduction)) {
            return wrong;
        }
        var used = deduction.steps().stream()
                .map(step -> step.reason().cells().union(step.changedCells()))
                .reduce(Cells.NONE, Cells::union);
        return wrong.stream().filter(used::contains).toList();
    }

    /// Everything that is open now, a hint for each step, easiest first. None while a digit is wrong, or a mark in the
    /// way of the next step, because that comes first, and none on a full board. Reasons can be read at any time.
    ///
    /// @param near the player's selection, as for [#next]
    /// @param stop as for [#next]; once it is true, harder techniques are not looked for any more
    public List<OpenStep> open(Game game, OptionalInt near, Teaching teaching, BooleanSupplier stop) {
        if (game.truth(oracle, stop) instanceof Truth.None
                || !Check.of(game, oracle, stop).isClean()) {
            return List.of();
        }
        var position = game.position();
        var reading = Reading.of(game.puzzle(), position, new Remaining(oracle, game, stop));
        var board = reading.board();
        if (!reading.wrongMarks().isEmpty()
                && !inTheWay(reading, deduction(board, position, near, teaching, teaching.techniques()))
                        .isEmpty()) {
            return List.of();
        }
        // who takes a removal from a list of them writes marks, whatever the setting is
        var withMarks = new Teaching(teaching.techniques(), true, teaching.tidy());
        return OpenSteps.of(
                board,
                teaching.techniques(),
                stop,
                step -> new Hint.Deduction(List.of(step), StepMove.of(step, board, position, withMarks)));
    }

    /// Of several wrong digits the first one with part in something that can be seen to be wrong, others in it or
    /// not; else the first one.
    private Hint wrongDigit(Game game, Check check, List<Technique> techniques, BooleanSupplier stop) {
        var puzzle = game.puzzle();
        var position = game.position();
        var all = Board.of(puzzle, position(puzzle, position, Cells.NONE));
        int cell = check.wrong().stream()
                .filter(wrong -> Clash.standing(all, wrong).isPresent())
                .findFirst()
                .orElseGet(() -> check.wrong().getFirst());
        var disproof = Clash.standing(all, cell)
                .map(clash -> new Disproof(List.of(), clash))
                .orElseGet(() -> disproof(puzzle, position, check.cells().without(cell), cell, techniques));
        return new Hint.WrongDigit(
                cell,
                position.digit(cell),
                where(puzzle, cell, disproof),
                disproof,
                game.levelOf(cell),
                Check.cursorBeforeMistakes(game, oracle, stop));
    }

    /// @param others wrong digits, from which nothing may be concluded
    private static Disproof disproof(
            Puzzle puzzle, Position position, Cells others, int cell, List<Technique> techniques) {
        return new Disprover(techniques).disprove(Board.of(puzzle, position(puzzle, position, others)), cell);
    }

    /// The position without marks and without the digits of some cells.
    private static Position position(Puzzle puzzle, Position position, Cells emptied) {
        var start = Position.start(puzzle);
        int[] digits = position.digits();
        emptied.stream().forEach(cell -> digits[cell] = start.digit(cell));
        return Position.of(digits);
    }

    /// What breaks, if the cell is in it; else the first line, run or cage of the cell that the chain uses; else
    /// its clue.
    private static Constraint where(Puzzle puzzle, int cell, Disproof disproof) {
        var chain = disproof.chain().stream().flatMap(step -> step.reason().constraints().stream());
        var used = disproof.chain().isEmpty() ? disproof.end().constraints().stream() : chain;
        return used.filter(constraint -> constraint.cells().contains(cell))
                .findFirst()
                .orElseGet(() -> nameOf(puzzle, cell));
    }

    private static Constraint nameOf(Puzzle puzzle, int cell) {
        return puzzle.cluesOf(cell).stream()
                .map(Constraint.class::cast)
                .findFirst()
                .orElseGet(() -> puzzle.unitsOf(cell).getFirst());
    }

    /// The marks of a cell shown to be wrong from them and the digits alone, which are right.
    private static Hint wrongMarks(
            Game game, int cell, Reading reading, Remaining remaining, List<Technique> techniques) {
        var puzzle = game.puzzle();
        var marks = game.position().square(cell).candidates();
        var crossedOut = crossedOut(game, cell, reading.board().candidates(cell), remaining);
        var digits = position(puzzle, game.position(), Cells.NONE);
        // one mark alone is supposed like a digit: no step is told that only takes it for one
        var supposed = marks.size() == 1 ? Square.BLANK.withDigit(marks.min()) : Square.BLANK.withCandidates(marks);
        var marked = digits.with(Map.of(cell, supposed));
        var disproof = new Disprover(techniques).disprove(Board.of(puzzle, marked), cell);
        var move = Move.of(new Change.Candidates(cell, marks.union(crossedOut)));
        return new Hint.WrongMarks(cell, marks, crossedOut, where(puzzle, cell, disproof), disproof, move);
    }

    /// What the player crossed out last, together with what was crossed out before as far back as it takes to have a
    /// digit among it that is needed. What was ruled out earlier stays so, above all by steps of hints. Where the
    /// cell never had such a digit among its marks, all that the digits leave.
    private static Digits crossedOut(Game game, int cell, Digits left, Remaining remaining) {
        var marks = game.position().square(cell).candidates();
        var gone = Digits.NONE;
        for (var earlier : game.earlierMarks(cell)) {
            gone = gone.union(earlier.intersect(left).minus(marks));
            if (!remaining.allowed(cell, gone).isEmpty()) {
                return gone;
            }
        }
        return left.minus(marks);
    }

    private static Hint deduction(
            Board board, Position position, OptionalInt near, Teaching teaching, List<Technique> standard) {
        if (board.isDead()) {
            return nothing(Hint.Nothing.Why.CONTRADICTION);
        }
        return steps(board, near, teaching)
                .<Hint>map(found -> deduction(found, board, position, teaching))
                .orElseGet(() -> noSimpleStep(board, near, teaching, standard));
    }

    private static Hint deduction(List<Step> steps, Board board, Position position, Teaching teaching) {
        var goal = steps.getLast();
        goal.reason();
        return new Hint.Deduction(steps, StepMove.of(goal, board, position, teaching));
    }

    /// What one hint is about; empty when the techniques do not get there.
    private static Optional<List<Step>> steps(Board board, OptionalInt near, Teaching teaching) {
        var engine = new RuleEngine(teaching.techniques());
        return teaching.marks() ? next(engine, board, near).map(List::of) : toPlacement(engine, board, near);
    }

    private static Hint noSimpleStep(Board board, OptionalInt near, Teaching teaching, List<Technique> standard) {
        var harder = steps(board, near, new Teaching(standard, teaching.marks(), teaching.tidy())).stream()
                .flatMap(List::stream)
                .map(Step::technique)
                .filter(technique -> !teaching.techniques().contains(technique))
                .findFirst();
        return new Hint.Nothing(Hint.Nothing.Why.NO_SIMPLE_STEP, harder);
    }

    /// The steps up to the next placement that it rests on, which come last. Of several placements that are equally
    /// simple when the first one opens, the one with the fewest steps before it.
    private static Optional<List<Step>> toPlacement(RuleEngine engine, Board board, OptionalInt near) {
        var derivation = new Derivation(board);
        for (var step = next(engine, derivation.board(), near);
                step.isPresent();
                step = next(engine, derivation.board(), near)) {
            if (!step.get().placements().isEmpty()) {
                return Optional.of(shortest(step.get(), derivation));
            }
            derivation.apply(List.of(step.get()));
        }
        return Optional.empty();
    }

    private static List<Step> shortest(Step first, Derivation derivation) {
        return Stream.concat(
                        Stream.of(first),
                        first.technique().find(derivation.board()).stream()
                                .filter(step -> !step.placements().isEmpty()))
                .map(derivation::endingWith)
                .min(Comparator.comparingInt(List::size))
                .orElseThrow();
    }

    private static Optional<Step> next(RuleEngine engine, Board board, OptionalInt near) {
        return near.isPresent() ? engine.nextNear(board, near.getAsInt()) : engine.next(board);
    }

    private static int nearest(Shape shape, List<Integer> cells, OptionalInt near) {
        int from = near.orElse(0);
        return cells.stream()
                .min(Comparator.comparingInt(cell -> Math.abs(shape.row(cell) - shape.row(from))
                        + Math.abs(shape.column(cell) - shape.column(from))))
                .orElseThrow();
    }

    private static Hint nothing(Hint.Nothing.Why why) {
        return new Hint.Nothing(why, Optional.empty());
    }
}
