package org.crosscage.core.logic.link;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.clue.ClueTable;
import org.crosscage.core.logic.Link;
import org.crosscage.core.logic.NeededUnits;
import org.crosscage.core.logic.link.Links.SourcedLink;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// How links are told: by which constraint one candidate decides another, and so what a whole chain rests on. A
/// graph of links does not keep that, because few of its links are ever told.
record LinkReasons(Links links, LinkCache linkCache) {

    /// As [Links#tell].
    List<Link> chain(List<ChainSearch.Literal> chain) {
        var left = new HashMap<Integer, Long>();
        var told = new ArrayList<Link>();
        for (int i = 0; i < chain.size(); i++) {
            var now = chain.get(i);
            int cell = links.cell(now.candidate());
            long bit = 1L << links.digit(now.candidate());
            long before = left.getOrDefault(cell, board().bits(cell));
            long after = before & (now.holds() ? bit : ~bit);
            if (i == 0) {
                told.add(Link.supposing(cell, links.digit(now.candidate()), board().candidates(cell)));
            } else if (after != before) {
                told.add(link(chain.get(i - 1), now, before, after));
            }
            if (after == 0) {
                return told;
            }
            left.put(cell, after);
        }
        return told;
    }

    /// As [Links#excluding].
    List<Constraint> excluding(int a, int b) {
        return sameDigit(a, true, b, false)
                .map(by -> NeededUnits.of(
                        board().puzzle(),
                        by,
                        supposing(by, new ChainSearch.Literal(a, true)),
                        position(by, b),
                        1L << links.digit(b)))
                .orElse(List.of());
    }

    private Link link(ChainSearch.Literal cause, ChainSearch.Literal now, long before, long after) {
        return new Link(
                Cells.of(links.cell(cause.candidate())),
                between(cause, now)
                        .map(by -> NeededUnits.of(
                                board().puzzle(),
                                by,
                                supposing(by, cause),
                                position(by, now.candidate()),
                                before & ~after))
                        .orElse(List.of()),
                links.cell(now.candidate()),
                new Digits(after),
                new Digits(before & ~after));
    }

    /// What the board says of the cells of a constraint when a candidate holds or does not.
    private long[] supposing(Constraint by, ChainSearch.Literal cause) {
        long bit = 1L << links.digit(cause.candidate());
        return by.cells().stream()
                .mapToLong(cell ->
                        board().bits(cell) & (cell != links.cell(cause.candidate()) ? -1L : cause.holds() ? bit : ~bit))
                .toArray();
    }

    private int position(Constraint by, int candidate) {
        return Arrays.binarySearch(by.cells().toArray(), links.cell(candidate));
    }

    /// The constraint by which one candidate decides another, an easy one first; none where both are of one cell.
    private Optional<Constraint> between(ChainSearch.Literal cause, ChainSearch.Literal result) {
        int a = cause.candidate();
        int b = result.candidate();
        if (links.cell(a) == links.cell(b)) {
            return Optional.empty();
        }
        return sameDigit(a, cause.holds(), b, result.holds())
                .or(() -> clue(a, cause.holds(), b, result.holds()))
                .or(() -> find(linkCache.sets(), a, b));
    }

    private Optional<Constraint> sameDigit(int a, boolean aHolds, int b, boolean bHolds) {
        if (links.digit(a) != links.digit(b) || aHolds == bHolds) {
            return Optional.empty();
        }
        if (!aHolds) {
            return find(linkCache.conjugates(), a, b);
        }
        return board().puzzle().unitsOf(links.cell(a)).stream()
                .filter(unit -> unit.cells().contains(links.cell(b)))
                .findFirst()
                .or(() -> find(linkCache.repeats(), a, b));
    }

    private Optional<Constraint> clue(int a, boolean aHolds, int b, boolean bHolds) {
        var clues = links.clues();
        for (int i = 0; i < clues.cluesAt(links.cell(a)); i++) {
            int number = clues.clueAt(links.cell(a), i);
            var clue = clues.clue(number);
            var table = links.table(number);
            if (table.isKnown()
                    && clue.cells().contains(links.cell(b))
                    && says(table, local(table, a), aHolds, local(table, b), bHolds)) {
                return Optional.of(clue);
            }
        }
        return Optional.empty();
    }

    private static boolean says(ClueTable table, int a, boolean aHolds, int b, boolean bHolds) {
        if (aHolds == bHolds) {
            return (aHolds ? table.always(a) >>> b & 1 : table.always(b) >>> a & 1) != 0;
        }
        long either = aHolds
                ? table.never(a) >>> b | table.never(b) >>> a
                : table.otherwise(a) >>> b | table.otherwise(b) >>> a;
        return (either & 1) != 0;
    }

    private static Optional<Constraint> find(List<SourcedLink> among, int a, int b) {
        return among.stream()
                .filter(link -> link.a() == a && link.b() == b || link.a() == b && link.b() == a)
                .findFirst()
                .map(SourcedLink::by);
    }

    private int local(ClueTable table, int candidate) {
        for (int i = 0; i < table.size(); i++) {
            if (table.cell(i) == links.cell(candidate) && table.digit(i) == links.digit(candidate)) {
                return i;
            }
        }
        throw new IllegalStateException("the candidate " + candidate + " is not in the table");
    }

    private Board board() {
        return links.board();
    }
}
