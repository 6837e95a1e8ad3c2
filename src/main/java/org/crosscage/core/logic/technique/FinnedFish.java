package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.link.LinkGraph;
import org.crosscage.core.logic.link.Links;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;

/// A swordfish or jellyfish that some of its units spoil with other places of the digit, the fins. Either it is a fish
/// after all, or a fin has the digit. What both take goes.
///
/// Looked at from the cell that loses the digit: if it had it, the fins that it sees were out, and its own crossing
/// unit. Then k units would need the digit in k−1 crossing units.
///
/// @param size 3 or 4; [FinnedXWing] is the smallest one
public record FinnedFish(int size) implements Technique {

    private static final List<String> IDS = List.of("finned-swordfish", "finned-jellyfish");
    private static final List<Integer> WEIGHTS = List.of(260, 320);

    public FinnedFish {
        if (size < 3 || size > 4) {
            throw new IllegalArgumentException("a finned fish of " + size + "; it has 3 or 4 units");
        }
    }

    @Override
    public String id() {
        return IDS.get(size - 3);
    }

    @Override
    public Tier tier() {
        return Tier.EXPERT;
    }

    @Override
    public int weight() {
        return WEIGHTS.get(size - 3);
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        var graph = Links.of(board).sameDigits();
        if (graph.links().isEmpty()) {
            return steps;
        }
        for (int digit : board.puzzle().digits().toArray()) {
            for (boolean across : new boolean[] {true, false}) {
                board.goOn();
                new Search(new FishUnits(board, across, digit, Integer.MAX_VALUE), graph).addTo(steps);
            }
        }
        return steps;
    }

    /// The fish of one digit and direction.
    private final class Search {

        private final FishUnits units;
        private final LinkGraph graph;
        private final Board board;
        private final List<Cells> places;
        private final Map<Shape, List<Integer>> losing = new LinkedHashMap<>();

        Search(FishUnits units, LinkGraph graph) {
            this.units = units;
            this.graph = graph;
            this.board = graph.board();
            this.places = IntStream.range(0, units.size())
                    .mapToObj(i -> FishUnits.places(units.base(i).cells(), units.digit(), board))
                    .toList();
        }

        /// @param bases by their places among the units
        /// @param covers the crossing units, one bit each
        private record Shape(List<Integer> bases, long covers) {}

        void addTo(List<Step> steps) {
            for (int cell = 0; cell < board.puzzle().cellCount(); cell++) {
                long cover = isPlace(cell) ? units.cover(cell) : 0;
                if (cover != 0) {
                    choose(cell, cover, left(cell), new ArrayList<>(), 0, 0);
                }
            }
            losing.forEach((shape, cells) -> add(shape, cells, steps));
        }

        private boolean isPlace(int cell) {
            return !board.isPlaced(cell) && board.candidates(cell).contains(units.digit());
        }

        /// The crossing units in which each base has the digit if a cell has it; 0 for a base that it lies in.
        private long[] left(int cell) {
            long[] left = new long[units.size()];
            for (int i = 0; i < left.length; i++) {
                if (!units.base(i).cells().contains(cell)) {
                    for (int place : places.get(i).toArray()) {
                        left[i] |= excludes(cell, place) ? 0 : units.cover(place);
                    }
                }
            }
            return left;
        }

        private boolean excludes(int cell, int other) {
            var links = graph.links();
            return graph.isWeak(links.candidate(cell, units.digit()), links.candidate(other, units.digit()));
        }

        private void choose(int cell, long cover, long[] left, List<Integer> bases, int from, long covers) {
            if (bases.size() == size) {
                var shape = new Shape(List.copyOf(bases), covers | cover);
                if (Long.bitCount(covers) == size - 1 && !fins(shape).isEmpty()) {
                    losing.computeIfAbsent(shape, _ -> new ArrayList<>()).add(cell);
                }
                return;
            }
            for (int i = from; i < left.length; i++) {
                if (left[i] != 0 && Long.bitCount(covers | left[i]) < size) {
                    bases.add(i);
                    choose(cell, cover, left, bases, i + 1, covers | left[i]);
                    bases.removeLast();
                }
            }
        }

        private Cells fins(Shape shape) {
            return Cells.of(shape.bases().stream()
                    .flatMapToInt(i -> places.get(i).stream())
                    .filter(place -> (units.cover(place) & shape.covers()) == 0));
        }

        private void add(Shape shape, List<Integer> cells, List<Step> steps) {
            var step = Step.of(FinnedFish.this);
            cells.forEach(cell -> step.eliminate(Digits.of(units.digit()), cell, board));
            var fins = fins(shape);
            var bases =
                    FishUnits.inOrder(shape.bases().stream().map(units::base).toList(), board);
            var covers = FishUnits.inOrder(units.units(shape.covers()), board);
            var losing = Cells.of(IntStream.range(0, cells.size()).map(cells::get));
            steps.add(step.because(
                    board, () -> FinnedXWing.reason(id(), bases, covers, fins, losing, units.digit(), graph)));
        }
    }
}
