package org.crosscage.kind.kenken;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.crosscage.core.kind.CageOutlines;
import org.crosscage.core.kind.CluePart;
import org.crosscage.core.kind.CluePart.NamedCell;
import org.crosscage.core.kind.CodeReader;
import org.crosscage.core.kind.CodeWriter;
import org.crosscage.core.kind.LinkSpelling;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleParts;
import org.crosscage.core.kind.PuzzleParts.Values;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.kenken.rules.KenKenRules;

/// KenKen in the code of a link: the side (5 bits); whether the values are others than 1…n, and then a bit for each
/// of 0…63; a bit for each inner edge, whether it has a line; for each block by its first cell the operation (3 bits)
/// and the target; whether the cages stand in another order, and then the place of each (10 bits).
final class KenKenLink implements LinkSpelling {

    private static final int SIDE_BITS = 5;
    private static final int CAGE_BITS = 10;

    @Override
    public char letter() {
        return 'n';
    }

    @Override
    public void write(Puzzle puzzle, CodeWriter code) {
        if (!puzzle.givens().isEmpty()) {
            throw new UnwritableException(Message.of("givens"));
        }
        int n = puzzle.shape().rows();
        code.bits(n, SIDE_BITS);
        code.digits(puzzle.digits(), Digits.range(1, n));
        var cages = KenKenRules.cages(puzzle);
        var lines = CageOutlines.lines(cages, n);
        IntStream.range(0, CageOutlines.edges(n)).forEach(edge -> code.bit(lines.get(edge)));
        var inOrder = cages.stream()
                .sorted(Comparator.comparing(cage -> cage.cells().get(0)))
                .toList();
        for (var cage : inOrder) {
            code.operation(cage.operation());
            code.number(cage.target());
        }
        code.bit(!inOrder.equals(cages));
        if (!inOrder.equals(cages)) {
            cages.forEach(cage -> code.bits(inOrder.indexOf(cage), CAGE_BITS));
        }
    }

    @Override
    public PuzzleParts read(CodeReader code) {
        int n = (int) code.bits(SIDE_BITS);
        if (n < KenKenRules.SMALLEST || n > KenKenRules.LARGEST) {
            throw code.broken();
        }
        var place = code.place();
        var values = code.digits();
        if (values.filter(digits -> digits.size() != n).isPresent()) {
            throw code.broken();
        }
        var lines = new BitSet();
        IntStream.range(0, CageOutlines.edges(n)).forEach(edge -> lines.set(edge, code.bit()));
        var cages = CageOutlines.blocks(lines, n).stream()
                .map(block -> cage(block, n, code))
                .toList();
        var ordered = code.bit() ? inOrder(cages, code) : cages;
        return new PuzzleParts(
                place, PuzzleParts.openRows(n, n, place), values.map(digits -> Values.of(digits, place)), ordered);
    }

    private static CluePart cage(List<Integer> block, int n, CodeReader code) {
        var cells = block.stream()
                .map(cell -> NamedCell.of(new Cell(cell / n + 1, cell % n + 1), code.place()))
                .toList();
        return CluePart.of(code.place(), Optional.empty(), code.operation(), code.number(), cells);
    }

    /// @return each of the cages once
    private static List<CluePart> inOrder(List<CluePart> cages, CodeReader code) {
        var order = cages.stream().map(_ -> (int) code.bits(CAGE_BITS)).toList();
        if (order.stream().distinct().filter(cage -> cage < cages.size()).count() < cages.size()) {
            throw code.broken();
        }
        return order.stream().map(cages::get).toList();
    }
}
