package org.crosscage.teach;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;
import org.crosscage.teach.StepPlan.Planned;

/// The steps to the digits of a puzzle as a person would take them, who stays in one place until nothing more is found
/// there, and rules a candidate out when that is used: the digits of a [StepPlan], each behind those of its removals
/// that were not done yet. Every step is found again on a board on which nothing else was done, so that its reason is
/// about what is seen there. What no later step names is left out.
final class NeededSteps {

    /// Harder techniques are not tried in place of one that finds its step no more: they take too long.
    private static final Tier QUICK = Tier.MEDIUM;

    /// A removal up to this tier, from so many cells and by one argument, is one thought with the digit that it leaves.
    private static final Tier SMALL = Tier.EASY;
    private static final int FEW_CELLS = 3;

    private final Board board;
    private final List<Technique> techniques;
    private final Teaching teaching;
    private final BooleanSupplier stop;
    private final List<Taken> taken = new ArrayList<>();

    /// One thought: a step, or a small removal and the digit that it leaves.
    ///
    /// @param isBottleneck whether everything else that leads on is harder
    record Thought(List<Step> steps, boolean isBottleneck) {

        Thought {
            steps = List.copyOf(steps);
        }
    }

    private record Taken(Step step, boolean isBottleneck) {

        private boolean places() {
            return !step.placements().isEmpty();
        }

        /// Whether a person who sees this sees the next step at once.
        private boolean leadsTo(Taken next) {
            return !places()
                    && next.places()
                    && step.technique().tier().compareTo(SMALL) <= 0
                    && step.changedCells().size() <= FEW_CELLS
                    && step.reason().thoughts().isEmpty()
                    && next.step.reason().cells().intersects(step.changedCells());
        }
    }

    private NeededSteps(Board board, List<Technique> techniques, BooleanSupplier stop) {
        this.board = board;
        this.techniques = techniques;
        this.teaching = new Teaching(techniques, true, true);
        this.stop = stop;
    }

    /// In order, each with its reason read.
    ///
    /// @param board not changed
    static List<Thought> of(Board board, List<Technique> techniques, BooleanSupplier stop) {
        var steps = new NeededSteps(board.copy(), techniques, stop);
        steps.board.until(stop, steps::run);
        return thoughts(steps.used());
    }

    private static List<Thought> thoughts(List<Taken> all) {
        var thoughts = new ArrayList<Thought>();
        for (int i = 0; i < all.size(); i++) {
            var first = all.get(i);
            if (i + 1 < all.size() && first.leadsTo(all.get(i + 1))) {
                var next = all.get(++i);
                thoughts.add(new Thought(List.of(first.step, next.step), first.isBottleneck || next.isBottleneck));
            } else {
                thoughts.add(new Thought(List.of(first.step), first.isBottleneck));
            }
        }
        return List.copyOf(thoughts);
    }

    /// Without removals in cells that no later step names.
    private List<Taken> used() {
        var used = new ArrayDeque<Taken>();
        var named = new BitSet();
        for (var each : taken.reversed()) {
            var step = each.step();
            if (each.places() || step.changedCells().stream().anyMatch(named::get)) {
                used.addFirst(each);
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
        simplest.ifPresent(step -> take(step, false));
        return simplest.isPresent();
    }

    private void take(Step step, boolean isBottleneck) {
        var told = HintStep.whole(step, board, teaching);
        told.reason();
        told.applyTo(board);
        taken.add(new Taken(told, isBottleneck));
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
                if (planned.places() && !(doAll(planned.needs()) && doOne(index))) {
                    return;
                }
            }
        }

        private boolean doAll(BitSet indices) {
            return indices.stream().allMatch(index -> done.get(index) || doOne(index));
        }

        private boolean doOne(int index) {
            var planned = steps.get(index);
            boolean isFirst = needed.nextSetBit(0) == index;
            needed.clear(index);
            done.set(index);
            if (isNothingNew(planned.step())) {
                return true;
            }
            var found = again(planned);
            found.ifPresent(step -> take(step, isFirst && planned.isBottleneck()));
            return found.isPresent() || isNothingNew(planned.step());
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
                return find(step, quick(step)).or(() -> Optional.of(step).filter(_ -> planned.isProvedOn(board)));
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
