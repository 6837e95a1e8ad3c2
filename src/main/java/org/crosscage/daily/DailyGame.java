package org.crosscage.daily;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.crosscage.game.GameSummary;
import org.crosscage.game.GameTotals;

/// A player's game of a puzzle of a day.
public record DailyGame(DailyPuzzle daily, GameSummary summary) {

    /// How far it is.
    public enum State {
        BEGUN,
        /// The player finished it, with help or without.
        DONE,
        /// The player had the solution shown, so that finishing it says nothing.
        SHOWN
    }

    public State state() {
        return totals().finished().isEmpty() ? State.BEGUN : totals().solutionShown() ? State.SHOWN : State.DONE;
    }

    public boolean isDone() {
        return state() == State.DONE;
    }

    /// Whether it was done without a hint and without any other help.
    public boolean isUnaided() {
        return isDone() && totals().hints() == 0;
    }

    /// Whether it counts for the days in a row: begun on its own day, and done on that or the following one. So nobody
    /// fills up a gap later, and nobody who plays at midnight loses the day.
    public boolean isInTime() {
        return isDone()
                && day(summary.created()).equals(daily.date())
                && totals().finished()
                        .map(DailyGame::day)
                        .filter(finished -> !finished.isAfter(daily.date().plusDays(1)))
                        .isPresent();
    }

    public GameTotals totals() {
        return summary.totals();
    }

    private static LocalDate day(Instant instant) {
        return LocalDate.ofInstant(instant, ZoneOffset.UTC);
    }
}
