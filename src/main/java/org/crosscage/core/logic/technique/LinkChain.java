package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.link.ChainSearch;
import org.crosscage.core.logic.link.LinkGraph;
import org.crosscage.core.logic.link.Links;
import org.crosscage.core.logic.link.Links.Kind;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;

/// Chains of strong and weak links that lead from a true candidate to its being false: so it is false. The kinds of
/// links tell the techniques apart. Only the shortest chains of a board are steps: nobody wants a longer one.
public enum LinkChain implements Technique {

    /// Cells with two candidates, linked by same digits that exclude each other. Shorter ones are naked pairs and
    /// xy-wings.
    XY_CHAIN("xy-chain", 9, 260) {
        @Override
        LinkGraph graph(Links links) {
            return links.graphWithoutConjugates(Kind.CELL);
        }
    },

    /// The same with clues of two open cells between: in a sum, x in the one is s − x in the other.
    CLUE_CHAIN("clue-chain", 1, 260) {
        @Override
        LinkGraph graph(Links links) {
            return links.graphWithoutConjugates(Kind.CELL, Kind.PAIR);
        }
    },

    /// Every link that there is.
    ALTERNATING_INFERENCE_CHAIN("alternating-inference-chain", 1, 320) {
        @Override
        LinkGraph graph(Links links) {
            return links.graph(Kind.CELL, Kind.DIGIT, Kind.CLUE, Kind.SET);
        }
    };

    private static final int LONGEST = 60;

    private final String id;
    private final int shortest;
    private final int weight;

    LinkChain(String id, int shortest, int weight) {
        this.id = id;
        this.shortest = shortest;
        this.weight = weight;
    }

    abstract LinkGraph graph(Links links);

    @Override
    public String id() {
        return id;
    }

    @Override
    public Tier tier() {
        return Tier.EXPERT;
    }

    @Override
    public int weight() {
        return weight;
    }

    @Override
    public List<Step> find(Board board) {
        var links = Links.of(board);
        var search = new ChainSearch(graph(links));
        var found = new ArrayList<Integer>();
        int best = LONGEST;
        for (int candidate = 0; candidate < links.size(); candidate++) {
            board.goOn();
            int length = search.length(candidate, best);
            if (length >= shortest) {
                if (length < best) {
                    found.clear();
                    best = length;
                }
                found.add(candidate);
            }
        }
        return found.stream()
                .map(candidate -> step(candidate, search, links, board))
                .toList();
    }

    private Step step(int candidate, ChainSearch search, Links links, Board board) {
        return Step.of(this)
                .eliminate(Digits.of(links.digit(candidate)), links.cell(candidate), board)
                .because(board, () -> reason(candidate, search, links, board));
    }

    private Reason reason(int candidate, ChainSearch search, Links links, Board board) {
        search.length(candidate, LONGEST);
        var chain = links.reasons(search.chain(candidate));
        var reason = ChainReason.of(id, chain, board)
                .cells("start", Cells.of(links.cell(candidate)))
                .digits("digit", Digits.of(links.digit(candidate)));
        ChainReason.say(chain, reason);
        ChainReason.end(chain, reason);
        return reason.build();
    }
}
