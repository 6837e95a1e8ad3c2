package org.crosscage.kind.text;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.crosscage.core.kind.AssembledPuzzle;
import org.crosscage.core.kind.CluePart;
import org.crosscage.core.kind.CluePart.NamedCell;
import org.crosscage.core.kind.ClueText;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.PuzzleParts;
import org.crosscage.core.kind.PuzzleParts.Place;
import org.crosscage.core.kind.PuzzleParts.Row;
import org.crosscage.core.kind.PuzzleParts.Values;
import org.crosscage.core.kind.Size;
import org.crosscage.core.kind.TextSpelling;
import org.crosscage.core.kind.Token;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Digits;

/// Reads the lines of one puzzle of the native text, line after line: the head with `size` and perhaps `boxes` and
/// `values`, the cells, the clues, perhaps the solution.
final class TextReader {

    static final String KIND = "kind";
    static final String SIZE = "size";
    static final String VALUES = "values";
    static final String CELLS = "cells";
    static final String SOLUTION = "solution";
    static final String GIVEN = "=";
    static final String BLACK = String.valueOf(PuzzleParts.BLACK);
    static final String WHITE = String.valueOf(PuzzleParts.WHITE);
    static final char SLASH = '\\';

    /// What would be the name of a cell if there were a row or a column 0.
    private static final Pattern NAME = Pattern.compile("r[0-9]{1,3}c[0-9]{1,3}");

    private final List<Line> lines;
    private final PuzzleKind kind;
    private final TextSpelling spelling;
    private final List<CluePart> clues = new ArrayList<>();
    private final GivenLines givens = new GivenLines();
    private Optional<Size> size = Optional.empty();
    private Token sizeAt = Token.NOWHERE;
    private Optional<Values> values = Optional.empty();
    private int next;

    /// @param lines at least one, none of them blank
    TextReader(List<Line> lines, PuzzleKind kind, TextSpelling spelling) {
        this.lines = lines;
        this.kind = kind;
        this.spelling = spelling;
    }

    /// @throws FormatException with the line number of the whole text
    AssembledPuzzle read() {
        readHead();
        var rows = readCells();
        if (!spelling.isGrid()) {
            readClues(rows);
        }
        var assembled = kind.assemble(new PuzzleParts(here(), givens.in(rows), values, clues));
        requireSolutionOrEnd();
        return next < lines.size() ? withSolution(assembled) : assembled;
    }

    /// The first wrong line is reported. Whether clues fit together is only checked when the puzzle is assembled, so a
    /// line that cannot be read is reported only when the clues before it are in order.
    private void readClues(List<Row> rows) {
        try {
            while (isNext(spelling.keyword()) || spelling.hasBoxes() && isNext(GivenLines.GIVEN)) {
                var line = lines.get(next++);
                if (line.keyword().equals(GivenLines.GIVEN)) {
                    givens.add(line, this::cell);
                } else {
                    readClue(line);
                }
            }
            requireSolutionOrEnd();
        } catch (FormatException later) {
            throw first(later, rows);
        }
    }

    /// What is wrong with a clue before this error, or else the error.
    private FormatException first(FormatException later, List<Row> rows) {
        try {
            kind.assemble(new PuzzleParts(new Token(later.line(), later.column(), ""), givens.in(rows), values, clues));
            return later;
        } catch (FormatException earlier) {
            return earlier.line() < later.line() ? earlier : later;
        }
    }

    private boolean isNext(String keyword) {
        return next < lines.size() && lines.get(next).keyword().equals(keyword);
    }

    /// The next line, or the end of the last one.
    private Token here() {
        return next < lines.size() ? lines.get(next).whole() : lines.getLast().end();
    }

    private void readHead() {
        var seen = new HashSet<String>();
        while (next < lines.size() && readHead(lines.get(next))) {
            var line = lines.get(next++);
            if (!seen.add(line.keyword())) {
                throw line.whole().error(Message.of("line-twice").naming("word", line.keyword()));
            }
        }
    }

