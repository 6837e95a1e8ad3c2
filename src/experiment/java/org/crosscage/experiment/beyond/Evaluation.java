package org.crosscage.experiment.beyond;

/// What is known of a filled Kakuro as a puzzle. Open candidates are those beyond one a cell.
///
/// @param simple how many are open after simple iteration
/// @param levelOne how many after level-1 iteration
/// @param solutions how many in all solutions together: 0 when there is one
/// @param undecided by cell, whether it differs between solutions
public record Evaluation(int simple, int levelOne, int solutions, boolean[] undecided) {

    /// How many candidates are in no solution, and level-1 iteration does not find that out.
    public int missed() {
        return levelOne - solutions;
    }

    /// Whether there is one solution, and level-1 iteration does not find it.
    public boolean isBeyond() {
        return solutions == 0 && levelOne > 0;
    }
}
