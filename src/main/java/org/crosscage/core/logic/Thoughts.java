package org.crosscage.core.logic;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.crosscage.core.model.Cells;

/// Steps of which each rests on those before it, put together to what a person sees at once: a few small removals and
/// the digit that they leave, or the small removal that they lead to, without looking elsewhere.
///
/// A removal leads to what comes behind it when that rests on it, and when all of them change the same cell, or a cell
/// of the same run, cage or line. What leads to another removal is of use for nothing else.
public final class Thoughts {

    /// More are not seen at once.
    private static final int MOST_STEPS = 4;

    /// A removal up to this tier, from so many cells and said in so many parts, is a small one.
    private static final Tier SMALL = Tier.EASY;

    private static final int FEW_CELLS = 3;
    private static final int FEW_PARTS = 2;

    /// Nor are more parts than these followed at once, those of all removals together.
    private static final int MOST_PARTS = 3;

    private static final int NEVER = -1;

    private final List<Step> steps;
    private final int[] lastUses;

    private Thoughts(List<Step> steps) {
        this.steps = steps;
        this.lastUses = lastUses(steps);
    }

    /// @param steps in order
    /// @return the same in the same order
    public static List<List<Step>> of(List<Step> steps) {
        return new Thoughts(steps).all();
    }

    private List<List<Step>> all() {
        var thoughts = new ArrayDeque<List<Step>>();
        int end = steps.size();
        while (end > 0) {
            int start = end - 1;
            while (start > 0 && leads(start - 1, steps.subList(start, end), end)) {
                start--;
            }
            thoughts.addFirst(List.copyOf(steps.subList(start, end)));
            end = start;
        }
        return List.copyOf(thoughts);
    }

    /// @param behind the rest of the thought
    /// @param end the place behind it
    private boolean leads(int index, List<Step> behind, int end) {
        var step = steps.get(index);
        if (behind.size() == MOST_STEPS
                || !isSmall(step)
                || parts(step) + behind.stream().mapToInt(Thoughts::parts).sum() > MOST_PARTS
                || behind.stream().noneMatch(next -> restsOn(next, step))) {
            return false;
        }
        var goal = behind.getLast();
        return goal.placements().isEmpty()
                ? isSmall(goal) && lastUses[index] < end && areInOnePlace(step, behind)
                : behind.size() == 1 || isEasy(goal) && areInOnePlace(step, behind);
    }

    /// A digit is no part, nor what is told of it: it comes last.
    private static int parts(Step step) {
        return step.placements().isEmpty()
                ? Math.max(1, step.reason().thoughts().size())
                : 0;
    }

    private static boolean isSmall(Step step) {
        return step.placements().isEmpty()
                && isEasy(step)
                && step.changedCells().size() <= FEW_CELLS
                && step.reason().thoughts().size() <= FEW_PARTS;
    }

    private static boolean isEasy(Step step) {
        return step.technique().tier().compareTo(SMALL) <= 0;
    }

    /// Whether a step speaks of a cell that one before it changes.
    public static boolean restsOn(Step step, Step before) {
        return step.reason().cells().intersects(before.changedCells());
    }

    private static boolean areInOnePlace(Step first, List<Step> others) {
        var all = Stream.concat(Stream.of(first), others.stream()).toList();
        return !all.stream()
                        .map(Step::changedCells)
                        .reduce(Cells::intersect)
                        .orElse(Cells.NONE)
                        .isEmpty()
                || all.stream()
                        .flatMap(step -> step.reason().constraints().stream())
                        .anyMatch(place ->
                                all.stream().allMatch(step -> place.cells().intersects(step.changedCells())));
    }

    /// Of each removal the place of the last step that speaks of what it takes, before the cell is filled.
    private static int[] lastUses(List<Step> steps) {
        int[] lastUses = new int[steps.size()];
        Map<Integer, Integer> spokenOf = new HashMap<>();
        for (int i = steps.size() - 1; i >= 0; i--) {
            var step = steps.get(i);
            lastUses[i] = step.eliminations().stream()
                    .mapToInt(gone -> spokenOf.getOrDefault(gone.cell(), NEVER))
                    .max()
                    .orElse(NEVER);
            step.placements().forEach(placed -> spokenOf.remove(placed.cell()));
            for (var premise : step.reason().premises()) {
                spokenOf.merge(premise.cell(), i, Math::max);
            }
        }
        return lastUses;
    }
}
