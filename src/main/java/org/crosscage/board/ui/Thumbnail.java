package org.crosscage.board.ui;

import com.vaadin.flow.component.Svg;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;

/// A small still picture of a puzzle, drawn on the server, for pages that show many: no script, no state. Hidden
/// from screen readers; what stands beside it says what it is.
public final class Thumbnail {

    /// Drawing units a cell.
    private static final int SIDE = 20;
    /// The room for numbers at the edge.
    private static final int NUMBERS = 14;
    /// Past so many rows or columns a cell is too small to be seen, and the picture is drawn coarsely, as one of
    /// this size: what is shown of many large puzzles goes into one page.
    private static final int FINEST = 40;

    private final Picture picture;
    private final Position position;
    private final Cells marked;
    /// Whether rows and columns are numbered at the edge.
    private final boolean numbered;
    /// Of a digit: lower where clues stand in the cells.
    private final int baseline;
    private final StringBuilder ground = new StringBuilder();
    private final StringBuilder diagonals = new StringBuilder();
    private final StringBuilder hair = new StringBuilder();
    private final StringBuilder rule = new StringBuilder();
    private final StringBuilder signs = new StringBuilder();

    private Thumbnail(Picture picture, Position position, Cells marked, boolean numbered) {
        this.numbered = numbered;
        this.picture = picture;
        this.position = position;
        this.marked = marked;
        this.baseline = hasCornerClues(picture) ? 17 : 14;
    }

    private static boolean hasCornerClues(Picture picture) {
        return picture.tiles().stream()
                .anyMatch(tile ->
                        tile instanceof Picture.White white && white.clue().isPresent());
    }

    /// The puzzle as it is before the first move.
    public static Svg of(Puzzle puzzle, Picture picture) {
        return of(picture, Position.start(puzzle));
    }

    /// The puzzle with the digits of a position.
    public static Svg of(Picture picture, Position position) {
        return of(picture, position, Cells.NONE);
    }

    /// The same with some cells marked.
    public static Svg of(Picture picture, Position position, Cells marked) {
        return of(new Thumbnail(picture, position, marked, false));
    }

    /// The puzzle with the digits of a position, and its rows and columns numbered.
    public static Svg numbered(Picture picture, Position position) {
        return of(new Thumbnail(picture, position, Cells.NONE, true));
    }

    private static Svg of(Thumbnail thumbnail) {
        var svg = new Svg(thumbnail.draw());
        svg.addClassName("thumbnail");
        return svg;
    }

    private String draw() {
        return Math.max(picture.rows(), picture.columns()) > FINEST ? drawCoarsely() : drawFinely();
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

    private String drawFinely() {
        for (int row = 0; row < picture.rows(); row++) {
            for (int column = 0; column < picture.columns(); column++) {
                draw(row, column);
            }
        }
        int width = picture.columns() * SIDE;
        int height = picture.rows() * SIDE;
        int edge = numbered ? NUMBERS : 0;
        if (numbered) {
            number();
        }
        return "<svg xmlns='http://www.w3.org/2000/svg' aria-hidden='true' viewBox='%d %d %d %d'>"
                        .formatted(-2 - edge, -2 - edge, width + 4 + edge, height + 4 + edge)
                + "<rect class='thumb-frame' x='-1.5' y='-1.5' width='%d' height='%d' rx='2'/>"
                        .formatted(width + 3, height + 3)
                + ground
                + "<path class='thumb-diagonal' d='" + diagonals + "'/>"
                + "<path class='thumb-hair' d='" + hair + "'/>"
                + "<path class='thumb-rule' d='" + rule + "'/>"
                + signs
                + "</svg>";
    }

    private void number() {
        for (int row = 0; row < picture.rows(); row++) {
            sign("thumb-number", Integer.toString(row + 1), -NUMBERS / 2, row * SIDE + 13, "middle");
        }
        for (int column = 0; column < picture.columns(); column++) {
            sign("thumb-number", Integer.toString(column + 1), column * SIDE + SIDE / 2, -5, "middle");
        }
    }

    private void draw(int row, int column) {
        int x = column * SIDE;
        int y = row * SIDE;
        var tile = picture.tiles().get(row * picture.columns() + column);
        var paper = tile instanceof Picture.White white ? paper(white) : "thumb-black";
        ground.append("<rect class='%s' x='%d' y='%d' width='%d' height='%d'/>".formatted(paper, x, y, SIDE, SIDE));
        switch (tile) {
            case Picture.White white -> drawWhite(white, row, column);
            case Picture.Black black -> {
                if (black.across().isPresent() || black.down().isPresent()) {
                    diagonals.append("M%d %dl%d %d".formatted(x, y, SIDE, SIDE));
                }
                black.across().ifPresent(clue -> sign("thumb-split", clue.text(), x + SIDE - 2, y + 8, "end"));
                black.down().ifPresent(clue -> sign("thumb-split", clue.text(), x + 2, y + SIDE - 3, "start"));
            }
        }
    }

    private String paper(Picture.White white) {
        return marked.contains(white.cell()) ? "thumb-white thumb-marked" : "thumb-white";
    }

    private void drawWhite(Picture.White white, int row, int column) {
        int x = column * SIDE;
        int y = row * SIDE;
        if (column > 0) {
            line(white, row, column - 1, "M%d %dv%d".formatted(x, y, SIDE));
        }
        if (row > 0) {
            line(white, row - 1, column, "M%d %dh%d".formatted(x, y, SIDE));
        }
        white.clue().ifPresent(clue -> sign("thumb-corner", clue.text(), x + 2, y + 6, "start"));
        if (position.digit(white.cell()) >= 0) {
            var digit = Integer.toString(position.digit(white.cell()));
            sign("thumb-digit", digit, x + SIDE / 2, y + baseline, "middle");
        }
        if (marked.contains(white.cell())) {
            signs.append("<path class='thumb-mark' d='M%d %dv-6l-6 6z'/>".formatted(x + SIDE - 1, y + SIDE - 1));
        }
    }

    /// The border towards the tile before: thick between regions, thin inside of one, none towards black.
    private void line(Picture.White white, int row, int column, String path) {
        if (picture.tiles().get(row * picture.columns() + column) instanceof Picture.White before) {
            (before.region() == white.region() ? hair : rule).append(path);
        }
    }

    private void sign(String style, String text, int x, int y, String anchor) {
        signs.append(String.format(
                Locale.ROOT, "<text class='%s' x='%d' y='%d' text-anchor='%s'>%s</text>", style, x, y, anchor, text));
    }
}
