package org.crosscage.analysis;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverResult;

/// Looks for a smallest [Conflict] in a puzzle without solutions.
///
/// Takes clues away and asks a solver whether the rest still has no solution, in halves, after U. Junker,
/// *QuickXplain: preferred explanations and relaxations for over-constrained problems*, AAAI 2004, section 4. What
/// it keeps depends on the order of the clues, so it looks through several orders, and whether there is a
/// [smaller one][SmallestConflict] than the smallest of these. That all digits of a line or run differ is a rule of the
/// kind, and never taken away. A question that meets its limit counts as "has a solution": then the result is still a
/// conflict, though perhaps with a clue too many.
final class ConflictSearch {

    private static final int SHUFFLED_ORDERS = 3;
    private static final long NODES_PER_QUESTION = 20_000;
    /// Nodes for all questions together; a search that has used them keeps what it has.
    private static final long NODES = 200_000;

    private final SolutionFinder finder;
    private final Puzzle puzzle;
    private final BooleanSupplier stop;
    private final List<Integer> givenCells;
    private long nodes;

    ConflictSearch(SolutionFinder finder, Puzzle puzzle, BooleanSupplier stop) {
        this.finder = finder;
        this.puzzle = puzzle;
        this.stop = stop;
        this.givenCells = List.copyOf(puzzle.givens().keySet());
    }

    /// @return a smallest conflict, or one as small as is found within the limits; all clues and givens when the search
    /// was stopped at once
    Conflict find() {
        return orders().stream()
                .takeWhile(order -> !isOver())
                .map(order -> explain(List.of(), false, order))
                .min(Comparator.comparingInt(List::size))
                .map(this::smallest)
                .map(this::conflict)
                .orElseGet(() -> conflict(all()));
    }

    private List<Integer> smallest(List<Integer> known) {
        var found = new SmallestConflict(all().size(), this::met, this::isOver).within(bits(known));
        return found.stream().boxed().toList();
    }

    private static BitSet bits(List<Integer> demands) {
        var bits = new BitSet();
        demands.forEach(bits::set);
        return bits;
    }

    private Optional<BitSet> met(BitSet demands) {
        if (isOver()) {
            return Optional.of(demands);
        }
        var result = ask(demands.stream().boxed().toList());
        if (result.isUnsolvable()) {
            return Optional.empty();
        }
        var met = (BitSet) demands.clone();
        result.solutions().stream().findFirst().ifPresent(solution -> met.or(met(solution)));
        return Optional.of(met);
    }

    private BitSet met(Solution solution) {
        int[] digits = solution.toArray();
        var met = new BitSet();
        var clues = puzzle.clues();
        IntStream.range(0, clues.size())
                .filter(clue -> clues.get(clue).violation(digits) == 0)
                .forEach(met::set);
        IntStream.range(0, givenCells.size())
                .filter(given -> {
                    int cell = givenCells.get(given);
                    return Objects.requireNonNull(puzzle.givens().get(cell)) == digits[cell];
                })
                .forEach(given -> met.set(clues.size() + given));
        return met;
    }

    /// A demand is the index of a clue, or the number of clues + the index of a given digit.
    private List<Integer> all() {
        return IntStream.range(0, puzzle.clues().size() + givenCells.size())
                .boxed()
                .toList();
    }

    private List<List<Integer>> orders() {
        var orders = new ArrayList<List<Integer>>();
        orders.add(all());
        orders.add(all().reversed());
        for (int seed = 0; seed < SHUFFLED_ORDERS; seed++) {
            var shuffled = new ArrayList<>(all());
            Collections.shuffle(shuffled, new Random(seed));
            orders.add(shuffled);
        }
        return orders;
    }

    /// Those of `demands` that a conflict needs beside `background`; background and demands together are one.
    ///
    /// @param grown whether the background is more than it was when it was last asked about
    private List<Integer> explain(List<Integer> background, boolean grown, List<Integer> demands) {
        if (grown && hasNoSolution(background)) {
            return List.of();
        }
        if (demands.size() <= 1) {
            return demands;
        }
        var first = demands.subList(0, demands.size() / 2);
        var second = demands.subList(demands.size() / 2, demands.size());
        var fromSecond = explain(joined(background, first), true, second);
        var fromFirst = explain(joined(background, fromSecond), !fromSecond.isEmpty(), first);
        return joined(fromFirst, fromSecond);
    }

    private static List<Integer> joined(List<Integer> some, List<Integer> others) {
        var joined = new ArrayList<>(some);
        joined.addAll(others);
        return joined;
    }

    private boolean isOver() {
        return nodes > NODES || stop.getAsBoolean();
    }

    private boolean hasNoSolution(List<Integer> demands) {
        if (isOver()) {
            return false;
        }
        return ask(demands).isUnsolvable();
    }

    private SolverResult ask(List<Integer> demands) {
        var result = finder.ask(relaxed(demands), new Limits(1, NODES_PER_QUESTION), stop);
        nodes += result.nodes();
        return result;
    }

    /// The puzzle with only these of its clues and givens, and all rules.
    private Puzzle relaxed(List<Integer> demands) {
        var kept = bits(demands);
        var constraints = new ArrayList<Constraint>();
        int index = 0;
        for (var constraint : puzzle.constraints()) {
            boolean isKept = !(constraint instanceof Arithmetic) || kept.get(index++);
            if (isKept) {
                constraints.add(constraint);
            } else if (constraint.allDifferent()) {
                constraints.add(new AllDifferent(constraint.group(), constraint.cells()));
            }
        }
        Map<Integer, Integer> givens = new TreeMap<>();
        for (int cell : givenCells) {
            if (kept.get(index++)) {
                givens.put(cell, puzzle.givens().get(cell));
            }
        }
        return Puzzle.of(puzzle.kind(), puzzle.shape(), puzzle.digits(), constraints, givens);
    }

    private Conflict conflict(List<Integer> demands) {
        int clues = puzzle.clues().size();
        return new Conflict(
                demands.stream()
                        .filter(d -> d < clues)
                        .sorted()
                        .map(d -> puzzle.clues().get(d))
                        .toList(),
                Cells.of(demands.stream().filter(d -> d >= clues).mapToInt(d -> givenCells.get(d - clues))));
    }
}
