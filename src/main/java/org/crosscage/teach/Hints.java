package org.crosscage.teach;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.Outcome;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Position;
import org.crosscage.core.search.SolutionCount;

/// Finds what the teacher has to say: mistakes first, then the simplest thing to conclude from what the player
/// sees. Nothing it concludes contradicts any solution that the player's digits leave. In a branch it goes by what
/// stands on the board like anywhere else, and says of a wrong digit that it was written there. Safe for use by
/// several threads.
public final class Hints {

    /// A hint for the largest shipped puzzles takes up to a second or two.
    private static final Duration LONGEST = Duration.ofSeconds(10);

    private final SolutionFinder finder;
    private final SearchLimit limit;

    /// @param limit how long one hint may take
    public Hints(SolutionFinder finder, SearchLimit limit) {
        this.finder = finder;
        this.limit = limit;
    }

    /// How long a player waits for a hint.
    public static SearchLimit usualLimit(InstantSource clock) {
        return new SearchLimit(clock, LONGEST);
    }

    /// Knows what solutions there are.
    public SolutionFinder finder() {
        return finder;
    }

    /// The stop flag of an answer that takes no longer than a hint: true when this one is, and when the time is over.
    public BooleanSupplier within(BooleanSupplier stop) {
        return limit.from(stop);
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
    /// @param stop asked often; once true, what is not known is not called wrong
    public Hint next(Game game, OptionalInt near, Teaching teaching, List<Technique> standard, BooleanSupplier stop) {
        return find(game, near, teaching, standard, within(stop));
    }

    private Hint find(Game game, OptionalInt near, Teaching teaching, List<Technique> standard, BooleanSupplier stop) {
        var puzzle = game.puzzle();
        if (finder.count(game, stop) instanceof SolutionCount.None) {
            return nothing(Hint.Nothing.Why.NO_SOLUTION);
        }
        var check = Check.of(game, finder, stop);
        if (!check.isClean()) {
            return new Mistakes(game, finder, standard, stop).wrongDigit(check);
        }
        var position = game.position();
        if (position.isFull()) {
            return nothing(game.outcome() == Outcome.WRONG ? Hint.Nothing.Why.CONTRADICTION : Hint.Nothing.Why.FULL);
        }
        var remaining = new SolutionCandidates(finder, game, stop);
        var reading = CandidateReading.of(puzzle, position, remaining);
        return reading.wrongMarks().isEmpty()
                ? deduction(reading.board(), position, near, teaching, standard, stop)
                : new Mistakes(game, finder, standard, stop).wrongMarks(reading, remaining, near);
    }

    /// Everything that is open now, a hint for each step, easiest first. None while a digit or the marks of a cell are
    /// wrong, because that comes first, and none on a full board. Reasons can be read at any time.
    ///
    /// @param stop as for [#next]; once true, harder techniques are not looked for any more
    public List<OpenStep> open(Game game, Teaching teaching, BooleanSupplier stop) {
        return findOpen(game, teaching, within(stop));
    }

    private List<OpenStep> findOpen(Game game, Teaching teaching, BooleanSupplier stop) {
        if (finder.count(game, stop) instanceof SolutionCount.None
                || !Check.of(game, finder, stop).isClean()) {
            return List.of();
        }
        var position = game.position();
        var reading = CandidateReading.of(game.puzzle(), position, new SolutionCandidates(finder, game, stop));
        if (!reading.wrongMarks().isEmpty()) {
            return List.of();
        }
        var board = reading.board();
        // who takes a removal from a list of them writes marks, whatever the setting is
        var withMarks = new Teaching(teaching.techniques(), true, teaching.tidy(), teaching.practised());
        return OpenStep.all(
                board,
                teaching.techniques(),
                stop,
                step -> Hint.Deduction.of(List.of(step), board, position, withMarks));
    }

    private static Hint deduction(
            Board board,
            Position position,
            OptionalInt near,
            Teaching teaching,
            List<Technique> standard,
            BooleanSupplier stop) {
        if (board.isDead()) {
            return nothing(Hint.Nothing.Why.CONTRADICTION);
        }
        return steps(board, near, teaching, stop)
                .<Hint>map(found -> deduction(found, board, position, teaching))
                .orElseGet(() -> noSimpleStep(board, near, teaching, standard, stop));
    }

    private static Hint deduction(List<Step> steps, Board board, Position position, Teaching teaching) {
        steps.getLast().reason();
        return Hint.Deduction.of(steps, board, position, teaching);
    }

    /// The step of one hint; empty when the techniques do not get there, or when stopped.
    private static Optional<List<Step>> steps(Board board, OptionalInt near, Teaching teaching, BooleanSupplier stop) {
        var engine = new RuleEngine(teaching.techniques());
        return teaching.marks()
                ? next(engine, board, near, stop)
                        .map(step -> HintStep.of(step, board, teaching))
                        .map(List::of)
                : toPlacement(engine, board, near, teaching, stop);
    }

    private static Hint noSimpleStep(
            Board board, OptionalInt near, Teaching teaching, List<Technique> standard, BooleanSupplier stop) {
        var harder = steps(board, near, new Teaching(standard, teaching.marks(), teaching.tidy()), stop).stream()
                .flatMap(List::stream)
                .map(Step::technique)
                .filter(technique -> !teaching.techniques().contains(technique))
                .findFirst();
        var why = harder.isEmpty() && stop.getAsBoolean() ? Hint.Nothing.Why.TOO_LONG : Hint.Nothing.Why.NO_SIMPLE_STEP;
        return new Hint.Nothing(why, harder);
    }

    /// The steps up to the next placement that it rests on, which come last. Of several placements that are equally
    /// simple when the first one opens, the one with the fewest steps before it.
    private static Optional<List<Step>> toPlacement(
            RuleEngine engine, Board board, OptionalInt near, Teaching teaching, BooleanSupplier stop) {
        var derivation = new Derivation(board);
        for (var step = next(engine, derivation.board(), near, stop);
                step.isPresent();
                step = next(engine, derivation.board(), near, stop)) {
            if (!step.get().placements().isEmpty()) {
                return Optional.of(shortest(step.get(), derivation));
            }
            derivation.apply(List.of(HintStep.whole(step.get(), derivation.board(), teaching)));
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

    private static Optional<Step> next(RuleEngine engine, Board board, OptionalInt near, BooleanSupplier stop) {
        var found = new ArrayList<Step>(1);
        board.until(
                stop,
                () -> (near.isPresent() ? engine.nextNear(board, near.getAsInt()) : engine.next(board))
                        .ifPresent(found::add));
        return found.stream().findFirst();
    }

    private static Hint nothing(Hint.Nothing.Why why) {
        return new Hint.Nothing(why, Optional.empty());
    }
}
