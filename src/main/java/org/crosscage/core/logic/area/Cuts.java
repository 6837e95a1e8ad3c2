package org.crosscage.core.logic.area;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/// Finds every few edges of a graph that cut it: without them some of the vertices hang together no more with the
/// rest.
///
/// Every edge gets a label of 64 bits such that the edges of a cut, and of nothing else, have labels that cancel
/// each other out: a random one if it closes a cycle over a spanning forest, and otherwise what the cycles that go
/// over it add up to (the cycle space sampling of Pritchard and Thurimella, "Fast computation of small cuts via
/// cycle space sampling", 2011). So two edges cut when their labels are equal, and four when two pairs have equal
/// sums. The random numbers are always the same; whoever uses a cut finds out what it cuts off, so a wrong one
/// would do no harm.
final class Cuts {

    private final int[] from;
    private final int[] to;
    private final long[] labels;

    /// @param vertices how many
    /// @param from one end of each edge
    /// @param to the other end
    Cuts(int vertices, int[] from, int[] to) {
        this.from = from;
        this.to = to;
        this.labels = new long[from.length];
        label(vertices);
    }

    private void label(int vertices) {
        int[][] edgesOf = edgesOf(vertices, from, to);
        int[] parentEdge = new int[vertices];
        boolean[] seen = new boolean[vertices];
        boolean[] tree = new boolean[from.length];
        int[] order = new int[vertices];
        int count = 0;
        for (int root = 0; root < vertices; root++) {
            if (!seen[root]) {
                seen[root] = true;
                parentEdge[root] = -1;
                int next = count;
                order[count++] = root;
                for (; next < count; next++) {
                    for (int edge : edgesOf[order[next]]) {
                        int other = from[edge] + to[edge] - order[next];
                        if (!seen[other]) {
                            seen[other] = true;
                            tree[edge] = true;
                            parentEdge[other] = edge;
                            order[count++] = other;
                        }
                    }
                }
            }
        }
        var random = new SplittableRandom(from.length);
        long[] below = new long[vertices];
        for (int edge = 0; edge < from.length; edge++) {
            if (!tree[edge]) {
                labels[edge] = random.nextLong();
                below[from[edge]] ^= labels[edge];
                below[to[edge]] ^= labels[edge];
            }
        }
        for (int i = count - 1; i >= 0; i--) {
            int edge = parentEdge[order[i]];
            if (edge >= 0) {
                labels[edge] = below[order[i]];
                below[from[edge] + to[edge] - order[i]] ^= labels[edge];
            }
        }
    }

    /// The edges at each vertex.
    static int[][] edgesOf(int vertices, int[] from, int[] to) {
        int[] counts = new int[vertices];
        for (int edge = 0; edge < from.length; edge++) {
            counts[from[edge]]++;
            counts[to[edge]]++;
        }
        int[][] edgesOf = new int[vertices][];
        Arrays.setAll(edgesOf, vertex -> new int[counts[vertex]]);
        for (int edge = 0; edge < from.length; edge++) {
            edgesOf[from[edge]][--counts[from[edge]]] = edge;
            edgesOf[to[edge]][--counts[to[edge]]] = edge;
        }
        return edgesOf;
    }

    /// Every cut of so many edges that has no smaller one in it; of two edges, also every two that cut each alone.
    ///
    /// @param size 1…4
    /// @param goOn called in between, because a large graph takes long; may throw something to end it
    List<int[]> of(int size, Runnable goOn) {
        return switch (size) {
            case 1 -> ones();
            case 2 -> twos(goOn);
            case 3 -> threes(goOn);
            case 4 -> fours(goOn);
            default -> throw new IllegalArgumentException("cuts of " + size + " edges are not looked for");
        };
    }

    private List<int[]> ones() {
        var cuts = new ArrayList<int[]>();
        for (int edge = 0; edge < labels.length; edge++) {
            if (labels[edge] == 0) {
                cuts.add(new int[] {edge});
            }
        }
        return cuts;
    }

    private List<int[]> twos(Runnable goOn) {
        var cuts = new ArrayList<int[]>();
        for (int a = 0; a < labels.length; a++) {
            goOn.run();
            for (int b = a + 1; b < labels.length; b++) {
                if (labels[a] == labels[b]) {
                    cuts.add(new int[] {a, b});
                }
            }
        }
        return cuts;
    }

    private List<int[]> threes(Runnable goOn) {
        var byLabel = new HashMap<Long, List<Integer>>();
        for (int edge = 0; edge < labels.length; edge++) {
            byLabel.computeIfAbsent(labels[edge], label -> new ArrayList<>()).add(edge);
        }
        var cuts = new ArrayList<int[]>();
        for (int a = 0; a < labels.length; a++) {
            goOn.run();
            for (int b = a + 1; b < labels.length; b++) {
                if (isPair(a, b)) {
                    for (int c : byLabel.getOrDefault(labels[a] ^ labels[b], List.of())) {
                        if (c > b) {
                            cuts.add(new int[] {a, b, c});
                        }
                    }
                }
            }
        }
        return cuts;
    }

    /// Of the many pairs only those are kept whose sum another pair has too.
    private List<int[]> fours(Runnable goOn) {
        var repeated = repeatedSums(goOn);
        var pairs = new ArrayList<Pair>();
        for (int a = 0; a < labels.length && !repeated.isEmpty(); a++) {
            goOn.run();
            for (int b = a + 1; b < labels.length; b++) {
                if (isPair(a, b) && repeated.contains(labels[a] ^ labels[b])) {
                    pairs.add(new Pair(labels[a] ^ labels[b], a, b));
                }
            }
        }
        pairs.sort(Comparator.comparingLong(Pair::sum).thenComparingInt(Pair::a).thenComparingInt(Pair::b));
        var cuts = new ArrayList<int[]>();
        for (int i = 0; i < pairs.size(); i++) {
            for (int j = i + 1;
                    j < pairs.size() && pairs.get(j).sum() == pairs.get(i).sum();
                    j++) {
                if (pairs.get(i).b() < pairs.get(j).a()) {
                    cuts.add(new int[] {
                        pairs.get(i).a(),
                        pairs.get(i).b(),
                        pairs.get(j).a(),
                        pairs.get(j).b()
                    });
                }
            }
        }
        return cuts;
    }

    /// What the labels of more than one pair add up to. Sums are looked up by their lower bits, which are as random
    /// as the labels.
    private Set<Long> repeatedSums(Runnable goOn) {
        int most = labels.length * labels.length / 2;
        long[] seen = new long[4 * Integer.highestOneBit(Math.max(1, most))];
        var repeated = new HashSet<Long>();
        for (int a = 0; a < labels.length; a++) {
            goOn.run();
            for (int b = a + 1; b < labels.length; b++) {
                if (isPair(a, b)) {
                    long sum = labels[a] ^ labels[b];
                    int at = (int) sum & seen.length - 1;
                    while (seen[at] != 0 && seen[at] != sum) {
                        at = at + 1 & seen.length - 1;
                    }
                    if (seen[at] == sum) {
                        repeated.add(sum);
                    }
                    seen[at] = sum;
                }
            }
        }
        return repeated;
    }

    /// Whether two edges can be part of a larger cut: none cuts alone, and both together do not.
    private boolean isPair(int a, int b) {
        return labels[a] != 0 && labels[b] != 0 && labels[a] != labels[b];
    }

    private record Pair(long sum, int a, int b) {}
}
