package org.crosscage.print;

import java.util.Map;
import org.crosscage.core.model.Picture;
import org.crosscage.drawing.BoardDrawing;
import org.crosscage.drawing.Canvas;
import org.crosscage.drawing.Ink;
import org.crosscage.drawing.Palette;
import org.crosscage.drawing.Pen;

/// A board on a sheet, in black and greys. Nothing is told by a grey alone, which copiers lose: a black cell also has
/// an outline, and where it has no clue it is hatched.
final class PaperCanvas implements Canvas {

    private static final Palette COLOURS = new Palette(Map.ofEntries(
            Map.entry(Ink.FRAME, 0x000000),
            Map.entry(Ink.WHITE, 0xffffff),
            Map.entry(Ink.MARKED, 0xffffff),
            Map.entry(Ink.BLACK, 0xe2e2e2),
            Map.entry(Ink.DIAGONAL, 0x000000),
            Map.entry(Ink.HAIR, 0x606060),
            Map.entry(Ink.RULE, 0x000000),
            Map.entry(Ink.CAGE, 0x000000),
            Map.entry(Ink.SPLIT_CLUE, 0x000000),
            Map.entry(Ink.CORNER_CLUE, 0x000000),
            Map.entry(Ink.GIVEN, 0x000000),
            Map.entry(Ink.DIGIT, 0x000000),
            Map.entry(Ink.MARK, 0x404040),
            Map.entry(Ink.SIGN, 0x000000),
            Map.entry(Ink.NUMBER, 0x404040)));

    private static final int HATCH = 0x8a8a8a;
    private static final double OUTLINE = 0.025;
    private static final int HATCHES = 4;

    private final Sheet sheet;
    private final Picture picture;
    private final double left;
    private final double top;
    private final double cell;

    private PaperCanvas(Sheet sheet, Picture picture, double left, double top, double cell) {
        this.sheet = sheet;
        this.picture = picture;
        this.left = left;
        this.top = top;
        this.cell = cell;
    }

    /// Draws a board, whose frame begins at (x, y).
    ///
    /// @param cell the side of a cell, in points
    static void draw(BoardDrawing drawing, Picture picture, Sheet sheet, double x, double y, double cell) {
        var extent = drawing.extent();
        drawing.on(new PaperCanvas(sheet, picture, x - extent.x() * cell, y - extent.y() * cell, cell));
    }

    @Override
    public void rectangle(double x, double y, double width, double height, Ink ink) {
        sheet.fill(left + x * cell, top + y * cell, width * cell, height * cell, COLOURS.of(ink));
        if (ink == Ink.BLACK) {
            if (hasNoClue((int) y, (int) x)) {
                hatch(x, y);
            }
            outline(x, y, width, height);
        } else if (ink != Ink.FRAME) {
            towardsBlack((int) y, (int) x);
        }
    }

    /// A white cell is drawn over half of the outlines of those before it, so they are drawn again.
    private void towardsBlack(int row, int column) {
        int colour = COLOURS.of(Ink.DIAGONAL);
        if (row > 0 && tile(row - 1, column) instanceof Picture.Black) {
            stroke(column, row, column + 1.0, row, OUTLINE, colour);
        }
        if (column > 0 && tile(row, column - 1) instanceof Picture.Black) {
            stroke(column, row, column, row + 1.0, OUTLINE, colour);
        }
    }

    private Picture.Tile tile(int row, int column) {
        return picture.tiles().get(row * picture.columns() + column);
    }

    private boolean hasNoClue(int row, int column) {
        return tile(row, column) instanceof Picture.Black black
                && black.across().isEmpty()
                && black.down().isEmpty();
    }

    /// From bottom left to top right, against the line between two clues.
    private void hatch(double x, double y) {
        for (int i = 1; i < 2 * HATCHES; i++) {
            double at = (double) i / HATCHES;
            double over = Math.max(0, at - 1);
            stroke(x + over, y + at - over, x + at - over, y + over, OUTLINE, HATCH);
        }
    }

    private void outline(double x, double y, double width, double height) {
        int colour = COLOURS.of(Ink.DIAGONAL);
        stroke(x, y, x + width, y, OUTLINE, colour);
        stroke(x, y + height, x + width, y + height, OUTLINE, colour);
        stroke(x, y, x, y + height, OUTLINE, colour);
        stroke(x + width, y, x + width, y + height, OUTLINE, colour);
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Ink ink) {
        stroke(x1, y1, x2, y2, Pen.width(ink), COLOURS.of(ink));
    }

    private void stroke(double x1, double y1, double x2, double y2, double width, int colour) {
        sheet.line(left + x1 * cell, top + y1 * cell, left + x2 * cell, top + y2 * cell, width * cell, colour);
    }

    @Override
    public void corner(double x, double y, double side, Ink ink) {
        sheet.corner(left + x * cell, top + y * cell, side * cell, COLOURS.of(ink));
    }

    @Override
    public void text(String text, double x, double y, double size, Anchor anchor, Ink ink) {
        var style = new Style(Pen.isBold(ink), size * cell, COLOURS.of(ink));
        sheet.text(text, left + x * cell, top + y * cell, style, anchor);
    }
}
