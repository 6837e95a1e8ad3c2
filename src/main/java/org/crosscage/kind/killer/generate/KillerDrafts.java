package org.crosscage.kind.killer.generate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.crosscage.core.generate.Drafts;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.killer.generate.CageCutting.Sizes;
import org.crosscage.kind.killer.rules.KillerRules;

/// Killer Sudoku drafts: a full grid by chance, cut into cages of two to five cells. No cell is given, and none is
/// without a cage.
///
/// Repair cuts a few neighbouring cages anew, there where the solutions differ, until the new sums let only one of them
/// stand.
public final class KillerDrafts implements Drafts {

    private static final int CUTS = 200;
    private static final int CUTS_PER_REPAIR = 60;
    private static final int CUTS_PER_CHANGE = 20;

    @Override
    public int smallest() {
        return KillerRules.sides().getFirst();
    }

    @Override
    public int largest() {
        return KillerRules.sides().getLast();
    }

    @Override
    public boolean square() {
        return true;
    }

    @Override
    public boolean supports(int rows, int columns) {
        return rows == columns && KillerRules.hasSide(rows);
    }

    @Override
    public Optional<Draft> first(GenerateRequest request, RandomGenerator random, BooleanSupplier stop) {
        return cut(FullGrid.random(request.rows(), random), request, random, stop);
    }

    private static Optional<Draft> cut(
            Solution solution, GenerateRequest request, RandomGenerator random, BooleanSupplier stop) {
        int n = request.rows();
        var all = Cells.of(IntStream.range(0, n * n));
        for (int attempt = 0; attempt < CUTS && !stop.getAsBoolean(); attempt++) {
            var cages = CageCutting.cut(n, all, solution, sizes(request), random);
            if (cages.isPresent()) {
                return Optional.of(draft(n, clued(cages.get(), solution), solution));
            }
        }
        return Optional.empty();
    }

    @Override
    public Draft repaired(
            GenerateRequest request,
            Draft draft,
            List<Solution> solutions,
            RandomGenerator random,
            BooleanSupplier stop) {
        int n = request.rows();
        var solution = draft.solution();
        var others = solutions.stream().filter(other -> !other.equals(solution)).toList();
        var differing = solution.differences(others.getFirst());
        for (int attempt = 0; attempt < CUTS_PER_REPAIR && !stop.getAsBoolean(); attempt++) {
            int cell = differing.get(random.nextInt(differing.size()));
            var fresh = recut(request, draft, cell, 2 + attempt / 15, random);
            if (fresh.filter(cages -> others.stream().allMatch(other -> isRuledOut(other, cages)))
                    .isPresent()) {
                return draft(n, fresh.get(), solution);
            }
        }
        // nothing nearby tells them apart: the whole grid is cut anew
        return cut(solution, request, random, stop).orElse(draft);
    }

    @Override
    public Optional<Draft> varied(
            GenerateRequest request, Draft draft, Cells where, RandomGenerator random, BooleanSupplier stop) {
        int n = request.rows();
        for (int attempt = 0; attempt < CUTS_PER_CHANGE && !stop.getAsBoolean(); attempt++) {
            int cell = where.isEmpty() ? random.nextInt(n * n) : where.get(random.nextInt(where.size()));
            var fresh = recut(request, draft, cell, 2 + random.nextInt(2), random);
            if (fresh.filter(cages -> !draft.puzzle().clues().containsAll(cages))
                    .isPresent()) {
                return fresh.map(cages -> draft(n, cages, draft.solution()));
            }
        }
        return Optional.empty();
    }

    /// All cages, some neighbouring ones of which are cut anew.
    ///
    /// @param cell in the first of these
    private static Optional<List<Arithmetic>> recut(
            GenerateRequest request, Draft draft, int cell, int count, RandomGenerator random) {
        int n = request.rows();
        var cages = draft.puzzle().clues();
        var region = cageAt(cages, cell);
        for (int i = 1; i < count; i++) {
            var border = CageCutting.around(n, region);
            if (!border.isEmpty()) {
                region = region.union(cageAt(cages, border.get(random.nextInt(border.size()))));
            }
        }
        var cut = region;
        return CageCutting.cut(n, cut, draft.solution(), sizes(request), random).map(fresh -> {
            var all = new ArrayList<>(cages);
            all.removeIf(cage -> cut.intersects(cage.cells()));
            all.addAll(clued(fresh, draft.solution()));
            return all;
        });
    }

    private static Sizes sizes(GenerateRequest request) {
        return request.grade()
                .filter(grade -> grade.compareTo(Grade.EASY) <= 0)
                .map(_ -> Sizes.SMALL)
                .orElse(Sizes.VARIED);
    }

    private static Cells cageAt(List<Arithmetic> cages, int cell) {
        return cages.stream()
                .map(Arithmetic::cells)
                .filter(cells -> cells.contains(cell))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isRuledOut(Solution other, List<Arithmetic> cages) {
        int[] values = other.toArray();
        return cages.stream().anyMatch(cage -> cage.violation(values) != 0);
    }

    private static List<Arithmetic> clued(List<Cells> cages, Solution solution) {
        return cages.stream().map(cells -> KillerRules.cage(cells, solution)).toList();
    }

    /// Cages stand in reading order of their first cells.
    private static Draft draft(int n, List<Arithmetic> cages, Solution solution) {
        var ordered = cages.stream()
                .sorted(Comparator.comparingInt(cage -> cage.cells().get(0)))
                .toList();
        return new Draft(KillerRules.puzzle(n, ordered, Map.of()), solution);
    }
}
