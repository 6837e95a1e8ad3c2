package org.crosscage.core.sketch;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.crosscage.core.model.Cells;

/// The connected parts of some places of a grid.
public final class ConnectedParts {

    private ConnectedParts() {}

    /// @param columns of the grid
    /// @return the largest first, of equal ones the first in reading order
    public static List<Cells> of(Cells places, int columns) {
        var parts = new ArrayList<Cells>();
        Set<Integer> seen = new HashSet<>();
        for (int i = 0; i < places.size(); i++) {
            if (!seen.contains(places.get(i))) {
                parts.add(from(places.get(i), places, columns, seen));
            }
        }
        parts.sort(Comparator.comparingInt(Cells::size).reversed());
        return parts;
    }

    private static Cells from(int start, Cells places, int columns, Set<Integer> seen) {
        var found = new ArrayList<Integer>();
        var open = new ArrayDeque<Integer>();
        open.add(start);
        seen.add(start);
        while (!open.isEmpty()) {
            int place = open.remove();
            found.add(place);
            around(place, columns).filter(places::contains).stream()
                    .filter(seen::add)
                    .forEach(open::add);
        }
        return Cells.of(found.stream().mapToInt(Integer::intValue));
    }

    /// The places beside a place; below the last row too.
    public static Cells around(int place, int columns) {
        int column = place % columns;
        var around = Cells.of(place + columns);
        around = place >= columns ? around.union(Cells.of(place - columns)) : around;
        around = column > 0 ? around.union(Cells.of(place - 1)) : around;
        return column < columns - 1 ? around.union(Cells.of(place + 1)) : around;
    }

    public static boolean isConnected(Cells places, int columns) {
        return of(places, columns).size() <= 1;
    }
}
