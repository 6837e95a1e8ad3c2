package org.crosscage.daily;

/// What a player has done of the puzzles of one day.
///
/// @param puzzles how many the day has
/// @param begun how many were begun and are not done
/// @param done how many were done
/// @param aided how many of these with help
/// @param inTime whether the day counts for the days in a row
/// @param aidedInTime whether it does so by puzzles alone that were done with help
public record DayResult(int puzzles, int begun, int done, int aided, boolean inTime, boolean aidedInTime) {

    public boolean isAllDone() {
        return done == puzzles;
    }

    /// Whether something was done, and nothing of it without help.
    public boolean isAided() {
        return done > 0 && done == aided;
    }
}
