package org.crosscage.me;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.crosscage.analysis.Difficulty;
import org.crosscage.analysis.Ratings;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.model.Puzzle;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.GameSummary;
import org.crosscage.game.store.GameGrades;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.PuzzleOrder;
import org.springframework.stereotype.Service;

/// The grades of games' puzzles: as the puzzles' names tell them, and of puzzles from outside as they were worked out
/// once.
@Service
public record KnownGrades(PuzzleLibrary library, GameGrades kept, Ratings ratings) {

    /// What is known without solving anything; costs a query.
    ///
    /// @param games of the player, few enough for a list
    /// @return says the grade of such a game's puzzle, empty where it has none or nobody worked it out
    public Function<GameSummary, Optional<Grade>> of(long player, List<GameSummary> games) {
        var workedOut = kept.of(player, games.stream().map(GameSummary::id).toList());
        return game -> named(library, game.source()).or(() -> Optional.ofNullable(workedOut.get(game.id())));
    }

    /// The same of a game that is counted; costs nothing.
    public Optional<Grade> of(FinishedGame game) {
        return named(library, game.source()).or(game::grade);
    }

    /// @param source where a game's puzzle came from
    /// @return empty when that does not say it, of a puzzle from outside for example
    public static Optional<Grade> named(PuzzleLibrary library, String source) {
        return DailyPuzzle.named(source)
                .map(DailyPuzzle::grade)
                .or(() -> shipped(library, source))
                .or(() -> PuzzleOrder.named(source)
                        .flatMap(order -> order.requirements().grade()));
    }

    /// What is known of the puzzle of a game without solving or reading anything.
    ///
    /// @param source where it came from
    public Optional<Grade> atHand(String source, Puzzle puzzle) {
        return named(library, source).or(() -> ratings.known(puzzle).flatMap(Difficulty::grade));
    }

    private static Optional<Grade> shipped(PuzzleLibrary library, String source) {
        var number = library.number(source);
        return library.packOf(source)
                .filter(_ -> number.isPresent())
                .map(pack -> pack.listings()
                        .get(number.getAsInt() - 1)
                        .difficulty()
                        .rating()
                        .grade());
    }

    /// The games whose puzzles' grade would have to be worked out, practice apart.
    public List<String> unknown(List<FinishedGame> games) {
        return games.stream()
                .filter(PlayTimes::isCompared)
                .filter(game ->
                        !game.isGraded() && named(library, game.source()).isEmpty())
                .map(FinishedGame::id)
                .toList();
    }

    /// Works out the grades of such games' puzzles and keeps each as it comes; takes milliseconds a puzzle as a rule,
    /// seconds for a large one. What is too hard to find out now may be tried again another time.
    ///
    /// @param stop asked often; true ends the work
    /// @return whether any is known now that was not
    public boolean workOut(long player, List<String> games, BooleanSupplier stop) {
        return games.stream()
                        .takeWhile(_ -> !stop.getAsBoolean())
                        .filter(game -> kept.keep(player, game, puzzle -> rated(puzzle, stop)))
                        .count()
                > 0;
    }

    /// What is not found out is not remembered, so that nothing is said of it.
    private Optional<Optional<Grade>> rated(Puzzle puzzle, BooleanSupplier stop) {
        var found = ratings.of(puzzle, stop).grade();
        return found.isPresent()
                ? Optional.of(found)
                : ratings.known(puzzle)
                        .filter(known -> !(known instanceof Difficulty.TooLong))
                        .map(Difficulty::grade);
    }
}
