package org.crosscage.core.clue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;

/// All combinations of one clue: as printed, or those that are still live on a board. Immutable.
///
/// A combination is live while every cell has one of its digits (an open cell: one that no placed digit has used
/// up) and every digit has as many cells, none of which sees another, as it is needed for. As printed, only the
/// operation, the target and which cells see each other count, and the cells can take the combination exactly.
///
/// A clue may have more combinations than are worth listing, a sum of ten cells of a 25×25 say. Then nothing is
/// known of it ([#isKnown()]), every digit counts as possible and none as required.
public final class Combinations {

    private final Arithmetic clue;
    private final Multisets sets;
    private final boolean known;

    Combinations(Arithmetic clue, Multisets sets) {
        this(clue, sets, true);
    }

    private Combinations(Arithmetic clue, Multisets sets, boolean known) {
        this.clue = clue;
        this.sets = sets;
        this.known = known;
    }

    static Combinations unknown(Arithmetic clue) {
        return new Combinations(clue, new Multisets(1, 0), false);
    }

    /// Those that are live.
    Combinations filter(Liveness at) {
        int size = sets.size();
        int first = 0;
        while (first < size && at.isLive(sets, first)) {
            first++;
        }
        if (first == size) {
            return this;
        }
        var live = new Multisets(sets.levels(), size);
        for (int i = 0; i < size; i++) {
            if (i < first || i > first && at.isLive(sets, i)) {
                live.add(sets, i);
            }
        }
        return new Combinations(clue, live);
    }

    /// The same for another clue that asks for the same.
    Combinations sameFor(Arithmetic other) {
        return new Combinations(other, sets, known);
    }

    /// The combinations of a clue when nothing is known but the puzzle.
    public static Combinations asPrinted(Puzzle puzzle, Arithmetic clue) {
        return PrintedClues.of(puzzle).combinations(clue);
    }

    /// The combinations that a board leaves to a clue.
    public static Combinations live(Board board, Arithmetic clue) {
        var clues = LiveClues.of(board);
        return clues.combinations(clues.indexOf(clue));
    }

    /// The combinations of a clue when some of its digits are known, as if none of its cells saw another but by the
    /// clue itself.
    ///
    /// @param known at most as many as the clue has cells
    /// @param allowed for the other cells
    public static Combinations with(Arithmetic clue, List<Integer> known, Digits allowed) {
        return CombinationSearch.search(
                ClueCells.alone(clue, allowed),
                known.stream().mapToInt(Integer::intValue).toArray(),
                allowed);
    }

    public Arithmetic clue() {
        return clue;
    }

    /// Whether the combinations are known; false when there are too many to list.
    public boolean isKnown() {
        return known;
    }

    /// How many there are; 0 too when they are not known.
    public int size() {
        return sets.size();
    }

    /// Every combination with the digits of all cells of the clue, placed ones included, in ascending order.
    public List<Combination> list() {
        return IntStream.range(0, size()).mapToObj(this::combination).sorted().toList();
    }

    /// Every combination without one each of some digits that it has, those of the placed cells for example; no two
    /// alike.
    public List<Combination> without(List<Integer> digits) {
        return list().stream()
                .map(combination -> combination.without(digits))
                .distinct()
                .toList();
    }

    /// The digits that occur in some combination.
    public Digits possible() {
        return known ? possibleBeside(Digits.NONE) : new Digits(-1L);
    }

    /// The digits that occur beside all of these in some combination of different digits.
    public Digits possibleBeside(Digits placed) {
        long beside = known ? 0 : -1L;
        for (int i = 0; i < size(); i++) {
            long digits = sets.word(i, 0);
            beside |= (placed.bits() & ~digits) == 0 ? digits : 0;
        }
        return new Digits(beside & ~placed.bits());
    }

    private Combination combination(int i) {
        var digits = new ArrayList<Integer>(clue.cells().size());
        for (int level = 0; level < sets.levels(); level++) {
            new Digits(sets.word(i, level)).stream().forEach(digits::add);
        }
        return new Combination(digits);
    }

    public Multisets sets() {
        return sets;
    }
}
