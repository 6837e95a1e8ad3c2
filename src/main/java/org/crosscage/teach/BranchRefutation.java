package org.crosscage.teach;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.OpenBranch;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Square;
import org.crosscage.teach.clue.Contradiction;

/// Looks why a branch dies. It supposes the digits that stand on the board, right or wrong, and not the marks:
/// they are notes, and from a wrong one anything would follow. What dies without an inner branch is shown without the
/// digits of that branch, and says which of those on the board it leaves out.
///
/// What everyone can see, what techniques show and what only a search shows are three questions, because they are
/// worth more and more. The techniques' answer never says that a branch is right: that nothing contradicts it so
/// far is all that they know. The search's answer says so by being another one than no.
public final class BranchRefutation {

    private final SolutionFinder finder;
    private final Game game;
    private final List<Technique> techniques;

    /// @param techniques that may be used, easiest first
    public BranchRefutation(SolutionFinder finder, Game game, List<Technique> techniques) {
        this.finder = finder;
        this.game = game;
        this.techniques = List.copyOf(techniques);
    }

    /// What is dead on a board.
    ///
    /// @param level of the outermost branch whose digits, with those outside of it, cannot stand together; 0 when
    ///     they cannot without any branch
    public record Death(int level, Refutation why) {}

    /// The rule that is broken for everyone to see, if one is: digits that stand, or a clue that the board shows as
    /// broken.
    public Optional<Death> seen() {
        return outermost((position, inner) -> {
            var board = Board.of(game.puzzle(), position);
            return filled(position)
                    .mapToObj(cell -> Contradiction.standing(board, cell))
                    .flatMap(Optional::stream)
                    .findFirst()
                    .or(() -> filled(position)
                            .boxed()
                            .findFirst()
                            .flatMap(near -> Contradiction.broken(board, position, near)))
                    .map(contradiction -> Refuter.refutation(List.of(), contradiction, inner, game.puzzle()));
        });
    }

    /// The chain of steps from the digits on the board to something impossible, if the techniques find one.
    ///
    /// @param stop asked often; true ends the search
    public Optional<Death> chain(BooleanSupplier stop) {
        return outermost((position, inner) ->
                filled(position).boxed().findFirst().flatMap(near -> refuted(position, near, inner, stop)));
    }

    /// Whether any solution has all digits that stand on the board.
    ///
    /// @param stop asked often; true ends the search
    public SolutionFinder.Verdict search(BooleanSupplier stop) {
        return finder.isSolvable(game.puzzle(), game.position().digits(), stop);
    }

    /// What follows when the innermost branch is dead: it is dropped, and the digit that it began with crossed
    /// out. Only where it began with a single digit that is impossible with what stood there before, because
    /// another digit of the branch may be to blame as well; and where the board before it had no wrong digit,
    /// from which anything would follow.
    public Optional<LogEntry.Drop> conclusion(BooleanSupplier stop) {
        var branch = game.branches().getLast();
        if (branch.began().size() != 1) {
            return Optional.empty();
        }
        var supposed = branch.began().getFirst();
        var before = branch.before();
        return before.square(supposed.cell()).isEmpty() && isImpossible(supposed, branch, stop)
                ? Optional.of(new LogEntry.Drop(game.branches().size(), crossedOut(supposed, before)))
                : Optional.empty();
    }

    private boolean isImpossible(Change.Digit supposed, OpenBranch branch, BooleanSupplier stop) {
        if (!Check.of(outside(), finder, stop).isClean()) {
            return false;
        }
        var before = CandidateReading.withoutMarks(branch.before());
        var with = before.with(Map.of(supposed.cell(), Square.BLANK.withDigit(supposed.digit())));
        return refuted(with, supposed.cell(), Cells.NONE, stop).isPresent()
                        && refuted(before, supposed.cell(), Cells.NONE, stop).isEmpty()
                || finder.isSolvable(game.puzzle(), before.digits(), stop) == SolutionFinder.Verdict.YES
                        && finder.isSolvable(game.puzzle(), with.digits(), stop) == SolutionFinder.Verdict.NO;
    }

    /// The game before any branch.
    private Game outside() {
        return game.rewindTo(game.branches().getFirst().cursor());
    }

    /// The remaining candidates as marks, as a hint writes them that takes a candidate away.
    private Optional<Move> crossedOut(Change.Digit supposed, Position before) {
        int cell = supposed.cell();
        var marks = before.square(cell).candidates();
        var candidates = marks.isEmpty()
                ? Board.of(game.puzzle(), CandidateReading.withoutMarks(before)).candidates(cell)
                : marks;
        var left = candidates.without(supposed.digit());
        return left.equals(candidates) || left.equals(Digits.NONE)
                ? Optional.empty()
                : Optional.of(Move.of(new Change.Candidates(cell, left)));
    }

    private Optional<Refutation> refuted(Position position, int near, Cells inner, BooleanSupplier stop) {
        var refutation = new Refuter(techniques, stop).refute(Board.of(game.puzzle(), position), near, inner);
        return refutation.end().key().equals(Contradiction.SEARCHED) ? Optional.empty() : Optional.of(refutation);
    }

    /// @param look at the digits up to a level, beside cells with digits of inner branches
    private Optional<Death> outermost(BiFunction<Position, Cells, Optional<Refutation>> look) {
        return IntStream.rangeClosed(0, game.branches().size())
                .boxed()
                .flatMap(level ->
                        look.apply(digitsUpTo(level), within(level)).map(why -> new Death(level, why)).stream())
                .findFirst();
    }

    /// The digits that were written outside of branches or in branches up to a level, without marks.
    private Position digitsUpTo(int level) {
        var position = game.position();
        return new Position(IntStream.range(0, game.puzzle().cellCount())
                .mapToObj(cell ->
                        game.levelOf(cell) <= level ? Square.BLANK.withDigit(position.digit(cell)) : Square.BLANK)
                .toList());
    }

    /// The cells that show a digit of a branch within a level.
    private Cells within(int level) {
        var position = game.position();
        return Cells.of(IntStream.range(0, game.puzzle().cellCount())
                .filter(cell ->
                        game.levelOf(cell) > level && !position.square(cell).isEmpty()));
    }

    /// The cells with a digit, those first that the innermost branch began with.
    private IntStream filled(Position position) {
        var began = game.branches().isEmpty()
                ? IntStream.empty()
                : game.branches().getLast().began().stream().mapToInt(Change.Digit::cell);
        return Stream.of(began, IntStream.range(0, position.squares().size()))
                .flatMapToInt(Function.identity())
                .filter(cell -> !position.square(cell).isEmpty());
    }
}
