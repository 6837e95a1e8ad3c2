package org.crosscage.core.logic.link;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.clue.ClueTable;
import org.crosscage.core.logic.NeededDigits;
import org.crosscage.core.logic.link.Links.SourcedLink;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;
import org.jspecify.annotations.Nullable;

/// The links of a board that keep their constraint, found again when the board has changed.
final class LinkCache {

    /// The most open cells in a unit of which almost locked sets become links.
    private static final int LARGEST_SET = 3;

    private final Links links;
    private List<SourcedLink> conjugates = List.of();
    private List<SourcedLink> repeats = List.of();
    private @Nullable List<SourcedLink> sets;

    LinkCache(Links links) {
        this.links = links;
    }

    /// To be called when the candidates of the links are numbered anew.
    void update() {
        conjugates = findConjugates();
        repeats = findRepeats();
        sets = null;
    }

    /// To be called when there are no candidates to be linked.
    void clear() {
        conjugates = List.of();
        repeats = List.of();
        sets = List.of();
    }

    /// The strong links of one digit.
    List<SourcedLink> conjugates() {
        return conjugates;
    }

    /// The weak links of one digit between cells of a cage that do not see each other.
    List<SourcedLink> repeats() {
        return repeats;
    }

    /// The strong links of almost locked sets; they are looked for when they are asked for first.
    List<SourcedLink> sets() {
        if (sets == null) {
            sets = findSets();
        }
        return sets;
    }

    /// Lines and runs first, then cages; where several say the same the first is kept.
    private List<SourcedLink> findConjugates() {
        var found = new ArrayList<SourcedLink>();
        NeededDigits.inLines(links.board(), (unit, needed) -> addConjugates(unit, needed, found));
        for (int i = 0; i < links.clues().count(); i++) {
            NeededDigits.inClue(i, links.board(), (clue, needed) -> addConjugates(clue, needed, found));
            var clue = links.clues().clue(i);
            if (!clue.allDifferent() && links.table(i).isKnown()) {
                addSameDigit(clue, links.table(i), true, found);
            }
        }
        return found;
    }

    private void addConjugates(Constraint unit, long required, List<SourcedLink> found) {
        long once = 0;
        long twice = 0;
        long more = 0;
        for (int i = 0; i < unit.cells().size(); i++) {
            long bits = links.board().bits(unit.cells().get(i));
            more |= twice & bits;
            twice |= once & bits;
            once |= bits;
        }
        for (long pairs = twice & ~more & required; pairs != 0; pairs &= pairs - 1) {
            int digit = Long.numberOfTrailingZeros(pairs);
            int a = -1;
            int b = -1;
            for (int i = 0; i < unit.cells().size(); i++) {
                int cell = unit.cells().get(i);
                if (!links.board().isPlaced(cell) && (links.board().bits(cell) & Long.lowestOneBit(pairs)) != 0) {
                    b = a;
                    a = links.candidate(cell, digit);
                }
            }
            if (b >= 0) {
                found.add(new SourcedLink(b, a, unit));
            }
        }
    }

    /// The same digit in two cells of a cage whose cells do not all see each other.
    private void addSameDigit(Arithmetic clue, ClueTable table, boolean strong, List<SourcedLink> found) {
        for (int i = 0; i < table.size(); i++) {
            long others = strong ? table.otherwise(i) : table.never(i);
            for (others &= -2L << i; others != 0; others &= others - 1) {
                int j = Long.numberOfTrailingZeros(others);
                if (table.digit(i) == table.digit(j)
                        && (strong || !links.board().puzzle().sees(table.cell(i), table.cell(j)))) {
                    found.add(new SourcedLink(
                            links.candidate(table.cell(i), table.digit(i)),
                            links.candidate(table.cell(j), table.digit(j)),
                            clue));
                }
            }
        }
    }

    private List<SourcedLink> findRepeats() {
        var found = new ArrayList<SourcedLink>();
        for (int i = 0; i < links.clues().count(); i++) {
            if (!links.clues().clue(i).allDifferent() && links.table(i).isKnown()) {
                addSameDigit(links.clues().clue(i), links.table(i), false, found);
            }
        }
        return found;
    }

    private List<SourcedLink> findSets() {
        var found = new ArrayList<SourcedLink>();
        for (var set : AlmostLocked.sets(links.board(), 2, LARGEST_SET)) {
            addEnds(set, found);
        }
        return found;
    }

    /// If one of two digits is missing in the set, the other one is there: a link where both have one cell.
    private void addEnds(AlmostLocked set, List<SourcedLink> found) {
        for (long first = set.digits(); first != 0; first &= first - 1) {
            int x = Long.numberOfTrailingZeros(first);
            int a = set.onlyCell(x);
            for (long second = first & first - 1; a >= 0 && second != 0; second &= second - 1) {
                int y = Long.numberOfTrailingZeros(second);
                int b = set.onlyCell(y);
                if (b >= 0 && a != b) {
                    found.add(new SourcedLink(links.candidate(a, x), links.candidate(b, y), set.unit()));
                }
            }
        }
    }
}
