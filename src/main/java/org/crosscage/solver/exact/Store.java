package org.crosscage.solver.exact;

import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/// The domains of all cells, a trail to take changes back, and the queue of rules that have something new to look
/// at.
///
/// A domain is a bit mask in which bit `i` stands for the i-th smallest digit of the puzzle. Behind the domains lie
/// counters that rules keep, taken back by the same trail. Along one branch every entry of the trail took at least
/// one digit or layout away, so its length is bounded by the puzzle, not by the search.
final class Store {

    static final int NOTHING_BROKEN = -1;
    static final int STOPPED = -2;

    private static final int QUICK_RULES_BETWEEN_STOP_CHECKS = 64;

    private final int cellCount;
    private final long[] words;
    private final List<Rule> rules;
    private final int[][] rulesOf;
    private final BooleanSupplier stop;
    private final RuleQueue quick;
    private final RuleQueue thorough;
    private final boolean[] isThorough;

    private int[] trailWord = new int[256];
    private long[] trailOld = new long[256];
    private int trailLength;
    private int running = -1;
    private int untilStopCheck = QUICK_RULES_BETWEEN_STOP_CHECKS;
    private boolean stopped;

    /// @param domains at the start
    /// @param counters at the start
    Store(long[] domains, long[] counters, List<Rule> rules, BooleanSupplier stop) {
        this.cellCount = domains.length;
        this.words = Arrays.copyOf(domains, domains.length + counters.length);
        System.arraycopy(counters, 0, words, domains.length, counters.length);
        this.rules = rules;
        this.rulesOf = rulesOf(domains.length, rules);
        this.stop = stop;
        this.quick = new RuleQueue(rules.size());
        this.thorough = new RuleQueue(rules.size());
        this.isThorough = new boolean[rules.size()];
        for (int rule = 0; rule < rules.size(); rule++) {
            isThorough[rule] = rules.get(rule).isThorough();
            enqueue(rule);
        }
    }

    private static int[][] rulesOf(int cellCount, List<Rule> rules) {
        var counts = new int[cellCount];
        rules.forEach(rule -> Arrays.stream(rule.cells()).forEach(cell -> counts[cell]++));
        var rulesOf = new int[cellCount][];
        Arrays.setAll(rulesOf, cell -> new int[counts[cell]]);
        for (int rule = rules.size() - 1; rule >= 0; rule--) {
            for (int cell : rules.get(rule).cells()) {
                rulesOf[cell][--counts[cell]] = rule;
            }
        }
        return rulesOf;
    }

    int cellCount() {
        return cellCount;
    }

    /// In how many rules a cell is, at least 1.
    long degree(int cell) {
        return Math.max(1, rulesOf[cell].length);
    }

    int[] cellsOf(int rule) {
        return rules.get(rule).cells();
    }

    long domain(int cell) {
        return words[cell];
    }

    boolean isSingle(int cell) {
        return (words[cell] & words[cell] - 1) == 0;
    }

    /// Whether some cell has no digit left; asked once, at the start, because a rule notices everything later.
    boolean isDead() {
        return Arrays.stream(words, 0, cellCount).anyMatch(domain -> domain == 0);
    }

    long counter(int counter) {
        return words[cellCount + counter];
    }

    void setCounter(int counter, long value) {
        set(cellCount + counter, value);
    }

    /// Keeps only these digits of a cell's domain, and wakes the rules of the cell except the running one.
    ///
    /// @return whether the domain still has a digit
    boolean keep(int cell, long mask) {
        long old = words[cell];
        long kept = old & mask;
        if (kept == old) {
            return true;
        }
        set(cell, kept);
        for (int rule : rulesOf[cell]) {
            enqueue(rule);
        }
        return kept != 0;
    }

    /// Runs the queued rules until nothing changes.
    ///
    /// @return [#NOTHING_BROKEN], [#STOPPED], or the index of a rule that cannot be met
    int propagate() {
        int broken = NOTHING_BROKEN;
        while (broken == NOTHING_BROKEN && !(quick.isEmpty() && thorough.isEmpty())) {
            if (isStopped()) {
                broken = STOPPED;
            } else {
                running = (quick.isEmpty() ? thorough : quick).remove();
                broken = rules.get(running).narrow(this) ? NOTHING_BROKEN : running;
                running = -1;
            }
        }
        if (broken != NOTHING_BROKEN) {
            quick.clear();
            thorough.clear();
        }
        return broken;
    }

    /// Where the trail is now, for [#takeBackTo(int)].
    int mark() {
        return trailLength;
    }

    void takeBackTo(int mark) {
        while (trailLength > mark) {
            trailLength--;
            words[trailWord[trailLength]] = trailOld[trailLength];
        }
    }

    private void set(int word, long value) {
        if (trailLength == trailWord.length) {
            trailWord = Arrays.copyOf(trailWord, 2 * trailLength);
            trailOld = Arrays.copyOf(trailOld, 2 * trailLength);
        }
        trailWord[trailLength] = word;
        trailOld[trailLength] = words[word];
        trailLength++;
        words[word] = value;
    }

    private void enqueue(int rule) {
        if (rule != running) {
            (isThorough[rule] ? thorough : quick).add(rule);
        }
    }

    /// Asks before each costly rule, and now and then before the others.
    private boolean isStopped() {
        if (--untilStopCheck <= 0 || quick.isEmpty()) {
            untilStopCheck = QUICK_RULES_BETWEEN_STOP_CHECKS;
            stopped |= stop.getAsBoolean();
        }
        return stopped;
    }
}
