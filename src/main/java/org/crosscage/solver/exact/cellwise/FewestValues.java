package org.crosscage.solver.exact.cellwise;

/// The solver by Z. Ben-Haim that the survey in *A simple Kakuro solver* tells of: it takes the cell with the fewest
/// possible values, tries them all, and goes on in the same way.
///
/// The survey says no more. Possible are the values that [ForwardChecking] leaves; of cells with equally many the
/// first in reading order is taken, and its values go from the smallest to the largest.
record FewestValues(ForwardChecking checking) implements SearchStrategy {

    FewestValues(Filling filling) {
        this(new ForwardChecking(filling));
    }

    @Override
    public Filling filling() {
        return checking.filling();
    }

    @Override
    public int nextCell() {
        int fewest = -1;
        for (int cell = 0; cell < filling().puzzle().cellCount(); cell++) {
            if (filling().isOpen(cell) && (fewest < 0 || count(cell) < count(fewest))) {
                fewest = cell;
            }
        }
        return fewest;
    }

    private int count(int cell) {
        return checking.domain(cell).size();
    }

    @Override
    public int[] values(int cell) {
        return checking.values(cell);
    }

    @Override
    public boolean accepts(int cell) {
        return checking.accepts(cell);
    }

    @Override
    public void forget(int cell) {
        checking.forget(cell);
    }
}
