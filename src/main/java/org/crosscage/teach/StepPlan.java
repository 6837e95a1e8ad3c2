package org.crosscage.teach;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.crosscage.core.logic.Premise;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;

/// The way through a puzzle that its techniques find when they look ahead, with what each step rests on. Digits come in
/// the order in which a person would find them: of several that are as simple, the nearest to the one before, then the
/// one that needs the fewest removals. Which removals come to nothing is seen in the end only.
final class StepPlan {

    /// Up to this tier a person sees all that is open, whichever the technique is.
    private static final Tier SEEN_AT_ONCE = Tier.EASY;
    /// What a proof above this tier can do without takes too long to find out.
    private static final Tier LOOSENED = Tier.MEDIUM;

    private final List<Technique> techniques;
    private final Board board;
    private final List<Planned> steps = new ArrayList<>();
    private final CellChanges changes;
    private final BitSet needed = new BitSet();
    private final Nearness nearness;

    /// A step of the plan.
    ///
    /// @param needs the steps before it without which its proof does not hold, by their places in the plan
    /// @param all those that changed something that its proof names
    /// @param before the candidates of all cells when it was found
    /// @param removed the candidates that it took from each cell
    record Planned(Step step, BitSet needs, BitSet all, long[] before, long[] removed) {

        boolean places() {
            return !step.placements().isEmpty();
        }

        /// Whether a board shows what was seen when the step was found: the candidates of the cells of its proof and of
        /// those that change, and which cells are open in all that it speaks of, since it may count them.
        boolean isSeenOn(Board board) {
            var reason = step.reason();
            return reason.premises().stream().allMatch(premise -> isSame(board, premise.cell()))
                    && step.changedCells().stream().allMatch(cell -> isSame(board, cell))
                    && reason.constraints().stream()
                            .flatMapToInt(constraint -> constraint.cells().stream())
                            .allMatch(
                                    cell -> Long.bitCount(before[cell]) == 1 == (Long.bitCount(board.bits(cell)) == 1));
        }

        private boolean isSame(Board board, int cell) {
            return board.bits(cell) == before[cell];
        }
    }

    private StepPlan(Board board, List<Technique> techniques) {
        this.techniques = techniques;
        this.board = board;
        this.changes = new CellChanges(board.puzzle().cellCount());
        this.nearness = new Nearness(board.puzzle());
    }

    /// As far as the techniques come.
    ///
    /// @param board not changed
    static StepPlan of(Board board, List<Technique> techniques, BooleanSupplier stop) {
        var plan = new StepPlan(board.copy(), techniques);
        plan.board.until(stop, plan::lookAhead);
        return plan;
    }

    List<Planned> steps() {
        return steps;
    }

    /// The steps that digits of the plan rest on, and those that place them.
    BitSet needed() {
        return (BitSet) needed.clone();
    }

    private void lookAhead() {
        while (board.openCount() > 0 && !board.isDead()) {
            var open = simplest();
            if (open.isEmpty()) {
                return;
            }
            var placing =
                    open.stream().filter(step -> !step.placements().isEmpty()).toList();
            var first = open.getFirst().technique();
            if (!placing.isEmpty()) {
                take(List.of(nearest(placing)));
            } else if (first.tier().compareTo(SEEN_AT_ONCE) <= 0) {
                // which comes first makes no difference, because each is told when it is used
                take(open.stream()
                        .filter(step -> step.technique().equals(first))
                        .toList());
            } else {
                take(List.of(nearest(open)));
            }
        }
    }

    /// All that the techniques of the easiest tier find that find something; of hard ones, what the first of them does.
    private List<Step> simplest() {
        var open = new ArrayList<Step>();
        for (var technique : techniques) {
            if (!open.isEmpty()) {
                var tier = open.getFirst().technique().tier();
                if (technique.tier() != tier || tier.compareTo(SEEN_AT_ONCE) > 0) {
                    return open;
                }
            }
            board.goOn();
            open.addAll(technique.find(board));
        }
        return open;
    }

    private Step nearest(List<Step> open) {
        int rank = open.stream().mapToInt(nearness::rank).min().orElseThrow();
        return open.stream()
                .filter(step -> nearness.rank(step) == rank)
                .min(Comparator.comparingInt(this::newNeeds).thenComparingInt(nearness::distance))
                .orElseThrow();
    }

    /// How many steps it needs that nothing before it does.
    private int newNeeds(Step step) {
        var needs = closure(premisesFrom(step));
        needs.andNot(needed);
        return needs.cardinality();
    }

    /// @param wave found on the board as it is
    private void take(List<Step> wave) {
        long[] before = CellChanges.candidates(board);
        var all = wave.stream().map(this::premisesFrom).toList();
        var needs = IntStream.range(0, wave.size())
                .mapToObj(i -> loosened(wave.get(i), all.get(i)))
                .toList();
        for (int i = 0; i < wave.size(); i++) {
            if (changesSomething(wave.get(i))) {
                apply(wave.get(i), closure(needs.get(i)), closure(all.get(i)), before);
            }
        }
    }

    private boolean changesSomething(Step step) {
        return step.placements().stream().anyMatch(placed -> !board.isPlaced(placed.cell()))
                || step.eliminations().stream()
                        .anyMatch(gone -> !board.isPlaced(gone.cell())
                                && board.candidates(gone.cell()).intersects(gone.digits()));
    }

    private void apply(Step step, BitSet needs, BitSet all, long[] before) {
        int index = steps.size();
        long[] removed = changes.apply(step, index, board);
        steps.add(new Planned(step, needs, all, before, removed));
        if (!step.placements().isEmpty()) {
            needed.or(needs);
            needed.set(index);
            nearness.moveTo(step.placements().getLast().cell());
        }
    }

    /// The steps that changed the cells of a proof.
    private BitSet premisesFrom(Step step) {
        return changes.behind(step.reason().premises(), steps.size());
    }

    /// Of some steps those without which a proof does not hold, as far as that can be seen quickly. What is needed
    /// anyway stays.
    private BitSet loosened(Step step, BitSet from) {
        if (step.technique().tier().compareTo(LOOSENED) > 0) {
            return from;
        }
        var kept = (BitSet) from.clone();
        from.stream()
                .filter(index -> !needed.get(index) && !steps.get(index).places())
                .boxed()
                .sorted(Comparator.reverseOrder())
                .forEach(index -> {
                    kept.clear(index);
                    if (!Proof.holds(step, premises(step, kept), board.puzzle().digits())) {
                        kept.set(index);
                    }
                });
        return kept;
    }

    /// What is known of the cells of a proof when only some steps have been done.
    private List<Premise> premises(Step step, BitSet done) {
        return step.reason().premises().stream()
                .map(premise -> changes.isFilled(premise.cell()) ? premise : premise(premise, done))
                .toList();
    }

    private Premise premise(Premise premise, BitSet done) {
        long bits = premise.digits().bits();
        for (int index : changes.narrowedBy(premise.cell())) {
            bits |= done.get(index) ? 0 : steps.get(index).removed()[premise.cell()];
        }
        return new Premise(premise.cell(), new Digits(bits));
    }

    /// With all that these need in turn.
    private BitSet closure(BitSet direct) {
        var all = (BitSet) direct.clone();
        direct.stream().forEach(index -> all.or(steps.get(index).needs()));
        return all;
    }
}
