package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;

/// A cell where two runs cross suits both clues: it keeps the digits that occur in the combinations of both. The
/// combinations are those of the clue as printed that have the digits which stand in the run; marks are not looked
/// at. Each of the two clues must take something that the other allows, else it would not be a crossing but one
/// clue's work.
public record Crossing() implements Technique {

    @Override
    public String id() {
        return "crossing";
    }

    @Override
    public Tier tier() {
        return Tier.GENTLE;
    }

    @Override
    public int weight() {
        return 8;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        var clues = LiveClues.of(board);
        long[] allowed = new long[clues.count()];
        for (int i = 0; i < allowed.length; i++) {
            allowed[i] = clues.clue(i).allDifferent()
                    ? clues.asPrinted(i)
                            .possibleBeside(board.placed(clues.clue(i).cells()))
                            .bits()
                    : -1L;
        }
        for (int cell = 0; cell < board.puzzle().cellCount(); cell++) {
            if (!board.isPlaced(cell) && clues.cluesAt(cell) == 2) {
                int a = clues.clueAt(cell, 0);
                int b = clues.clueAt(cell, 1);
                long gone = board.bits(cell) & ~(allowed[a] & allowed[b]);
                if ((gone & allowed[a]) != 0 && (gone & allowed[b]) != 0) {
                    steps.add(step(cell, a, b, new Digits(gone), board));
                }
            }
        }
        return steps;
    }

    private Step step(int cell, int a, int b, Digits gone, Board board) {
        return Step.of(this).eliminate(gone, cell, board).because(board, () -> reason(cell, a, b, gone, board));
    }

    private static Reason reason(int cell, int a, int b, Digits gone, Board board) {
        var clues = LiveClues.of(board);
        var both = clues.clue(a).cells().union(clues.clue(b).cells());
        return Reason.of("crossing")
                .given(both.filter(board::isPlaced), board)
                .by(clues.clue(a), clues.clue(b))
                .first(side(a, board))
                .first(side(b, board))
                .constraint("a", clues.clue(a))
                .constraint("b", clues.clue(b))
                .cells("cell", Cells.of(cell))
                .digits("kept", board.candidates(cell).minus(gone))
                .build();
    }

    /// What one of the clues takes beside the digits that it has.
    private static Reason.Builder side(int clue, Board board) {
        var printed = LiveClues.of(board).asPrinted(clue);
        var cells = printed.clue().cells();
        var placed = board.placed(cells);
        var ways = printed.list().stream()
                .filter(combination -> combination.set().containsAll(placed))
                .map(combination -> combination.without(placed.stream().boxed().toList()))
                .toList();
        return Reason.of(placed.isEmpty() ? "crossing.untouched" : "crossing.begun")
                .constraint("clue", printed.clue())
                .number("target", printed.clue().target())
                .number("open", cells.size() - placed.size())
                .digits("placed", placed)
                .number("rest", printed.clue().target() - placed.stream().sum())
                .combinations("ways", printed.clue().operation(), ways);
    }
}
