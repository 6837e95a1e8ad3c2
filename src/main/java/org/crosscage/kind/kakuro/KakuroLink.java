package org.crosscage.kind.kakuro;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.crosscage.core.kind.CluePart;
import org.crosscage.core.kind.CodeReader;
import org.crosscage.core.kind.CodeWriter;
import org.crosscage.core.kind.LinkSpelling;
import org.crosscage.core.kind.PuzzleParts;
import org.crosscage.core.kind.PuzzleParts.Values;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.kakuro.rules.KakuroGrid;
import org.crosscage.kind.kakuro.rules.KakuroGrid.Run;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.kakuro.rules.Tile;

/// Kakuro in the code of a link: rows and columns less one (8 bits each) and the largest digit (4 bits); a bit for
/// each place, whether it is white; whether any run has no sum, or one that its cells cannot give; the sums of the
/// runs in their order; whether there are givens, and then a bit for each cell and the digit (4 bits) where it is set.
///
/// Where every sum can be, each takes the bits that tell it from the others that can be; else a bit for whether there
/// is one, and the number.
final class KakuroLink implements LinkSpelling {

    private static final int SIDE_BITS = 8;
    private static final int DIGIT_BITS = 4;

    @Override
    public char letter() {
        return 'k';
    }

    @Override
    public void write(Puzzle puzzle, CodeWriter code) {
        var shape = puzzle.shape();
        code.bits(shape.rows() - 1L, SIDE_BITS);
        code.bits(shape.columns() - 1L, SIDE_BITS);
        code.bits(puzzle.digits().max(), DIGIT_BITS);
        for (int row = 1; row <= shape.rows(); row++) {
            for (int column = 1; column <= shape.columns(); column++) {
                code.bit(shape.isWhite(row, column));
            }
        }
        var runs = KakuroGrid.runs(shape);
        boolean isOdd = false;
        for (int i = 0; i < runs.size(); i++) {
            var sum = sum(puzzle, i);
            if (sum.isPresent()) {
                Tile.requirePlace(runs.get(i), shape);
            }
            isOdd |= sum.isEmpty() || !Range.of(runs.get(i), puzzle.digits()).contains(sum.getAsLong());
        }
        code.bit(isOdd);
        for (int i = 0; i < runs.size(); i++) {
            writeSum(sum(puzzle, i), runs.get(i), puzzle.digits(), isOdd, code);
        }
        code.bit(!puzzle.givens().isEmpty());
        if (!puzzle.givens().isEmpty()) {
            for (int cell = 0; cell < puzzle.cellCount(); cell++) {
                code.bit(puzzle.given(cell).isPresent());
                puzzle.given(cell).ifPresent(digit -> code.bits(digit, DIGIT_BITS));
            }
        }
    }

    private static OptionalLong sum(Puzzle puzzle, int run) {
        return puzzle.constraints().get(run) instanceof Arithmetic clue
                ? OptionalLong.of(clue.target())
                : OptionalLong.empty();
    }

    private static void writeSum(OptionalLong sum, Run run, Digits digits, boolean isOdd, CodeWriter code) {
        if (isOdd) {
            code.bit(sum.isPresent());
            sum.ifPresent(code::number);
        } else {
            var range = Range.of(run, digits);
            code.bits(sum.orElseThrow() - range.least, range.bits());
        }
    }

    @Override
    public PuzzleParts read(CodeReader code) {
        int rows = (int) code.bits(SIDE_BITS) + 1;
        int columns = (int) code.bits(SIDE_BITS) + 1;
        int largest = (int) code.bits(DIGIT_BITS);
        if (rows > Shape.LONGEST_SIDE
                || columns > Shape.LONGEST_SIDE
                || largest < 1
                || largest > KakuroRules.ORDINARY_DIGITS.max()) {
            throw code.broken();
        }
        var white = new BitSet();
        for (int place = 0; place < rows * columns; place++) {
            white.set(place, code.bit());
        }
        var shape = Shape.of(rows, columns, white);
        var digits = Digits.range(1, largest);
        var clues = clues(shape, digits, code);
        var givens = code.bit() ? givens(shape, digits, code) : Map.<Integer, Integer>of();
        return new PuzzleParts(
                code.place(),
                PuzzleParts.rows(shape, givens, code.place()),
                Optional.of(Values.of(digits, code.place())),
                clues);
    }

    private static List<CluePart> clues(Shape shape, Digits digits, CodeReader code) {
        boolean isOdd = code.bit();
        var clues = new ArrayList<CluePart>();
        for (var run : KakuroGrid.runs(shape)) {
            if (run.cells().size() > digits.size()) {
                throw code.broken();
            }
            if (!isOdd || code.bit()) {
                var range = Range.of(run, digits);
                long sum = isOdd ? code.number() : range.least + code.bits(range.bits());
                if (run.row() == 0 || run.column() == 0) {
                    throw code.broken();
                }
                clues.add(KakuroParts.clue(run, sum, code.place()));
            }
        }
        return clues;
    }

    private static Map<Integer, Integer> givens(Shape shape, Digits digits, CodeReader code) {
        var givens = new HashMap<Integer, Integer>();
        for (int cell = 0; cell < shape.cellCount(); cell++) {
            if (code.bit()) {
                int digit = (int) code.bits(DIGIT_BITS);
                if (!digits.contains(digit)) {
                    throw code.broken();
                }
                givens.put(cell, digit);
            }
        }
        return givens;
    }

    /// The sums that so many different digits can give.
    private record Range(long least, long most) {

        static Range of(Run run, Digits digits) {
            long cells = run.cells().size();
            long smallest = cells * (cells + 1) / 2;
            return new Range(smallest, cells * (digits.max() + 1L) - smallest);
        }

        boolean contains(long sum) {
            return sum >= least && sum <= most;
        }

        int bits() {
            return Long.SIZE - Long.numberOfLeadingZeros(most - least);
        }
    }
}
