package org.crosscage.print;

import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.contentstream.PDFGraphicsStreamEngine;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.color.PDColor;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;

/// What stands on a page of a file, in the order in which it is drawn; in points from the bottom left corner.
final class PageMarks extends PDFGraphicsStreamEngine {

    /// @param y of the line it stands on
    record Glyph(String text, double x, double y) {}

    /// @param colour red, green and blue
    record Area(Rectangle2D bounds, int colour) {}

    record Stroke(Point2D from, Point2D to, int colour) {

        boolean joins(double x1, double y1, double x2, double y2) {
            return from.distance(x1, y1) < 0.01 && to.distance(x2, y2) < 0.01
                    || from.distance(x2, y2) < 0.01 && to.distance(x1, y1) < 0.01;
        }
    }

    private final List<Glyph> glyphs = new ArrayList<>();
    private final List<Area> areas = new ArrayList<>();
    private final List<Stroke> strokes = new ArrayList<>();
    private Path2D path = new Path2D.Double();
    private Point2D begin = new Point2D.Double();

    private PageMarks(PDPage page) {
        super(page);
    }

    static PageMarks on(PDPage page) throws IOException {
        var marks = new PageMarks(page);
        marks.processPage(page);
        return marks;
    }

    List<Glyph> glyphs() {
        return glyphs;
    }

    List<Area> areas() {
        return areas;
    }

    List<Stroke> strokes() {
        return strokes;
    }

    @Override
    protected void showGlyph(Matrix at, PDFont font, int code, Vector displacement) throws IOException {
        glyphs.add(new Glyph(font.toUnicode(code), at.getTranslateX(), at.getTranslateY()));
    }

    @Override
    public void appendRectangle(Point2D p0, Point2D p1, Point2D p2, Point2D p3) {
        path.append(new Rectangle2D.Double(p0.getX(), p0.getY(), p2.getX() - p0.getX(), p2.getY() - p0.getY()), false);
    }

    @Override
    public void moveTo(float x, float y) {
        path.moveTo(x, y);
        begin = new Point2D.Double(x, y);
    }

    @Override
    public void lineTo(float x, float y) {
        path.lineTo(x, y);
    }

    @Override
    public void strokePath() throws IOException {
        strokes.add(
                new Stroke(begin, path.getCurrentPoint(), rgb(getGraphicsState().getStrokingColor())));
        endPath();
    }

    @Override
    public void fillPath(int windingRule) throws IOException {
        areas.add(new Area(path.getBounds2D(), rgb(getGraphicsState().getNonStrokingColor())));
        endPath();
    }

    private static int rgb(PDColor colour) throws IOException {
        return colour.toRGB();
    }

    @Override
    public void endPath() {
        path = new Path2D.Double();
    }

    @Override
    public Point2D getCurrentPoint() {
        return path.getCurrentPoint();
    }

    @Override
    public void fillAndStrokePath(int windingRule) {
        throw new UnsupportedOperationException("no path is both filled and stroked");
    }

    @Override
    public void drawImage(PDImage image) {
        throw new UnsupportedOperationException("no page has an image");
    }

    @Override
    public void clip(int windingRule) {
        throw new UnsupportedOperationException("nothing is clipped");
    }

    @Override
    public void curveTo(float x1, float y1, float x2, float y2, float x3, float y3) {
        throw new UnsupportedOperationException("no line is curved");
    }

    @Override
    public void closePath() {
        throw new UnsupportedOperationException("no line is closed");
    }

    @Override
    public void shadingFill(COSName name) {
        throw new UnsupportedOperationException("nothing is shaded");
    }
}
