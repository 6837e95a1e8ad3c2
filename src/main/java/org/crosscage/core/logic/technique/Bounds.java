package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.logic.Agenda;
import org.crosscage.core.logic.ClueLines;
import org.crosscage.core.logic.Elimination;
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
import org.crosscage.core.model.Operation;

/// A digit is too large for a sum or product clue when even the least of the other cells takes it past the target,
/// too small when even the most of them stays below it. Of these, cells that share a line differ, and the digits of a
/// product divide it. Cells of a clue for which the others reach equally far, because of the same lines, make one step.
public record Bounds() implements Technique {

    @Override
    public String id() {
        return "bounds";
    }

    @Override
    public Tier tier() {
        return Tier.EASY;
    }

    @Override
    public List<Step> find(Board board) {
        var clues = board.puzzle().clues();
        return Agenda.ofClues(this, board).work((i, steps) -> {
            var clue = clues.get(i);
            boolean counts = clue.operation() == Operation.ADD || clue.operation() == Operation.MULTIPLY;
            if (counts && clue.cells().size() > 1) {
                find(clue, board, steps);
            }
        });
    }

    private void find(Arithmetic clue, Board board, List<Step> steps) {
        var reach = new Reach(clue, board);
        var tooLarge = new Side(clue, false, reach, board);
        var tooSmall = new Side(clue, true, reach, board);
        for (int i = 0; i < clue.cells().size(); i++) {
            if (!board.isPlaced(clue.cells().get(i))) {
                add(tooLarge, i, board, steps);
                add(tooSmall, i, board, steps);
            }
        }
    }

    private void add(Side side, int position, Board board, List<Step> steps) {
        var alike = side.alike(position);
        if (!alike.isEmpty() && alike.getFirst() == position) {
            var step = Step.of(this);
            alike.forEach(each -> step.eliminate(side.gone(each), side.cell(each), board));
            steps.add(step.because(board, () -> side.reason(alike)));
        }
    }

    /// One end of a clue. Its cells go by their place in it. What is worked out of one is kept, because each is
    /// compared with all others, and to know which lines it takes is a search.
    private static final class Side {

        private final Arithmetic clue;
        private final boolean most;
        private final Reach reach;
        private final Board board;
        private final long[] rests;
        private final boolean[] byLines;
        private final Digits[] gone;
        private final Map<Integer, List<Constraint>> needed = new HashMap<>();
        private final Map<Integer, List<Constraint>> lines = new HashMap<>();

        /// @param most whether the most of the other cells counts, and else the least
        Side(Arithmetic clue, boolean most, Reach reach, Board board) {
            this.clue = clue;
            this.most = most;
            this.reach = reach;
            this.board = board;
            int count = clue.cells().size();
            this.rests = new long[count];
            this.byLines = new boolean[count];
            this.gone = new Digits[count];
            for (int i = 0; i < count; i++) {
                gone[i] = board.isPlaced(cell(i)) ? Digits.NONE : findGone(i);
            }
        }

        /// What a cell loses. Where lines count, not what goes because of these lines alone.
        private Digits findGone(int position) {
            int cell = cell(position);
            rests[position] = most ? reach.most(cell) : reach.least(cell);
            byLines[position] = !clue.allDifferent() && rests[position] != reach.cellByCell(cell, !most);
            var all = new Digits(board.bits(cell) & ~keep(rests[position]));
            return byLines[position] ? Proof.becauseOf(clue, cell, all, board) : all;
        }

        int cell(int position) {
            return clue.cells().get(position);
        }

        /// The digits that a cell can hold beside what the others make.
        private long keep(long rest) {
            return most ? reach.notTooSmall(rest) : reach.notTooLarge(rest);
        }

        Digits gone(int position) {
            return gone[position];
        }

        /// The cells of which the same is said as of one of them: each loses something, beside as much, and because
        /// of the same lines. None where that cell loses nothing.
        List<Integer> alike(int position) {
            if (gone[position].isEmpty()) {
                return List.of();
            }
            var alike = new ArrayList<Integer>();
            for (int each = 0; each < rests.length; each++) {
                if (each == position || !gone[each].isEmpty() && saysTheSame(each, position)) {
                    alike.add(each);
                }
            }
            return alike;
        }

