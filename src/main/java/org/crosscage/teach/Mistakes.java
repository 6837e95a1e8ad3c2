package org.crosscage.teach;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.Move;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Square;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.teach.clue.Contradiction;

/// The hint about what is wrong on a board. Of all that is wrong it speaks of what can be shown in the fewest steps,
/// and rather of what can be shown without thinking other digits away; where nothing is shown by as many steps as are
/// told one by one, it says so and what is wrong all the same.
final class Mistakes {

    /// What takes more than a few steps to show is looked for in no more cells, because it takes time.
    private static final int MOST_FAR = 4;
    /// So many cells do the boards of all suspects have: those of a large grid would not fit into memory.
    private static final int MOST_SQUARES = 1_000_000;

    private final Game game;
    private final Puzzle puzzle;
    private final SolutionFinder finder;
    private final Refuter refuter;
    private final BooleanSupplier stop;

    /// @param techniques easiest first
    /// @param stop as for [Hints#next]
    Mistakes(Game game, SolutionFinder finder, List<Technique> techniques, BooleanSupplier stop) {
        this.game = game;
        this.puzzle = game.puzzle();
        this.finder = finder;
        this.refuter = Refuter.plain(techniques, stop);
        this.stop = stop;
    }

    /// First what can be seen to be wrong, other digits in it or not.
    ///
    /// @param check that found wrong digits
    Hint wrongDigit(Check check) {
        var all = Board.of(puzzle, digits(Cells.NONE));
        var found = check.wrong().stream()
                .flatMap(cell -> Contradiction.standing(all, cell).stream()
                        .map(contradiction -> new Refuter.Refuted(cell, new Refutation(List.of(), contradiction))))
                .findFirst()
                .or(() -> shown(check.wrong().stream()
                        .limit(mostSuspects())
                        .map(cell -> suspect(cell, check.cells().without(cell)))
                        .toList()))
                .orElseGet(() -> {
                    int cell = check.wrong().getFirst();
                    return far(cell, Digits.of(game.position().digit(cell)));
                });
        int cell = found.cell();
        return new Hint.WrongDigit(
                cell,
                game.position().digit(cell),
                found.refutation().where(cell, puzzle),
                found.refutation(),
                game.levelOf(cell),
                Check.cursorBeforeMistakes(game, finder, stop));
    }

    private Optional<Refuter.Refuted> shown(List<Refuter.Suspect> suspects) {
        return refuter.nearest(suspects)
                .or(() -> refuter.further(suspects.stream().limit(MOST_FAR).toList()));
    }

    private int mostSuspects() {
        return Math.max(1, MOST_SQUARES / puzzle.cellCount());
    }

    private Refuter.Suspect suspect(int cell, Cells otherWrong) {
        return new Refuter.Suspect(cell, Board.of(puzzle, digits(otherWrong)), otherWrong);
    }

    /// The marks of a cell are shown to be wrong from them and the digits alone, which are right.
    ///
    /// @param reading that found wrong marks
    /// @param remaining of the game
    /// @param near the player's selection; of what is shown in equally many steps, what is nearest to it
    Hint wrongMarks(CandidateReading reading, SolutionCandidates remaining, OptionalInt near) {
        var cells = reading.wrongMarks().stream()
                .sorted(Comparator.comparingInt(cell -> distance(puzzle.shape(), cell, near.orElse(0))))
                .toList();
        var digits = digits(Cells.NONE);
        var found = shown(cells.stream()
                        .limit(mostSuspects())
                        .map(cell -> new Refuter.Suspect(
                                cell, Board.of(puzzle, digits.with(Map.of(cell, supposed(marks(cell))))), Cells.NONE))
                        .toList())
                .orElseGet(() -> far(cells.getFirst(), marks(cells.getFirst())));
        int cell = found.cell();
        var left = reading.board().candidates(cell);
        var crossedOut = crossedOut(cell, left, remaining);
        boolean wasThere = !crossedOut.isEmpty();
        var missing = wasThere ? crossedOut : left.minus(marks(cell));
        return new Hint.WrongMarks(
                cell,
                cells.size(),
                marks(cell),
                missing,
                wasThere,
                found.refutation().where(cell, puzzle),
                found.refutation(),
                Move.of(new Change.Candidates(cell, marks(cell).union(missing))));
    }

    private Digits marks(int cell) {
        return game.position().square(cell).candidates();
    }

    /// One mark alone is supposed like a digit: no step is told that only takes it for one.
    static Square supposed(Digits marks) {
        return marks.size() == 1 ? Square.BLANK.withDigit(marks.min()) : Square.BLANK.withCandidates(marks);
    }

    /// What the player crossed out last, together with what was crossed out before as far back as it takes to have a
    /// digit among it that is needed. What was ruled out earlier stays so, above all by steps of hints. None where
    /// the cell never had such a digit among its marks.
    ///
    /// @param left the cell's candidates without its marks
    private Digits crossedOut(int cell, Digits left, SolutionCandidates remaining) {
        var gone = Digits.NONE;
        for (var earlier : game.earlierMarks(cell)) {
            gone = gone.union(earlier.intersect(left).minus(marks(cell)));
            if (!remaining.allowed(cell, gone).isEmpty()) {
                return gone;
            }
        }
        return Digits.NONE;
    }

    private Refuter.Refuted far(int cell, Digits digits) {
        boolean proper = finder.count(game, stop) instanceof SolutionCount.One;
        return new Refuter.Refuted(cell, new Refutation(List.of(), Contradiction.far(cell, digits, proper)));
    }

    /// The digits on the board without those of some cells, and without marks.
    private Position digits(Cells emptied) {
        var start = Position.start(puzzle);
        int[] digits = game.position().digits();
        emptied.stream().forEach(cell -> digits[cell] = start.digit(cell));
        return Position.of(digits);
    }

    private static int distance(Shape shape, int cell, int from) {
        return Math.abs(shape.row(cell) - shape.row(from)) + Math.abs(shape.column(cell) - shape.column(from));
    }
}
