package org.crosscage.board.ui;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.crosscage.drawing.BoardDrawing;
import org.crosscage.drawing.Canvas;
import org.crosscage.drawing.Ink;

/// A board as SVG in a page, coloured by the page's own style sheet, `thumbnails.css`, so that it follows the colour
/// scheme. Lines of one sort are one path: a page may show hundreds of boards.
final class StyledCanvas implements Canvas {

    /// Drawing units a cell.
    private static final int SIDE = 20;

    private static final Map<Ink, String> CLASSES = Map.ofEntries(
            Map.entry(Ink.FRAME, "thumb-frame"),
            Map.entry(Ink.WHITE, "thumb-white"),
            Map.entry(Ink.MARKED, "thumb-white thumb-marked"),
            Map.entry(Ink.BLACK, "thumb-black"),
            Map.entry(Ink.DIAGONAL, "thumb-diagonal"),
            Map.entry(Ink.HAIR, "thumb-hair"),
            Map.entry(Ink.RULE, "thumb-rule"),
            Map.entry(Ink.SPLIT_CLUE, "thumb-split"),
            Map.entry(Ink.CORNER_CLUE, "thumb-corner"),
            Map.entry(Ink.GIVEN, "thumb-digit thumb-given"),
            Map.entry(Ink.DIGIT, "thumb-digit"),
            Map.entry(Ink.MARK, "thumb-mark"),
            Map.entry(Ink.SIGN, "thumb-sign"),
            Map.entry(Ink.NUMBER, "thumb-number"));

    private final StringBuilder ground = new StringBuilder();
    private final Map<Ink, StringBuilder> lines = new EnumMap<>(Ink.class);
    private final StringBuilder signs = new StringBuilder();

    private StyledCanvas() {}

    static String draw(BoardDrawing drawing) {
        var canvas = new StyledCanvas();
        drawing.on(canvas);
        var extent = drawing.extent();
        return "<svg xmlns='http://www.w3.org/2000/svg' aria-hidden='true' viewBox='%s %s %s %s'>"
                        .formatted(units(extent.x()), units(extent.y()), units(extent.width()), units(extent.height()))
                + canvas.ground
                + canvas.paths()
                + canvas.signs
                + "</svg>";
    }

    private String paths() {
        var paths = new StringBuilder();
        lines.forEach((ink, path) -> paths.append("<path class='%s' d='%s'/>".formatted(CLASSES.get(ink), path)));
        return paths.toString();
    }

    /// At most one decimal, none that is zero.
    private static String units(double cells) {
        var text = String.format(Locale.ROOT, "%.1f", cells * SIDE);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    @Override
    public void rectangle(double x, double y, double width, double height, Ink ink) {
        ground.append("<rect class='%s' x='%s' y='%s' width='%s' height='%s'/>"
                .formatted(CLASSES.get(ink), units(x), units(y), units(width), units(height)));
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Ink ink) {
        lines.computeIfAbsent(ink, _ -> new StringBuilder())
                .append("M%s %sL%s %s".formatted(units(x1), units(y1), units(x2), units(y2)));
    }

    @Override
    public void corner(double x, double y, double side, Ink ink) {
        signs.append("<path class='%s' d='M%s %sv%sl%s %sz'/>"
                .formatted(CLASSES.get(ink), units(x), units(y), units(-side), units(-side), units(side)));
    }

    @Override
    public void text(String text, double x, double y, double size, Anchor anchor, Ink ink) {
        var end = anchor.name().toLowerCase(Locale.ROOT);
        signs.append("<text class='%s' x='%s' y='%s' font-size='%s' text-anchor='%s'>%s</text>"
                .formatted(CLASSES.get(ink), units(x), units(y), units(size), end, text));
    }
}
