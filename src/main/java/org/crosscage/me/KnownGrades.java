package org.crosscage.me;

import java.util.Optional;
import org.crosscage.core.generate.Grade;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.PuzzleOrder;

/// The grades of puzzles as their names tell them, without solving any.
public record KnownGrades(PuzzleLibrary library) {

    /// @param source where a game's puzzle came from
    /// @return empty when that does not say it, of a puzzle from outside for example
    public Optional<Grade> of(String source) {
        return DailyPuzzle.named(source)
                .map(DailyPuzzle::grade)
                .or(() -> shipped(source))
                .or(() -> PuzzleOrder.named(source)
                        .flatMap(order -> order.wanted().grade()));
    }

    private Optional<Grade> shipped(String source) {
        var number = library.number(source);
        return library.packOf(source)
                .filter(_ -> number.isPresent())
                .map(pack -> pack.listings()
                        .get(number.getAsInt() - 1)
                        .difficulty()
                        .rating()
                        .grade());
    }
}
