package org.crosscage.kind.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.kind.CluePart;
import org.crosscage.core.kind.CluePart.NamedCell;
import org.crosscage.core.kind.CodeReader;
import org.crosscage.core.kind.CodeWriter;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.PuzzleParts;
import org.crosscage.core.kind.PuzzleParts.Place;
import org.crosscage.core.kind.PuzzleParts.Row;
import org.crosscage.core.kind.PuzzleParts.Values;
import org.crosscage.core.kind.Token;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.PuzzleKinds;

/// The code of a link to a puzzle of any kind: the kind's id (its length, and 7 bits a letter); rows and columns less
/// one (8 bits each); whether all places are open cells, or else for each a bit, whether it is one, and if not the
/// digit given there and one (7 bits), 0 for black; whether the values are not the usual ones, and then a bit for each
/// of 0…63; the number of clues, and for each the direction (2 bits), the operation (3 bits), the target, the number of
/// cells, and each cell by its place in reading order.
final class GeneralLink {

    /// The letter of all kinds that have none of their own.
    static final char LETTER = 'g';

    private static final int LETTER_BITS = 7;
    private static final int SIDE_BITS = 8;
    private static final int DIGIT_BITS = 7;
    private static final int DIRECTION_BITS = 2;

    /// The directions by their numbers in codes, for ever; 0 is none.
    private static final List<String> DIRECTIONS = List.of("", CluePart.ACROSS, CluePart.DOWN);

    private GeneralLink() {}

    static void write(PuzzleKind kind, Puzzle puzzle, CodeWriter code) {
        var parts = kind.parts(puzzle);
        code.number(kind.id().length());
        kind.id().chars().forEach(letter -> code.bits(letter, LETTER_BITS));
        code.bits(parts.rows().size() - 1L, SIDE_BITS);
        code.bits(parts.columns() - 1L, SIDE_BITS);
        writePlaces(parts, code);
        var ordinary = kind.ordinaryDigits(parts.size());
        code.digits(parts.values().map(Values::digits).orElse(ordinary), ordinary);
        code.number(parts.clues().size());
        parts.clues().forEach(clue -> write(clue, parts, code));
    }

    private static void writePlaces(PuzzleParts parts, CodeWriter code) {
        code.bit(parts.isAllOpen());
        if (!parts.isAllOpen()) {
            for (var row : parts.rows()) {
                for (var place : row.places()) {
                    code.bit(place.isOpen());
                    if (!place.isOpen()) {
                        code.bits(place.isBlack() ? 0 : place.digit() + 1L, DIGIT_BITS);
                    }
                }
            }
        }
    }

    private static void write(CluePart clue, PuzzleParts parts, CodeWriter code) {
        code.bits(DIRECTIONS.indexOf(clue.direction().map(Token::text).orElse("")), DIRECTION_BITS);
        code.operation(clue.text().operation().orElseThrow());
        code.number(clue.number());
        code.number(clue.cells().size());
        for (var named : clue.cells()) {
            var cell = named.cell().orElseThrow();
            code.bits(
                    (cell.row() - 1L) * parts.columns() + cell.column() - 1,
                    placeBits(parts.rows().size(), parts.columns()));
        }
    }

    private static int placeBits(int rows, int columns) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(rows * columns - 1);
    }

    /// @throws org.crosscage.core.kind.FormatException when nobody can have written this
    static PuzzleKind kind(CodeReader code) {
        long length = code.number();
        var id = new StringBuilder();
        for (long letter = 0; letter < length; letter++) {
            id.append((char) code.bits(LETTER_BITS));
        }
        return PuzzleKinds.find(id.toString()).orElseThrow(code::broken);
    }

    /// @throws org.crosscage.core.kind.FormatException when nobody can have written this
    static PuzzleParts read(CodeReader code) {
        int rows = (int) code.bits(SIDE_BITS) + 1;
        int columns = (int) code.bits(SIDE_BITS) + 1;
        if (rows > Shape.LONGEST_SIDE || columns > Shape.LONGEST_SIDE) {
            throw code.broken();
        }
        var places = code.bit() ? PuzzleParts.openRows(rows, columns, code.place()) : places(rows, columns, code);
        var values = code.digits().map(digits -> Values.of(digits, code.place()));
        long count = code.number();
        var clues = new ArrayList<CluePart>();
        for (long clue = 0; clue < count; clue++) {
            clues.add(clue(rows, columns, code));
        }
        return new PuzzleParts(code.place(), places, values, clues);
    }

    private static List<Row> places(int rows, int columns, CodeReader code) {
        var at = code.place();
        var read = new ArrayList<Row>();
        for (int row = 0; row < rows; row++) {
            var places = new ArrayList<Place>();
            for (int column = 0; column < columns; column++) {
                boolean isOpen = code.bit();
                int given = isOpen ? 0 : (int) code.bits(DIGIT_BITS) - 1;
                places.add(isOpen ? Place.open(at) : given < 0 ? Place.black(at) : Place.given(given, at));
            }
            read.add(new Row(at, places));
        }
        return read;
    }

    private static CluePart clue(int rows, int columns, CodeReader code) {
        int direction = (int) code.bits(DIRECTION_BITS);
        var operation = code.operation();
        long target = code.number();
        long count = code.number();
        if (direction >= DIRECTIONS.size() || count == 0 || count > (long) rows * columns) {
            throw code.broken();
        }
        var cells = new ArrayList<NamedCell>();
        for (long cell = 0; cell < count; cell++) {
            int place = (int) code.bits(placeBits(rows, columns));
            if (place >= rows * columns) {
                throw code.broken();
            }
            cells.add(NamedCell.of(new Cell(place / columns + 1, place % columns + 1), code.place()));
        }
        var word = Optional.of(DIRECTIONS.get(direction)).filter(across -> !across.isEmpty());
        return CluePart.of(code.place(), word, operation, target, cells);
    }
}
