package org.crosscage.experiment.load;

/// How a player plays.
///
/// @param thinking the time before a move
/// @param hints the share of moves in whose place is a hint, 0 to 1
/// @param games the share of moves in whose place another game is begun, 0 to 1
/// @param selects whether a cell is selected before something is written into it, as a person does
record PlayerHabits(ThinkTime thinking, double hints, double games, boolean selects) {

    /// As people play: a hint instead of one in 30 moves, another game instead of one in 200.
    static PlayerHabits usual(ThinkTime thinking) {
        return new PlayerHabits(thinking, 1 / 30.0, 1 / 200.0, true);
    }

    /// For what a move costs by itself.
    static PlayerHabits onlyMoves(ThinkTime thinking) {
        return new PlayerHabits(thinking, 0, 0, false);
    }
}
