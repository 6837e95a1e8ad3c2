package org.crosscage.teach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;
import org.crosscage.teach.clue.Contradiction;

/// Shows why a digit, or all marks of a cell, cannot be right: follows simple steps from it until something is
/// impossible. All steps that are open are taken at once, again and again, so that the way to something impossible is
/// short; of that way only the steps are kept that it rests on. Where steps of the first two tiers end, the next
/// harder one is taken.
final class Refuter {

    /// Of a step that is told within a proof, without a proof of its own.
    private static final Tier HARDEST = Tier.MEDIUM;

    private static final int MOST_WAVES = 100;
    /// So many steps are near.
    private static final int NEAR = 4;

    private final RuleEngine simple;
    private final RuleEngine all;
    private final Predicate<Step> allowed;
    private final BooleanSupplier stop;

    /// @param techniques easiest first
    /// @param stop asked often; true ends the search, and nothing more is shown
    Refuter(List<Technique> techniques, BooleanSupplier stop) {
        this(techniques, _ -> true, stop);
    }

    private Refuter(List<Technique> techniques, Predicate<Step> allowed, BooleanSupplier stop) {
        this.allowed = allowed;
        this.stop = stop;
        this.all = new RuleEngine(techniques);
        this.simple = new RuleEngine(techniques.stream()
                .filter(technique -> technique.tier().compareTo(Tier.EASY) <= 0)
                .toList());
    }

    /// One whose steps may be told. Those of harder techniques would want proofs of their own.
    static Refuter plain(List<Technique> techniques, BooleanSupplier stop) {
        return plain(techniques, _ -> true, stop);
    }

    /// @param allowed the steps that may be told
    static Refuter plain(List<Technique> techniques, Predicate<Step> allowed, BooleanSupplier stop) {
        return new Refuter(toldIn(techniques), allowed, stop);
    }

    /// The techniques whose steps may be told.
    static List<Technique> toldIn(List<Technique> techniques) {
        return techniques.stream()
                .filter(technique -> technique.tier().compareTo(HARDEST) <= 0)
                .toList();
    }

    /// @param board with the wrong digit or the wrong marks, and digits that are right; it is not changed
    /// @param cell of what is wrong
    /// @param without other cells that show a digit, which the board does not have
    Refutation refute(Board board, int cell, Cells without) {
        var derivation = new Derivation(board);
        for (int wave = 0; wave < MOST_WAVES && !stop.getAsBoolean(); wave++) {
            var contradiction = easiest(Contradiction.all(derivation.board(), board, cell), derivation, without);
            if (contradiction.isPresent()) {
                return contradiction.get();
            }
            var steps = open(derivation.board(), cell);
            if (steps.isEmpty()) {
                break;
            }
            derivation.apply(steps);
        }
        return new Refutation(List.of(), Contradiction.searched());
    }

    private List<Step> open(Board board, int cell) {
        var steps = simple(board);
        if (!steps.isEmpty()) {
            return steps;
        }
        return unlessStopped(
                board,
                () -> all.nextNear(board, cell)
                        .filter(allowed)
                        .map(List::of)
                        .orElseGet(() ->
                                all.all(board).stream().filter(allowed).limit(1).toList()));
    }

    private List<Step> simple(Board board) {
        return unlessStopped(
                board, () -> simple.all(board).stream().filter(allowed).toList());
    }

    private List<Step> unlessStopped(Board board, Supplier<List<Step>> search) {
        var found = new ArrayList<Step>();
        board.until(stop, () -> found.addAll(search.get()));
        return found;
    }

