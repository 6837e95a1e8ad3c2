package org.crosscage.board.ui.tile;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.board.Highlights;
import org.crosscage.core.model.Arrow;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Role;
import org.crosscage.drawing.BoardDrawing;
import org.crosscage.drawing.Extent;

/// A small still picture of a step: the part of the board where it happens, with its cells tinted and outlined by their
/// roles, the digits that it speaks of, and the links of a chain. Where the board goes on, a strip of the next cells
/// shows.
public final class StepThumbnail {

    /// The least rows and columns that are shown.
    private static final int LEAST = 3;
    /// With more rows or columns, clues could not be read, and outlines of cages would be taken for a ground.
    private static final int FINEST = 5;
    /// How much of the cells around shows: less than where their digits begin.
    private static final double MARGIN = 0.15;
    /// More digits in a cell could not be read.
    private static final int MOST_DIGITS = 5;

    private static final double DIGIT_SIZE = 0.53;

    private final Picture picture;
    private final Position position;
    private final Lights lights;
    /// The tile of each cell.
    private final Map<Integer, Integer> tiles = new HashMap<>();

    private final int top;
    private final int left;
    private final int rows;
    private final int columns;

    private StepThumbnail(Picture picture, Position position, Highlights lit) {
        this.picture = picture;
        this.position = position;
        this.lights = lit.lights();
        for (int tile = 0; tile < picture.tiles().size(); tile++) {
            if (picture.tiles().get(tile) instanceof Picture.White white) {
                tiles.put(white.cell(), tile);
            }
        }
        var shown = Stream.concat(litTiles().stream(), clueTiles(lit.clues())).toList();
        var down = shown.stream().mapToInt(tile -> tile / picture.columns()).summaryStatistics();
        var across = shown.stream().mapToInt(tile -> tile % picture.columns()).summaryStatistics();
        int high = down.getMax() - down.getMin() + 1;
        int wide = across.getMax() - across.getMin() + 1;
        int side = Math.max(LEAST, Math.max(high, wide));
        this.rows = Math.min(side, picture.rows());
        this.columns = Math.min(side, picture.columns());
        this.top = Math.clamp(down.getMin() - (rows - high) / 2, 0, picture.rows() - rows);
        this.left = Math.clamp(across.getMin() - (columns - wide) / 2, 0, picture.columns() - columns);
    }

    /// @param position before the step
    /// @param lit what lights up while the step is proved; at least one cell is changed
    /// @return SVG
    public static String draw(Puzzle puzzle, Picture picture, Position position, Highlights lit) {
        return new StepThumbnail(picture, position, lit).draw(puzzle);
    }

    private List<Integer> litTiles() {
        return lights.cells().stream()
                .filter(cell -> cell.role() != Role.LOOK)
                .map(cell -> tile(cell.cell()))
                .toList();
    }

    private Stream<Integer> clueTiles(List<Integer> clues) {
        return IntStream.range(0, picture.tiles().size())
                .filter(tile -> clues(picture.tiles().get(tile)).anyMatch(clue -> clues.contains(clue.constraint())))
                .boxed();
    }

    private static Stream<Picture.Clue> clues(Picture.Tile tile) {
        return switch (tile) {
            case Picture.White white -> white.clue().stream();
            case Picture.Black black -> Stream.concat(black.across().stream(), black.down().stream());
        };
    }

    private String draw(Puzzle puzzle) {
        int above = Math.min(1, top);
        int before = Math.min(1, left);
        int below = Math.min(1, picture.rows() - top - rows);
        int after = Math.min(1, picture.columns() - left - columns);
        var cut = new ArrayList<Picture.Tile>();
        for (int row = top - above; row < top + rows + below; row++) {
            for (int column = left - before; column < left + columns + after; column++) {
                var tile = picture.tiles().get(row * picture.columns() + column);
                cut.add(isFine() ? isIn(row, column) ? tile : bare(tile) : coarse(tile));
            }
        }
        var part = new Picture(above + rows + below, before + columns + after, cut);
        double x = before - edge(before);
        double y = above - edge(above);
        var extent = new Extent(x, y, before + columns + edge(after) - x, above + rows + edge(below) - y);
        int dx = before - left;
        int dy = above - top;
        return StyledCanvas.draw(BoardDrawing.of(puzzle, part, position), extent, tints(dx, dy), signs(dx, dy));
    }

    private int tile(int cell) {
        return Objects.requireNonNull(tiles.get(cell));
    }

