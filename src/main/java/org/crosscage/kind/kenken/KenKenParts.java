package org.crosscage.kind.kenken;

import org.crosscage.core.kind.AssembledPuzzle;
import org.crosscage.core.kind.CluePart;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleParts;
import org.crosscage.core.kind.PuzzleParts.Values;
import org.crosscage.core.kind.Size;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.kenken.format.KenKenSheet;
import org.crosscage.kind.kenken.rules.KenKenRules;

/// KenKen in parts: each clue is a cage, every place of the grid an open cell.
final class KenKenParts {

    private KenKenParts() {}

    static PuzzleParts of(Puzzle puzzle) {
        if (!puzzle.givens().isEmpty()) {
            throw new UnwritableException(Message.of("givens"));
        }
        return PuzzleParts.of(puzzle);
    }

    static Size size(Token rows, Token columns) {
        int n = KenKenSheet.side(rows);
        if (KenKenSheet.side(columns) != n) {
            throw columns.error(Message.of("square-expected"));
        }
        return new Size(n, n);
    }

    static AssembledPuzzle assemble(PuzzleParts parts) {
        int n = side(parts);
        var shape = Shape.square(n);
        var sheet = new KenKenSheet(
                n, parts.values().map(listed -> digits(listed, n)).orElse(Digits.range(1, n)));
        parts.clues().forEach(clue -> addCage(clue, shape, sheet));
        return sheet.assembled(parts.place());
    }

    static Digits digits(Values listed, int n) {
        var values = listed.digits();
        if (values.size() != n) {
            throw listed.place()
                    .error(Message.of("value-count").counting("values", n).counting("foundValues", values.size()));
        }
        return values;
    }

    private static int side(PuzzleParts parts) {
        int n = parts.rows().size();
        if (n < KenKenRules.SMALLEST || n > KenKenRules.LARGEST) {
            throw parts.rows()
                    .getFirst()
                    .at()
                    .error(Message.of("kenken-size")
                            .counting("rows", n)
                            .counting("least", KenKenRules.SMALLEST)
                            .counting("most", KenKenRules.LARGEST));
        }
        for (int row = 1; row <= n; row++) {
            for (var place : parts.rows().get(row - 1).places()) {
                if (!place.isOpen()) {
                    throw place.at().error(Message.of("kenken-cell"));
                }
            }
            parts.rows().get(row - 1).requireLength(row, n);
        }
        return n;
    }

    private static void addCage(CluePart clue, Shape shape, KenKenSheet sheet) {
        clue.direction().ifPresent(direction -> {
            throw direction.error(Message.of("no-direction"));
        });
        var cells = clue.cells(shape);
        sheet.cage(clue.cells().getFirst().name(), clue.text(), cells);
    }
}
