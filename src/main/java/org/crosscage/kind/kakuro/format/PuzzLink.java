package org.crosscage.kind.kakuro.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.LineFormat;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.kakuro.rules.KakuroGrid.Direction;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.kakuro.rules.Tile;

/// The address of a Kakuro on puzz.link and other pages of the pzpr family: `…?kakuro/5/5/48la0.na0…`, a line a
/// puzzle, with or without what stands before `kakuro`, which may be `kakuro_edit` or `kakuro_play` too. First the
/// columns and rows without the clue row and column,
/// then the inner cells in reading order: `k`…`z` for 1…16 white cells, `.` for a black one without sums, else two
/// characters for the sums down and across; then the sum of each column whose top cell is white, and of each row
/// whose left cell is white. A sum is one of `0`-`9`, `a`-`j` for 10…19, `A`-`Z` for 20…45, and `0` or `-` for none.
public final class PuzzLink implements LineFormat {

    private static final String PAGE = "https://puzz.link/p?";
    private static final String START = "kakuro/";

    /// The part of an address before the code.
    private static final Pattern SIZE =
            Pattern.compile("(?<![^/?])kakuro(?:_edit|_play)?+/(?<columns>[0-9]{1,5}+)/(?<rows>[0-9]{1,5}+)/");
    private static final Pattern LIKE = Pattern.compile("(?i:kakuro)[a-z_]{0,9}+/[0-9]");
    private static final String SUMS = "0123456789abcdefghijABCDEFGHIJKLMNOPQRSTUVWXYZ";
    /// How an address on one of those pages begins.
    private static final Pattern SITE = Pattern.compile(
            "(?:https?+://)?+(?:www\\.)?+" + "(?:puzz\\.link/|pzv\\.jp/|pzplus\\.tck\\.mn/|pzprxs\\.vercel\\.app/)");
    /// The kind of puzzle in it.
    private static final Pattern KIND = Pattern.compile("\\?(?<kind>[A-Za-z0-9_-]{1,40}+)(?![^/])");

    private static final char NO_SUM = '-';
    private static final char NO_SUMS = '.';
    private static final char FIRST_WHITE = 'k';
    private static final int MOST_WHITE = 16;

    @Override
    public String id() {
        return "puzzlink";
    }

    @Override
    public boolean looksLike(String text) {
        return Lines.first(text, 1).stream()
                .map(Line::whole)
                .anyMatch(
                        line -> kind(line).isPresent() || last(SIZE, line).isPresent() && !Pzprv3.isHead(line.text()));
    }

    /// Where a pattern fits last in a text without blanks.
    private static Optional<MatchResult> last(Pattern pattern, Token text) {
        return text.isOneWord() ? pattern.matcher(text.text()).results().reduce((_, later) -> later) : Optional.empty();
    }

    /// The kind in an address on one of those pages.
    private static Optional<Token> kind(Token address) {
        return SITE.matcher(address.text()).lookingAt()
                ? last(KIND, address).map(found -> address.part(found.start("kind"), found.end("kind")))
                : Optional.empty();
    }

    @Override
    public String write(PuzzleEntry entry) {
        var tiles = KakuroSheet.ordinaryTiles(entry.puzzle());
        KakuroSheet.requireBorder(entry.puzzle());
        var code = new StringBuilder();
        int white = 0;
        for (var row : tiles.subList(1, tiles.size())) {
            for (var tile : row.subList(1, row.size())) {
                white = tile.isWhite() ? white + 1 : flushed(white, code);
                switch (tile) {
                    case Tile.White given
                    when given.digit() != Tile.NONE -> throw new UnwritableException(Message.of("givens"));
                    case Tile.White _ -> white = white == MOST_WHITE ? flushed(white, code) : white;
                    case Tile.Black black when black.equals(Tile.PLAIN_BLACK) -> code.append(NO_SUMS);
                    case Tile.Black black -> code.append(sum(black.down())).append(sum(black.across()));
                }
            }
        }
        flushed(white, code);
        int rows = tiles.size();
        int columns = tiles.getFirst().size();
        for (int column = 1; column < columns; column++) {
            if (tiles.get(1).get(column).isWhite()) {
                code.append(sum(((Tile.Black) tiles.getFirst().get(column)).down()));
            }
        }
        for (int row = 1; row < rows; row++) {
            if (tiles.get(row).get(1).isWhite()) {
                code.append(sum(((Tile.Black) tiles.get(row).getFirst()).across()));
            }
        }
        return PAGE + START + (columns - 1) + "/" + (rows - 1) + "/" + code + "\n";
    }

    /// Writes the white cells that were counted.
    ///
    /// @return how many are left to be written: none
    private static int flushed(int white, StringBuilder code) {
        if (white > 0) {
            code.append((char) (FIRST_WHITE + white - 1));
        }
        return 0;
    }