    private boolean isFine() {
        return Math.max(rows, columns) <= FINEST;
    }

    private boolean isIn(int row, int column) {
        return row >= top && row < top + rows && column >= left && column < left + columns;
    }

    private boolean isIn(int tile) {
        return isIn(tile / picture.columns(), tile % picture.columns());
    }

    /// A tile around the part, of whose clues a strip would show.
    private static Picture.Tile bare(Picture.Tile tile) {
        return switch (tile) {
            case Picture.White white -> new Picture.White(white.cell(), white.region(), white.cage(), Optional.empty());
            case Picture.Black _ -> new Picture.Black(Optional.empty(), Optional.empty());
        };
    }

    /// A tile without clue and outline.
    private static Picture.Tile coarse(Picture.Tile tile) {
        return tile instanceof Picture.White white
                ? new Picture.White(white.cell(), white.region(), Optional.empty())
                : bare(tile);
    }

    private static double edge(int further) {
        return further == 0 ? BoardDrawing.FRAME : MARGIN;
    }

    /// @param dx columns from the board to the part
    private String tints(int dx, int dy) {
        var paths = new EnumMap<Role, StringBuilder>(Role.class);
        for (var cell : lights.cells()) {
            int tile = tile(cell.cell());
            if (isIn(tile)) {
                // inside of the lines around the cell
                int x = (tile % picture.columns() + dx) * StyledCanvas.SIDE + 1;
                int y = (tile / picture.columns() + dy) * StyledCanvas.SIDE + 1;
                int side = StyledCanvas.SIDE - 2;
                paths.computeIfAbsent(cell.role(), _ -> new StringBuilder())
                        .append("M%d %dh%dv%dh-%dz".formatted(x, y, side, side, side));
            }
        }
        var tints = new StringBuilder();
        paths.forEach(
                (role, path) -> tints.append("<path class='thumb-%s' d='%s'/>".formatted(Highlights.json(role), path)));
        return tints.toString();
    }

    private String signs(int dx, int dy) {
        var signs = new StringBuilder();
        var links = new StringBuilder();
        for (var arrow : lights.arrows()) {
            arrow.from().forEach(from -> link(from, arrow.to(), dx, dy, links));
        }
        if (!links.isEmpty()) {
            signs.append("<path class='thumb-chain' d='").append(links).append("'/>");
        }
        var byCell = new TreeMap<Integer, List<Lights.LitDigits>>();
        lights.candidates().stream()
                .filter(digits -> position.digit(digits.cell()) < 0 && isIn(tile(digits.cell())))
                .forEach(digits -> byCell.computeIfAbsent(digits.cell(), _ -> new ArrayList<>())
                        .add(digits));
        byCell.forEach((cell, digits) -> write(digits, tile(cell), dx, dy, signs));
        return signs.toString();
    }

    private void link(Arrow.End from, Arrow.End to, int dx, int dy, StringBuilder links) {
        if (from.cell() != to.cell() && isIn(tile(from.cell())) && isIn(tile(to.cell()))) {
            links.append('M');
            centre(tile(from.cell()), dx, dy, links);
            links.append('L');
            centre(tile(to.cell()), dx, dy, links);
        }
    }

    private void centre(int tile, int dx, int dy, StringBuilder links) {
        StyledCanvas.units(tile % picture.columns() + dx + 0.5, links).append(' ');
        StyledCanvas.units(tile / picture.columns() + dy + 0.5, links);
    }

    private void write(List<Lights.LitDigits> digits, int tile, int dx, int dy, StringBuilder signs) {
        int letters = digits.stream()
                .flatMapToInt(each -> each.digits().stream())
                .map(digit -> Integer.toString(digit).length())
                .sum();
        if (letters > MOST_DIGITS) {
            return;
        }
        double size = Math.min(DIGIT_SIZE, 0.84 / (0.6 * letters));
        signs.append("<text text-anchor='middle' x='");
        StyledCanvas.units(tile % picture.columns() + dx + 0.5, signs).append("' y='");
        StyledCanvas.units(tile / picture.columns() + dy + 0.55 + 0.36 * size, signs)
                .append("' font-size='");
        StyledCanvas.units(size, signs).append("'>");
        for (var each : digits) {
            signs.append("<tspan class='thumb-lit-")
                    .append(Highlights.json(each.role()))
                    .append("'>");
            each.digits().stream().forEach(signs::append);
            signs.append("</tspan>");
        }
        signs.append("</text>");
    }
}
