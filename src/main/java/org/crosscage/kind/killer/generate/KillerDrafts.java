package org.crosscage.kind.killer.generate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.crosscage.core.generate.Drafts;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.killer.rules.KillerRules;

/// Killer Sudoku drafts: a full grid by chance, cut into cages of two to five cells (unless [KillerOptions] say
/// something else). No cell is given, and none is without a cage.
///
/// Repair cuts a few neighbouring cages anew, there where the solutions differ, until the new sums let only one of them
/// stand.
public final class KillerDrafts implements Drafts {

    private static final int CUTS_PER_REPAIR = 60;
    private static final int CUTS_PER_CHANGE = 20;

    private final KillerOptions options;

    public KillerDrafts(KillerOptions options) {
        this.options = options;
    }

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
        int n = request.rows();
        var solution = FullGrid.random(n, random);
        var regions = new CageRegions(request, solution, options);
        return regions.whole(random)
                .flatMap(cages -> aim(request)
                        .map(aim -> new CageSearch(regions, aim, random).run(cages, stop))
                        .orElse(Optional.of(cages)))
                .map(cages -> draft(n, cages, solution));
    }

    private static Optional<GradeAim> aim(GenerateRequest request) {
        return request.grade().map(grade -> new GradeAim(request.rows(), grade));
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
        var regions = new CageRegions(request, solution, options);
        var cages = cages(draft);
        var aim = aim(request);
        for (int attempt = 0; attempt < CUTS_PER_REPAIR && !stop.getAsBoolean(); attempt++) {
            int cell = differing.get(random.nextInt(differing.size()));
            var fresh = regions.recut(cages, cell, 2 + attempt / 15, random);
            if (fresh.filter(all -> others.stream().allMatch(other -> isRuledOut(other, all)))
                    .filter(all -> isMet(aim, all))
                    .isPresent()) {
                return draft(n, fresh.get(), solution);
            }
        }
        // nothing nearby tells them apart: the whole grid is cut anew
        return regions.whole(random).map(all -> draft(n, all, solution)).orElse(draft);
    }

    @Override
    public Optional<Draft> varied(
            GenerateRequest request, Draft draft, Cells where, RandomGenerator random, BooleanSupplier stop) {
        int n = request.rows();
        var regions = new CageRegions(request, draft.solution(), options);
        var cages = cages(draft);
        var aim = aim(request);
        for (int attempt = 0; attempt < CUTS_PER_CHANGE && !stop.getAsBoolean(); attempt++) {
            int cell = where.isEmpty() ? random.nextInt(n * n) : where.get(random.nextInt(where.size()));
            var fresh = regions.recut(cages, cell, 2 + random.nextInt(2), random);
            if (fresh.filter(all -> isMet(aim, all)).isPresent()) {
                return fresh.map(all -> draft(n, all, draft.solution()));
            }
        }
        return Optional.empty();
    }

    private static boolean isMet(Optional<GradeAim> aim, List<SumCage> cages) {
        return aim.stream().allMatch(wanted -> wanted.isMetBy(cages));
    }

    private static boolean isRuledOut(Solution other, List<SumCage> cages) {
        return cages.stream().anyMatch(cage -> !cage.isMetBy(other));
    }

    private static List<SumCage> cages(Draft draft) {
        var units = GridUnits.of(draft.puzzle().shape().rows());
        return draft.puzzle().clues().stream()
                .map(cage -> SumCage.of(cage.cells(), draft.solution(), units))
                .toList();
    }

    private static Draft draft(int n, List<SumCage> cages, Solution solution) {
        var clues = cages.stream()
                .map(cage -> KillerRules.cage(Cells.of(cage.cells()), cage.sum()))
                .toList();
        return new Draft(KillerRules.puzzle(n, clues, Map.of()), solution);
    }
}
