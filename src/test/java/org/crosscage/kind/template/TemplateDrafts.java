package org.crosscage.kind.template;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.generate.Drafts;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Solution;
import org.crosscage.core.sketch.ConnectedParts;

/// Makes puzzles: a full grid is cut into cages by chance, and a cell in which solutions differ becomes a cage of its
/// own.
final class TemplateDrafts implements Drafts {

    private static final int LARGEST_CAGE = 3;
    private static final int JOINS = 12;

    @Override
    public int smallest() {
        return TemplateRules.N;
    }

    @Override
    public int largest() {
        return TemplateRules.N;
    }

    @Override
    public boolean square() {
        return true;
    }

    @Override
    public Optional<Draft> first(GenerateRequest request, RandomGenerator random, BooleanSupplier stop) {
        return stop.getAsBoolean() ? Optional.empty() : Optional.of(cut(TemplateRules.grid(random), random));
    }

    @Override
    public Draft repaired(
            GenerateRequest request,
            Draft draft,
            List<Solution> solutions,
            RandomGenerator random,
            BooleanSupplier stop) {
        int differing = solutions.get(0).differences(solutions.get(1)).get(0);
        var cages = new ArrayList<Cells>();
        for (var cage : draft.puzzle().clues()) {
            cages.addAll(ConnectedParts.of(cage.cells().without(differing), TemplateRules.N));
        }
        cages.add(Cells.of(differing));
        return draft(cages, draft.solution());
    }

    @Override
    public Optional<Draft> varied(
            GenerateRequest request, Draft draft, Cells where, RandomGenerator random, BooleanSupplier stop) {
        return stop.getAsBoolean() ? Optional.empty() : Optional.of(cut(draft.solution(), random));
    }

    /// Cages by chance: cells are joined to neighbours where the digits stay different.
    private static Draft cut(Solution solution, RandomGenerator random) {
        var cages = IntStream.range(0, TemplateRules.N * TemplateRules.N)
                .mapToObj(Cells::of)
                .collect(Collectors.toCollection(ArrayList::new));
        for (int i = 0; i < JOINS; i++) {
            var one = cages.get(random.nextInt(cages.size()));
            var others = cages.stream()
                    .filter(other -> canJoin(one, other, solution))
                    .toList();
            if (!others.isEmpty()) {
                var other = others.get(random.nextInt(others.size()));
                cages.removeAll(List.of(one, other));
                cages.add(one.union(other));
            }
        }
        return draft(cages, solution);
    }

    private static boolean canJoin(Cells one, Cells other, Solution solution) {
        var both = one.union(other);
        return !one.equals(other)
                && both.size() <= LARGEST_CAGE
                && ConnectedParts.isConnected(both, TemplateRules.N)
                && both.stream().map(solution::digit).distinct().count() == both.size();
    }

    private static Draft draft(List<Cells> cages, Solution solution) {
        var clues = cages.stream()
                .sorted(Comparator.comparing(cage -> cage.get(0)))
                .map(cage -> TemplateRules.cage(cage, solution))
                .toList();
        return new Draft(TemplateRules.puzzle(clues), solution);
    }
}
