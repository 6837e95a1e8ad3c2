package org.crosscage.kind.kenken;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Puzzle;

/// Draws a KenKen: one region a cage, its clue in the corner of its first cell in reading order.
final class KenKenPicture {

    private KenKenPicture() {}

    static Picture of(Puzzle puzzle) {
        int n = puzzle.shape().rows();
        int[] cageOf = new int[n * n];
        for (int i = 0; i < puzzle.constraints().size(); i++) {
            if (puzzle.constraints().get(i) instanceof Arithmetic cage) {
                int index = i;
                cage.cells().stream().forEach(cell -> cageOf[cell] = index);
            }
        }
        List<Picture.Tile> tiles = IntStream.range(0, n * n)
                .mapToObj(cell -> new Picture.White(cell, cageOf[cell], clue(puzzle, cell, cageOf[cell])))
                .collect(Collectors.toUnmodifiableList());
        return new Picture(n, n, tiles);
    }

    private static Optional<Picture.Clue> clue(Puzzle puzzle, int cell, int constraint) {
        var cage = (Arithmetic) puzzle.constraints().get(constraint);
        return cage.cells().get(0) == cell
                ? Optional.of(new Picture.Clue(cage.target() + cage.operation().sign(), constraint))
                : Optional.empty();
    }
}
