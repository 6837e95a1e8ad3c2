package org.crosscage.drawing;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/// A board in pixels, drawn into any picture of Java 2D; no window, screen or installed font is asked for.
public final class Raster implements Canvas {

    private final Graphics2D graphics;
    private final Palette palette;
    private final double left;
    private final double top;
    private final double cell;

    private Raster(Graphics2D graphics, Palette palette, double left, double top, double cell) {
        this.graphics = graphics;
        this.palette = palette;
        this.left = left;
        this.top = top;
        this.cell = cell;
        smooth(graphics);
    }

    /// Edges between pixels are blended, lines stand where they are told to.
    public static void smooth(Graphics2D graphics) {
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }

    /// Draws a board.
    ///
    /// @param left where its frame begins, in pixels
    /// @param cell pixels to a cell; with a whole number cells begin at pixels
    public static void draw(
            BoardDrawing drawing, Graphics2D graphics, Palette palette, double left, double top, double cell) {
        var extent = drawing.extent();
        // the corner of the first cell at a whole pixel
        double x = Math.ceil(left - extent.x() * cell);
        double y = Math.ceil(top - extent.y() * cell);
        drawing.on(new Raster(graphics, palette, x, y, cell));
    }

    /// Writes a line of text with its baseline at (x, y), in pixels.
    public static void write(
            String text, Type type, double x, double y, double size, Color colour, Graphics2D graphics) {
        var place = new AffineTransform(size, 0, 0, size, x, y);
        graphics.setColor(colour);
        graphics.fill(new Path2D.Double(type.outline(text), place));
    }

    @Override
    public void rectangle(double x, double y, double width, double height, Ink ink) {
        graphics.setColor(colour(ink));
        graphics.fill(new Rectangle2D.Double(left + x * cell, top + y * cell, width * cell, height * cell));
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Ink ink) {
        float width = (float) Math.max(1, Pen.width(ink) * cell);
        int end = Pen.isSquare(ink) ? BasicStroke.CAP_SQUARE : BasicStroke.CAP_BUTT;
        graphics.setStroke(new BasicStroke(width, end, BasicStroke.JOIN_MITER));
        graphics.setColor(colour(ink));
        graphics.draw(new Line2D.Double(left + x1 * cell, top + y1 * cell, left + x2 * cell, top + y2 * cell));
    }

    @Override
    public void corner(double x, double y, double side, Ink ink) {
        var triangle = new Path2D.Double();
        triangle.moveTo(left + x * cell, top + y * cell);
        triangle.lineTo(left + x * cell, top + (y - side) * cell);
        triangle.lineTo(left + (x - side) * cell, top + y * cell);
        triangle.closePath();
        graphics.setColor(colour(ink));
        graphics.fill(triangle);
    }

    @Override
    public void text(String text, double x, double y, double size, Anchor anchor, Ink ink) {
        double start = Pen.start(text, x, size, anchor, ink);
        write(text, Pen.type(ink), left + start * cell, top + y * cell, size * cell, colour(ink), graphics);
    }

    private Color colour(Ink ink) {
        return new Color(palette.of(ink));
    }
}
