package org.crosscage.me;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.GameTotals;
import org.crosscage.game.SavedGame;
import org.springframework.stereotype.Service;

/// Looks up what a player finished before a game.
@Service
public record EarlierGames(KnownGrades grades) {

    /// The grade of a game's puzzle, where it is known without working it out.
    public Optional<Grade> grade(SavedGame game) {
        return grades.atHand(game.source(), game.entry().puzzle());
    }

    /// The games of the same kind, size and grade that the player had finished before this one; empty where there are
    /// none. Of no known one, where nobody has worked out the grade of some of the same kind and size.
    ///
    /// @param totals of the game, which is finished
    /// @param played the player's games that were finished or given up
    public Optional<PlayTimes.Line> before(SavedGame game, GameTotals totals, Grade grade, List<FinishedGame> played) {
        var puzzle = game.entry().puzzle();
        var size = new Size(puzzle.shape().rows(), puzzle.shape().columns());
        var finished = totals.finished().orElseThrow();
        var earlier = played.stream()
                .filter(each ->
                        each.totals().finished().filter(finished::isAfter).isPresent())
                .toList();
        var times = PlayTimes.of(earlier, grades::of);
        var sort = new PlayTimes.Sort(puzzle.kind(), size, Optional.of(grade));
        return times.of(sort)
                .or(() -> times.of(new PlayTimes.Sort(puzzle.kind(), size, Optional.empty()))
                        .map(_ -> new PlayTimes.Line(sort, 0, 0, Optional.empty(), Optional.empty())));
    }
}
