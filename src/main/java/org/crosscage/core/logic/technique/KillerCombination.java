package org.crosscage.core.logic.technique;

import java.util.List;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.clue.Combinations;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.FindingsCache;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// A digit that no live combination of a clue leaves to its open cells goes from them.
///
/// @param clues the ones it looks at
public record KillerCombination(Sort clues) implements Technique {

    /// Clues of a sort.
    public enum Sort {
        /// Any operation, runs and cages alike.
        ANY {
            @Override
            boolean has(Arithmetic clue) {
                return true;
            }
        },
        /// The sums of cells that all differ: runs, and cages inside one line.
        SUM_IN_ONE_LINE {
            @Override
            boolean has(Arithmetic clue) {
                return clue.operation() == Operation.ADD && clue.allDifferent();
            }
        };

        abstract boolean has(Arithmetic clue);
    }

    /// The words name so many placed cells beside a clue.
    private static final int MOST_TAKERS = 3;

    /// To see that no way has a digit takes long where there are more of them. Then it is said what the
    /// digit would need beside it, if that is soon said.
    private static final int MOST_LISTED = 3;

    /// So many words are said beside the ways, about.
    private static final int WORDS = 7;

    /// It looks at every clue.
    public KillerCombination() {
        this(Sort.ANY);
    }

    @Override
    public String id() {
        return "killer-combination";
    }

    @Override
    public Tier tier() {
        return Tier.EASY;
    }

    @Override
    public int weight() {
        return 24;
    }

    @Override
    public List<Step> find(Board board) {
        var live = LiveClues.of(board);
        return FindingsCache.ofClues(this, board).work((i, steps) -> {
            var clue = live.clue(i);
            if (clues.has(clue) && clue.cells().size() > 1 && board.hasOther(clue.cells(), live.possible(i))) {
                add(live.combinations(i), new Digits(live.possible(i)), board, steps);
            }
        });
    }

    /// By what divides a product, where several ways of more than two cells are listed. "1 × 6 or 2 × 3" is what
    /// people say, and of one way it is good to hear.
    @Override
    public Step briefly(Step step, Board board) {
        if (step.reason().facts().get("ways") instanceof Fact.OfCombinations listed
                && listed.combinations().size() > 1
                && listed.combinations().getFirst().digits().size() > 2) {
            int words = listed.combinations().stream()
                    .mapToInt(way -> 2 * way.digits().size())
                    .sum();
            return FactorReason.told(step, WORDS + words, board);
        }
        return step;
    }

    private void add(Combinations live, Digits possible, Board board, List<Step> steps) {
        var step = Step.of(this);
        var cells = live.clue().cells();
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.get(i);
            var gone =
                    board.isPlaced(cell) ? Digits.NONE : board.candidates(cell).minus(possible);
            step.eliminate(Proof.becauseOf(live.clue(), cell, gone, board), cell, board);
        }
        if (step.changesSomething()) {
            steps.add(step.because(board, () -> reason(live, step.eliminations(), board)));
        }
    }

    /// Part of a sum or product is one; part of a difference or quotient is not.
    private static Operation sign(Arithmetic clue, boolean whole) {
        return whole || clue.operation() == Operation.ADD || clue.operation() == Operation.MULTIPLY
                ? clue.operation()
                : Operation.HIDDEN;
    }

    private static Reason reason(Combinations live, List<Elimination> gone, Board board) {
        var clue = live.clue();
        if (live.size() > MOST_LISTED) {
            var misfits = MisfitReason.of(clue, gone, board);
            if (misfits.isOneSentence()) {
                return misfits.reason("killer-combination", gone).build();
            }
        }
        var filled = clue.cells().filter(board::isPlaced);
        var placed = filled.stream().map(board::digit).boxed().toList();
        var ways = live.without(placed);
        var printed = asPrinted(clue, placed, board);
        var others = printed.stream().filter(way -> !ways.contains(way)).toList();
        var takers = takers(clue, others, board);
        return Reason.of(filled.isEmpty() ? "killer-combination.untouched" : "killer-combination.begun")
                .given(clue.cells(), board)
                .given(takers, board)
                .by(clue)
                .by(Proof.neededUnits(board, clue, gone))
                .constraint("clue", clue)
                .number("target", clue.target())
                .number("count", clue.cells().size())
                .cells("placed", filled)
                .combinations("known", Operation.HIDDEN, List.of(new Combination(placed)))
                .cells("takers", takers)
                .digits("taken", Digits.of(takers.stream().map(board::digit).toArray()))
                .digits("gone", gone.stream().map(Elimination::digits).reduce(Digits.NONE, Digits::union))
                .number("limited", ways.equals(printed) ? 0 : 1)
                .combinations("ways", sign(clue, filled.isEmpty()), ways)
                .build();
    }

    /// The placed cells beside a clue that took from its cells what other ways to make it need: of each way one digit
    /// that no cell can have; of one for two cells, where there is no such digit, both. None where they are
    /// many, as the words name each of them.
    private static Cells takers(Arithmetic clue, List<Combination> others, Board board) {
        var open = board.open(clue.cells());
        var left = open.stream().mapToObj(board::candidates).reduce(Digits.NONE, Digits::union);
        var taken = Digits.NONE;
        for (var way : others) {
            var nowhere = way.set().minus(left);
            if (nowhere.isEmpty() && open.size() == 2) {
                taken = taken.union(way.set());
            } else if (!nowhere.isEmpty() && !nowhere.intersects(taken)) {
                taken = taken.with(nowhere.min());
            }
        }
        var wanted = taken;
        var takers = Cells.of(open.stream().flatMap(cell -> board.puzzle().peers(cell).stream()))
                .without(clue.cells())
                .filter(peer -> board.isPlaced(peer) && wanted.contains(board.digit(peer)));
        return takers.size() > MOST_TAKERS ? Cells.NONE : takers;
    }

    /// How the clue could be completed if only its placed digits were known.
    private static List<Combination> asPrinted(Arithmetic clue, List<Integer> placed, Board board) {
        return Combinations.asPrinted(board.puzzle(), clue).list().stream()
                .filter(combination -> combination.without(placed).digits().size()
                        == combination.digits().size() - placed.size())
                .map(combination -> combination.without(placed))
                .distinct()
                .toList();
    }
}
