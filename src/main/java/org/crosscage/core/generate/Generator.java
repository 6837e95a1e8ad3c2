package org.crosscage.core.generate;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import org.crosscage.core.generate.Drafts.Draft;
import org.crosscage.core.generate.GradeCheck.Fit;
import org.crosscage.core.generate.GradeCheck.Verdict;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;

/// Makes puzzles with exactly one solution: a draft is repaired where its solutions differ until the solver proves
/// that one is left. Where a grade is wanted, a puzzle that has another is changed, where it is too hard or, when it
/// is too easy, anywhere; a change stays that leads no further away ([GradeCheck.Verdict#near]). A draft that does not
/// get there in so many repairs and changes makes room for a new one, drawn from the same stream of chance.
///
/// ```java
/// var generator = new Generator(kind.drafts(), kind.techniques(), new ExactSolver());
/// var generated = generator.generate(new GenerateRequest(9, 9, seed, Grade.HARD), () -> false);
/// ```
public final class Generator {

    private static final int REPAIRS_PER_DRAFT = 30;
    /// How many changes may lead nowhere one after the other, and how many there may be at all.
    private static final int MOST_IN_VAIN = 10;
    private static final int MOST_CHANGES = 60;
    private static final Limits LIMITS = new Limits(3, 2_000);

    private final Drafts drafts;
    private final List<Technique> techniques;
    private final Solver solver;

    /// For puzzles of any grade.
    ///
    /// @param solver must prove that it found everything, as `exact` does
    public Generator(Drafts drafts, Solver solver) {
        this(drafts, List.of(), solver);
    }

    /// @param techniques the standard list of the kind, easiest first
    /// @param solver must prove that it found everything, as `exact` does
    public Generator(Drafts drafts, List<Technique> techniques, Solver solver) {
        this.drafts = drafts;
        this.techniques = List.copyOf(techniques);
        this.solver = solver;
    }

    /// Makes one puzzle. The same request gives the same puzzle, whatever the machine and the number of threads.
    ///
    /// @param stop asked often; true ends the work
    /// @return empty when stopped, or when none came up in as many tries as the request allows
    /// @throws IllegalArgumentException when the size is not supported, or the technique not one of the kind
    public Optional<Generated> generate(GenerateRequest request, BooleanSupplier stop) {
        return generate(request, stop, _ -> {});
    }

    /// As [#generate(GenerateRequest,BooleanSupplier)], for somebody who watches.
    ///
    /// @param looked hears of each puzzle with one solution that is looked at for its grade, how many there were
    public Optional<Generated> generate(GenerateRequest request, BooleanSupplier stop, IntConsumer looked) {
        if (!drafts.supports(request.rows(), request.columns())) {
            throw new IllegalArgumentException(
                    "the size " + request.rows() + "x" + request.columns() + " cannot be generated");
        }
        return new Search(request, stop, looked).run();
    }

    /// The grade that a request asks for: that of its technique when it names no other.
    private Optional<Grade> wanted(GenerateRequest request) {
        return request.grade()
                .or(() -> request.technique()
                        .map(id -> techniques.stream()
                                .filter(technique -> technique.id().equals(id))
                                .findFirst()
                                .map(technique -> Grade.of(technique.tier()))
                                .orElseThrow(
                                        () -> new IllegalArgumentException("there is no technique '" + id + "'"))));
    }

    /// @param solution the only one
    /// @param drafts how many drafts were begun
    /// @param repairs how many repairs the last of them took
    /// @param unique how many puzzles with one solution were looked at for their grade, this one included
    public record Generated(Puzzle puzzle, Solution solution, int drafts, int repairs, int unique) {}

    /// A puzzle with one solution, and what it is like.
    private record Kept(Draft draft, Verdict verdict) {

        int near() {
            return verdict.near();
        }
    }

    /// The way to one puzzle.
    private final class Search {

        private final GenerateRequest request;
        private final BooleanSupplier stop;
        private final IntConsumer looked;
        private final RandomGenerator random;
        private final Optional<GradeCheck> measure;
        private int drafted;
        private int repairs;
        private int unique;

        Search(GenerateRequest request, BooleanSupplier stop, IntConsumer looked) {
            var grade = wanted(request);
            this.request = new GenerateRequest(
                    request.rows(), request.columns(), request.seed(), grade, request.technique(), request.tries());
            this.stop = stop;
            this.looked = looked;
            this.random = random(request);
            this.measure = grade.map(wanted -> new GradeCheck(techniques, wanted, request.technique()));
        }

        Optional<Generated> run() {
            while (drafted < request.tries() && !stop.getAsBoolean()) {
                drafted++;
                var found = drafts.first(request, random, stop).flatMap(this::fromDraft);
                if (found.isPresent()) {
                    return found;
                }
            }
            return Optional.empty();
        }

        private Optional<Generated> fromDraft(Draft first) {
            Optional<Kept> kept = Optional.empty();
            Optional<Draft> draft = Optional.of(first);
            for (int changes = 0, vain = 0; vain <= MOST_IN_VAIN && changes <= MOST_CHANGES; changes++) {
                var next = draft.flatMap(this::repairedUntilUnique).map(this::weighed);
                if (stop.getAsBoolean() || kept.isEmpty() && next.isEmpty()) {
                    return Optional.empty();
                }
                if (next.isPresent() && next.get().verdict().fit() == Fit.MET) {
                    return next.map(Kept::draft)
                            .filter(drafts::isFlawless)
                            .map(made -> new Generated(made.puzzle(), made.solution(), drafted, repairs, unique));
                }
                int before = kept.map(Kept::near).orElse(Integer.MIN_VALUE);
                int now = next.map(Kept::near).orElse(Integer.MIN_VALUE);
                vain = now > before ? 0 : vain + 1;
                kept = now >= before ? next : kept;
                draft = kept.flatMap(near ->
                        drafts.varied(request, near.draft(), near.verdict().where(), random, stop));
            }
            return Optional.empty();
        }

        private Kept weighed(Draft proper) {
            unique++;
            looked.accept(unique);
            return new Kept(
                    proper,
                    measure.map(all -> all.of(proper.puzzle(), stop))
                            .orElseGet(() -> new Verdict(Fit.MET, 0, Cells.NONE)));
        }

        private Optional<Draft> repairedUntilUnique(Draft first) {
            var draft = first;
            for (repairs = 0; repairs <= REPAIRS_PER_DRAFT; repairs++) {
                var result = solve(draft);
                if (result.isUnique()) {
                    return Optional.of(draft);
                }
                if (stop.getAsBoolean() || result.solutions().size() < 2) {
                    break; // stopped, or too hard to count
                }
                draft = drafts.repaired(request, draft, result.solutions(), random, stop);
            }
            return Optional.empty();
        }

        private SolverResult solve(Draft draft) {
            return solver.solve(draft.puzzle(), new SolverContext(new SplittableRandom(0), stop, LIMITS, event -> {}));
        }
    }

    /// A named algorithm, so that the stream is the same everywhere; sizes and grades of one seed do not share it.
    private static RandomGenerator random(GenerateRequest request) {
        long size = (long) request.rows() << 32 | request.columns();
        long grade = request.grade().map(wanted -> wanted.ordinal() + 1L).orElse(0L) << 16;
        return new SplittableRandom(new SplittableRandom(request.seed()).nextLong() ^ size ^ grade);
    }
}
