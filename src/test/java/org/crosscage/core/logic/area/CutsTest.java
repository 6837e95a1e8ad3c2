package org.crosscage.core.logic.area;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.crosscage.Samples;
import org.crosscage.Seeds;

/// Cuts of small random graphs, against every way to part the vertices in two.
class CutsTest {

    private static final int VERTICES = 6;

    @Seeds(200)
    void everyCutWithNoSmallerOneInItIsFound(long seed) {
        int size = new Samples(~seed).number(1, 4);
        var graph = Graph.random(seed);
        var expected =
                graph.bonds().stream().filter(bond -> bond.size() == size).toList();
        assertThat(found(graph, size)).containsAll(expected);
    }

    @Seeds(200)
    void whatIsFoundCutsTheGraph(long seed) {
        int size = new Samples(~seed).number(1, 4);
        var graph = Graph.random(seed);
        assertThat(found(graph, size)).allMatch(graph::isCut).doesNotHaveDuplicates();
    }

    private static List<List<Integer>> found(Graph graph, int size) {
        return new Cuts(VERTICES, graph.from(), graph.to())
                .of(size, () -> {}).stream()
                        .map(cut -> IntStream.of(cut).boxed().sorted().toList())
                        .toList();
    }

    private record Graph(int[] from, int[] to) {

        static Graph random(long seed) {
            var random = new SplittableRandom(seed);
            int edges = random.nextInt(5, 11);
            int[] from = random.ints(edges, 0, VERTICES).toArray();
            int[] to = IntStream.of(from)
                    .map(end -> (end + random.nextInt(1, VERTICES)) % VERTICES)
                    .toArray();
            return new Graph(from, to);
        }

        /// The edges between the two sides of every parting.
        List<List<Integer>> cuts() {
            var cuts = new ArrayList<List<Integer>>();
            for (int side = 1; side < 1 << VERTICES - 1; side++) {
                int parting = side;
                var cut = IntStream.range(0, from.length)
                        .filter(edge -> (parting >>> from[edge] & 1) != (parting >>> to[edge] & 1))
                        .boxed()
                        .toList();
                if (!cut.isEmpty() && !cuts.contains(cut)) {
                    cuts.add(cut);
                }
            }
            return cuts;
        }

        /// The cuts that have no smaller one in them.
        List<List<Integer>> bonds() {
            var cuts = cuts();
            return cuts.stream()
                    .filter(cut ->
                            cuts.stream().noneMatch(other -> other.size() < cut.size() && cut.containsAll(other)))
                    .toList();
        }

        boolean isCut(List<Integer> edges) {
            return cuts().contains(edges);
        }
    }
}
