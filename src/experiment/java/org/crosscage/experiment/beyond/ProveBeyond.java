package org.crosscage.experiment.beyond;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.crosscage.cli.Commands;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverResult;
import org.crosscage.experiment.measure.ExperimentTexts;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.solver.integer.BinaryProgramSolver;
import org.crosscage.solver.logic.ClueSolver;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `experiment beyond-level-1 prove`: that puzzles have exactly one solution, by `exact` and again by
/// `binary-program`, which have no code in common, and how many cells `queue-level-1` leaves open, and level-1
/// iteration when it tries all clues again until nothing changes. Says for each puzzle what is proven by that.
@Command(name = "prove", mixinStandardHelpOptions = true)
final class ProveBeyond implements Callable<Integer> {

    private static final long NODES = 1_000_000_000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    /// @return 0 when each has one solution, and level-1 iteration does not find it
    @Override
    public Integer call() {
        var table = new MarkdownTable(
                "puzzle",
                "cells",
                "solutions: exact",
                "binary-program",
                "open: queue",
                "open: queue-level-1",
                "open: level-1-fixpoint");
        var texts = ExperimentTexts.in(Locale.getDefault());
        var sentences = new ArrayList<String>();
        boolean all = true;
        for (var entry : new PuzzleInput(spec).readAll(files)) {
            var proof = Proof.of(entry);
            table.row(
                    entry.id(),
                    entry.puzzle().cellCount(),
                    solutions(proof.exact),
                    solutions(proof.binary),
                    proof.queue,
                    proof.levelOne,
                    proof.fixpoint);
            sentences.add(proof.sentence(texts));
            all &= proof.verdict() == Verdict.BEYOND;
        }
        var out = spec.commandLine().getOut();
        out.println(table);
        sentences.forEach(sentence -> out.println(System.lineSeparator() + sentence));
        out.flush();
        return all ? 0 : Commands.FAILED;
    }

    private static String solutions(SolverResult result) {
        if (!result.complete() && result.solutions().size() < 2) {
            return "not known";
        }
        return result.isUnique()
                ? "exactly 1"
                : result.solutions().isEmpty()
                        ? "none"
                        : "at least " + result.solutions().size();
    }

    /// What is proven of a puzzle.
    private enum Verdict {
        BEYOND,
        /// Level-1 iteration solves it.
        WITHIN,
        /// It has none, or several solutions.
        IMPROPER,
        /// A limit was met before it was known.
        UNKNOWN
    }

    /// @param exact what the exact solver found of at most two solutions
    /// @param binary what integer programming found of them
    private record Proof(
            PuzzleEntry entry, SolverResult exact, SolverResult binary, Left queue, Left levelOne, Left fixpoint) {

        static Proof of(PuzzleEntry entry) {
            var puzzle = entry.puzzle();
            return new Proof(
                    entry,
                    solved(new ExactSolver(), puzzle),
                    solved(new BinaryProgramSolver(), puzzle),
                    Left.by(ClueSolver.queue(), puzzle),
                    Left.by(ClueSolver.queueLevelOne(), puzzle),
                    Left.by(ClueSolver.levelOneFixpoint(), puzzle));
        }

        private static SolverResult solved(Solver solver, Puzzle puzzle) {
            return solver.solve(puzzle, SolverContext.quiet(new Limits(2, NODES)));
        }

        Verdict verdict() {
            if (exact.solutions().size() > 1 || exact.isUnsolvable()) {
                return Verdict.IMPROPER;
            }
            if (levelOne.cells == 0 || fixpoint.cells == 0) {
                return Verdict.WITHIN;
            }
            boolean isUnique =
                    exact.isUnique() && binary.isUnique() && exact.solutions().equals(binary.solutions());
            return isUnique && levelOne.atRest && fixpoint.atRest ? Verdict.BEYOND : Verdict.UNKNOWN;
        }

        String sentence(Texts texts) {
            return texts.say(
                    "experiment.beyond." + verdict().name().toLowerCase(Locale.ROOT),
                    Map.of("id", entry.id(), "cells", entry.puzzle().cellCount(), "open", fixpoint.cells));
        }
    }

    /// What a solver that narrows leaves of a puzzle.
    ///
    /// @param cells how many have more than one candidate
    /// @param atRest whether nothing more follows for it, and no limit ended it
    private record Left(int cells, boolean atRest) {

        static Left by(ClueSolver solver, Puzzle puzzle) {
            var settled = new BitSet();
            puzzle.givens().keySet().forEach(settled::set);
            var ends = new ArrayList<GaveUp.Reason>();
            solver.solve(
                    puzzle, new SolverContext(new SplittableRandom(0), () -> false, new Limits(2, NODES), event -> {
                        if (event instanceof SolverEvent.Narrowed(int cell, var left) && left.size() == 1) {
                            settled.set(cell);
                        } else if (event instanceof GaveUp(var reason)) {
                            ends.add(reason);
                        }
                    }));
            return new Left(
                    puzzle.cellCount() - settled.cardinality(), ends.equals(List.of(GaveUp.Reason.OUT_OF_TECHNIQUES)));
        }

        @Override
        public String toString() {
            return Integer.toString(cells);
        }
    }
}
