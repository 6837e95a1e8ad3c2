package org.crosscage.kind.kenken.generate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
import org.crosscage.kind.kenken.rules.KenKenRules;

/// KenKen drafts: a random Latin square cut into cages of two to four cells (unless [KenKenOptions] say something
/// else), at most [#SINGLES_PERCENT] % single cells, with the clues and shapes that [CageVariety] wants.
///
/// Repair cuts a few neighbouring cages anew, there where the solutions differ, until the new clues let only one of
/// them stand.
public final class KenKenDrafts implements Drafts {

    public static final int SMALLEST = 3;
    public static final int LARGEST = 12;

    /// The largest share of single cells, in percent of all cells.
    public static final int SINGLES_PERCENT = 15;

    private static final int CUTS_PER_REPAIR = 40;
    private static final int CUTS_PER_CHANGE = 10;
    private static final int CUTS_TO_CHOOSE_FROM = 20;

    private final KenKenOptions options;

    public KenKenDrafts(KenKenOptions options) {
        this.options = options;
    }

    @Override
    public int smallest() {
        return SMALLEST;
    }

    @Override
    public int largest() {
        return LARGEST;
    }

    @Override
    public boolean square() {
        return true;
    }

    @Override
    public boolean supports(int rows, int columns) {
        return Drafts.super.supports(rows, columns) && options.values(rows).size() == rows;
    }

    @Override
    public Optional<Draft> first(GenerateRequest request, RandomGenerator random, BooleanSupplier stop) {
        int n = request.rows();
        var solution = LatinSquare.random(options.values(n), random);
        var cages = varied(n, solution, random);
        var grade = request.grade().filter(wanted -> wanted.compareTo(Grade.MEDIUM) <= 0);
        if (grade.isEmpty()) {
            return Optional.of(draft(n, solution, cages));
        }
        return new CageLocalSearch(n, options.values(n), grade.get(), random, stop)
                .run(cages, (current, cell) -> changed(n, current, cell, solution, random))
                .map(found -> draft(n, solution, found));
    }

    @Override
    public Draft repaired(
            GenerateRequest request,
            Draft draft,
            List<Solution> solutions,
            RandomGenerator random,
            BooleanSupplier stop) {
        int n = draft.puzzle().shape().rows();
        var others = solutions.stream()
                .filter(other -> !other.equals(draft.solution()))
                .toList();
        var cages = draft.puzzle().clues();
        var differing = draft.solution().differences(others.getFirst());
        for (int attempt = 0; attempt < CUTS_PER_REPAIR; attempt++) {
            var region = region(n, cages, differing.get(random.nextInt(differing.size())), 2 + attempt / 10, random);
            var kept = cages.stream()
                    .filter(cage -> !region.intersects(cage.cells()))
                    .toList();
            var fresh = clued(
                    n, CageCut.cut(n, region, singles(n), options.largestCage(), random), draft.solution(), random);
            if (CageVariety.of(n, join(kept, fresh)).isAtLeast(n, singles(n), CageVariety.of(n, cages))
                    && others.stream().allMatch(other -> isRuledOut(other, fresh))) {
                return draft(n, draft.solution(), join(kept, fresh));
            }
        }
        // nothing nearby tells them apart: the whole grid is cut anew
        return draft(n, draft.solution(), varied(n, draft.solution(), random));
    }

    /// A few neighbouring cages are cut anew, and the rest stays.
    @Override
    public Optional<Draft> varied(
            GenerateRequest request, Draft draft, Cells where, RandomGenerator random, BooleanSupplier stop) {
        int n = request.rows();
        for (int attempt = 0; attempt < CUTS_PER_CHANGE; attempt++) {
            int cell = where.isEmpty() ? random.nextInt(n * n) : where.get(random.nextInt(where.size()));
            var changed = changed(n, draft.puzzle().clues(), cell, draft.solution(), random);
            if (changed.isPresent()) {
                return changed.map(cages -> draft(n, draft.solution(), cages));
            }
        }
        return Optional.empty();
    }

    /// Dominoes alone are bound to be common.
    @Override
    public boolean isFlawless(Draft draft) {
        int n = draft.puzzle().shape().rows();
        return options.largestCage() < CageVariety.VARIED_FROM
                || CageVariety.of(n, draft.puzzle().clues()).flaws(n).isEmpty();
    }

    private Optional<List<Arithmetic>> changed(
            int n, List<Arithmetic> cages, int cell, Solution solution, RandomGenerator random) {
        var region = region(n, cages, cell, 2 + random.nextInt(2), random);
        var kept =
                cages.stream().filter(cage -> !region.intersects(cage.cells())).toList();
        var fresh = clued(n, CageCut.cut(n, region, singles(n), options.largestCage(), random), solution, random);
        var all = join(kept, fresh);
        return !cages.containsAll(fresh) && CageVariety.of(n, all).isAtLeast(n, singles(n), CageVariety.of(n, cages))
                ? Optional.of(all)
                : Optional.empty();
    }

    /// A grid of cages that is varied enough, or the most varied of some.
    private List<Arithmetic> varied(int n, Solution solution, RandomGenerator random) {
        var best = clued(n, cut(n, random), solution, random);
        for (int attempt = 1; attempt < CUTS_TO_CHOOSE_FROM; attempt++) {
            var variety = CageVariety.of(n, best);
            if (variety.isPerfect(n)) {
                break;
            }
            var next = clued(n, cut(n, random), solution, random);
            best = CageVariety.of(n, next).isAtLeast(n, singles(n), variety) ? next : best;
        }
        return best;
    }

    private List<Cells> cut(int n, RandomGenerator random) {
        var all = Cells.of(IntStream.range(0, n * n));
        while (true) {
            var cages = CageCut.cut(n, all, singles(n), options.largestCage(), random);
            if (cages.stream().filter(cage -> cage.size() == 1).count() <= singles(n)) {
                return cages;
            }
        }
    }

    private static int singles(int n) {
        return n * n * SINGLES_PERCENT / 100;
    }

    /// The cells of some neighbouring cages, the first of them around a cell.
    private static Cells region(int n, List<Arithmetic> cages, int cell, int cageCount, RandomGenerator random) {
        var region = cageAt(cages, cell).cells();
        for (int i = 1; i < cageCount; i++) {
            var border = CageCut.neighbours(n, region);
            if (!border.isEmpty()) {
                region = region.union(
                        cageAt(cages, border.get(random.nextInt(border.size()))).cells());
            }
        }
        return region;
    }

    private static Arithmetic cageAt(List<Arithmetic> cages, int cell) {
        return cages.stream()
                .filter(cage -> cage.cells().contains(cell))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isRuledOut(Solution other, List<Arithmetic> cages) {
        int[] values = other.toArray();
        return cages.stream().anyMatch(cage -> cage.violation(values) != 0);
    }

    private List<Arithmetic> clued(int n, List<Cells> cages, Solution solution, RandomGenerator random) {
        var clues = new CageClues(options, random);
        return cages.stream().map(cells -> clues.clue(n, cells, solution)).toList();
    }

    private static List<Arithmetic> join(List<Arithmetic> kept, List<Arithmetic> fresh) {
        var all = new ArrayList<>(kept);
        all.addAll(fresh);
        return all;
    }

    /// Cages stand in reading order of their first cells.
    private Draft draft(int n, Solution solution, List<Arithmetic> cages) {
        var ordered = cages.stream()
                .sorted(Comparator.comparingInt(cage -> cage.cells().get(0)))
                .toList();
        return new Draft(KenKenRules.puzzle(n, options.values(n), ordered), solution);
    }
}
