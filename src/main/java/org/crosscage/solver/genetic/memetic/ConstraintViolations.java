package org.crosscage.solver.genetic.memetic;

/// A constraint that genes can break, while somebody fills its cells: how badly it is broken, and how badly it would
/// be with one digit or another in a cell. Mutable; belongs to one search. Cells are named by their position in the
/// constraint.
sealed interface ConstraintViolations permits LineViolations, RunViolations, CageViolations {

    /// The cells, by cell index.
    int[] cells();

    /// Fills a cell that is empty or was taken out.
    void put(int position, int digit);

    /// Takes a cell out, which will be filled again before anybody asks how badly the constraint is broken.
    void take(int position);

    /// 0 when the constraint is kept. Every cell is filled.
    int violation();

    /// Adds to the cost of digits for a cell that is taken out how badly the constraint would be broken with them,
    /// give or take something that is the same for all digits.
    ///
    /// @param digits those asked about
    /// @param costs by digit, from the index `from` on
    void addCosts(int position, long digits, int weight, int[] costs, int from);

    /// Whether the cell at this position takes part in what is broken. Every cell is filled.
    boolean isToBlame(int position);
}
