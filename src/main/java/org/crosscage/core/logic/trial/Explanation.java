package org.crosscage.core.logic.trial;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.crosscage.core.logic.Link;
import org.crosscage.core.logic.NeededUnits;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;

/// Picks from the trail of an iteration what its end rests on, and no more: backwards from the end, each constraint
/// is asked again with digits put back as long as it still says the same. What was put back needs no explaining.
final class Explanation {

    private final Puzzle puzzle;
    private final Iteration trail;
    private final long[] needed;
    private final Cells[] from;
    private final Map<Integer, List<Constraint>> by = new HashMap<>();

    Explanation(Puzzle puzzle, Iteration trail) {
        this.puzzle = puzzle;
        this.trail = trail;
        this.needed = new long[trail.events()];
        this.from = new Cells[trail.events()];
        Arrays.fill(from, Cells.NONE);
    }

    /// Why the iteration failed: the last link leaves nothing.
    List<Link> ofFailure() {
        int rule = trail.failed();
        int failure = trail.events();
        var cited = cite(failure, rule, failure, -1, 0);
        var links = links();
        int end = cited.isEmpty() ? trail.cells(rule)[0] : cited.get(cited.size() - 1);
        var before = new Digits(trail.base(end) & ~gone(end));
        links.add(new Link(cited, Objects.requireNonNull(by.get(failure)), end, Digits.NONE, before));
        return links;
    }

    /// Why a cell has lost some digits.
    List<Link> of(int cell, long gone) {
        for (int event = 0; event < trail.events(); event++) {
            if (trail.cell(event) == cell) {
                needed[event] |= trail.gone(event) & gone;
            }
        }
        return links();
    }

    private long gone(int cell) {
        long gone = 0;
        for (int event = 0; event < needed.length; event++) {
            gone |= trail.cell(event) == cell ? needed[event] : 0;
        }
        return gone;
    }

    private List<Link> links() {
        for (int event = trail.events() - 1; event >= 0; event--) {
            if (needed[event] != 0 && trail.rule(event) != Iteration.SUPPOSED) {
                from[event] = cite(event, trail.rule(event), trail.since(event), trail.cell(event), needed[event]);
            }
        }
        var links = new ArrayList<Link>();
        var left = new HashMap<Integer, Long>();
        for (int event = 0; event < trail.events(); event++) {
            boolean supposed = trail.rule(event) == Iteration.SUPPOSED;
            long gone = supposed ? trail.gone(event) : needed[event];
            if (gone != 0 || supposed) {
                int cell = trail.cell(event);
                long now = left.getOrDefault(cell, trail.base(cell)) & ~gone;
                left.put(cell, now);
                links.add(new Link(
                        from[event],
                        supposed ? List.of() : Objects.requireNonNull(by.get(event)),
                        cell,
                        new Digits(now),
                        new Digits(gone)));
            }
        }
        return links;
    }

    /// Finds removals before a moment that are enough for a rule to say something, and marks them as needed.
    ///
    /// @param event what is explained
    /// @param until only what happened before this
    /// @param cell that loses digits, or -1 when the rule cannot be met
    /// @return the cells of those removals
    private Cells cite(int event, int rule, int until, int cell, long gone) {
        int[] cells = trail.cells(rule);
        long[] now = new long[cells.length];
        int[] latest = new int[cells.length];
        for (int i = 0; i < cells.length; i++) {
            now[i] = trail.base(cells[i]);
            for (int earlier = 0; earlier < until; earlier++) {
                if (trail.cell(earlier) == cells[i]) {
                    now[i] &= ~trail.gone(earlier);
                    latest[i] = earlier + 1;
                }
            }
        }
        int[] latestFirst = IntStream.range(0, cells.length)
                .boxed()
                .sorted(Comparator.comparingInt(i -> -latest[i]))
                .mapToInt(Integer::intValue)
                .toArray();
        for (int i : latestFirst) {
            putBack(i, rule, now, cell, gone);
        }
        int position = IntStream.range(0, cells.length)
                .filter(i -> cells[i] == cell)
                .findFirst()
                .orElse(-1);
        by.put(event, NeededUnits.of(puzzle, trail.constraint(rule), now, position, gone));
        var cited = new ArrayList<Integer>();
        for (int i = 0; i < cells.length; i++) {
            long missing = trail.base(cells[i]) & ~now[i];
            if (missing != 0) {
                cited.add(cells[i]);
                mark(cells[i], missing, until);
            }
        }
        return Cells.of(cited.stream().mapToInt(Integer::intValue));
    }

    private void mark(int cell, long missing, int until) {
        for (int event = 0; event < until; event++) {
            if (trail.cell(event) == cell) {
                needed[event] |= trail.gone(event) & missing;
            }
        }
    }

    private void putBack(int i, int rule, long[] now, int cell, long gone) {
        long before = now[i];
        long missing = trail.base(trail.cells(rule)[i]) & ~before;
        now[i] |= missing;
        if (missing == 0 || says(rule, now, cell, gone)) {
            return;
        }
        now[i] = before;
        for (; missing != 0; missing &= missing - 1) {
            long one = Long.lowestOneBit(missing);
            now[i] |= one;
            if (!says(rule, now, cell, gone)) {
                now[i] &= ~one;
            }
        }
    }

    private boolean says(int rule, long[] now, int cell, long gone) {
        long[] narrowed = now.clone();
        if (!trail.filtering(rule).narrow(narrowed)) {
            return true;
        }
        int[] cells = trail.cells(rule);
        for (int i = 0; cell >= 0 && i < cells.length; i++) {
            if (cells[i] == cell) {
                return (narrowed[i] & gone) == 0;
            }
        }
        return false;
    }
}
