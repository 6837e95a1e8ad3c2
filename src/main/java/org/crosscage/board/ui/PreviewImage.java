package org.crosscage.board.ui;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.drawing.BoardDrawing;
import org.crosscage.drawing.Palette;
import org.crosscage.drawing.PngPicture;
import org.crosscage.drawing.Raster;
import org.crosscage.drawing.Type;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.preview.LinkPreview;

/// The image of a preview: what it is called on the left, boards on the right. Lengths are in pixels.
///
/// @param site beside the sign of the game
/// @param title in large letters
/// @param line below it
public record PreviewImage(String site, String title, String line) {

    // as in `styles/tokens.css`, light
    private static final Color PAPER = new Color(0xf7f4ee);
    private static final Color INK = new Color(0x1d2433);
    private static final Color QUIET = new Color(0x566072);
    private static final Color CLUE = new Color(0x2b3448);
    private static final Color CAGE = new Color(0x2fa39f);

    private static final int EDGE = 64;
    private static final int BOARD = LinkPreview.HEIGHT - 2 * EDGE;
    private static final int WORDS = LinkPreview.WIDTH - BOARD - 3 * EDGE;
    private static final double TITLE = 68;
    private static final double SMALLEST_TITLE = 30;
    /// The height that words may take below the sign.
    private static final double ROOM = LinkPreview.HEIGHT - 3.5 * EDGE;
    private static final double LINE = 32;

    /// @param filled empty for the board as it begins
    public static BoardDrawing drawing(Puzzle puzzle, Optional<Position> filled) {
        var picture = PuzzleKinds.of(puzzle.kind()).picture(puzzle);
        return BoardDrawing.of(puzzle, picture, filled.orElseGet(() -> Position.start(puzzle)))
                .withMarks(puzzle.digits());
    }

    /// @param boards one, or several that lie one on the other from top left to bottom right, smaller
    /// @return a PNG file
    public byte[] with(List<BoardDrawing> boards) {
        var image = new BufferedImage(LinkPreview.WIDTH, LinkPreview.HEIGHT, BufferedImage.TYPE_INT_RGB);
        var graphics = image.createGraphics();
        Raster.smooth(graphics);
        graphics.setColor(PAPER);
        graphics.fillRect(0, 0, LinkPreview.WIDTH, LinkPreview.HEIGHT);
        sign(graphics);
        words(graphics);
        draw(boards, graphics);
        graphics.dispose();
        return PngPicture.file(image);
    }

    /// The sign of the game, as in `icons/crosscage.svg`, and what it is called.
    private void sign(Graphics2D graphics) {
        var own = (Graphics2D) graphics.create();
        own.translate(EDGE, EDGE);
        own.scale(2, 2);
        own.setColor(CLUE);
        own.fill(new RoundRectangle2D.Double(1, 1, 26, 26, 12, 12));
        own.setColor(new Color(0x727783));
        own.fill(new RoundRectangle2D.Double(1, 13.4, 26, 1.2, 0, 0));
        own.fill(new RoundRectangle2D.Double(13.4, 1, 1.2, 26, 0, 0));
        own.setColor(PAPER);
        var diagonal = new Path2D.Double();
        diagonal.moveTo(2.4, 3.6);
        diagonal.lineTo(3.6, 2.4);
        diagonal.lineTo(12.6, 11.4);
        diagonal.lineTo(11.4, 12.6);
        diagonal.closePath();
        own.fill(diagonal);
        own.setColor(CAGE);
        own.fill(new RoundRectangle2D.Double(15.5, 15.5, 9.5, 9.5, 5, 5));
        own.dispose();
        Raster.write(site, Type.bold(), EDGE + 72.0, EDGE + 40.0, 36, INK, graphics);
    }

    /// In the middle of what the sign leaves free; a long title is written as much smaller as it has to be.
    private void words(Graphics2D graphics) {
        var lines = wrapped(line, Type.regular(), LINE);
        double below = lines.size() * LINE * 1.4;
        double size = TITLE;
        var titles = wrapped(title, Type.bold(), size);
        while (titles.size() * size * 1.15 + below > ROOM && size > SMALLEST_TITLE) {
            size -= 2;
            titles = wrapped(title, Type.bold(), size);
        }
        double y = (LinkPreview.HEIGHT - titles.size() * size * 1.15 - below) / 2 + EDGE / 2.0;
        for (var each : titles) {
            y += size * 1.15;
            Raster.write(each, Type.bold(), EDGE, y - size * 0.3, size, INK, graphics);
        }
        for (var each : lines) {
            y += LINE * 1.4;
            Raster.write(each, Type.regular(), EDGE, y - LINE * 0.3, LINE, QUIET, graphics);
        }
    }

    /// Lines that are no wider than there is room; a word that is wider goes on in the next one.
    private static List<String> wrapped(String text, Type type, double size) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (var word : parts(text, type, size)) {
            if (!line.isEmpty() && type.width(line + " " + word) * size > WORDS) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /// Words, and the parts of those that do not fit into a line.
    private static List<String> parts(String text, Type type, double size) {
        var parts = new ArrayList<String>();
        for (var word : text.split(" ")) {
            int begin = 0;
            for (int end = 1; end <= word.length(); end++) {
                if (type.width(word.substring(begin, end)) * size > WORDS) {
                    parts.add(word.substring(begin, end - 1));
                    begin = end - 1;
                }
            }
            parts.add(word.substring(begin));
        }
        return parts;
    }

    private static void draw(List<BoardDrawing> boards, Graphics2D graphics) {
        double share = boards.size() == 1 ? 1 : boards.size() == 2 ? 0.62 : 0.5;
        int each = (int) (BOARD * share);
        double step = boards.size() == 1 ? 0 : (double) (BOARD - each) / (boards.size() - 1);
        for (int i = 0; i < boards.size(); i++) {
            var extent = boards.get(i).extent();
            double cell = each / Math.max(extent.width(), extent.height());
            // whole pixels where that is no great loss
            cell = cell > 8 ? Math.floor(cell) : cell;
            double width = extent.width() * cell;
            double height = extent.height() * cell;
            double left = LinkPreview.WIDTH - EDGE - BOARD + i * step + (each - width) / 2;
            double top = EDGE + i * step + (each - height) / 2;
            Raster.draw(boards.get(i), graphics, Palette.SCREEN, left, top, cell);
        }
    }
}