    /// @return whether the line belongs to the head; where there is no grid, the size stands before the values
    private boolean readHead(Line line) {
        switch (line.keyword()) {
            case SIZE -> readSize(line);
            case TextSpelling.BOXES -> {
                if (!spelling.hasBoxes() || size.isEmpty()) {
                    return false;
                }
                requireBoxes(line, size.get());
            }
            case VALUES -> {
                if (!spelling.isGrid() && size.isEmpty()) {
                    return false;
                }
                var words = line.words();
                values = Optional.of(new Values(line.end(), words.subList(1, words.size())));
            }
            default -> {
                return spelling.isGeneral() && line.keyword().equals(KIND);
            }
        }
        return true;
    }

    private void readSize(Line line) {
        var words = line.words();
        sizeAt = line.whole();
        boolean isOneOrTwo = words.size() == 2 || words.size() == 3;
        size = Optional.of(
                kind.size(isOneOrTwo ? words.get(1) : line.whole(), isOneOrTwo ? words.getLast() : line.whole()));
    }

    /// The boxes follow from the size; a text that has others means another puzzle.
    private void requireBoxes(Line line, Size size) {
        var words = line.words();
        var box = kind.boxes(size).orElseThrow();
        boolean agrees = words.size() == 2
                && words.get(1)
                        .text()
                        .toLowerCase(Locale.ROOT)
                        .replace('×', 'x')
                        .equals(box.toString());
        if (!agrees) {
            throw (words.size() == 1 ? line.end() : words.get(words.size() == 2 ? 1 : 2))
                    .error(Message.of("boxes")
                            .naming("boxes", box)
                            .counting("rows", size.rows())
                            .counting("columns", size.columns()));
        }
    }

    private List<Row> readCells() {
        boolean hasCells =
                isNext(spelling.isGrid() ? spelling.keyword() : CELLS) && (spelling.isGrid() || spelling.isGeneral());
        if (spelling.isGrid() && !hasCells) {
            throw here().error(Message.of("size-or-grid-expected"));
        }
        if (hasCells) {
            lines.get(next).requireAlone();
        }
        var sides =
                size.orElseThrow(() -> here().error(Message.of(spelling.isGrid() ? "size-missing" : "size-expected")));
        // values that the kind does not allow are reported before anything in the lines below
        values.ifPresent(listed -> kind.digits(listed, sides));
        if (!hasCells) {
            return PuzzleParts.openRows(sides.rows(), sides.columns(), sizeAt);
        }
        next++;
        var rows = new ArrayList<Row>();
        for (int row = 1; row <= sides.rows(); row++) {
            var words = words(row);
            var places = new ArrayList<Place>();
            for (int column = 1; column <= sides.columns(); column++) {
                places.add(place(words.get(column - 1), row, column));
            }
            rows.add(new Row(words.getFirst(), places));
        }
        return rows;
    }

    /// The words of the next line, which is a row of the grid or the solution.
    private List<Token> words(int row) {
        int rows = size.orElseThrow().rows();
        int columns = size.orElseThrow().columns();
        if (next == lines.size()) {
            throw lines.getLast()
                    .end()
                    .error(Message.of("rows-missing").counting("rows", rows).counting("foundRows", row - 1));
        }
        var line = lines.get(next++);
        var words = line.words();
        if (words.size() != columns) {
            throw (words.size() < columns ? line.end() : words.get(columns))
                    .error(Message.of("row-length")
                            .counting("row", row)
                            .counting("foundCells", words.size())
                            .counting("cells", columns));
        }
        return words;
    }

    private Place place(Token word, int row, int column) {
        var text = word.text();
        if (text.equals(BLACK) || text.equals(WHITE)) {
            return new Place(word, text);
        }
        if (text.startsWith(GIVEN)) {
            int digit = word.part(1, text.length()).number(0, Digits.LARGEST).orElseThrow(() -> placeExpected(word));
            return Place.given(digit, word);
        }
        int slash = text.indexOf(SLASH);
        if (slash < 0 || !spelling.isGrid()) {
            throw placeExpected(word);
        }
        addSum(CluePart.DOWN, word, word.part(0, slash), row, column);
        addSum(CluePart.ACROSS, word, word.part(slash + 1, text.length()), row, column);
        return Place.black(word);
    }

