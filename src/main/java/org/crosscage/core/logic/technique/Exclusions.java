package org.crosscage.core.logic.technique;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.crosscage.core.logic.link.Links;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;

/// Collects the constraints by which a digit cannot stand in two cells at once.
final class Exclusions {

    private final Links links;
    private final Set<Constraint> constraints = new LinkedHashSet<>();

    Exclusions(Links links) {
        this.links = links;
    }

    Exclusions between(int cell, int digit, int other) {
        constraints.addAll(links.excluding(links.candidate(cell, digit), links.candidate(other, digit)));
        return this;
    }

    /// Between a digit in each of some cells and the same digit in one cell.
    Exclusions between(Cells cells, int digit, int other) {
        cells.stream().forEach(cell -> between(cell, digit, other));
        return this;
    }

    List<Constraint> constraints() {
        return List.copyOf(constraints);
    }
}
