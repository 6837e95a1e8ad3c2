package org.crosscage.experiment.beyond;

/// The runs of a Kakuro and the cells in which they cross, which is all that its logic knows of the grid.
///
/// @param runs the cells of each run; those across come first, and a cell is in exactly one of each direction
/// @param across by cell, the run across that it is in
/// @param down by cell, the run down
record RunNet(int[][] runs, int[] across, int[] down) {

    /// @param runs as in the record
    /// @param acrossRuns how many of them are across
    static RunNet of(int cells, int[][] runs, int acrossRuns) {
        var across = new int[cells];
        var down = new int[cells];
        for (int run = 0; run < runs.length; run++) {
            for (int cell : runs[run]) {
                (run < acrossRuns ? across : down)[cell] = run;
            }
        }
        return new RunNet(runs, across, down);
    }

    int cells() {
        return across.length;
    }

    /// The other run of a cell.
    int other(int cell, int run) {
        return across[cell] == run ? down[cell] : across[cell];
    }

    /// The sums that a filling has.
    ///
    /// @param digits by cell
    int[] sums(int[] digits) {
        var sums = new int[runs.length];
        for (int run = 0; run < sums.length; run++) {
            for (int cell : runs[run]) {
                sums[run] += digits[cell];
            }
        }
        return sums;
    }
}
