package org.crosscage.core.logic;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// Someone who knows the rules and sees nothing but what a reason names: the digits that its premises leave to
/// cells, and its constraints. Tries every assignment of the cells concerned; shares nothing with the engines.
public final class ProofChecker {

    private final Digits digits;
    private final List<Constraint> constraints;
    private final Map<Integer, Digits> premises = new HashMap<>();

    /// @param digits those of the puzzle
    private ProofChecker(Digits digits, Reason reason, List<Constraint> constraints) {
        this.digits = digits;
        this.constraints = constraints;
        reason.premises().forEach(premise -> premises.put(premise.cell(), premise.digits()));
    }

    /// Whether the step follows from its reason.
    public static boolean proves(Digits digits, Step step) {
        return new ProofChecker(digits, step.reason(), step.reason().constraints()).derives(step);
    }

    /// The constraints of the reason that could be left out.
    public static List<Constraint> needless(Digits digits, Step step) {
        var all = step.reason().constraints();
        return IntStream.range(0, all.size())
                .filter(left -> new ProofChecker(digits, step.reason(), without(all, left)).derives(step))
                .mapToObj(all::get)
                .toList();
    }

    private static List<Constraint> without(List<Constraint> all, int left) {
        return IntStream.range(0, all.size())
                .filter(i -> i != left)
                .mapToObj(all::get)
                .toList();
    }

    private boolean derives(Step step) {
        return step.placements().stream()
                        .allMatch(placed -> isImpossible(
                                placed.cell(), domain(placed.cell()).without(placed.digit())))
                && step.eliminations().stream()
                        .allMatch(gone ->
                                isImpossible(gone.cell(), domain(gone.cell()).intersect(gone.digits())));
    }

    private Digits domain(int cell) {
        return premises.getOrDefault(cell, digits);
    }

    /// Whether no assignment has one of these digits in the cell.
    private boolean isImpossible(int cell, Digits supposed) {
        return supposed.stream().noneMatch(digit -> {
            var domains = new HashMap<Integer, Digits>();
            constraints.forEach(c -> c.cells().stream().forEach(other -> domains.put(other, domain(other))));
            premises.keySet().forEach(other -> domains.put(other, domain(other)));
            domains.put(cell, Digits.of(digit));
            return constraints.stream().allMatch(one -> isPossible(domains, List.of(one)))
                    && isPossible(domains, constraints);
        });
    }

    private static boolean isPossible(Map<Integer, Digits> domains, List<Constraint> constraints) {
        int[] cells = constraints.stream()
                .flatMapToInt(constraint -> constraint.cells().stream())
                .distinct()
                .boxed()
                .sorted((a, b) ->
                        Integer.compare(domains.get(a).size(), domains.get(b).size()))
                .mapToInt(Integer::intValue)
                .toArray();
        int[] values = new int
                [domains.keySet().stream().mapToInt(Integer::intValue).max().orElse(0) + 1];
        Arrays.fill(values, Constraint.EMPTY);
        return fill(cells, 0, values, domains, constraints);
    }

    private static boolean fill(
            int[] cells, int next, int[] values, Map<Integer, Digits> domains, List<Constraint> constraints) {
        if (next == cells.length) {
            return true;
        }
        for (int digit : domains.get(cells[next]).toArray()) {
            values[cells[next]] = digit;
            if (constraints.stream().allMatch(constraint -> constraint.violation(values) == 0)
                    && fill(cells, next + 1, values, domains, constraints)) {
                return true;
            }
        }
        values[cells[next]] = Constraint.EMPTY;
        return false;
    }
}
