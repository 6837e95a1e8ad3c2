package org.crosscage.kind.kenken;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.crosscage.core.kind.CodeBody;
import org.crosscage.core.kind.CodeReader;
import org.crosscage.core.kind.CodeWriter;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.NativeBody.Body;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;

/// KenKen in the code of a link: the side (5 bits); whether the values are others than 1…n, and then a bit for each
/// of 0…63; a bit for each inner edge, whether it has a line; for each block by its first cell the operation (3 bits)
/// and the target; whether the cages stand in another order, and then the place of each (10 bits).
final class KenKenCodeBody implements CodeBody {

    private static final int SIDE_BITS = 5;
    private static final int OPERATION_BITS = 3;
    private static final int CAGE_BITS = 10;

    /// The operations by their numbers in codes, for ever.
    private static final List<Operation> OPERATIONS = List.of(
            Operation.EQUAL, Operation.ADD, Operation.SUBTRACT, Operation.MULTIPLY, Operation.DIVIDE, Operation.HIDDEN);

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
        boolean isUsual = puzzle.digits().equals(Digits.range(1, n));
        code.bit(!isUsual);
        if (!isUsual) {
            IntStream.rangeClosed(0, Digits.LARGEST)
                    .forEach(value -> code.bit(puzzle.digits().contains(value)));
        }
        var cages = KenKenRules.cages(puzzle);
        var lines = CageOutlines.lines(cages, n);
        IntStream.range(0, CageOutlines.edges(n)).forEach(edge -> code.bit(lines.get(edge)));
        var inOrder = cages.stream()
                .sorted(Comparator.comparing(cage -> cage.cells().get(0)))
                .toList();
        for (var cage : inOrder) {
            code.bits(OPERATIONS.indexOf(cage.operation()), OPERATION_BITS);
            code.number(cage.target());
        }
        code.bit(!inOrder.equals(cages));
        if (!inOrder.equals(cages)) {
            cages.forEach(cage -> code.bits(inOrder.indexOf(cage), CAGE_BITS));
        }
    }

    @Override
    public Body read(CodeReader code) {
        int n = (int) code.bits(SIDE_BITS);
        if (n < KenKenRules.SMALLEST || n > KenKenRules.LARGEST) {
            throw code.broken();
        }
        var values = code.bit() ? values(code, n) : Digits.range(1, n);
        var lines = new BitSet();
        IntStream.range(0, CageOutlines.edges(n)).forEach(edge -> lines.set(edge, code.bit()));
        var blocks = CageOutlines.blocks(lines, n);
        var clues = blocks.stream().map(_ -> clue(code)).toList();
        int[] order = code.bit()
                ? order(code, blocks.size())
                : IntStream.range(0, blocks.size()).toArray();
        var sheet = new KenKenSheet(n, values);
        for (int cage : order) {
            var cells = new TreeMap<Integer, Token>();
            blocks.get(cage).forEach(cell -> cells.put(cell, code.place()));
            int first = blocks.get(cage).get(0);
            sheet.cage(new Cell(first / n + 1, first % n + 1).toString(), clues.get(cage), cells);
        }
        return sheet.body(code.place());
    }

    private static Digits values(CodeReader code, int n) {
        var values = Digits.NONE;
        for (int value = 0; value <= Digits.LARGEST; value++) {
            values = code.bit() ? values.with(value) : values;
        }
        if (values.size() != n) {
            throw code.broken();
        }
        return values;
    }

    private static ClueText clue(CodeReader code) {
        int operation = (int) code.bits(OPERATION_BITS);
        if (operation >= OPERATIONS.size()) {
            throw code.broken();
        }
        return new ClueText(code.place(), code.number(), Optional.of(OPERATIONS.get(operation)));
    }

    /// @return each of 0 … count - 1 once
    private static int[] order(CodeReader code, int count) {
        int[] order = new int[count];
        for (int i = 0; i < count; i++) {
            order[i] = (int) code.bits(CAGE_BITS);
        }
        if (IntStream.of(order).distinct().filter(cage -> cage < count).count() < count) {
            throw code.broken();
        }
        return order;
    }
}
