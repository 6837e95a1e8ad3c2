package org.crosscage.core.game;

import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.WalkthroughSearch;

/// Games and moves for the tests of the teacher.
public final class Examples {

    private Examples() {}

    public static SolutionFinder finder() {
        return new SolutionFinder(new ExactSolver());
    }

    /// Breeds for as long as it takes.
    public static WalkthroughSearch search() {
        return WalkthroughSearch.of(finder(), SearchLimit.ENDLESS.clock());
    }

    /// The game after digits were played one by one, in this order of cells and digits.
    public static Game played(Puzzle puzzle, int... cellsAndDigits) {
        var game = Game.of(puzzle);
        for (int i = 0; i < cellsAndDigits.length; i += 2) {
            game = game.play(digit(cellsAndDigits[i], cellsAndDigits[i + 1]));
        }
        return game;
    }

    public static Move digit(int cell, int digit) {
        return Move.of(new Change.Digit(cell, digit));
    }

    public static Move marks(int cell, int... digits) {
        return Move.of(new Change.Candidates(cell, Digits.of(digits)));
    }
}