        private boolean saysTheSame(int position, int other) {
            return rests[position] == rests[other]
                    && byLines[position] == byLines[other]
                    && lines(position).equals(lines(other));
        }

        /// The lines by which the other cells differ as far as that counts. Where the clue could do without them in
        /// another way, a product by what divides it say, the words still go by all of them.
        private List<Constraint> lines(int position) {
            if (!needed(position).isEmpty() || !byLines[position]) {
                return needed(position);
            }
            return lines.computeIfAbsent(position, this::shared);
        }

        /// The lines of which the other cells share one.
        private List<Constraint> shared(int position) {
            var others = clue.cells().without(cell(position));
            return ClueLines.of(board.puzzle()).of(clue).stream()
                    .filter(unit -> unit.cells().intersect(others).size() > 1)
                    .toList();
        }

        private List<Constraint> needed(int position) {
            return byLines[position]
                    ? needed.computeIfAbsent(
                            position,
                            each -> Proof.neededUnits(board, clue, List.of(new Elimination(cell(each), gone[each]))))
                    : List.of();
        }

        Reason reason(List<Integer> alike) {
            int first = alike.getFirst();
            var others = alike.size() > 1 ? clue.cells() : clue.cells().without(cell(first));
            var told = told(alike);
            return Reason.of(key())
                    .given(others, board)
                    .by(clue)
                    .by(alike.stream()
                            .flatMap(each -> needed(each).stream())
                            .distinct()
                            .toList())
                    .constraint("clue", clue)
                    .number("target", clue.target())
                    .cells("cells", Cells.of(alike.stream().mapToInt(this::cell).toArray()))
                    .constraints("lines", told.lines())
                    .combinations("ways", clue.operation(), told.ways())
                    .number("rest", told.rest())
                    .number("again", clue.allDifferent() && told.repeats() ? 1 : 0)
                    .number("limit", limit(told.rest()))
                    .digits("undivided", told.undivided())
                    .number("dividend", reach.dividend())
                    .cells("placed", clue.cells().filter(board::isPlaced))
                    .build();
        }

        /// What the words count with: what the rule counts with; but only the lines that the step needs, and where
        /// the clue's digits differ, rather digits that do than some that are alike, if that says as much.
        private BoundTelling told(List<Integer> alike) {
            if (byLines[alike.getFirst()]) {
                return BoundTelling.byFewest(
                                lines(alike),
                                some -> telling(alike, some, Reach.Way.apart(some))
                                        .filter(told -> proves(told, alike)))
                        .orElseThrow();
            }
            var counted = telling(alike, List.of(), reach.way()).orElseThrow();
            return clue.allDifferent() && counted.repeats()
                    ? telling(alike, List.of(), Reach.Way.apart(List.of(clue)))
                            .filter(told -> saysAsMuch(told, alike))
                            .orElse(counted)
                    : counted;
        }

        private Optional<BoundTelling> telling(List<Integer> alike, List<Constraint> lines, Reach.Way way) {
            return BoundTelling.of(reach, alike.stream().map(this::cell).toList(), !most, lines, way);
        }

        /// The lines of all cells, first those that the rule can do without.
        private List<Constraint> lines(List<Integer> alike) {
            var needed = lines(alike.getFirst());
            return Stream.concat(
                            alike.stream()
                                    .flatMap(each -> shared(each).stream())
                                    .filter(line -> !needed.contains(line)),
                            needed.stream())
                    .distinct()
                    .toList();
        }

        private boolean proves(BoundTelling told, List<Integer> alike) {
            return alike.stream()
                    .allMatch(each -> gone[each].minus(taken(each, told.rest())).isEmpty());
        }

        private boolean saysAsMuch(BoundTelling told, List<Integer> alike) {
            return alike.stream().allMatch(each -> gone[each].equals(taken(each, told.rest())));
        }

        private Digits taken(int position, long rest) {
            return board.candidates(cell(position)).minus(new Digits(keep(rest)));
        }

        /// The smallest or largest number that fits beside the rest.
        private long limit(long rest) {
            if (clue.operation() == Operation.ADD) {
                return clue.target() - rest;
            }
            return most ? Math.ceilDiv(clue.target(), Math.max(1, rest)) : clue.target() / rest;
        }

        private String key() {
            return "bounds." + (clue.operation() == Operation.ADD ? "sum" : "product") + (most ? ".small" : ".large");
        }
    }
}