    private static char sum(long sum) {
        return SUMS.charAt((int) (Tile.writable(sum, SUMS.length() - 1L) == Tile.NONE ? 0 : sum));
    }

    @Override
    public boolean resembles(String text) {
        return Lines.first(text, 1).stream()
                .map(Line::whole)
                .anyMatch(line -> line.isOneWord() && LIKE.matcher(line.text()).find());
    }

    @Override
    public PuzzleEntry read(Line line) {
        var whole = line.whole();
        var size = last(SIZE, whole)
                .orElseThrow(() -> kind(whole)
                        .filter(kind -> !kind.text().equals("kakuro"))
                        .map(kind -> kind.error(Message.of("puzzlink-kind")))
                        .orElseGet(() -> whole.error(Message.of("puzzlink-expected"))));
        var columns = whole.part(size.start("columns"), size.end("columns"));
        var rows = whole.part(size.start("rows"), size.end("rows"));
        var code = whole.part(size.end(), whole.text().length());
        int slash = code.text().indexOf('/');
        if (slash >= 0 && slash < code.text().length() - 1) {
            throw code.part(slash + 1, code.text().length()).error(Message.of("puzzlink-long"));
        }
        return new Reader(columns, rows, code.part(0, slash < 0 ? code.text().length() : slash))
                .read()
                .assembled(KakuroRules.ORDINARY_DIGITS)
                .entry();
    }

    /// Reads the code of one address.
    private static final class Reader {

        private final Token code;
        private final int rows;
        private final int columns;
        private final Tile[][] tiles;
        private final Token[][] places;
        private int at;

        Reader(Token columns, Token rows, Token code) {
            this.code = code;
            this.columns = side(columns);
            this.rows = side(rows);
            this.tiles = new Tile[this.rows + 1][this.columns + 1];
            this.places = new Token[this.rows + 1][this.columns + 1];
            var outside = code.part(0, 0);
            for (int row = 0; row <= this.rows; row++) {
                Arrays.fill(tiles[row], Tile.PLAIN_BLACK);
                Arrays.fill(places[row], outside);
            }
        }

        /// With the clue row or column, which the number does not count.
        private static int side(Token number) {
            long side = number.number().orElseThrow();
            KakuroSheet.requireWithinLimits(number, side + 1, side + 1);
            if (side == 0) {
                throw number.error(Message.of("size-limit").counting("most", Shape.LONGEST_SIDE - 1));
            }
            return (int) side;
        }

        KakuroSheet read() {
            for (int cell = 0; cell < rows * columns; ) {
                cell += readCells(cell);
            }
            for (int column = 1; column <= columns; column++) {
                if (tiles[1][column].isWhite()) {
                    putBorder(0, column, Direction.DOWN);
                }
            }
            for (int row = 1; row <= rows; row++) {
                if (tiles[row][1].isWhite()) {
                    putBorder(row, 0, Direction.ACROSS);
                }
            }
            if (!rest().withoutEndOfSentence().text().isEmpty()) {
                throw rest().error(Message.of("puzzlink-long"));
            }
            var sheet = new KakuroSheet();
            for (int row = 0; row <= rows; row++) {
                sheet.row(List.of(tiles[row]), new ArrayList<>(List.of(places[row])));
            }
            return sheet;
        }

        private Token rest() {
            return code.part(at, code.text().length());
        }

        /// @return how many cells were read
        private int readCells(int cell) {
            char letter = next();
            if (letter >= FIRST_WHITE && letter <= 'z') {
                int white = letter - FIRST_WHITE + 1;
                if (cell + white > rows * columns) {
                    throw code.part(at - 1, at).error(Message.of("puzzlink-long"));
                }
                for (int i = cell; i < cell + white; i++) {
                    put(i, Tile.BLANK, at - 1);
                }
                return white;
            }
            int from = at - 1;
            put(cell, letter == NO_SUMS ? Tile.PLAIN_BLACK : new Tile.Black(sum(letter), sum(next())), from);
            return 1;
        }

        private void put(int cell, Tile tile, int from) {
            tiles[cell / columns + 1][cell % columns + 1] = tile;
            places[cell / columns + 1][cell % columns + 1] = code.part(from, at);
        }

        private void putBorder(int row, int column, Direction direction) {
            tiles[row][column] = new Tile.Black(Tile.NONE, Tile.NONE).with(direction, sum(next()));
            places[row][column] = code.part(at - 1, at);
        }

        private char next() {
            if (at == code.text().length()) {
                throw rest().error(Message.of("puzzlink-short"));
            }
            return code.text().charAt(at++);
        }

        /// The sum of the character that was read last.
        private long sum(char letter) {
            int sum = letter == NO_SUM ? 0 : SUMS.indexOf(letter);
            if (sum < 0) {
                throw code.part(at - 1, at).error(Message.of("puzzlink-sum-expected"));
            }
            return sum == 0 ? Tile.NONE : sum;
        }
    }
}
