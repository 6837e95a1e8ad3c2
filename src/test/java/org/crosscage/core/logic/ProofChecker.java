package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

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

    /// Whether the step would follow as well if the digits of clues need not differ and lines did not count.
    public static boolean provesWithAlikeDigits(Digits digits, Step step) {
        List<Constraint> loose = step.reason().constraints().stream()
                .filter(Arithmetic.class::isInstance)
                .map(Arithmetic.class::cast)
                .<Constraint>map(Arithmetic::withRepeats)
                .toList();
        return new ProofChecker(digits, step.reason(), loose).derives(step);
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
        var domains = new HashMap<Integer, Digits>();
        constraints.forEach(c -> c.cells().stream().forEach(other -> domains.put(other, domain(other))));
        premises.keySet().forEach(other -> domains.put(other, domain(other)));
        domains.put(cell, supposed);
        var attempt = new Attempt(digits, domains, constraints);
        return !attempt.everyDigitHasPlaces() || !attempt.fill();
    }

    /// One search for digits of all cells. The cell with the fewest digits left comes next; a constraint is looked
    /// at when one of its cells is filled.
    private static final class Attempt {

        private final long[] left;
        private final int[] values;
        private final List<List<Constraint>> of = new ArrayList<>();
        private final int[] cells;
        private final Digits all;
        private final List<Constraint> lines;

        Attempt(Digits all, Map<Integer, Digits> domains, List<Constraint> constraints) {
            this.all = all;
            this.lines = constraints.stream()
                    .filter(line -> line.allDifferent() && line.cells().size() == all.size())
                    .toList();
            this.cells = domains.keySet().stream()
                    .mapToInt(Integer::intValue)
                    .sorted()
                    .toArray();
            int count = IntStream.of(cells).max().orElse(0) + 1;
            this.left = new long[count];
            this.values = new int[count];
            Arrays.fill(values, Constraint.EMPTY);
            domains.forEach((cell, digits) -> left[cell] = digits.bits());
            for (int cell = 0; cell < count; cell++) {
                int at = cell;
                of.add(constraints.stream().filter(c -> c.cells().contains(at)).toList());
            }
        }

        boolean fill() {
            int next = next();
            if (next < 0) {
                return true;
            }
            for (long digits = left[next]; digits != 0; digits &= digits - 1) {
                if (tryOut(next, Long.numberOfTrailingZeros(digits))) {
                    return true;
                }
            }
            return false;
        }

        private boolean tryOut(int cell, int digit) {
            long[] before = left.clone();
            values[cell] = digit;
            if (isAllowed(cell) && fill()) {
                return true;
            }
            values[cell] = Constraint.EMPTY;
            System.arraycopy(before, 0, left, 0, left.length);
            return false;
        }

        /// Whether each digit alone finds its place in every line that must hold it.
        boolean everyDigitHasPlaces() {
            return all.stream().allMatch(digit -> {
                var forced = IntStream.of(cells)
                        .filter(cell -> left[cell] == 1L << digit)
                        .boxed()
                        .toList();
                return forced.stream().noneMatch(cell -> clash(cell, forced))
                        && hasPlaces(digit, new ArrayList<>(forced));
            });
        }

        private boolean hasPlaces(int digit, List<Integer> taken) {
            var open = lines.stream()
                    .filter(line -> taken.stream().noneMatch(line.cells()::contains))
                    .findFirst();
            if (open.isEmpty()) {
                return true;
            }
            return open.get().cells().stream().anyMatch(cell -> {
                if (!canHold(cell, digit) || clash(cell, taken)) {
                    return false;
                }
                taken.add(cell);
                boolean has = hasPlaces(digit, taken);
                taken.removeLast();
                return has;
            });
        }

        private boolean clash(int cell, List<Integer> taken) {
            return of.get(cell).stream()
                    .filter(Constraint::allDifferent)
                    .anyMatch(unit -> taken.stream()
                            .anyMatch(other -> other != cell && unit.cells().contains(other)));
        }

        private boolean canHold(int cell, int digit) {
            return values[cell] == Constraint.EMPTY && (left[cell] >>> digit & 1) != 0;
        }

        private int next() {
            int next = -1;
            for (int cell : cells) {
                if (values[cell] == Constraint.EMPTY
                        && (next < 0 || Long.bitCount(left[cell]) < Long.bitCount(left[next]))) {
                    next = cell;
                }
            }
            return next;
        }

        private boolean isAllowed(int filled) {
            for (var constraint : of.get(filled)) {
                if (constraint.violation(values) > 0
                        || constraint.allDifferent() && !othersDiffer(constraint, filled)) {
                    return false;
                }
                if (constraint instanceof Arithmetic sum && sum.operation() == Operation.ADD && isOutOfReach(sum)) {
                    return false;
                }
            }
            return true;
        }

        private boolean othersDiffer(Constraint constraint, int filled) {
            for (int i = 0; i < constraint.cells().size(); i++) {
                int other = constraint.cells().get(i);
                if (values[other] == Constraint.EMPTY) {
                    left[other] &= ~(1L << values[filled]);
                    if (left[other] == 0) {
                        return false;
                    }
                }
            }
            return true;
        }

        private boolean isOutOfReach(Arithmetic sum) {
            long least = 0;
            long most = 0;
            for (int i = 0; i < sum.cells().size(); i++) {
                int cell = sum.cells().get(i);
                boolean empty = values[cell] == Constraint.EMPTY;
                least += empty ? Long.numberOfTrailingZeros(left[cell]) : values[cell];
                most += empty ? Digits.LARGEST - Long.numberOfLeadingZeros(left[cell]) : values[cell];
            }
            return sum.target() < least || sum.target() > most;
        }
    }
}
