package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.FindingsCache;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// A digit is too large for a sum or product clue when even the least of the other cells takes it past the target,
/// too small when even the most of them stays below it. Of these, cells that cannot be alike differ, and the digits
/// of a product divide it. What the cells of a clue lose at one end is one step, as long as the others make few
/// different things beside them; of a clue of two cells that is so of both ends together.
public record Bounds() implements Technique {

    /// Where the others make more different things than these, a step of all would be too much to read.
    private static final int MOST_RESTS = 3;

    /// One thought has so many words, about, and so many of a clue of two cells.
    private static final int WORDS = 17;

    private static final int WORDS_OF_TWO = 13;

    @Override
    public String id() {
        return "bounds";
    }

    @Override
    public Tier tier() {
        return Tier.EASY;
    }

    @Override
    public int weight() {
        return 16;
    }

    @Override
    public List<Step> find(Board board) {
        var clues = board.puzzle().clues();
        return FindingsCache.ofClues(this, board).work((i, steps) -> {
            var clue = clues.get(i);
            boolean counts = clue.operation() == Operation.ADD || clue.operation() == Operation.MULTIPLY;
            if (counts && clue.cells().size() > 1) {
                find(clue, board, steps);
            }
        });
    }

    /// The combinations of the clue, or its layouts, where they are few. Of a sum of two cells, what the other
    /// one makes is said sooner than several of them.
    @Override
    public Optional<Step> plainer(Step step, Board board, List<Technique> among) {
        var clue = clue(step);
        var live = LiveClues.of(board);
        var combinations = live.combinations(live.indexOf(clue));
        boolean isSumOfTwo = clue.operation() == Operation.ADD && clue.cells().size() == 2;
        if (!combinations.isKnown() || combinations.size() > (isSumOfTwo ? 1 : LiveClues.FEW_COMBINATIONS)) {
            return Optional.empty();
        }
        return Stream.<Class<? extends Technique>>of(KillerCombination.class, Layout.class)
                .flatMap(type -> among.stream().filter(type::isInstance))
                .flatMap(technique -> technique.find(board).stream())
                .filter(other -> other.includes(step) && clue(other).equals(clue) && isListed(other))
                .findFirst();
    }

    @Override
    public Step briefly(Step step, Board board) {
        int thoughts = Math.max(1, step.reason().thoughts().size());
        return FactorReason.told(step, thoughts * (clue(step).cells().size() == 2 ? WORDS_OF_TWO : WORDS), board);
    }

    private static boolean isListed(Step step) {
        return !(step.technique() instanceof Layout)
                || step.reason().facts().get("layouts") instanceof Fact.OfLayouts layouts
                        && layouts.layouts().size() <= LiveClues.FEW_COMBINATIONS;
    }

    private static Arithmetic clue(Step step) {
        return step.reason().constraints().stream()
                .filter(Arithmetic.class::isInstance)
                .map(Arithmetic.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private void find(Arithmetic clue, Board board, List<Step> steps) {
        var reach = new Reach(clue, board);
        var tooLarge = bounds(reach, true);
        var tooSmall = bounds(reach, false);
        if (clue.cells().size() == 2) {
            add(Stream.concat(tooLarge.stream(), tooSmall.stream()).toList(), reach, steps);
        } else {
            addEnd(tooLarge, reach, steps);
            addEnd(tooSmall, reach, steps);
        }
    }

    /// Those cells of the clue that lose something.
    private static List<Bound> bounds(Reach reach, boolean least) {
        var bounds = new ArrayList<Bound>(0);
        var cells = reach.clue().cells();
        for (int i = 0; i < cells.size(); i++) {
            if (!reach.board().isPlaced(cells.get(i))) {
                var bound = Bound.of(reach, cells.get(i), least);
                if (!bound.gone().isEmpty()) {
                    bounds.add(bound);
                }
            }
        }
        return bounds;
    }

    private void addEnd(List<Bound> bounds, Reach reach, List<Step> steps) {
        long[] rests = bounds.stream().mapToLong(Bound::rest).distinct().toArray();
        if (rests.length <= MOST_RESTS) {
            add(bounds, reach, steps);
            return;
        }
        for (long rest : rests) {
            add(bounds.stream().filter(bound -> bound.rest() == rest).toList(), reach, steps);
        }
    }

    private void add(List<Bound> bounds, Reach reach, List<Step> steps) {
        if (bounds.isEmpty()) {
            return;
        }
        var step = Step.of(this);
        var cells = reach.clue().cells();
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.get(i);
            var gone = bounds.stream()
                    .filter(bound -> bound.cell() == cell)
                    .map(Bound::gone)
                    .reduce(Digits.NONE, Digits::union);
            step.eliminate(gone, cell, reach.board());
        }
        steps.add(step.because(reach.board(), () -> new BoundReason(reach, bounds).reason()));
    }

    /// What one cell of a sum or product clue loses because of what the others make.
    ///
    /// @param least whether they make too much even at least, and else too little even at most
    /// @param rest what they make, at least or at most
    /// @param gone the digits for which that leaves no room
    /// @param byLines whether these go only because some of the others share lines
    record Bound(int cell, boolean least, long rest, Digits gone, boolean byLines) {

        /// Where lines count, what goes because of these lines alone is not among what goes.
        ///
        /// @param cell an open one
        static Bound of(Reach reach, int cell, boolean least) {
            var board = reach.board();
            long rest = reach.made(cell, least);
            var gone = new Digits(board.bits(cell) & ~reach.fits(rest, least));
            boolean byLines = !gone.isEmpty() && !reach.clue().allDifferent() && rest != reach.cellByCell(cell, least);
            if (byLines) {
                byLines = (gone.bits() & reach.fits(reach.cellByCell(cell, least), least)) != 0;
                gone = byLines ? Proof.becauseOf(reach.clue(), cell, gone, board) : gone;
            }
            return new Bound(cell, least, rest, gone, byLines);
        }
    }
}
