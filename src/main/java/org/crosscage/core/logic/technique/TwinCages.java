package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.logic.CageParts;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;

/// Two or three cages that each need a digit, and each must put it into the same two or three lines: those lines
/// have the digit in these cages, and their other cells lose it.
public record TwinCages() implements Technique {

    private static final int MOST_CAGES = 3;

    @Override
    public String id() {
        return "twin-cages";
    }

    @Override
    public Tier tier() {
        return Tier.MEDIUM;
    }

    @Override
    public int weight() {
        return 80;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        var clues = LiveClues.of(board);
        var parts = CageParts.of(board);
        int lines = parts.lines().size();
        if (lines > 0 && lines <= Long.SIZE) {
            long[] needed = new long[clues.count()];
            for (int clue = 0; clue < needed.length; clue++) {
                needed[clue] = parts.of(clue).isEmpty() ? 0 : needed(clue, clues, board);
            }
            for (var group : parts.groups()) {
                for (int digit : board.puzzle().digits().toArray()) {
                    board.goOn();
                    find(new Search(digit, group, parts, board), needed, steps);
                }
            }
        }
        return steps;
    }

    /// The digits that every layout of a cage has in an open cell. A cage too large for parts is not asked.
    private static long needed(int clue, LiveClues clues, Board board) {
        var layouts = clues.layouts(clue);
        var cells = clues.clue(clue).cells();
        long open = 0;
        for (int i = 0; i < cells.size(); i++) {
            open |= board.isPlaced(cells.get(i)) ? 0 : 1L << i;
        }
        long needed = layouts.size() == 0 ? 0 : -1L;
        for (int layout = 0; layout < layouts.size() && needed != 0; layout++) {
            needed &= layouts.digits(layout, open);
        }
        return needed;
    }

    private void find(Search search, long[] needed, List<Step> steps) {
        int[] cages = IntStream.range(0, needed.length)
                .filter(clue -> (needed[clue] >>> search.digit & 1) != 0)
                .toArray();
        for (int k = 2; k <= Math.min(MOST_CAGES, cages.length); k++) {
            var subsets = new Subsets(new long[cages.length], k, (members, lines) -> {
                var step = Step.of(this);
                var twins = IntStream.range(0, cages.length)
                        .filter(i -> (members >>> i & 1) != 0)
                        .mapToObj(i -> search.clue(cages[i]))
                        .toList();
                step.eliminate(Digits.of(search.digit), search.beside(twins, lines), search.board);
                if (step.changesSomething()) {
                    steps.add(step.because(search.board, () -> search.reason(twins, lines, step)));
                }
            });
            for (int cage : cages) {
                subsets.add(search.lines(cage));
            }
            subsets.find();
        }
    }

    /// The search for one digit in the lines of one group.
    private record Search(int digit, Group group, CageParts parts, Board board) {

        Arithmetic clue(int clue) {
            return LiveClues.of(board).clue(clue);
        }

        /// The lines into which a cage can put the digit.
        long lines(int cage) {
            long lines = 0;
            for (var part : parts.of(cage)) {
                if (parts.lines().get(part.line()).group() == group
                        && (parts.sets(part).possible() >>> digit & 1) != 0) {
                    lines |= 1L << part.line();
                }
            }
            return lines;
        }

        Cells beside(List<Arithmetic> cages, long lines) {
            return Cells.of(of(lines).stream()
                    .flatMapToInt(line -> line.cells().stream())
                    .filter(cell ->
                            cages.stream().noneMatch(cage -> cage.cells().contains(cell))));
        }

        private List<Constraint> of(long lines) {
            return new Digits(lines).stream().mapToObj(parts.lines()::get).toList();
        }

        Reason reason(List<Arithmetic> cages, long lines, Step.Builder step) {
            var reason = Reason.of("twin-cages");
            var constraints = new ArrayList<Constraint>();
            for (var cage : cages) {
                reason.given(cage.cells(), board);
                Proof.unitsWithin(board, cage, of(lines)).stream()
                        .filter(unit -> !constraints.contains(unit))
                        .forEach(constraints::add);
            }
            constraints.addAll(of(lines));
            constraints.addAll(cages);
            return reason.byNeeded(constraints, step, board)
                    .constraints("cages", cages)
                    .constraints("lines", of(lines))
                    .digits("digit", Digits.of(digit))
                    .build();
        }
    }
}
