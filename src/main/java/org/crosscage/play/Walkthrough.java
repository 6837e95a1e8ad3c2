package org.crosscage.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.crosscage.core.generate.Bottlenecks;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Solution;
import org.crosscage.core.model.Square;
import org.crosscage.library.Oracle;
import org.crosscage.library.Truth;

/// A puzzle solved before the player's eyes: the steps of the rule engine one after the other and, where techniques
/// end, the rest filled in by search on the board as it is then. Any moment of it is at hand quickly, so that it
/// can be scrubbed through. Immutable.
public final class Walkthrough {

    /// So many steps lie between two boards that are kept.
    private static final int SPACING = 16;

    private final List<Step> steps;
    private final List<Board> kept;
    private final Set<Integer> bottlenecks;
    private final Ending ending;

    private Walkthrough(List<Step> steps, Set<Integer> bottlenecks, List<Board> kept, Ending ending) {
        this.steps = List.copyOf(steps);
        this.bottlenecks = Set.copyOf(bottlenecks);
        this.kept = List.copyOf(kept);
        this.ending = ending;
    }

    /// What comes after the last step.
    public sealed interface Ending {

        /// The steps solve the puzzle.
        record Solved() implements Ending {}

        /// From here on search: this solution was found and verified.
        record Searched(Solution solution) implements Ending {}

        /// From here on the puzzle's only solution, which was known before: search met its limits.
        record Known(Solution solution) implements Ending {}

        /// There is no solution.
        record NoSolution() implements Ending {}

        /// Stopped, or nothing was found within the limits.
        record Open() implements Ending {}
    }

    /// From the first given digit on.
    public static Walkthrough fromStart(Game game, List<Technique> techniques, Oracle oracle, BooleanSupplier stop) {
        return of(game, Board.of(game.puzzle()), techniques, oracle, stop);
    }

    /// From the game's position on, with the player's marks as far as the teacher reads them.
    ///
    /// @return empty when a digit of the position is wrong
    public static Optional<Walkthrough> fromHere(
            Game game, List<Technique> techniques, Oracle oracle, BooleanSupplier stop) {
        if (!Check.of(game, oracle, stop).isClean()) {
            return Optional.empty();
        }
        var remaining = new Remaining(oracle, game, stop);
        var board = Reading.of(game.puzzle(), game.position(), remaining).board();
        var walk = of(game, board, techniques, oracle, stop);
        if (!(walk.ending instanceof Ending.NoSolution)) {
            return Optional.of(walk);
        }
        return switch (game.truth(oracle, stop)) {
            case Truth.None() -> Optional.of(walk);
            case Truth.One _, Truth.Several _ -> Optional.empty();
            case Truth.Unknown() ->
                Optional.of(new Walkthrough(walk.steps, walk.bottlenecks, walk.kept, new Ending.Open()));
        };
    }

    private static Walkthrough of(
            Game game, Board board, List<Technique> techniques, Oracle oracle, BooleanSupplier stop) {
        var steps = new ArrayList<Step>();
        var kept = new ArrayList<Board>();
        kept.add(board.copy());
        var narrow = new Bottlenecks(techniques);
        var bottlenecks = new HashSet<Integer>();
        new RuleEngine(techniques).run(board, stop, step -> {
            if (steps.size() % SPACING == 0 && !steps.isEmpty()) {
                kept.add(board.copy());
            }
            if (narrow.isOne(board, step)) {
                bottlenecks.add(steps.size());
            }
            steps.add(step);
        });
        return new Walkthrough(steps, bottlenecks, kept, ending(game, board, oracle, stop));
    }

    private static Ending ending(Game game, Board board, Oracle oracle, BooleanSupplier stop) {
        if (board.isSolved()) {
            return new Ending.Solved();
        }
        if (game.truth(oracle, stop) instanceof Truth.None) {
            return new Ending.NoSolution();
        }
        var result = oracle.ask(board.puzzle(), board.values(), 1, stop);
        return result.solutions().stream()
                .filter(board.puzzle()::isSolvedBy)
                .findFirst()
                .<Ending>map(Ending.Searched::new)
                .orElseGet(() -> result.isUnsolvable() ? new Ending.NoSolution() : unfound(game, oracle, stop));
    }

    private static Ending unfound(Game game, Oracle oracle, BooleanSupplier stop) {
        return game.truth(oracle, stop) instanceof Truth.One(var solution)
                ? new Ending.Known(solution)
                : new Ending.Open();
    }

    /// The full grid that comes after the last step, if one does.
    private Optional<Solution> filledIn() {
        return switch (ending) {
            case Ending.Searched(var solution) -> Optional.of(solution);
            case Ending.Known(var solution) -> Optional.of(solution);
            case Ending.Solved(), Ending.NoSolution(), Ending.Open() -> Optional.empty();
        };
    }

    public Ending ending() {
        return ending;
    }

    /// How many steps of techniques there are.
    public int stepCount() {
        return steps.size();
    }

    /// How many moments there are to look at after the start: one after each step, and one more for the full grid
    /// that is filled in where they end.
    public int length() {
        return steps.size() + (filledIn().isPresent() ? 1 : 0);
    }

    /// What the board shows after so many steps: digits, and the candidates of the open cells.
    ///
    /// @param moment 0…`length()`
    public Position at(int moment) {
        Objects.checkIndex(moment, length() + 1);
        return moment > steps.size()
                ? full(filledIn().orElseThrow())
                : boardAfter(moment).position();
    }

    /// The technique of a step, for the list beside the board.
    ///
    /// @param step from 0
    public Technique technique(int step) {
        return steps.get(step).technique();
    }

    /// The cells that a step changes, for the list beside the board.
    public Cells changedCells(int step) {
        return steps.get(step).changedCells();
    }

    /// Whether a step is the only one that is open before it, as [Bottlenecks] has it.
    public boolean isBottleneck(int step) {
        return bottlenecks.contains(step);
    }

    /// A step whose reason can be read at any time. It is found again on the board as it was before it, because
    /// reasons of hundreds of steps are not worth keeping for the few that are looked at.
    public Step step(int step) {
        var wanted = steps.get(step);
        var found = wanted.technique().find(boardAfter(step)).stream()
                .filter(wanted::equals)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(wanted + " is not found again"));
        found.reason();
        return found;
    }

    /// What lights up while a step is explained, on the position before it: `at(step)`.
    public Lights lights(int step) {
        return HintLights.of(List.of(step(step)), Hint.Stage.WHY);
    }

    /// How often each technique was used, in the order in which they came up first.
    public SequencedMap<Technique, Integer> counts() {
        var counts = new LinkedHashMap<Technique, Integer>();
        steps.forEach(step -> counts.merge(step.technique(), 1, Integer::sum));
        return Collections.unmodifiableSequencedMap(counts);
    }

    private static Position full(Solution solution) {
        return new Position(IntStream.range(0, solution.size())
                .mapToObj(cell -> Square.BLANK.withDigit(solution.digit(cell)))
                .toList());
    }

    private Board boardAfter(int count) {
        int nearest = Math.min(count / SPACING, kept.size() - 1);
        var board = kept.get(nearest).copy();
        steps.subList(nearest * SPACING, count).forEach(step -> step.applyTo(board));
        return board;
    }
}