    private FormatException placeExpected(Token word) {
        return word.error(Message.of(spelling.isGrid() ? "grid-place-expected" : "place-expected"));
    }

    private void addSum(String direction, Token word, Token sum, int row, int column) {
        if (!sum.text().isEmpty()) {
            if (sum.number().isEmpty()) {
                throw placeExpected(word);
            }
            clues.add(CluePart.of(word, direction, sum, new Cell(row, column)));
        }
    }

    private void readClue(Line line) {
        var words = line.words();
        if (words.size() == 1) {
            throw line.end().error(Message.of("clue-expected"));
        }
        var target = words.get(1);
        var operation = target.part(
                Math.max(0, target.text().length() - 1), target.text().length());
        int at = 2;
        if (ClueText.sign(operation.text()).isPresent()) {
            target = target.part(0, target.text().length() - 1);
        } else if (words.size() > 2) {
            operation = words.get(at);
            at += ClueText.sign(operation.text()).isPresent() ? 1 : 0;
        }
        if (target.number().isEmpty()) {
            throw words.get(1).error(Message.of("clue-expected"));
        }
        var direction = Optional.<Token>empty();
        if (at < words.size() && isDirection(words.get(at))) {
            direction = Optional.of(words.get(at++));
        }
        var cells = words.subList(at, words.size()).stream().map(this::cell).toList();
        if (cells.isEmpty()) {
            throw noCell(line.end());
        }
        clues.add(new CluePart(
                line.whole(),
                direction,
                Optional.of(operation).filter(sign -> ClueText.sign(sign.text()).isPresent()),
                target,
                cells,
                Optional.empty()));
    }

    private boolean isDirection(Token word) {
        return spelling.isGeneral()
                && (word.text().equals(CluePart.ACROSS) || word.text().equals(CluePart.DOWN));
    }

    /// Upper case and a comma after the name are accepted.
    private NamedCell cell(Token word) {
        int end = word.text().length() - 1;
        var plain = end > 0 && word.text().endsWith(",") ? word.part(0, end) : word;
        var name = plain.text().toLowerCase(Locale.ROOT);
        var cell = Cell.named(name).orElseThrow(() -> NAME.matcher(name).matches() ? outside(plain) : noCell(plain));
        var sides = size.orElseThrow();
        if (cell.row() > sides.rows() || cell.column() > sides.columns()) {
            throw outside(plain);
        }
        return NamedCell.of(cell, plain);
    }

    private FormatException outside(Token word) {
        return isSquare()
                ? word.error(Message.of("cell-outside")
                        .counting("size", size.orElseThrow().rows()))
                : noCell(word);
    }

    private boolean isSquare() {
        return size.filter(sides -> sides.rows() == sides.columns()).isPresent();
    }

    private FormatException noCell(Token at) {
        var sides = size.orElseThrow();
        return at.error(
                isSquare()
                        ? Message.of("cell-expected").counting("size", sides.rows())
                        : Message.of("cell").counting("rows", sides.rows()).counting("columns", sides.columns()));
    }

    private void requireSolutionOrEnd() {
        if (next == lines.size()) {
            return;
        }
        if (isNext(GivenLines.GIVEN) && !spelling.isGrid() && !spelling.isGeneral() && !spelling.hasBoxes()) {
            throw here().error(Message.of("given-without-boxes"));
        }
        if (!isNext(SOLUTION)) {
            throw here().error(
                            spelling.isGrid()
                                    ? Message.of("solution-or-end-expected")
                                    : Message.of("clue-solution-or-end-expected")
                                            .naming("word", spelling.keyword())
                                            .naming("givens", spelling.hasBoxes() ? "lines" : "cells"));
        }
        lines.get(next).requireAlone();
    }

    private AssembledPuzzle withSolution(AssembledPuzzle assembled) {
        var heading = lines.get(next++);
        var solution = SolutionRows.read(assembled.puzzle(), this::words, BLACK, "solution-black-expected");
        if (next < lines.size()) {
            throw here().error(Message.of("end-expected"));
        }
        return assembled.with(solution, heading.whole());
    }
}
