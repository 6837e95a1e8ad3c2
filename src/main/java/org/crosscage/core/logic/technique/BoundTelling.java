package org.crosscage.core.logic.technique;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.logic.Combination;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// What the words of a bound count with, the same for some cells of a clue.
///
/// @param lines by which the other cells differ
/// @param ways the digits of the others, beside one cell or another
/// @param rest what these make
/// @param undivided candidates of the others that are not counted with, because they do not divide the product
record BoundTelling(List<Constraint> lines, List<Combination> ways, long rest, Digits undivided) {

    /// None where the other cells are too many for the way of counting, or make more beside one cell than beside
    /// another.
    ///
    /// @param cells beside which the others are counted
    static Optional<BoundTelling> of(
            Reach reach, List<Integer> cells, boolean least, List<Constraint> lines, Reach.Way way) {
        var ways = cells.stream()
                .map(cell -> way.digits(reach, cell, least))
                .distinct()
                .toList();
        var made = ways.stream().map(reach::made).distinct().toList();
        if (made.size() > 1 || ways.stream().anyMatch(digits -> digits.digits().isEmpty())) {
            return Optional.empty();
        }
        var undivided =
                cells.stream().map(cell -> reach.undivided(cell, least, way)).reduce(Digits.NONE, Digits::union);
        return Optional.of(new BoundTelling(lines, ways, made.getFirst(), undivided));
    }

    /// Of the lines those without which it would no longer be said.
    ///
    /// @param lines what the reader would rather not hear of comes first
    /// @param said for a number of lines, what is said if it is
    static Optional<BoundTelling> byFewest(List<Constraint> lines, Saying said) {
        var shortest = said.by(lines);
        for (var line : lines) {
            var fewer = shortest.stream()
                    .flatMap(telling -> telling.lines.stream())
                    .filter(each -> !each.equals(line))
                    .toList();
            shortest = Stream.concat(said.by(fewer).stream(), shortest.stream()).findFirst();
        }
        return shortest;
    }

    /// What is said when some lines are.
    interface Saying {
        Optional<BoundTelling> by(List<Constraint> lines);
    }

    /// Whether a way has a digit twice: true all the same where digits differ, but not to be shown.
    boolean repeats() {
        return ways.stream().anyMatch(way -> way.set().size() < way.digits().size());
    }
}
