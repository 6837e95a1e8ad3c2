package org.crosscage.print;

import java.awt.Color;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.crosscage.drawing.Canvas.Anchor;

/// One page that is drawn on, in points from its top left corner, y downwards.
final class Sheet implements AutoCloseable {

    private final PDPage page;
    private final PDPageContentStream content;
    private final Fonts fonts;
    private final double height;

    /// Where something stands that leads to another page.
    ///
    /// @param target from 1
    record Jump(PDPage from, PDRectangle area, int target) {}

    private final List<Jump> jumps = new ArrayList<>();

    Sheet(PDDocument document, Paper paper, Fonts fonts) throws IOException {
        this.page = new PDPage(new PDRectangle((float) paper.width(), (float) paper.height()));
        this.height = paper.height();
        this.fonts = fonts;
        document.addPage(page);
        this.content = new PDPageContentStream(document, page);
    }

    List<Jump> jumps() {
        return jumps;
    }

    void fill(double x, double y, double width, double boxHeight, int colour) {
        draw(() -> {
            content.setNonStrokingColor(new Color(colour));
            content.addRect((float) x, (float) (height - y - boxHeight), (float) width, (float) boxHeight);
            content.fill();
        });
    }

    /// Its ends are square, so that lines meet in corners.
    void line(double x1, double y1, double x2, double y2, double width, int colour) {
        draw(() -> {
            content.setStrokingColor(new Color(colour));
            content.setLineWidth((float) width);
            content.setLineCapStyle(2);
            content.moveTo((float) x1, (float) (height - y1));
            content.lineTo((float) x2, (float) (height - y2));
            content.stroke();
        });
    }

    /// A filled triangle with its right angle at (x, y), to the left and upwards.
    void corner(double x, double y, double side, int colour) {
        draw(() -> {
            content.setNonStrokingColor(new Color(colour));
            content.moveTo((float) x, (float) (height - y));
            content.lineTo((float) x, (float) (height - y + side));
            content.lineTo((float) (x - side), (float) (height - y));
            content.fill();
        });
    }

    /// @param y of the baseline
    void text(String text, double x, double y, Style style, Anchor anchor) {
        double width = style.width(text);
        double start = switch (anchor) {
            case START -> x;
            case MIDDLE -> x - width / 2;
            case END -> x - width;
        };
        draw(() -> {
            content.beginText();
            content.setFont(fonts.font(style), (float) style.size());
            content.setNonStrokingColor(new Color(style.colour()));
            content.newLineAtOffset((float) start, (float) (height - y));
            content.showText(text);
            content.endText();
        });
    }

    /// A text that leads to another page when it is clicked.
    void reference(String text, double x, double y, Style style, Anchor anchor, int target) {
        text(text, x, y, style, anchor);
        double width = style.width(text);
        double start = anchor == Anchor.END ? x - width : x;
        var area = new PDRectangle(
                (float) start, (float) (height - y - style.size() * 0.3), (float) width, (float) (style.size() * 1.3));
        jumps.add(new Jump(page, area, target));
    }

    /// Lines below each other.
    ///
    /// @param y of the first baseline
    /// @return of the baseline that would be next
    double lines(List<String> lines, double x, double y, double leading, Style style) {
        double at = y;
        for (var line : lines) {
            text(line, x, at, style, Anchor.START);
            at += leading;
        }
        return at;
    }

    private interface Drawing {
        void run() throws IOException;
    }

    /// What is drawn goes into memory.
    private static void draw(Drawing drawing) {
        try {
            drawing.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        content.close();
    }
}
