package org.crosscage.drawing;

import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.drawing.Canvas.Anchor;

/// A board as shapes: the vocabulary of [Picture], and what stands in its cells.
public final class BoardDrawing {

    /// The thickness of the frame around the board.
    public static final double FRAME = 0.08;

    /// The room that numbers take at the edge.
    private static final double NUMBERS = 0.7;

    private static final double CLUE_HEIGHT = 0.33;
    private static final double DIGIT_SIZE = 0.53;
    private static final double LARGEST_MARK = 0.28;

    private final Picture picture;
    private final Position position;
    private final Cells givens;
    private final Cells marked;
    /// Whose marks are drawn.
    private final Digits digits;

    private final boolean numbered;
    /// Whether the top of some cells is taken, so that digits stand lower in all of them.
    private final boolean hasCornerClues;

    /// Whether cages have an outline inside of their cells, which no mark touches.
    private final boolean isOutlined;

    private BoardDrawing(
            Picture picture, Position position, Cells givens, Cells marked, Digits digits, boolean numbered) {
        this.picture = picture;
        this.position = position;
        this.givens = givens;
        this.marked = marked;
        this.digits = digits;
        this.numbered = numbered;
        this.hasCornerClues = picture.tiles().stream()
                .anyMatch(tile ->
                        tile instanceof Picture.White white && white.clue().isPresent());
        this.isOutlined = picture.tiles().stream()
                .anyMatch(tile ->
                        tile instanceof Picture.White white && white.cage().isPresent());
    }

    /// The digits of a position, those that the puzzle gives told from the others.
    ///
    /// @param picture that the puzzle's kind draws of it
    public static BoardDrawing of(Puzzle puzzle, Picture picture, Position position) {
        var givens = Cells.of(puzzle.givens().keySet().stream().mapToInt(Integer::intValue));
        return new BoardDrawing(picture, position, givens, Cells.NONE, Digits.NONE, false);
    }

    /// The digits of a position, none told from the others.
    public static BoardDrawing of(Picture picture, Position position) {
        return new BoardDrawing(picture, position, Cells.NONE, Cells.NONE, Digits.NONE, false);
    }

    /// With some cells pointed out.
    public BoardDrawing withMarked(Cells cells) {
        return new BoardDrawing(picture, position, givens, cells, digits, numbered);
    }

    /// With the candidate marks of the position, each digit in its place of the keypad.
    ///
    /// @param all the digits of the puzzle
    public BoardDrawing withMarks(Digits all) {
        return new BoardDrawing(picture, position, givens, marked, all, numbered);
    }

    /// With rows and columns numbered at the edge.
    public BoardDrawing withNumbers() {
        return new BoardDrawing(picture, position, givens, marked, digits, true);
    }

    /// What it fills, frame and numbers included.
    public Extent extent() {
        double edge = FRAME + (numbered ? NUMBERS : 0);
        return new Extent(-edge, -edge, picture.columns() + edge + FRAME, picture.rows() + edge + FRAME);
    }

    public void on(Canvas canvas) {
        canvas.rectangle(-FRAME, -FRAME, picture.columns() + 2 * FRAME, picture.rows() + 2 * FRAME, Ink.FRAME);
        forEachTile((tile, row, column) -> ground(tile, row, column, canvas));
        forEachTile((tile, row, column) -> lines(tile, row, column, Ink.HAIR, canvas));
        // over the thin ones, which they meet
        forEachTile((tile, row, column) -> lines(tile, row, column, Ink.RULE, canvas));
        new CageLines(picture, canvas).draw();
        forEachTile((tile, row, column) -> signs(tile, row, column, canvas));
        if (numbered) {
            number(canvas);
        }
    }

    private interface TileVisitor {
        void visit(Picture.Tile tile, int row, int column);
    }

    private void forEachTile(TileVisitor visitor) {
        for (int row = 0; row < picture.rows(); row++) {
            for (int column = 0; column < picture.columns(); column++) {
                visitor.visit(tile(row, column), row, column);
            }
        }
    }

    private Picture.Tile tile(int row, int column) {
        return picture.tiles().get(row * picture.columns() + column);
    }

