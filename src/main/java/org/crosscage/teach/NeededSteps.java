package org.crosscage.teach;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Thoughts;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.teach.StepPlan.Planned;

/// The steps to the digits of a puzzle as a person would take them, who stays in one place until nothing more is found
/// there, and rules a candidate out when that is used: the digits of a [StepPlan], each behind those of its removals
/// that were not done yet. Every step is found again on a board on which nothing else was done, so that its reason is
/// about what is seen there. What no later step names is left out.
final class NeededSteps {

    /// Harder techniques are not tried in place of one that finds its step no more: they take too long.
    private static final Tier QUICK = Tier.MEDIUM;

    private final Board board;
    private final List<Technique> techniques;
    private final Teaching teaching;
    private final BooleanSupplier stop;
    private final List<Step> taken = new ArrayList<>();

    private NeededSteps(Board board, List<Technique> techniques, BooleanSupplier stop) {
        this.board = board;
        this.techniques = techniques;
        this.teaching = new Teaching(techniques, true, true);
        this.stop = stop;
    }

    /// In order, each with its reason read.
    ///
    /// @param board not changed
    /// @return what is told at once: a step, or some that are one thought
    static List<List<Step>> of(Board board, List<Technique> techniques, BooleanSupplier stop) {
        var steps = new NeededSteps(board.copy(), techniques, stop);
        steps.board.until(stop, steps::run);
        return Thoughts.of(steps.used());
    }

    /// Without removals in cells that no later step names.
    private List<Step> used() {
        var used = new ArrayDeque<Step>();
        var named = new BitSet();
        for (var step : taken.reversed()) {
            if (!step.placements().isEmpty() || step.changedCells().stream().anyMatch(named::get)) {
                used.addFirst(step);
                // what rests on a digit rests on nothing that was removed from its cell before
                step.placements().forEach(placed -> named.clear(placed.cell()));
                step.reason().premises().forEach(premise -> named.set(premise.cell()));
                step.eliminations().forEach(gone -> named.set(gone.cell()));
            }
        }
        return List.copyOf(used);
    }

    /// Goes on until no technique places a digit any more. Where a step of the plan is not found again, a new plan is
    /// made of the board as it is then, behind the simplest step if nothing of the old one was found.
    private void run() {
        boolean goesOn = true;
        while (goesOn && board.openCount() > 0 && !stop.getAsBoolean()) {
            int before = board.changes();
            var plan = StepPlan.of(board, techniques, stop);
            new PlanRun(plan).run();
            goesOn = plan.needed().cardinality() > 0 && (board.changes() > before || takeSimplest());
        }
    }

    private boolean takeSimplest() {
        var simplest = new RuleEngine(techniques).next(board);
        simplest.ifPresent(step -> take(step));
        return simplest.isPresent();
    }

    private void take(Step step) {
        var told = HintStep.whole(step, board, teaching);
        told.reason();
        told.applyTo(board);
        taken.add(told);
    }

    /// One plan being carried out.
    private final class PlanRun {

        private final List<Planned> steps;
        private final BitSet needed;
        private final BitSet done = new BitSet();

        private PlanRun(StepPlan plan) {
            this.steps = plan.steps();
            this.needed = plan.needed();
        }

        /// Ends early where a step is not found again.
        private void run() {
            for (int index = 0; index < steps.size() && !stop.getAsBoolean(); index++) {
                var planned = steps.get(index);
                if (planned.places() && !done.get(index) && !(doAll(planned.needs()) && doOne(index))) {
                    return;
                }
            }
        }

        private boolean doAll(BitSet indices) {
            return indices.stream().allMatch(index -> done.get(index) || doOne(index));
        }

        private boolean doOne(int index) {
            var planned = steps.get(index);
            if (!planned.places()) {
                placeWhatIsLeft();
            }
            needed.clear(index);
            done.set(index);
            if (isNothingNew(planned.step())) {
                return true;
            }
            var found = again(planned);
            found.ifPresent(NeededSteps.this::take);
            return found.isPresent() || isNothingNew(planned.step());
        }

        /// Digits that a removal has left alone in their cells are placed before the next removal. The plan places them
        /// later.
        private void placeWhatIsLeft() {
            if (taken.isEmpty() || !taken.getLast().placements().isEmpty()) {
                return;
            }
            var cells = taken.getLast().changedCells();
            for (var step = leftAlone(cells); step.isPresent(); step = leftAlone(cells)) {
                take(step.get());
                done.or(placing(step.get()));
                needed.andNot(done);
            }
        }

        /// In the words of the simplest technique that places one.
        private Optional<Step> leftAlone(Cells cells) {
            var alone = cells.filter(
                    cell -> !board.isPlaced(cell) && board.candidates(cell).size() == 1);
            return alone.isEmpty()
                    ? Optional.empty()
                    : techniques.stream()
                            .filter(technique -> technique.tier() == Tier.GENTLE)
                            .flatMap(technique -> technique.find(board).stream())
                            .filter(step -> !step.placements().isEmpty() && alone.containsAll(step.changedCells()))
                            .findFirst();
        }

        private BitSet placing(Step step) {
            var placing = new BitSet();
            IntStream.range(0, steps.size())
                    .filter(i -> steps.get(i).step().placements().equals(step.placements()))
                    .forEach(placing::set);
            return placing;
        }

        private Optional<Step> again(Planned planned) {
            var step = planned.step();
            if (planned.isSeenOn(board)) {
                return Optional.of(step);
            }
            return find(step, List.of(step.technique())).or(() -> {
                // more than the proof needs, all that it names
                if (!doAll(planned.all()) || isNothingNew(step)) {
                    return Optional.empty();
                }
                return find(step, quick(step));
            });
        }

        private List<Technique> quick(Step step) {
            var tier = step.technique().tier();
            return techniques.stream()
                    .filter(each ->
                            each.tier().compareTo(tier) <= 0 && each.tier().compareTo(QUICK) <= 0)
                    .toList();
        }

        private Optional<Step> find(Step wanted, List<Technique> among) {
            return among.stream()
                    .flatMap(technique -> technique.find(board).stream())
                    .filter(step -> isDoneBy(step, wanted))
                    .findFirst();
        }
    }

    /// Whether a step places what another one does, and removes what that one still would.
    private boolean isDoneBy(Step step, Step wanted) {
        return step.placements().containsAll(wanted.placements())
                && (!wanted.placements().isEmpty() || step.includes(stillOpen(wanted)));
    }

    private Step stillOpen(Step wanted) {
        var open = Step.of(wanted.technique());
        wanted.eliminations().forEach(gone -> open.eliminate(gone.digits(), gone.cell(), board));
        return open.because(board, wanted::reason);
    }

    private boolean isNothingNew(Step step) {
        return step.placements().stream().allMatch(placed -> board.isPlaced(placed.cell()))
                && stillOpen(step).eliminations().isEmpty();
    }
}
