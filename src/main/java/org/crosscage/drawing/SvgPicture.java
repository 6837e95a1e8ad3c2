package org.crosscage.drawing;

import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/// A board as a file of SVG 1.1 that needs nothing else: texts are outlines, each kept once and used wherever it
/// stands.
public final class SvgPicture {

    /// Units of the file to a cell, and to the size of a type.
    private static final int CELL = 48;

    private static final int EM = 100;

    private SvgPicture() {}

    /// @param title what the picture shows, for who does not see it
    /// @return a whole file, with its last line ended
    public static String of(BoardDrawing drawing, Palette palette, String title) {
        var canvas = new Page(palette);
        drawing.on(canvas);
        var extent = drawing.extent();
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"%s %s %s %s\" width=\"%s\" height=\"%s\">\n"
                        .formatted(
                                units(extent.x()),
                                units(extent.y()),
                                units(extent.width()),
                                units(extent.height()),
                                units(extent.width()),
                                units(extent.height()))
                + "<title>" + escaped(title) + "</title>\n"
                + canvas.definitions()
                + canvas.whole()
                + "</svg>\n";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private static String units(double cells) {
        return number(cells * CELL);
    }

    /// At most two decimals, none that are zero.
    private static String number(double value) {
        return new BigDecimal(String.format(Locale.ROOT, "%.2f", value))
                .stripTrailingZeros()
                .toPlainString();
    }

    private record Word(String text, boolean bold) {}

    private static final class Page implements Canvas {

        private final Palette palette;
        private final StringBuilder body = new StringBuilder();

        /// Lines that follow each other in one ink are one path: a board has hundreds of dashes.
        private final StringBuilder lines = new StringBuilder();

        private Ink lineInk = Ink.HAIR;
        private final Map<Word, Integer> words = new LinkedHashMap<>();

        private Page(Palette palette) {
            this.palette = palette;
        }

        private String colour(Ink ink) {
            return "#%06x".formatted(palette.of(ink));
        }

        @Override
        public void rectangle(double x, double y, double width, double height, Ink ink) {
            endLines();
            body.append("<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"%s\"/>\n"
                    .formatted(units(x), units(y), units(width), units(height), colour(ink)));
        }

        @Override
        public void line(double x1, double y1, double x2, double y2, Ink ink) {
            if (ink != lineInk) {
                endLines();
                lineInk = ink;
            }
            lines.append("M%s %sL%s %s".formatted(units(x1), units(y1), units(x2), units(y2)));
        }

        private void endLines() {
            if (!lines.isEmpty()) {
                body.append("<path d=\"%s\" stroke=\"%s\" stroke-width=\"%s\" stroke-linecap=\"%s\"/>\n"
                        .formatted(
                                lines,
                                colour(lineInk),
                                units(Pen.width(lineInk)),
                                Pen.isSquare(lineInk) ? "square" : "butt"));
                lines.setLength(0);
            }
        }

        private String whole() {
            endLines();
            return body.toString();
        }

        @Override
        public void corner(double x, double y, double side, Ink ink) {
            endLines();
            body.append("<path d=\"M%s %sv%sl%s %sz\" fill=\"%s\"/>\n"
                    .formatted(units(x), units(y), units(-side), units(-side), units(side), colour(ink)));
        }

        @Override
        public void text(String text, double x, double y, double size, Anchor anchor, Ink ink) {
            int id = words.computeIfAbsent(new Word(text, Pen.isBold(ink)), _ -> words.size());
            double start = Pen.start(text, x, size, anchor, ink);
            endLines();
            body.append("<use href=\"#w%d\" transform=\"translate(%s %s) scale(%s)\" fill=\"%s\"/>\n"
                    .formatted(id, units(start), units(y), scale(size), colour(ink)));
        }

        private static String scale(double size) {
            return String.format(Locale.ROOT, "%.4f", size * CELL / EM);
        }

        private String definitions() {
            var definitions = new StringBuilder("<defs>\n");
            words.forEach((word, id) -> definitions
                    .append("<path id=\"w")
                    .append(id)
                    .append("\" d=\"")
                    .append(path((word.bold() ? Type.bold() : Type.regular()).outline(word.text())))
                    .append("\"/>\n"));
            return definitions.append("</defs>\n").toString();
        }
    }

    private static String path(Path2D outline) {
        var path = new StringBuilder();
        double[] at = new double[6];
        for (var part = outline.getPathIterator(null); !part.isDone(); part.next()) {
            switch (part.currentSegment(at)) {
                case PathIterator.SEG_MOVETO -> append(path, 'M', at, 2);
                case PathIterator.SEG_LINETO -> append(path, 'L', at, 2);
                case PathIterator.SEG_QUADTO -> append(path, 'Q', at, 4);
                case PathIterator.SEG_CUBICTO -> append(path, 'C', at, 6);
                default -> path.append('Z');
            }
        }
        return path.toString();
    }

    private static void append(StringBuilder path, char command, double[] at, int count) {
        path.append(command);
        for (int i = 0; i < count; i++) {
            path.append(i > 0 ? " " : "").append(number(at[i] * EM));
        }
    }
}
