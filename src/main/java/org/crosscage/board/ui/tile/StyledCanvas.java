package org.crosscage.board.ui.tile;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.crosscage.drawing.BoardDrawing;
import org.crosscage.drawing.Canvas;
import org.crosscage.drawing.Extent;
import org.crosscage.drawing.Ink;

/// A board as SVG in a page, coloured by the page's own style sheet, `thumbnails.css`, so that it follows the colour
/// scheme. Grounds and lines of one sort are one path, and texts of one sort and size one group: a page may show
/// hundreds of boards.
final class StyledCanvas implements Canvas {

    /// Drawing units a cell.
    static final int SIDE = 20;

    private static final Map<Ink, String> CLASSES = Map.ofEntries(
            Map.entry(Ink.FRAME, "thumb-frame"),
            Map.entry(Ink.WHITE, "thumb-white"),
            Map.entry(Ink.MARKED, "thumb-white thumb-marked"),
            Map.entry(Ink.BLACK, "thumb-black"),
            Map.entry(Ink.DIAGONAL, "thumb-diagonal"),
            Map.entry(Ink.HAIR, "thumb-line"),
            Map.entry(Ink.RULE, "thumb-thick"),
            Map.entry(Ink.CAGE, "thumb-cage-line"),
            Map.entry(Ink.SPLIT_CLUE, "thumb-split"),
            Map.entry(Ink.CORNER_CLUE, "thumb-cage"),
            Map.entry(Ink.GIVEN, "thumb-digit thumb-given"),
            Map.entry(Ink.DIGIT, "thumb-digit"),
            Map.entry(Ink.MARK, "thumb-mark"),
            Map.entry(Ink.SIGN, "thumb-sign"),
            Map.entry(Ink.NUMBER, "thumb-number"));

    private final Map<Ink, Ground> grounds = new EnumMap<>(Ink.class);
    private final Map<Ink, StringBuilder> lines = new EnumMap<>(Ink.class);
    private final Map<Sort, StringBuilder> texts = new LinkedHashMap<>();
    private final StringBuilder corners = new StringBuilder();

    /// What texts have in common.
    private record Sort(Ink ink, Anchor anchor, String size) {}

    /// Rectangles of one sort; those that go on to the right of the last one are one with it.
    private static final class Ground {
        private final StringBuilder path = new StringBuilder();
        private double x;
        private double y;
        private double end;
        private double height;

        void add(double left, double top, double width, double high) {
            if (left != end || top != y || high != height) {
                close();
                x = left;
                y = top;
                height = high;
            }
            end = left + width;
        }

        private void close() {
            if (height > 0) {
                path.append('M');
                units(x, path).append(' ');
                units(y, path).append('h');
                units(end - x, path).append('v');
                units(height, path).append('h');
                units(x - end, path).append('z');
            }
        }

        String closed() {
            close();
            height = 0;
            return path.toString();
        }
    }

    private StyledCanvas() {}

    static String draw(BoardDrawing drawing) {
        return draw(drawing, drawing.extent(), "", "");
    }

    /// A part of a drawing, with more on it.
    ///
    /// @param ground elements of SVG over the cells and under lines and texts
    /// @param top elements over everything
    static String draw(BoardDrawing drawing, Extent extent, String ground, String top) {
        var canvas = new StyledCanvas();
        drawing.on(canvas);
        var svg = new StringBuilder("<svg xmlns='http://www.w3.org/2000/svg' aria-hidden='true' viewBox='");
        units(extent.x(), svg).append(' ');
        units(extent.y(), svg).append(' ');
        units(extent.width(), svg).append(' ');
        units(extent.height(), svg).append("'>");
        canvas.grounds.forEach((ink, cells) -> path(ink, cells.closed(), svg));
        svg.append(ground);
        canvas.lines.forEach((ink, path) -> path(ink, path, svg));
        canvas.texts.forEach((sort, texts) -> svg.append("<g class='")
                .append(CLASSES.get(sort.ink))
                .append("' font-size='")
                .append(sort.size)
                .append("' text-anchor='")
                .append(sort.anchor.name().toLowerCase(Locale.ROOT))
                .append("'>")
                .append(texts)
                .append("</g>"));
        return svg.append(canvas.corners).append(top).append("</svg>").toString();
    }

    private static void path(Ink ink, CharSequence path, StringBuilder svg) {
        svg.append("<path class='")
                .append(CLASSES.get(ink))
                .append("' d='")
                .append(path)
                .append("'/>");
    }

    /// At most one decimal, none that is zero.
    static StringBuilder units(double cells, StringBuilder to) {
        long tenths = Math.round(cells * SIDE * 10);
        if (tenths < 0) {
            to.append('-');
            tenths = -tenths;
        }
        to.append(tenths / 10);
        return tenths % 10 == 0 ? to : to.append('.').append(tenths % 10);
    }

    @Override
    public void rectangle(double x, double y, double width, double height, Ink ink) {
        grounds.computeIfAbsent(ink, _ -> new Ground()).add(x, y, width, height);
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Ink ink) {
        var path = lines.computeIfAbsent(ink, _ -> new StringBuilder()).append('M');
        units(x1, path).append(' ');
        units(y1, path).append('L');
        units(x2, path).append(' ');
        units(y2, path);
    }

    @Override
    public void corner(double x, double y, double side, Ink ink) {
        var path = new StringBuilder("M");
        units(x, path).append(' ');
        units(y, path).append('v');
        units(-side, path).append('l');
        units(-side, path).append(' ');
        path(ink, units(side, path).append('z'), corners);
    }

    @Override
    public void text(String text, double x, double y, double size, Anchor anchor, Ink ink) {
        var sort = new Sort(ink, anchor, units(size, new StringBuilder()).toString());
        var all = texts.computeIfAbsent(sort, _ -> new StringBuilder()).append("<text x='");
        units(x, all).append("' y='");
        units(y, all).append("'>").append(text).append("</text>");
    }
}
