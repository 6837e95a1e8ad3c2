package org.crosscage.solver.genetic.permutation;

import io.jenetics.Chromosome;
import io.jenetics.EnumGene;
import io.jenetics.Genotype;
import io.jenetics.PermutationChromosome;
import io.jenetics.util.ISeq;
import io.jenetics.util.MSeq;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.crosscage.core.model.Board;

/// The chromosomes of *Solving and Modeling Ken-ken Puzzle by Using Hybrid Genetics Algorithm* (section III): a segment
/// is a row, its genes are the row's open cells in some order, and the rows with the fewest open cells come first. A
/// gene is the cell's number b·n + k, which is its index.
///
/// The paper says that a segment is a row or a column; its example has rows, and so has this. It does not say how many
/// segments a crossover swaps: here each one by an even chance.
final class LineSegments {

    private final List<ISeq<Integer>> segments;

    private LineSegments(List<ISeq<Integer>> segments) {
        this.segments = segments;
    }

    /// @param board with an open cell
    static LineSegments of(Board board) {
        var shape = board.puzzle().shape();
        var rows = board.openCells().boxed().collect(Collectors.groupingBy(shape::row));
        return new LineSegments(rows.values().stream()
                .sorted(Comparator.<List<Integer>>comparingInt(List::size)
                        .thenComparing(row -> shape.row(row.getFirst())))
                .map(ISeq::of)
                .toList());
    }

    /// The open cells of each segment, in the order of segments.
    List<ISeq<Integer>> cells() {
        return segments;
    }

    Genotype<EnumGene<Integer>> anyone(RandomGenerator random) {
        var chromosomes = new ArrayList<Chromosome<EnumGene<Integer>>>();
        for (var cells : segments) {
            MSeq<EnumGene<Integer>> genes = MSeq.ofLength(cells.length());
            for (int i = 0; i < cells.length(); i++) {
                genes.set(i, EnumGene.of(i, cells));
            }
            genes.shuffle(random);
            chromosomes.add(new PermutationChromosome<>(genes.toISeq()));
        }
        return Genotype.of(chromosomes);
    }

    /// N-segments crossover: two children, which have whole segments of the parents, each of the other one.
    static List<Genotype<EnumGene<Integer>>> cross(
            Genotype<EnumGene<Integer>> first, Genotype<EnumGene<Integer>> second, RandomGenerator random) {
        var some = new ArrayList<Chromosome<EnumGene<Integer>>>();
        var others = new ArrayList<Chromosome<EnumGene<Integer>>>();
        for (int segment = 0; segment < first.length(); segment++) {
            boolean swapped = random.nextBoolean();
            some.add((swapped ? second : first).get(segment));
            others.add((swapped ? first : second).get(segment));
        }
        return List.of(Genotype.of(some), Genotype.of(others));
    }

    /// Exchange mutation: two genes of one segment change places. Nothing happens where the same one is drawn twice, as
    /// it always is in a segment of one gene.
    static Genotype<EnumGene<Integer>> mutate(Genotype<EnumGene<Integer>> genotype, RandomGenerator random) {
        int segment = random.nextInt(genotype.length());
        var genes = MSeq.of(genotype.get(segment));
        genes.swap(random.nextInt(genes.length()), random.nextInt(genes.length()));
        var mutant = MSeq.of(genotype);
        mutant.set(segment, genotype.get(segment).newInstance(genes.toISeq()));
        return Genotype.of(mutant);
    }
}
