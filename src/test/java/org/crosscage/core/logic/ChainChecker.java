package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// Someone who follows the chains of a reason link by link. For each link this one sees the premises, what earlier
/// links have said of the cells that it rests on, and its one constraint, and tries every assignment of the cells.
public final class ChainChecker {

    private final Digits digits;
    private final Map<Integer, Digits> premises = new HashMap<>();
    private final Map<Integer, Digits> said = new HashMap<>();

    private ChainChecker(Digits digits, Reason reason) {
        this.digits = digits;
        reason.premises().forEach(premise -> premises.put(premise.cell(), premise.digits()));
    }

    /// The chains of a reason, in order.
    public static List<List<Link>> chains(Reason reason) {
        return reason.facts().values().stream()
                .filter(Fact.OfChain.class::isInstance)
                .map(fact -> ((Fact.OfChain) fact).links())
                .toList();
    }

    /// Whether every link of every chain follows from those before it.
    public static boolean everyLinkFollows(Digits digits, Reason reason) {
        return chains(reason).stream().allMatch(chain -> {
            var checker = new ChainChecker(digits, reason);
            return chain.stream().allMatch(checker::follows);
        });
    }

    /// Whether the chains prove the step. A single one begins with what goes and ends with nothing left. Several
    /// cover, with their suppositions, all digits of a cell or all ways to fill a clue, and each of them ends with
    /// nothing left or takes what goes.
    public static boolean prove(Digits digits, Step step) {
        var chains = chains(step.reason());
        return everyLinkFollows(digits, step.reason())
                && (chains.size() == 1
                        ? refutes(chains.getFirst(), step)
                        : chains.stream().allMatch(chain -> leadsTo(chain, step))
                                && coverEverything(digits, chains, step.reason()));
    }

    private static boolean refutes(List<Link> chain, Step step) {
        var supposed = chain.getFirst();
        return chain.getLast().isContradiction()
                && step.eliminations().stream()
                        .anyMatch(gone ->
                                gone.cell() == supposed.cell() && gone.digits().containsAll(supposed.left()));
    }

    private static boolean leadsTo(List<Link> chain, Step step) {
        return chain.getLast().isContradiction()
                || step.eliminations().stream()
                        .allMatch(gone -> chain.stream()
                                .filter(link -> link.cell() == gone.cell())
                                .reduce((first, second) -> second)
                                .filter(last -> !last.left().intersects(gone.digits()))
                                .isPresent());
    }

    private static boolean coverEverything(Digits digits, List<List<Link>> chains, Reason reason) {
        var checker = new ChainChecker(digits, reason);
        var supposed = chains.stream()
                .map(chain -> chain.stream().filter(link -> link.by().isEmpty()).toList())
                .toList();
        var cells = Cells.of(supposed.getFirst().stream().mapToInt(Link::cell));
        var clue = reason.constraints().stream()
                .filter(constraint -> cells.size() > 1)
                .filter(constraint -> reason.facts().get("clue") instanceof Fact.OfConstraint(Constraint named)
                        && named.equals(constraint))
                .toList();
        return checker.assignments(clue, cells).stream()
                .filter(values -> reason.constraints().stream().allMatch(unit -> areDifferent(unit, values)))
                .allMatch(values -> supposed.stream()
                        .anyMatch(links ->
                                links.stream().allMatch(link -> link.left().contains(values[link.cell()]))));
    }

    /// Whether a unit holds, as far as its cells are filled.
    private static boolean areDifferent(Constraint unit, int[] values) {
        return !unit.allDifferent()
                || unit.cells().stream()
                                .filter(cell -> cell < values.length && values[cell] != Constraint.EMPTY)
                                .map(cell -> values[cell])
                                .distinct()
                                .count()
                        == unit.cells().stream()
                                .filter(cell -> cell < values.length && values[cell] != Constraint.EMPTY)
                                .count();
    }

    private boolean follows(Link link) {
        if (link.by().isEmpty()) {
            said.put(link.cell(), link.left());
            return link.left().size() == 1 && link.from().isEmpty();
        }
        var known = new HashMap<>(premises);
        link.from().stream().forEach(cell -> known.put(cell, said.getOrDefault(cell, domain(cell))));
        known.put(link.cell(), said.getOrDefault(link.cell(), domain(link.cell())));
        var before = Map.copyOf(premises);
        premises.putAll(known);
        boolean follows = assignments(link.by(), Cells.of(link.cell())).stream()
                .allMatch(values -> link.left().contains(values[link.cell()]));
        premises.putAll(before);
        said.put(link.cell(), link.left());
        return follows;
    }

    private Digits domain(int cell) {
        return premises.getOrDefault(cell, digits);
    }

    /// Every way to fill some cells and those of the constraints so that they hold.
    private List<int[]> assignments(List<Constraint> constraints, Cells also) {
        int[] cells = constraints.stream()
                .map(Constraint::cells)
                .reduce(also, Cells::union)
                .toArray();
        int[] values = new int[IntStream.of(cells).max().orElse(0) + 1];
        Arrays.fill(values, Constraint.EMPTY);
        var found = new ArrayList<int[]>();
        fill(cells, 0, values, constraints, found);
        return found;
    }

    private void fill(int[] cells, int next, int[] values, List<Constraint> constraints, List<int[]> found) {
        if (next == cells.length) {
            found.add(values.clone());
            return;
        }
        for (int digit : domain(cells[next]).toArray()) {
            values[cells[next]] = digit;
            if (constraints.stream().allMatch(constraint -> constraint.violation(values) == 0)) {
                fill(cells, next + 1, values, constraints, found);
            }
        }
        values[cells[next]] = Constraint.EMPTY;
    }
}
