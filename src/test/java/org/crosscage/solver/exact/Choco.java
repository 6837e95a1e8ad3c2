package org.crosscage.solver.exact;

import java.util.ArrayList;
import java.util.List;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.constraints.extension.Tuples;
import org.chocosolver.solver.variables.IntVar;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.solver.Meaning;

/// An independent oracle: choco-solver, with sums of runs as its own constraint and cages as tables of everything
/// that [Meaning] allows.
final class Choco {

    private final Model model = new Model();
    private final IntVar[] variables;
    private final int[] digits;

    private Choco(Puzzle puzzle) {
        digits = puzzle.digits().toArray();
        variables = new IntVar[puzzle.cellCount()];
        for (int cell = 0; cell < variables.length; cell++) {
            variables[cell] = puzzle.given(cell).isPresent()
                    ? model.intVar(puzzle.given(cell).getAsInt())
                    : model.intVar("c" + cell, digits);
        }
        puzzle.constraints().forEach(this::post);
    }

    /// The solutions, at most so many.
    static List<Solution> solutions(Puzzle puzzle, int most) {
        var choco = new Choco(puzzle);
        var solutions = new ArrayList<Solution>();
        while (solutions.size() < most && choco.model.getSolver().solve()) {
            int[] found = new int[choco.variables.length];
            for (int cell = 0; cell < found.length; cell++) {
                found[cell] = choco.variables[cell].getValue();
            }
            solutions.add(Solution.of(found));
        }
        return solutions;
    }

    private void post(Constraint constraint) {
        var cells =
                constraint.cells().stream().mapToObj(cell -> variables[cell]).toArray(IntVar[]::new);
        if (constraint.allDifferent()) {
            model.allDifferent(cells).post();
        }
        switch (constraint) {
            case AllDifferent unit -> {}
            case Arithmetic clue
            when clue.operation() == Operation.ADD ->
                model.sum(cells, "=", (int) clue.target()).post();
            case Arithmetic clue ->
                model.table(cells, tuples(clue, new int[cells.length])).post();
        }
    }

    private Tuples tuples(Arithmetic clue, int[] tuple) {
        var tuples = new Tuples(true);
        fill(clue, tuple, 0, tuples);
        return tuples;
    }

    private void fill(Arithmetic clue, int[] tuple, int filled, Tuples tuples) {
        if (filled == tuple.length) {
            if (Meaning.meets(clue.operation(), clue.target(), tuple)) {
                tuples.add(tuple.clone());
            }
            return;
        }
        for (int digit : digits) {
            tuple[filled] = digit;
            fill(clue, tuple, filled + 1, tuples);
        }
    }
}
