package org.crosscage.cli;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.solver.logic.ClueSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `experiment beyond-level-1 prove`: that puzzles have exactly one solution, by `exact`, and how many cells
/// `queue-level-1` leaves open, and level-1 iteration when it tries all clues again until nothing changes.
@Command(name = "prove", resourceBundle = Commands.BUNDLE, mixinStandardHelpOptions = true)
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
                "puzzle", "cells", "solutions", "open: queue", "open: queue-level-1", "open: level-1-fixpoint");
        boolean all = true;
        for (var entry : new PuzzleInput(spec).readAll(files)) {
            all &= add(entry, table);
        }
        spec.commandLine().getOut().println(table);
        spec.commandLine().getOut().flush();
        return all ? 0 : Commands.FAILED;
    }

    private static boolean add(PuzzleEntry entry, MarkdownTable table) {
        var puzzle = entry.puzzle();
        var exact = new ExactSolver().solve(puzzle, SolverContext.quiet(new Limits(2, NODES)));
        int simple = openCells(ClueSolver.queue(), puzzle);
        int levelOne = openCells(ClueSolver.queueLevelOne(), puzzle);
        int fixpoint = openCells(ClueSolver.levelOneFixpoint(), puzzle);
        table.row(
                entry.id(),
                puzzle.cellCount(),
                exact.isUnique()
                        ? "exactly 1"
                        : exact.complete() ? exact.solutions().size() : "not known",
                simple,
                levelOne,
                fixpoint);
        return exact.isUnique() && levelOne > 0 && fixpoint > 0;
    }

    /// How many cells a solver leaves with more than one candidate.
    private static int openCells(ClueSolver solver, Puzzle puzzle) {
        var settled = new BitSet();
        solver.solve(puzzle, new SolverContext(new SplittableRandom(0), () -> false, new Limits(2, NODES), event -> {
            if (event instanceof SolverEvent.Narrowed narrowed
                    && narrowed.left().size() == 1) {
                settled.set(narrowed.cell());
            }
        }));
        return puzzle.cellCount() - settled.cardinality();
    }
}
