package org.crosscage.board.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Square;
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
        assertThat(drawn(40, Cells.NONE).split("<rect class='thumb-white'")).hasSize(40 * 40 / 2 + 1);
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
