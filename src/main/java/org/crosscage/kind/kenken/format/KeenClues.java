package org.crosscage.kind.kenken.format;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.crosscage.core.kind.ClueText;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.Token;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Operation;

/// The clues of a Keen id, `a5s1m12`: a letter for the operation and the target, one for each block in the reading
/// order of their first cells.
final class KeenClues {

    private static final Pattern CLUE = Pattern.compile("([amsd])([0-9]{1,18})");

    private KeenClues() {}

    /// Adds the cages to a sheet.
    ///
    /// @param blocks the cells of each, in order
    /// @return the place behind the last clue
    /// @throws org.crosscage.core.kind.FormatException when there are more or fewer clues than blocks, or one
    ///     of two cells stands at another block
    static Token read(Token clues, List<List<Integer>> blocks, int n, KenKenSheet sheet) {
        var clue = CLUE.matcher(clues.text());
        int at = 0;
        for (var block : blocks) {
            if (at == clues.text().length()) {
                throw clues.part(at, at)
                        .error(Message.of("keen-clue-missing")
                                .counting("blocks", blocks.size())
                                .naming("cell", cell(block, n)));
            }
            if (!clue.find(at) || clue.start() != at) {
                throw clues.part(at, clues.text().length()).error(Message.of("keen-clue-expected"));
            }
            add(clues.part(at, clue.end()), clue.group(1).charAt(0), block, n, sheet);
            at = clue.end();
        }
        var rest = clues.part(at, clues.text().length());
        if (!rest.text().isEmpty()) {
            throw rest.error(Message.of("keen-clue-too-many").counting("blocks", blocks.size()));
        }
        return rest;
    }

    private static void add(Token clue, char letter, List<Integer> block, int n, KenKenSheet sheet) {
        var operation = block.size() == 1 ? Operation.EQUAL : operation(letter);
        if ((letter == 's' || letter == 'd') && block.size() != 2) {
            throw clue.error(
                    Message.of("keen-two-cells").naming("cell", cell(block, n)).counting("cells", block.size()));
        }
        long target = clue.part(1, clue.text().length()).number().orElseThrow();
        var cells = new TreeMap<Integer, Token>();
        block.forEach(cell -> cells.put(cell, clue));
        sheet.cage(cell(block, n).toString(), new ClueText(clue, target, Optional.of(operation)), cells);
    }

    private static Operation operation(char letter) {
        return switch (letter) {
            case 'a' -> Operation.ADD;
            case 'm' -> Operation.MULTIPLY;
            case 's' -> Operation.SUBTRACT;
            default -> Operation.DIVIDE;
        };
    }

    private static Cell cell(List<Integer> block, int n) {
        return new Cell(block.get(0) / n + 1, block.get(0) % n + 1);
    }
}
