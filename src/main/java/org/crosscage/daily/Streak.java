package org.crosscage.daily;

/// Days in a row on each of which at least one of the day's puzzles was done.
///
/// @param days how many up to today; up to yesterday as long as nothing is done today
/// @param aided on how many of these everything was done with help
/// @param longest how many there ever were in a row
public record Streak(int days, int aided, int longest) {}
