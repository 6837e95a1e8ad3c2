package org.crosscage.play;

import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.PuzzleFormats;
import org.crosscage.library.Oracle;
import org.crosscage.solver.exact.ExactSolver;

/// Puzzles and moves for the tests of the teacher.
final class Examples {

    private Examples() {}

    /// Two solutions: 1 2 over 2 1, and 2 1 over 1 2.
    static Puzzle twoSolutions() {
        return puzzle(
                """
                puzzle two
                size 3 3
                grid
                # 3\\ 3\\
                \\3 . .
                \\3 . .
                end
                """);
    }

    /// One solution: 8 9 over 9 7.
    static Puzzle oneSolution() {
        return puzzle(
                """
                puzzle one
                size 3 3
                grid
                # 17\\ 16\\
                \\17 . .
                \\16 . .
                end
                """);
    }

    /// The clues 3 across and 16 down, which cross in r2c2, cannot stand together; any other set of clues can that does not
    /// have both.
    static Puzzle noSolution() {
        return puzzle(
                """
                puzzle none
                size 3 3
                grid
                # 16\\ 9\\
                \\3 . .
                \\9 . .
                end
                """);
    }

    /// Five solutions; the example of the format documentation, from a public comment.
    static Puzzle fiveSolutions() {
        return puzzle(
                """
                puzzle five
                size 6 10
                grid
                # # # 26\\ 9\\ 9\\ 9\\ 31\\ # #
                # # 17\\33 . . . . . 9\\ #
                # 5\\22 . . . \\9 . . . 4\\
                \\13 . . . 3\\ # 9\\18 . . .
                # \\7 . . . 1\\6 . . . #
                # # \\24 . . . . . # #
                end
                """);
    }

    static Puzzle puzzle(String text) {
        return PuzzleFormats.TEXT.read(text).getFirst().puzzle();
    }

    static Oracle oracle() {
        return new Oracle(new ExactSolver());
    }

    static int[] solution(Puzzle puzzle) {
        return new ExactSolver()
                .solve(puzzle, SolverContext.quiet(Limits.solutions(1)))
                .solutions()
                .getFirst()
                .toArray();
    }

    /// The game after digits were played one by one, in this order of cells and digits.
    static Game played(Puzzle puzzle, int... cellsAndDigits) {
        var game = Game.of(puzzle);
        for (int i = 0; i < cellsAndDigits.length; i += 2) {
            game = game.play(digit(cellsAndDigits[i], cellsAndDigits[i + 1]));
        }
        return game;
    }

    static Move digit(int cell, int digit) {
        return Move.of(new Change.Digit(cell, digit));
    }

    static Move marks(int cell, int... digits) {
        return Move.of(new Change.Candidates(cell, Digits.of(digits)));
    }
}
