package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Link;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;

/// How a chain becomes a reason: its premises and constraints, a thought for each link, and the chain itself as a
/// fact, for the board to draw.
final class ChainReason {

    /// More digits than these are not listed: what is left is.
    private static final int MOST_LISTED = 3;

    private ChainReason() {}

    /// A reason that rests on a chain, without saying it in words.
    static Reason.Builder of(String key, List<Link> chain, Board board) {
        return ofAll(key, List.of(chain), board);
    }

    /// A reason that rests on several chains, called `chain1`, `chain2` and so on; a single one is called `chain`.
    static Reason.Builder ofAll(String key, List<List<Link>> chains, Board board) {
        var reason = Reason.of(key);
        Set<Constraint> by = new LinkedHashSet<>();
        for (int i = 0; i < chains.size(); i++) {
            for (var link : chains.get(i)) {
                reason.given(Cells.of(link.cell()), board);
                by.addAll(link.by());
            }
            reason.chain(chains.size() == 1 ? "chain" : "chain" + (i + 1), chains.get(i));
        }
        by.forEach(constraint -> reason.given(constraint.cells(), board).by(constraint));
        return reason;
    }

    /// A reason that rests on a chain for one of the cells that lose a digit, and for the others on further
    /// constraints of the same sort.
    static Reason.Builder of(String key, List<Link> chain, Exclusions more, Board board) {
        var reason = of(key, chain, board);
        var used = chain.stream().flatMap(link -> link.by().stream()).toList();
        more.constraints().stream()
                .filter(by -> !used.contains(by))
                .forEach(by -> reason.given(by.cells(), board).by(by));
        return reason;
    }

    /// Says the links in words, the last one left out where it ends the chain: those words are the technique's.
    static void say(List<Link> chain, Reason.Builder reason) {
        thoughts(chain).forEach(reason::first);
    }

    /// The links in words, as [#say] says them.
    static List<Reason> thoughts(List<Link> chain) {
        int suppositions =
                (int) chain.stream().takeWhile(link -> link.by().isEmpty()).count();
        var thoughts = new ArrayList<Reason>();
        thoughts.add(suppose(chain.subList(0, suppositions)).build());
        int end = chain.getLast().isContradiction() ? chain.size() - 1 : chain.size();
        for (int from = suppositions; from < end; ) {
            int to = from + 1;
            while (to < end && belongTogether(chain.get(from), chain.get(to))) {
                to++;
            }
            thoughts.add(thought(chain.subList(from, to)).build());
            from = to;
        }
        return thoughts;
    }

    /// One digit, or what all cells of a clue hold.
    private static Reason.Builder suppose(List<Link> links) {
        var first = links.getFirst();
        if (links.size() == 1) {
            return Reason.of("chain.suppose")
                    .cells("start", Cells.of(first.cell()))
                    .digits("digit", first.left())
                    .telling(links);
        }
        var byCell = links.stream().sorted(Comparator.comparingInt(Link::cell)).toList();
        var layout = byCell.stream().map(link -> link.left().min()).toList();
        return Reason.of("chain.suppose-all")
                .naming("layout", new Fact.OfLayouts(Cells.of(byCell.stream().mapToInt(Link::cell)), List.of(layout)))
                .telling(links);
    }

    /// Says the last link, where it leaves nothing: what cannot be.
    static void end(List<Link> chain, Reason.Builder reason) {
        var end = chain.getLast();
        reason.constraint("by", end.by().getFirst())
                .cells("end", Cells.of(end.cell()))
                .telling(List.of(end));
    }

    /// The same of a trial, at whose end all cells of a line or clue count.
    static void endOfTrial(List<Link> chain, Reason.Builder reason, Board board) {
        end(chain, reason);
        reason.speaking(chain.getLast().by().getFirst().cells(), board);
    }

    private static boolean belongTogether(Link a, Link b) {
        return a.by().equals(b.by())
                && a.gone().equals(b.gone())
                && a.from().equals(b.from())
                && (a.left().size() == 1 || a.gone().size() > MOST_LISTED
                        ? a.left().equals(b.left())
                        : b.left().size() > 1);
    }

    /// Several links at once, which take the same digits by the same constraint.
    private static Reason.Builder thought(List<Link> links) {
        var first = links.getFirst();
        boolean found = first.left().size() == 1;
        boolean few = first.gone().size() <= MOST_LISTED;
        return Reason.of(found ? "chain.found" : few ? "chain.gone" : "chain.left")
                .constraint("by", first.by().getFirst())
                .cells("cells", Cells.of(links.stream().mapToInt(Link::cell)))
                .digits("digits", found || !few ? first.left() : first.gone())
                .telling(links);
    }
}
