package org.crosscage.teach;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Game;
import org.crosscage.core.generate.Bottlenecks;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolutionCount;

/// A puzzle solved before the player's eyes: the steps of techniques one after the other, easier ones in place of
/// some as in hints, and, where techniques end, the rest bred by the genetic algorithm on the board as it is then.
/// Every step is kept with its reason, which is read while it is at hand: finding it again takes as long as finding
/// it. Immutable.
///
/// @param start what the board shows before the first step: digits, and the candidates of the open cells
/// @param moments of the steps of techniques, in order
/// @param late whether the techniques ran out of time after the last step
/// @param evolution what was bred after the last step; nothing where it was not needed, or began with no hope
public record Walkthrough(
        Position start, List<Moment> moments, boolean late, EvolutionRecord evolution, Ending ending) {

    public Walkthrough {
        moments = List.copyOf(moments);
    }

    /// What is told at once, and what the board shows after it.
    ///
    /// @param steps one, or a few that are one thought, whose reasons can be read at any time
    /// @param bottleneck whether everything else that leads on is harder, as [Bottlenecks] has it
    public record Moment(List<Step> steps, boolean bottleneck, Position after) {

        public Moment {
            steps = List.copyOf(steps);
        }
    }

    /// Which steps are told.
    public enum Extent {
        /// Those that digits rest on, each when it is used, in the order in which a person would find them. Where the
        /// techniques place no digit any more, all that they find.
        NEEDED,
        /// All that the techniques find, always the simplest of the whole board.
        ALL
    }

    /// What comes after the last step.
    public sealed interface Ending {

        /// The steps solve the puzzle.
        record Solved() implements Ending {}

        /// From here on search: this solution was bred and verified.
        record Bred(Solution solution) implements Ending {}

        /// From here on search: the genetic algorithm met its limits, and exact search found this solution.
        record Searched(Solution solution) implements Ending {}

        /// From here on the puzzle's only solution, which was known before: all search met its limits.
        record Known(Solution solution) implements Ending {}

        /// There is no solution.
        record NoSolution() implements Ending {}

        /// Stopped, or nothing was found within the limits.
        record Open() implements Ending {}
    }

    /// From the first given digit on.
    public static Walkthrough fromStart(
            Game game, List<Technique> techniques, Extent extent, WalkthroughSearch search, BooleanSupplier stop) {
        return of(game, Board.of(game.puzzle()), techniques, extent, search, stop);
    }

    /// From the game's position on, with the player's marks as far as the teacher reads them.
    ///
    /// @return empty when a digit of the position is wrong
    public static Optional<Walkthrough> fromHere(
            Game game, List<Technique> techniques, Extent extent, WalkthroughSearch search, BooleanSupplier stop) {
        var finder = search.finder();
        var forReading = Hints.usualLimit(search.steps().clock()).from(stop);
        if (!Check.of(game, finder, forReading).isClean()) {
            return Optional.empty();
        }
        var remaining = new SolutionCandidates(finder, game, forReading);
        var board =
                CandidateReading.of(game.puzzle(), game.position(), remaining).board();
        var walk = of(game, board, techniques, extent, search, stop);
        if (!(walk.ending instanceof Ending.NoSolution)) {
            return Optional.of(walk);
        }
        return switch (finder.count(game, stop)) {
            case SolutionCount.None() -> Optional.of(walk);
            case SolutionCount.One _, SolutionCount.Several _ -> Optional.empty();
            case SolutionCount.Unknown() ->
                Optional.of(
                        new Walkthrough(walk.start, walk.moments, walk.late, EvolutionRecord.NONE, new Ending.Open()));
        };
    }

    private static Walkthrough of(
            Game game,
            Board board,
            List<Technique> techniques,
            Extent extent,
            WalkthroughSearch search,
            BooleanSupplier stop) {
        var start = board.position();
        var tooLong = search.steps().from(stop);
        var moments = moments(board, techniques, extent, tooLong);
        boolean late = !board.isSolved() && tooLong.getAsBoolean();
        if (board.isSolved()) {
            return new Walkthrough(start, moments, late, EvolutionRecord.NONE, new Ending.Solved());
        }
        if (search.finder().count(game, stop) instanceof SolutionCount.None) {
            return new Walkthrough(start, moments, late, EvolutionRecord.NONE, new Ending.NoSolution());
        }
        var record = search.breed(board, stop);
        var ending = record.solution()
                .<Ending>map(Ending.Bred::new)
                .orElseGet(() -> unbred(game, board, search.finder(), stop));
        return new Walkthrough(start, moments, late, record, ending);
    }

    private static List<Moment> moments(Board board, List<Technique> techniques, Extent extent, BooleanSupplier stop) {
        var moments = new ArrayList<Moment>();
        var narrow = new Bottlenecks(techniques);
        if (extent == Extent.NEEDED) {
            var thoughts = NeededSteps.of(board, techniques, stop);
            board.until(
                    stop,
                    () -> thoughts.forEach(steps -> {
                        boolean isBottleneck =
                                narrow.isOne(board, steps.getFirst().technique().tier());
                        steps.forEach(step -> step.applyTo(board));
                        moments.add(new Moment(steps, isBottleneck, board.position()));
                    }));
        }
        var teaching = new Teaching(techniques, true, true);
        var engine = new RuleEngine(techniques);
        engine.run(board, stop, step -> HintStep.whole(step, board, teaching), (step, open) -> {
            step.reason();
            var after = board.copy();
            step.applyTo(after);
            moments.add(new Moment(List.of(step), narrow.isOne(board, open.getFirst(), open), after.position()));
        });
        return moments;
    }

    private static Ending unbred(Game game, Board board, SolutionFinder finder, BooleanSupplier stop) {
        var result = finder.ask(board.puzzle(), board.values(), 1, stop);
        return result.solutions().stream()
                .filter(board.puzzle()::isSolvedBy)
                .findFirst()
                .<Ending>map(Ending.Searched::new)
                .orElseGet(() -> result.isUnsolvable() ? new Ending.NoSolution() : unfound(game, finder, stop));
    }

    private static Ending unfound(Game game, SolutionFinder finder, BooleanSupplier stop) {
        return finder.count(game, stop) instanceof SolutionCount.One(var solution)
                ? new Ending.Known(solution)
                : new Ending.Open();
    }

    /// The full grid that comes after the last step, if one does.
    public Optional<Position> filledIn() {
        return switch (ending) {
            case Ending.Bred(var solution) -> Optional.of(full(solution));
            case Ending.Searched(var solution) -> Optional.of(full(solution));
            case Ending.Known(var solution) -> Optional.of(full(solution));
            case Ending.Solved(), Ending.NoSolution(), Ending.Open() -> Optional.empty();
        };
    }

    /// What the board shows after the last step.
    public Position last() {
        return moments.isEmpty() ? start : moments.getLast().after();
    }

    /// How often each technique was used, in the order in which they came up first.
    public Map<Technique, Integer> counts() {
        var counts = new LinkedHashMap<Technique, Integer>();
        moments.stream()
                .flatMap(moment -> moment.steps().stream())
                .forEach(step -> counts.merge(step.technique(), 1, Integer::sum));
        return Collections.unmodifiableMap(counts);
    }

    private static Position full(Solution solution) {
        return Position.of(solution.toArray());
    }
}
