package org.crosscage.play;

import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.library.Oracle;
import org.crosscage.library.Patience;
import org.crosscage.solver.exact.ExactSolver;

/// Games and moves for the tests of the teacher.
final class Examples {

    private Examples() {}

    static Oracle oracle() {
        return new Oracle(new ExactSolver());
    }

    /// Breeds for as long as it takes.
    static Search search() {
        return Search.of(oracle(), Patience.ENDLESS.clock());
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
