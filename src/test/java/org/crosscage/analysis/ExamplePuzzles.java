package org.crosscage.analysis;

import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.text.PuzzleFormats;

/// Small puzzles with one, several and no solutions.
public final class ExamplePuzzles {

    private ExamplePuzzles() {}

    /// Two solutions: 1 2 over 2 1, and 2 1 over 1 2.
    public static Puzzle twoSolutions() {
        return puzzle("""
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
    public static Puzzle oneSolution() {
        return puzzle("""
                puzzle one
                size 3 3
                grid
                # 17\\ 16\\
                \\17 . .
                \\16 . .
                end
                """);
    }

    /// The clues 3 across and 16 down, which cross in r2c2, cannot stand together; any other set of clues can that
    /// does not have both.
    public static Puzzle noSolution() {
        return puzzle("""
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
    public static Puzzle fiveSolutions() {
        return puzzle("""
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

    public static Puzzle puzzle(String text) {
        return PuzzleFormats.TEXT.read(text).getFirst().puzzle();
    }
}
