package org.crosscage.core.logic.trial;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.crosscage.core.logic.OpenCandidates;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;

/// The trials on one board: a candidate, or a layout of a clue, followed by simple iteration. No trial inside a
/// trial. What was tried is kept until the board changes, because several techniques ask for the same.
public final class Trials {

    private final Board board;
    private final Iteration iteration;
    private final Map<Integer, Trial> ofCandidates = new HashMap<>();
    private int changes;

    private Trials(Board board) {
        this.board = board;
        this.iteration = new Iteration(board.puzzle());
        this.changes = board.changes();
    }

    public static Trials of(Board board) {
        var trials = board.derived(Trials.class, Trials::new);
        if (trials.changes != board.changes()) {
            trials.changes = board.changes();
            trials.ofCandidates.clear();
        }
        return trials;
    }

    /// Whether there are trials on a board; none where more than [OpenCandidates#MOST] would be kept.
    public static boolean arePossible(Board board) {
        return OpenCandidates.areFew(board);
    }

    /// Suppose a cell holds one of its candidates.
    public Trial candidate(int cell, int digit) {
        return candidate(cell, digit, Integer.MAX_VALUE);
    }

    /// As [#candidate(int, int)], but broken off when more has happened than is of interest.
    public Trial candidate(int cell, int digit, int most) {
        int key = cell * Long.SIZE + digit;
        var known = ofCandidates.get(key);
        if (known != null) {
            return known;
        }
        var trial = run(new int[] {cell}, new int[] {digit}, most);
        if (trial.isDecided()) {
            ofCandidates.put(key, trial);
        }
        return trial;
    }

    /// Suppose the open cells of a clue hold these digits.
    ///
    /// @param digits in the order of the open cells
    public Trial layout(Arithmetic clue, List<Integer> digits) {
        return run(
                board.open(clue.cells()).toArray(),
                digits.stream().mapToInt(Integer::intValue).toArray(),
                Integer.MAX_VALUE);
    }

    private Trial run(int[] cells, int[] digits, int most) {
        board.goOn();
        iteration.start(board);
        for (int i = 0; i < cells.length; i++) {
            iteration.suppose(cells[i], digits[i]);
        }
        iteration.run(most);
        return new Trial(board.puzzle(), cells, digits, iteration, this::again);
    }

    private Iteration again(Trial trial) {
        iteration.start(board);
        trial.on(iteration);
        iteration.run(Integer.MAX_VALUE);
        return iteration;
    }
}
