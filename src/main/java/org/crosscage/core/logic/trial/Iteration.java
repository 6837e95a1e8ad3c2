package org.crosscage.core.logic.trial;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.crosscage.core.clue.PrintedClues;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;

/// Simple iteration: every clue by all its layouts and every unit by all-different, again and again until nothing
/// changes. First come, first served, so what follows early is found early. Keeps a trail of what went, when and by
/// which constraint. Mutable, used again for one trial after another.
final class Iteration {

    static final int SUPPOSED = -1;
    private static final int NONE = -1;

    private final Filtering[] rules;
    private final int[][] cells;
    private final int[][] rulesAt;
    private final long[] base;
    private final long[] domains;
    private final long[][] scratch;
    private final int[] queue;
    private final boolean[] waiting;
    private int first;
    private int queued;
    private int events;
    private int[] eventCell = new int[64];
    private long[] eventGone = new long[64];
    private int[] eventRule = new int[64];
    private int[] eventSince = new int[64];
    private int failed = NONE;

    Iteration(Puzzle puzzle) {
        this.rules = rules(puzzle).toArray(Filtering[]::new);
        this.cells = new int[rules.length][];
        this.scratch = new long[rules.length][];
        this.rulesAt = new int[puzzle.cellCount()][0];
        for (int rule = 0; rule < rules.length; rule++) {
            cells[rule] = rules[rule].constraint().cells().toArray();
            scratch[rule] = new long[cells[rule].length];
            for (int cell : cells[rule]) {
                rulesAt[cell] = Arrays.copyOf(rulesAt[cell], rulesAt[cell].length + 1);
                rulesAt[cell][rulesAt[cell].length - 1] = rule;
            }
        }
        this.base = new long[puzzle.cellCount()];
        this.domains = new long[base.length];
        this.queue = new int[rules.length];
        this.waiting = new boolean[rules.length];
    }

    private static List<Filtering> rules(Puzzle puzzle) {
        var rules = new ArrayList<Filtering>();
        var matching = new Matching();
        var printed = PrintedClues.of(puzzle);
        for (int i = 0; i < printed.count(); i++) {
            var clue = printed.cells(i).clue();
            if (clue.allDifferent() && printed.combinations(i).isKnown()) {
                rules.add(Filtering.OneOfSets.of(printed.combinations(i), matching));
            } else if (clue.allDifferent()) {
                rules.add(Filtering.Different.of(clue, matching));
            } else if (!printed.cells(i).isTooLarge()) {
                rules.add(Filtering.OneOfLayouts.of(printed.cells(i)));
            }
        }
        for (var unit : puzzle.units()) {
            if (puzzle.clues().stream().noneMatch(clue -> clue.equals(unit))) {
                rules.add(Filtering.Different.of(unit, matching));
            }
        }
        return rules;
    }

    /// Forgets the last trial and starts from a board.
    void start(Board board) {
        for (int cell = 0; cell < base.length; cell++) {
            base[cell] = board.bits(cell);
        }
        System.arraycopy(base, 0, domains, 0, base.length);
        while (queued > 0) {
            next();
        }
        events = 0;
        failed = NONE;
    }

    void suppose(int cell, int digit) {
        long gone = domains[cell] & ~(1L << digit);
        domains[cell] &= 1L << digit;
        remember(cell, gone, SUPPOSED, events);
        wake(cell);
    }

    /// Goes on until nothing changes, until a constraint cannot be met, or until too much has happened.
    ///
    /// @param most how much may happen
    void run(int most) {
        while (queued > 0 && events <= most) {
            int rule = next();
            if (!apply(rule)) {
                failed = rule;
                return;
            }
        }
    }

    /// Whether nothing is left to do.
    boolean isAtRest() {
        return queued == 0 && failed == NONE;
    }

    /// A rule does not wake itself: it has said all it can.
    private boolean apply(int rule) {
        int[] at = cells[rule];
        long[] now = scratch[rule];
        for (int i = 0; i < at.length; i++) {
            now[i] = domains[at[i]];
        }
        if (!rules[rule].narrow(now)) {
            return false;
        }
        int since = events;
        waiting[rule] = true;
        for (int i = 0; i < at.length; i++) {
            long gone = domains[at[i]] & ~now[i];
            if (gone != 0) {
                domains[at[i]] = now[i];
                remember(at[i], gone, rule, since);
                wake(at[i]);
            }
        }
        waiting[rule] = false;
        return true;
    }

    private void wake(int cell) {
        for (int rule : rulesAt[cell]) {
            if (!waiting[rule]) {
                waiting[rule] = true;
                queue[(first + queued++) % queue.length] = rule;
            }
        }
    }

    private int next() {
        int rule = queue[first];
        first = (first + 1) % queue.length;
        queued--;
        waiting[rule] = false;
        return rule;
    }

    private void remember(int cell, long gone, int rule, int since) {
        if (events == eventCell.length) {
            eventCell = Arrays.copyOf(eventCell, 2 * events);
            eventGone = Arrays.copyOf(eventGone, 2 * events);
            eventRule = Arrays.copyOf(eventRule, 2 * events);
            eventSince = Arrays.copyOf(eventSince, 2 * events);
        }
        eventCell[events] = cell;
        eventGone[events] = gone;
        eventRule[events] = rule;
        eventSince[events++] = since;
    }

    /// What is left to the cells.
    long[] domains() {
        return domains.clone();
    }

    /// What the board had left to a cell.
    long base(int cell) {
        return base[cell];
    }

    /// How many things happened, suppositions included.
    int events() {
        return events;
    }

    int cell(int event) {
        return eventCell[event];
    }

    long gone(int event) {
        return eventGone[event];
    }

    /// The rule that did it, or [#SUPPOSED].
    int rule(int event) {
        return eventRule[event];
    }

    /// How much had happened when the rule looked.
    int since(int event) {
        return eventSince[event];
    }

    boolean hasFailed() {
        return failed != NONE;
    }

    /// The rule that could not be met in the last run, -1 for none.
    int failed() {
        return failed;
    }

    Filtering filtering(int rule) {
        return rules[rule];
    }

    Constraint constraint(int rule) {
        return rules[rule].constraint();
    }

    int[] cells(int rule) {
        return cells[rule];
    }
}
