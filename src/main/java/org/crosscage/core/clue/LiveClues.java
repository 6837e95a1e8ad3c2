package org.crosscage.core.clue;

import java.util.Arrays;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;

/// What a board leaves to each clue: its live combinations and layouts. Kept beside the board, and worked out again
/// for a clue only when one of its cells has changed. Clues are named by their place in
/// [org.crosscage.core.model.Puzzle#clues()].
public final class LiveClues {

    /// The most layouts that a person looks through.
    public static final int FEW_LAYOUTS = 12;

    /// The most combinations that are listed in a sentence.
    public static final int FEW_COMBINATIONS = 3;

    private final Board board;
    private final PrintedClues printed;
    private final LiveClue[] clues;
    private final boolean[] upToDate;
    private int seen;

    private LiveClues(Board board) {
        this.board = board;
        this.printed = PrintedClues.of(board.puzzle());
        this.clues = new LiveClue[printed.count()];
        this.upToDate = new boolean[clues.length];
        Arrays.setAll(clues, i -> new LiveClue(printed.cells(i), printed.combinations(i)));
    }

    public static LiveClues of(Board board) {
        return board.derived(LiveClues.class, LiveClues::new);
    }

    public int count() {
        return clues.length;
    }

    public Arithmetic clue(int clue) {
        return printed.cells(clue).clue();
    }

    /// @throws IllegalArgumentException when the puzzle has no such clue
    public int indexOf(Arithmetic clue) {
        return printed.indexOf(clue);
    }

    /// How many clues a cell has.
    public int cluesAt(int cell) {
        return printed.cluesAt(cell);
    }

    /// @param i which of the clues of the cell, from 0
    public int clueAt(int cell, int i) {
        return printed.clueAt(cell, i);
    }

    /// The combinations of a clue when nothing is known but the puzzle.
    public Combinations asPrinted(int clue) {
        return printed.combinations(clue);
    }

    public Combinations combinations(int clue) {
        return upToDate(clue).combinations();
    }

    /// The digits that the live combinations leave to the open cells: every digit when they are not known, none
    /// when there is no combination.
    public long possible(int clue) {
        return upToDate(clue).possible();
    }

    /// The digits that every live combination still needs in an open cell.
    public long required(int clue) {
        return upToDate(clue).required();
    }

    /// The layouts of a clue if they are few.
    public ListedLayouts fewLayouts(int clue) {
        return upToDate(clue).fewLayouts(board);
    }

    /// All layouts of a clue, if they can be listed.
    public LayoutTable layouts(int clue) {
        return upToDate(clue).layouts(board);
    }

    /// The digits that the layouts of a clue put into its cells, whether or not they can be listed.
    public Support support(int clue) {
        return upToDate(clue).support(board);
    }

    /// A number that changes when what the board leaves to a clue does.
    public int version(int clue) {
        return upToDate(clue).version();
    }

    ClueCells cells(int clue) {
        return printed.cells(clue);
    }

    private LiveClue upToDate(int clue) {
        for (; seen < board.changes(); seen++) {
            int cell = board.changedCell(seen);
            for (int i = 0; i < printed.cluesAt(cell); i++) {
                upToDate[printed.clueAt(cell, i)] = false;
            }
        }
        if (!upToDate[clue]) {
            board.goOn();
            clues[clue].update(board);
            upToDate[clue] = true;
        }
        return clues[clue];
    }
}