    private void ground(Picture.Tile tile, int row, int column, Canvas canvas) {
        switch (tile) {
            case Picture.White white ->
                canvas.rectangle(column, row, 1, 1, marked.contains(white.cell()) ? Ink.MARKED : Ink.WHITE);
            case Picture.Black black -> {
                canvas.rectangle(column, row, 1, 1, Ink.BLACK);
                if (black.across().isPresent() || black.down().isPresent()) {
                    canvas.line(column, row, column + 1.0, row + 1.0, Ink.DIAGONAL);
                }
            }
        }
    }

    /// The borders towards the white tiles before: thick between regions, thin inside of one, none towards black.
    private void lines(Picture.Tile tile, int row, int column, Ink ink, Canvas canvas) {
        if (column > 0 && border(tile, tile(row, column - 1)) == ink) {
            canvas.line(column, row, column, row + 1.0, ink);
        }
        if (row > 0 && border(tile, tile(row - 1, column)) == ink) {
            canvas.line(column, row, column + 1.0, row, ink);
        }
    }

    /// @return [Ink#FRAME] where there is none
    private static Ink border(Picture.Tile tile, Picture.Tile before) {
        return tile instanceof Picture.White white && before instanceof Picture.White other
                ? white.region() == other.region() ? Ink.HAIR : Ink.RULE
                : Ink.FRAME;
    }

    private void signs(Picture.Tile tile, int row, int column, Canvas canvas) {
        switch (tile) {
            case Picture.White white -> inWhite(white, row, column, canvas);
            case Picture.Black black -> {
                black.across().ifPresent(clue -> split(clue, column + 0.9, row + 0.4, Anchor.END, canvas));
                black.down().ifPresent(clue -> split(clue, column + 0.1, row + 0.86, Anchor.START, canvas));
            }
        }
    }

    private static void split(Picture.Clue clue, double x, double y, Anchor anchor, Canvas canvas) {
        canvas.text(clue.text(), x, y, fitting(0.32, 0.8, clue.text()), anchor, Ink.SPLIT_CLUE);
    }

    private void inWhite(Picture.White white, int row, int column, Canvas canvas) {
        white.clue().ifPresent(clue -> {
            double size = fitting(0.26, 0.84, clue.text());
            canvas.text(clue.text(), column + 0.1, row + 0.08 + size * 0.84, size, Anchor.START, Ink.CORNER_CLUE);
        });
        int cell = white.cell();
        if (position.digit(cell) >= 0) {
            var ink = givens.contains(cell) ? Ink.GIVEN : Ink.DIGIT;
            var digit = Integer.toString(position.digit(cell));
            canvas.text(digit, column + 0.5, row + (hasCornerClues ? 0.84 : 0.69), DIGIT_SIZE, Anchor.MIDDLE, ink);
        } else if (!digits.isEmpty()) {
            marks(position.square(cell).candidates(), row, column, canvas);
        }
        if (marked.contains(cell)) {
            canvas.corner(column + 0.95, row + 0.95, 0.3, Ink.SIGN);
        }
    }

    private void marks(Digits marks, int row, int column, Canvas canvas) {
        int across = (int) Math.ceil(Math.sqrt(digits.size()));
        int down = Math.ceilDiv(digits.size(), across);
        double top = hasCornerClues ? CLUE_HEIGHT : 0.06;
        double height = ((isOutlined ? 0.96 - CageLines.DISTANCE : 0.96) - top) / down;
        double width = 0.92 / across;
        int longest = Integer.toString(digits.max()).length();
        double size = Math.min(LARGEST_MARK, Math.min(height, width / (0.62 * longest)));
        int place = 0;
        for (int digit : digits.toArray()) {
            if (marks.contains(digit)) {
                double x = column + 0.04 + width * (place % across + 0.5);
                double y = row + top + height * (place / across + 0.5) + 0.36 * size;
                canvas.text(Integer.toString(digit), x, y, size, Anchor.MIDDLE, Ink.MARK);
            }
            place++;
        }
    }

    /// A size at which a text is no wider than it may be.
    private static double fitting(double size, double width, String text) {
        return Math.min(size, width / (0.6 * text.length()));
    }

    private void number(Canvas canvas) {
        for (int row = 0; row < picture.rows(); row++) {
            canvas.text(Integer.toString(row + 1), -NUMBERS / 2, row + 0.65, 0.4, Anchor.MIDDLE, Ink.NUMBER);
        }
        for (int column = 0; column < picture.columns(); column++) {
            canvas.text(Integer.toString(column + 1), column + 0.5, -0.25, 0.4, Anchor.MIDDLE, Ink.NUMBER);
        }
    }
}
