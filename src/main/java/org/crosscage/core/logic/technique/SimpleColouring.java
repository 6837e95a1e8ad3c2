package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.link.ChainSearch.Literal;
import org.crosscage.core.logic.link.LinkGraph;
import org.crosscage.core.logic.link.Links;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;

/// A digit that stands in one of two places, again and again: the places take two colours in turn, and one colour
/// is all true. A place that both colours exclude goes; a colour that excludes itself goes altogether.
///
/// A link needs a line, run or cage that needs the digit and that cannot hold it twice.
public record SimpleColouring() implements Technique {

    private static final int NONE = -1;

    @Override
    public String id() {
        return "simple-colouring";
    }

    @Override
    public Tier tier() {
        return Tier.EXPERT;
    }

    @Override
    public int weight() {
        return 200;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        var graph = Links.of(board).sameDigits();
        int[] parents = new int[graph.size()];
        Arrays.fill(parents, NONE);
        for (int root = 0; root < graph.size(); root++) {
            if (parents[root] == NONE) {
                board.goOn();
                var colours = new Colours(root, graph, parents);
                if (colours.size() > 2) {
                    trap(colours, steps);
                    wrap(colours, steps);
                }
            }
        }
        return steps;
    }

    /// What sees both colours.
    private void trap(Colours colours, List<Step> steps) {
        for (int gone = 0; gone < colours.graph.size(); gone++) {
            int a = colours.seen(gone, 0);
            int b = colours.seen(gone, 1);
            if (a != NONE && b != NONE && !colours.contains(gone)) {
                var chain = new ArrayList<Literal>();
                chain.add(new Literal(gone, true));
                colours.path(a, b, false, chain);
                chain.add(new Literal(gone, false));
                add(chain, "simple-colouring.trap", colours, steps);
            }
        }
    }

    /// A colour that stands twice where the digit can be once.
    private void wrap(Colours colours, List<Step> steps) {
        for (int i = 0; i < colours.size(); i++) {
            for (int j = i + 2; j < colours.size(); j++) {
                int p = colours.members.get(i);
                int q = colours.members.get(j);
                if (colours.colour[i] == colours.colour[j] && colours.graph.isWeak(p, q)) {
                    var chain = new ArrayList<Literal>();
                    chain.add(new Literal(p, true));
                    colours.path(q, p, false, chain);
                    add(chain, "simple-colouring.wrap", colours, steps);
                }
            }
        }
    }

    private void add(List<Literal> chain, String key, Colours colours, List<Step> steps) {
        var links = colours.graph.links();
        var board = colours.graph.board();
        int gone = chain.getFirst().candidate();
        steps.add(Step.of(this)
                .eliminate(Digits.of(links.digit(gone)), links.cell(gone), board)
                .because(board, () -> reason(key, chain, links, board)));
    }

    private static Reason reason(String key, List<Literal> literals, Links links, Board board) {
        var chain = links.reasons(literals);
        int gone = literals.getFirst().candidate();
        var reason = ChainReason.of(key, chain, board)
                .cells("start", Cells.of(links.cell(gone)))
                .digits("digit", Digits.of(links.digit(gone)));
        ChainReason.say(chain, reason);
        ChainReason.end(chain, reason);
        return reason.build();
    }

    /// The places that hang together with one, in two colours.
    private static final class Colours {

        private final LinkGraph graph;
        private final int[] parents;
        private final List<Integer> members = new ArrayList<>();
        private final int[] colour;

        /// @param parents of all candidates that have a colour already, filled for these
        Colours(int root, LinkGraph graph, int[] parents) {
            this.graph = graph;
            this.parents = parents;
            var colours = new ArrayList<Integer>();
            members.add(root);
            colours.add(0);
            parents[root] = root;
            for (int i = 0; i < members.size(); i++) {
                int at = members.get(i);
                for (int to = 0; to < graph.size(); to++) {
                    if (parents[to] == NONE && graph.isStrong(at, to) && graph.isWeak(at, to)) {
                        parents[to] = at;
                        members.add(to);
                        colours.add(1 - colours.get(i));
                    }
                }
            }
            this.colour = colours.stream().mapToInt(Integer::intValue).toArray();
        }

        int size() {
            return members.size();
        }

        boolean contains(int candidate) {
            return members.contains(candidate);
        }

        /// The first place of a colour that a candidate excludes, or -1.
        int seen(int candidate, int of) {
            for (int i = 0; i < colour.length; i++) {
                if (colour[i] == of && graph.isWeak(candidate, members.get(i))) {
                    return members.get(i);
                }
            }
            return NONE;
        }

        /// From one place to another along the links, true and false in turn.
        void path(int from, int to, boolean holds, List<Literal> chain) {
            var up = ancestors(from);
            var down = ancestors(to);
            while (up.size() > 1 && down.size() > 1 && up.get(up.size() - 2).equals(down.get(down.size() - 2))) {
                up.removeLast();
                down.removeLast();
            }
            down.removeLast();
            up.addAll(down.reversed());
            boolean now = holds;
            for (int at : up) {
                chain.add(new Literal(at, now));
                now = !now;
            }
        }

        private List<Integer> ancestors(int from) {
            var all = new ArrayList<Integer>();
            all.add(from);
            while (parents[all.getLast()] != all.getLast()) {
                all.add(parents[all.getLast()]);
            }
            return all;
        }
    }
}
