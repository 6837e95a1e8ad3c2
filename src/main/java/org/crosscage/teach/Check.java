package org.crosscage.teach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.search.SolutionCount;

/// Which digits of a game are wrong.
///
/// Where the solution is known, those that differ from it. Where there are several, a digit is wrong only when no
/// solution has it on this board: the digits are laid down in the order in which they were played, and one that
/// leaves no solution is wrong and put aside. Where there is none, or nothing is known, no digit is called wrong.
///
/// @param wrong the cells of the wrong digits, in the order in which these were played
/// @param certain whether no other digit is wrong; false when a search met its limits before that was known
public record Check(List<Integer> wrong, boolean certain) {

    private static final Check CLEAN = new Check(List.of(), true);
    private static final Check NOT_KNOWN = new Check(List.of(), false);

    public Check {
        wrong = List.copyOf(wrong);
    }

    public static Check of(Game game, SolutionFinder finder) {
        return of(game, finder, () -> false);
    }

    /// @param stop asked often; true ends the search, and what is not known to be wrong by then is not called wrong
    public static Check of(Game game, SolutionFinder finder, BooleanSupplier stop) {
        return switch (finder.count(game, stop)) {
            case SolutionCount.One(var solution) ->
                new Check(
                        played(game)
                                .filter(cell -> game.position().digit(cell) != solution.digit(cell))
                                .boxed()
                                .sorted(orderOfPlay(game))
                                .toList(),
                        true);
            case SolutionCount.Several several -> agrees(game, several) ? CLEAN : amongSeveral(game, finder, stop);
            case SolutionCount.None() -> CLEAN;
            case SolutionCount.Unknown() -> NOT_KNOWN;
        };
    }

    /// Whether marks on a board without wrong digits leave out a digit that is needed: what a hint says at once.
    ///
    /// @param stop as for [#of]
    public static boolean hasWrongMarks(Game game, SolutionFinder finder, BooleanSupplier stop) {
        return !CandidateReading.of(game.puzzle(), game.position(), new SolutionCandidates(finder, game, stop))
                .wrongMarks()
                .isEmpty();
    }

    /// Whether nothing wrong was found.
    public boolean isClean() {
        return wrong.isEmpty();
    }

    /// Whether it tells the player of a game something that only the solution says: not where nothing is played, nor
    /// where nothing is known.
    public boolean tells(Game game) {
        return game.cursor() > 0 && (certain || !isClean());
    }

    public int count() {
        return wrong.size();
    }

    public Cells cells() {
        return Cells.of(wrong.stream().mapToInt(Integer::intValue));
    }

    /// The cursor to rewind to: before the first move that wrote a wrong digit which still stands, or further back
    /// when the board then had other wrong digits, so that rewinding always leads to a board without.
    public static int cursorBeforeMistakes(Game game, SolutionFinder finder, BooleanSupplier stop) {
        var rewound = game;
        for (var check = of(game, finder, stop); !check.isClean(); check = of(rewound, finder, stop)) {
            rewound = rewound.rewindTo(
                    rewound.cursorBefore(check.wrong.getFirst()).orElseThrow());
        }
        return rewound.cursor();
    }

    /// The cells whose digit another cell of the same line, run or cage has too, given ones included: what everybody
    /// can see to break a rule, whatever the solution is.
    public static Cells repeated(Game game) {
        var position = game.position();
        return Cells.of(IntStream.range(0, game.puzzle().cellCount())
                .filter(cell -> !position.square(cell).isEmpty())
                .filter(cell -> game.puzzle().peers(cell).stream()
                        .anyMatch(other -> position.digit(other) == position.digit(cell))));
    }

    /// The cells that hold a digit which was not given.
    private static IntStream played(Game game) {
        return IntStream.range(0, game.puzzle().cellCount())
                .filter(cell -> !game.position().square(cell).isEmpty())
                .filter(cell -> game.puzzle().given(cell).isEmpty());
    }

    private static Comparator<Integer> orderOfPlay(Game game) {
        return Comparator.<Integer>comparingInt(cell -> game.cursorBefore(cell).orElse(0))
                .thenComparing(Comparator.naturalOrder());
    }

    private static boolean agrees(Game game, SolutionCount.Several several) {
        return List.of(several.first(), several.second()).stream()
                .anyMatch(solution ->
                        played(game).allMatch(cell -> game.position().digit(cell) == solution.digit(cell)));
    }

    private static Check amongSeveral(Game game, SolutionFinder finder, BooleanSupplier stop) {
        var order =
                new ArrayList<>(played(game).boxed().sorted(orderOfPlay(game)).toList());
        var wrong = new ArrayList<Integer>();
        var verdict = verdict(game, order, order.size(), finder, stop);
        while (verdict == SolutionFinder.Verdict.NO) {
            wrong.add(order.remove(firstWrong(game, order, finder, stop)));
            verdict = verdict(game, order, order.size(), finder, stop);
        }
        return new Check(wrong, verdict == SolutionFinder.Verdict.YES);
    }

    /// The place in the order of the first digit that leaves no solution; there is one.
    private static int firstWrong(Game game, List<Integer> order, SolutionFinder finder, BooleanSupplier stop) {
        int possible = 0;
        int impossible = order.size();
        while (impossible - possible > 1) {
            int middle = (possible + impossible) >>> 1;
            if (verdict(game, order, middle, finder, stop) == SolutionFinder.Verdict.NO) {
                impossible = middle;
            } else {
                possible = middle;
            }
        }
        return impossible - 1;
    }

    /// Whether there is a solution with the first digits of the order.
    private static SolutionFinder.Verdict verdict(
            Game game, List<Integer> order, int count, SolutionFinder finder, BooleanSupplier stop) {
        int[] digits = new int[game.puzzle().cellCount()];
        Arrays.fill(digits, Constraint.EMPTY);
        order.subList(0, count).forEach(cell -> digits[cell] = game.position().digit(cell));
        return finder.isSolvable(game.puzzle(), digits, stop);
    }
}