    /// Of several things that are wrong, the one that is shortest to show; the first of them where several take as
    /// long. Only steps of the first two tiers, and only a few of them; empty when they do not do it.
    ///
    /// All of them are followed at once, wave by wave: what is impossible only after some waves rests on a step of
    /// each.
    Optional<Refuted> nearest(List<Suspect> suspects) {
        var open = suspects.stream()
                .map(suspect -> new Line(suspect, new Derivation(suspect.board())))
                .toList();
        Optional<Refuted> best = Optional.empty();
        for (int wave = 0; wave <= NEAR && !stop.getAsBoolean(); wave++) {
            var refuted = new ArrayList<Refuted>();
            best.ifPresent(refuted::add);
            var going = new ArrayList<Line>();
            for (var line : open) {
                line.refuted().ifPresentOrElse(refuted::add, () -> going.add(line));
            }
            best = refuted.stream().min(Comparator.comparingInt(Refuted::length));
            int next = wave + 1;
            if (best.filter(refutation -> refutation.length() <= next).isPresent()) {
                break;
            }
            open = going.stream()
                    .filter(line -> line.goesOn(simple(line.derivation().board())))
                    .toList();
        }
        return best.filter(refutation -> refutation.refutation().chain().size() <= NEAR);
    }

    /// Of several things that are wrong, the one that is shortest to show by as many steps as are told one
    /// by one, harder ones among them; empty when none is shown by so few. It takes far longer than
    /// [#nearest].
    Optional<Refuted> further(List<Suspect> suspects) {
        return suspects.stream()
                .map(suspect -> new Refuted(suspect.cell(), refute(suspect.board(), suspect.cell(), suspect.without())))
                .filter(refuted -> refuted.refutation().isTold())
                .min(Comparator.comparingInt(Refuted::length));
    }

    /// Something that is wrong.
    ///
    /// @param board with it and with digits that are right; it is not changed
    /// @param without other cells that show a digit, which the board does not have because it is wrong, too
    record Suspect(int cell, Board board, Cells without) {}

    /// Something that was shown to be wrong.
    record Refuted(int cell, Refutation refutation) {

        int length() {
            return refutation.length();
        }
    }

    /// What follows from one of several things.
    private record Line(Suspect suspect, Derivation derivation) {

        Optional<Refuted> refuted() {
            var contradictions = Contradiction.all(derivation.board(), suspect.board(), suspect.cell());
            return easiest(contradictions, derivation, suspect.without())
                    .map(refutation -> new Refuted(suspect.cell(), refutation));
        }

        /// @return whether there was another step
        boolean goesOn(List<Step> steps) {
            derivation.apply(steps);
            return !steps.isEmpty();
        }
    }

    /// The contradiction that is shortest to show.
    private static Optional<Refutation> easiest(List<Reason> contradictions, Derivation derivation, Cells without) {
        var puzzle = derivation.board().puzzle();
        return contradictions.stream()
                .map(contradiction ->
                        refutation(derivation.behind(contradiction.premises()), contradiction, without, puzzle))
                .min(Comparator.comparingInt(Refutation::length));
    }

    /// @param without cells that show a digit which is not counted; only those that the proof speaks of are kept
    static Refutation refutation(List<Step> chain, Reason end, Cells without, Puzzle puzzle) {
        return new Refutation(chain, end, without.intersect(spokenOf(chain, end).union(inSightOf(open(end), puzzle))));
    }

    /// The cells of which it is said what they can still be: less, were the digits counted that they see.
    private static Cells open(Reason end) {
        return end.key().startsWith(Contradiction.UNSATISFIABLE)
                        && end.facts().get("open") instanceof Fact.OfCells(var cells)
                ? cells
                : Cells.NONE;
    }

    private static Cells inSightOf(Cells cells, Puzzle puzzle) {
        return cells.stream().mapToObj(puzzle::peers).reduce(Cells.NONE, Cells::union);
    }

    /// The cells that the words of a proof speak of, and all cells of the lines, runs and cages that they name: some
    /// count them or say what has no place there.
    private static Cells spokenOf(List<Step> chain, Reason end) {
        return chain.stream()
                .flatMap(step -> Stream.of(step.changedCells(), spokenOf(step.reason())))
                .reduce(spokenOf(end), Cells::union);
    }

    private static Cells spokenOf(Reason reason) {
        return reason.constraints().stream().map(Constraint::cells).reduce(reason.cells(), Cells::union);
    }
}
