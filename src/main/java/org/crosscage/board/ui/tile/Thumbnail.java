package org.crosscage.board.ui.tile;

import com.vaadin.flow.component.Svg;
import com.vaadin.flow.component.html.Div;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.drawing.BoardDrawing;
import org.crosscage.shell.ui.Markup;

/// A small still picture of a puzzle, drawn on the server, for pages that show many: no script, no state. Hidden
/// from screen readers; what stands beside it says what it is.
public final class Thumbnail {

    /// Past so many rows or columns a cell is too small to be seen, and the picture is drawn coarsely, as one of
    /// this size: what is shown of many large puzzles goes into one page.
    private static final int FINEST = 40;

    private final Picture picture;
    private final BoardDrawing drawing;
    private final Cells marked;

    private Thumbnail(Picture picture, BoardDrawing drawing, Cells marked) {
        this.picture = picture;
        this.drawing = drawing;
        this.marked = marked;
    }

    /// The puzzle as it is before the first move.
    public static Svg of(Puzzle puzzle, Picture picture) {
        return of(puzzle, picture, Position.start(puzzle));
    }

    /// The puzzle with the digits of a position, those that it gives told from the others.
    public static Svg of(Puzzle puzzle, Picture picture, Position position) {
        return of(new Thumbnail(picture, BoardDrawing.of(puzzle, picture, position), Cells.NONE));
    }

    /// The same of a puzzle that many pages show, drawn once for all of them.
    public static Div shared(Puzzle puzzle, Picture picture) {
        var place = new Div();
        place.addClassName("thumbnail");
        Markup.shareHtml(
                place.getElement(),
                List.of(Thumbnail.class, puzzle),
                () -> new Thumbnail(picture, BoardDrawing.of(puzzle, picture, Position.start(puzzle)), Cells.NONE)
                        .draw());
        return place;
    }

    /// A sketch with the digits of a position.
    public static Svg of(Picture picture, Position position) {
        return of(picture, position, Cells.NONE);
    }

    /// The same with some cells marked.
    public static Svg of(Picture picture, Position position, Cells marked) {
        return of(new Thumbnail(picture, BoardDrawing.of(picture, position).withMarked(marked), marked));
    }

    /// The same with rows and columns numbered.
    public static Svg numbered(Puzzle puzzle, Picture picture, Position position) {
        return of(new Thumbnail(
                picture, BoardDrawing.of(puzzle, picture, position).withNumbers(), Cells.NONE));
    }

    private static Svg of(Thumbnail thumbnail) {
        var svg = new Svg(thumbnail.draw());
        svg.addClassName("thumbnail");
        return svg;
    }

    private String draw() {
        return Math.max(picture.rows(), picture.columns()) > FINEST ? drawCoarsely() : StyledCanvas.draw(drawing);
    }

    /// Square blocks of cells on white: marked where a cell of the block is, else black where most of it is.
    private String drawCoarsely() {
        int block = Math.ceilDiv(Math.max(picture.rows(), picture.columns()), FINEST);
        var black = new StringBuilder();
        var found = new StringBuilder();
        for (int row = 0; row < picture.rows(); row += block) {
            for (int column = 0; column < picture.columns(); column += block) {
                var path = isMarked(row, column, block) ? found : isBlack(row, column, block) ? black : null;
                if (path != null) {
                    int width = Math.min(block, picture.columns() - column);
                    int height = Math.min(block, picture.rows() - row);
                    path.append("M%d %dh%dv%dh-%dz".formatted(column, row, width, height, width));
                }
            }
        }
        int rows = picture.rows();
        int columns = picture.columns();
        return "<svg xmlns='http://www.w3.org/2000/svg' aria-hidden='true' viewBox='0 0 %d %d'>"
                        .formatted(columns, rows)
                + "<rect class='thumb-white' width='%d' height='%d'/>".formatted(columns, rows)
                + "<path class='thumb-black' d='" + black + "'/>"
                + "<path class='thumb-marked' d='" + found + "'/>"
                + "</svg>";
    }

    private boolean isMarked(int row, int column, int block) {
        return tiles(row, column, block)
                .anyMatch(tile -> tile instanceof Picture.White white && marked.contains(white.cell()));
    }

    private boolean isBlack(int row, int column, int block) {
        long black = tiles(row, column, block)
                .filter(Picture.Black.class::isInstance)
                .count();
        return 2 * black > tiles(row, column, block).count();
    }

    private Stream<Picture.Tile> tiles(int row, int column, int block) {
        return IntStream.range(row, Math.min(row + block, picture.rows()))
                .boxed()
                .flatMap(r -> IntStream.range(column, Math.min(column + block, picture.columns()))
                        .mapToObj(c -> picture.tiles().get(r * picture.columns() + c)));
    }
}
