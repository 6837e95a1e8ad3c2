package org.crosscage.board.ui.tile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Square;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;

final class ThumbnailTest {

    @Test
    void aLargePuzzleIsDrawnCoarsely() {
        assertThat(drawn(200, Cells.NONE)).hasSizeLessThan(50_000).contains("thumb-black");
    }

    @Test
    void whatIsMarkedInALargePuzzleIsSeenAllTheSame() {
        assertThat(drawn(200, Cells.of(0))).contains("<path class='thumb-marked' d='M0 0h5v5h-5z'/>");
    }

    @Test
    void aSmallPuzzleIsDrawnCellByCell() {
        assertThat(drawn(40, Cells.NONE))
                .contains("<path class='thumb-white' d='M0 0h800v20h-800zM0 20h800v20h-800z")
                .contains("<path class='thumb-line' d='M20 0L20 20M40 0L40 20");
    }

    @Test
    void cellsThatArePointedOutAreTheirOwn() {
        assertThat(drawn(4, Cells.of(1)))
                .contains("<path class='thumb-white' d='M0 0h20v20h-20zM40 0h40v20h-40z")
                .contains("<path class='thumb-white thumb-marked' d='M20 0h20v20h-20z'/>")
                .contains("<path class='thumb-sign' d='M39 19v-6l-6 6z'/>");
    }

    @Test
    void digitsThatThePuzzleGivesAreTheirOwn() {
        var puzzle = PuzzleFormats.read("puzzle given\nsize 4\nboxes 2x2\ngiven r1c1 3\nend")
                .getFirst()
                .puzzle();
        var position = Position.of(
                IntStream.range(0, 16).map(cell -> cell == 0 ? 3 : 1).toArray());

        var drawn = Thumbnail.of(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle), position)
                .getElement()
                .getProperty("innerHTML");

        assertThat(drawn).containsOnlyOnce("'thumb-digit thumb-given'").contains("<g class='thumb-digit'");
    }

    /// Upper half white, lower half black.
    private static String drawn(int side, Cells marked) {
        int white = side * side / 2;
        List<Picture.Tile> tiles = IntStream.range(0, side * side)
                .<Picture.Tile>mapToObj(tile -> tile < white
                        ? new Picture.White(tile, 0, Optional.empty())
                        : new Picture.Black(Optional.empty(), Optional.empty()))
                .toList();
        var position = new Position(
                IntStream.range(0, white).mapToObj(_ -> Square.BLANK).toList());
        return Thumbnail.of(new Picture(side, side, tiles), position, marked)
                .getElement()
                .getProperty("innerHTML");
    }
}
