package org.crosscage.kind.kenken;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.NativeBody.Body;
import org.crosscage.core.kind.PartsBody;
import org.crosscage.core.kind.PuzzleParts;
import org.crosscage.core.kind.PuzzleParts.Clue;
import org.crosscage.core.kind.PuzzleParts.Filled;
import org.crosscage.core.kind.PuzzleParts.Values;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;

/// KenKen in parts: each clue is a cage, every place of the grid a cell.
final class KenKenPartsBody implements PartsBody {

    @Override
    public List<String> directions(Puzzle puzzle) {
        if (!puzzle.givens().isEmpty()) {
            throw new UnwritableException(Message.of("givens"));
        }
        return Collections.nCopies(puzzle.clues().size(), "");
    }

    @Override
    public Body read(PuzzleParts parts) {
        int n = side(parts.rows());
        var values = parts.values().map(listed -> values(listed, n)).orElse(Digits.range(1, n));
        var sheet = new KenKenSheet(n, values);
        parts.clues().forEach(clue -> addCage(clue, n, sheet));
        var body = sheet.body(parts.place());
        return parts.solution()
                .map(filled -> body.with(solution(filled, n, values), filled.place()))
                .orElse(body);
    }

    private static int side(List<Token> rows) {
        int n = rows.size();
        if (n < KenKenRules.SMALLEST || n > KenKenRules.LARGEST) {
            throw rows.get(0)
                    .error(Message.of("json-kenken-size")
                            .counting("rows", n)
                            .counting("least", KenKenRules.SMALLEST)
                            .counting("most", KenKenRules.LARGEST));
        }
        for (int row = 1; row <= n; row++) {
            var cells = rows.get(row - 1);
            for (int i = 0; i < cells.text().length(); i++) {
                if (cells.text().charAt(i) != PuzzleParts.WHITE) {
                    throw cells.part(i, i + 1).error(Message.of("json-kenken-cell"));
                }
            }
            requireLength(cells, row, cells.text().length(), n);
        }
        return n;
    }

    private static void requireLength(Token at, int row, int found, int n) {
        if (found != n) {
            throw at.error(Message.of("row-length")
                    .counting("row", row)
                    .counting("foundCells", found)
                    .counting("cells", n));
        }
    }

    private static Digits values(Values listed, int n) {
        var values = Digits.NONE;
        for (var token : listed.values()) {
            int value = token.number(0, Digits.LARGEST)
                    .orElseThrow(() -> token.error(Message.of("value-expected").counting("most", Digits.LARGEST)));
            if (values.contains(value)) {
                throw token.error(Message.of("value-twice"));
            }
            values = values.with(value);
        }
        if (values.size() != n) {
            throw listed.place()
                    .error(Message.of("value-count").counting("values", n).counting("foundValues", values.size()));
        }
        return values;
    }

    private static void addCage(Clue clue, int n, KenKenSheet sheet) {
        clue.direction().ifPresent(direction -> {
            throw direction.error(Message.of("json-no-direction"));
        });
        var cells = new TreeMap<Integer, Token>();
        for (var name : clue.cells()) {
            var cell = PuzzleParts.cell(name, n, n);
            if (cells.put((cell.row() - 1) * n + cell.column() - 1, name) != null) {
                throw name.error(Message.of("cell-twice"));
            }
        }
        long target = clue.target().number().orElseThrow(() -> clue.target().error(Message.of("json-target")));
        var operation = ClueText.sign(clue.operation().text())
                .orElseThrow(() -> clue.operation().error(Message.of("json-operation")));
        sheet.cage(clue.cells().get(0).text(), new ClueText(clue.target(), target, Optional.of(operation)), cells);
    }

    private static Solution solution(Filled filled, int n, Digits values) {
        if (filled.rows().size() != n) {
            throw filled.place()
                    .error(Message.of("json-solution-rows")
                            .counting("rows", n)
                            .counting("foundRows", filled.rows().size()));
        }
        int[] digits = new int[n * n];
        for (int row = 1; row <= n; row++) {
            var cells = filled.rows().get(row - 1);
            requireLength(cells.isEmpty() ? filled.place() : cells.get(0), row, cells.size(), n);
            for (int column = 1; column <= n; column++) {
                var cell = cells.get(column - 1);
                digits[(row - 1) * n + column - 1] = cell.number(0, Digits.LARGEST).stream()
                        .filter(values::contains)
                        .findFirst()
                        .orElseThrow(() ->
                                cell.error(Message.of("solution-digit-expected").naming("digits", values)));
            }
        }
        return Solution.of(digits);
    }
}
