package org.crosscage.teach;

import java.util.function.BooleanSupplier;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Cells;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.player.Preferences;

/// All that a check of a game finds.
///
/// @param found which digits are wrong
/// @param wrongMarks whether marks are, where no digit is
/// @param truth what is known of the puzzle
/// @param rewindTo the cursor before the first mistake
public record CheckFinding(Game game, Check found, boolean wrongMarks, SolutionCount truth, int rewindTo) {

    /// @param stop as for [Check#of(Game, SolutionFinder, BooleanSupplier)]
    public static CheckFinding of(Game game, SolutionFinder finder, BooleanSupplier stop) {
        var check = Check.of(game, finder, stop);
        return new CheckFinding(
                game,
                check,
                check.isClean() && check.certain() && Check.hasWrongMarks(game, finder, stop),
                finder.count(game, stop),
                Check.cursorBeforeMistakes(game, finder, stop));
    }

    public Cells wrong() {
        return found.cells();
    }

    /// The cells that the board marks in red by itself.
    public Cells red(Preferences.Check setting) {
        return switch (setting) {
            case OFF -> Cells.NONE;
            case RULE_BREAKS -> Check.repeated(game);
            case SOLUTION -> Check.repeated(game).union(wrong());
        };
    }

    /// Whether all wrong digits are among those in red: to say which they are tells nothing new.
    public boolean isSeen(Cells red) {
        return wrong().intersect(red).equals(wrong());
    }

    /// How many turns are undone to get to before the first mistake.
    public int movesBack() {
        return game.cursor() - rewindTo;
    }
}
