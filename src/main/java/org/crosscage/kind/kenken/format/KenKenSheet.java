package org.crosscage.kind.kenken.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.crosscage.core.kind.AssembledPuzzle;
import org.crosscage.core.kind.CageCover;
import org.crosscage.core.kind.ClueText;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry.Warning;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.kenken.rules.KenKenRules;

/// The cages that a text lists, each with its place, on the way to a puzzle. Here are the checks that all KenKen
/// formats share.
public final class KenKenSheet {

    private final int n;
    private final Digits values;
    private final CageCover cover;
    private final List<Arithmetic> cages = new ArrayList<>();
    private final List<Warning> warnings = new ArrayList<>();

    /// @param n 3…25
    public KenKenSheet(int n, Digits values) {
        this.n = n;
        this.values = values;
        this.cover = new CageCover(Shape.square(n));
    }

    /// The side of a grid from its place in the text.
    public static int side(Token word) {
        return word.number(KenKenRules.SMALLEST, KenKenRules.LARGEST)
                .orElseThrow(() -> word.error(Message.of("kenken-size-expected")
                        .counting("least", KenKenRules.SMALLEST)
                        .counting("most", KenKenRules.LARGEST)));
    }

    /// Refuses a puzzle that has other values than 1…n or given digits, for formats that know neither.
    ///
    /// @throws UnwritableException likewise when it is another kind of puzzle
    static void requireOrdinary(Puzzle puzzle) {
        requireKenKen(puzzle);
        if (!puzzle.digits().equals(Digits.range(1, puzzle.shape().rows()))) {
            throw new UnwritableException(Message.of("digits").naming("digits", puzzle.digits()));
        }
        if (!puzzle.givens().isEmpty()) {
            throw new UnwritableException(Message.of("givens"));
        }
    }

    /// @throws UnwritableException when it is another kind of puzzle
    static void requireKenKen(Puzzle puzzle) {
        if (!puzzle.kind().equals(KenKenRules.ID)) {
            throw new UnwritableException(Message.of("kind"));
        }
    }

    /// Adds a cage.
    ///
    /// @param name what a message calls the cage
    /// @param cells at least one cell index, each with its place in the text
    public void cage(String name, ClueText clue, TreeMap<Integer, Token> cells) {
        var all = cover.add(name, cells);
        var operation = operation(name, clue, cells.size());
        var cage = KenKenRules.cage(n, all, operation, clue.target());
        cages.add(cage);
        if (CageReach.isImpossible(cage, values)) {
            warnings.add(clue.at().warning(impossible(name, cage)));
        }
    }

    private Message impossible(String name, Arithmetic cage) {
        boolean hasGaps = values.max() - values.min() >= values.size();
        return Message.of("impossible-cage")
                .naming("cage", name)
                .naming("target", cage.target())
                .naming("operation", cage.operation())
                .counting("cells", cage.cells().size())
                .naming("reason", reason(cage))
                .naming("values", hasGaps ? listed(values) : values.min() + "–" + values.max());
    }

    private static String listed(Digits values) {
        return values.stream().mapToObj(Integer::toString).collect(Collectors.joining(", "));
    }

    private String reason(Arithmetic cage) {
        if (cage.operation() == Operation.EQUAL) {
            return "single";
        }
        if (cage.operation() == Operation.HIDDEN && cage.cells().size() > 2) {
            return "hidden";
        }
        return CageReach.isForWantOfRepeats(cage, values) ? "different" : "any";
    }

    /// @param end where the list of cages ends
    /// @throws org.crosscage.core.kind.FormatException when a cell is in no cage
    public AssembledPuzzle assembled(Token end) {
        cover.requireFull(end);
        return new AssembledPuzzle(KenKenRules.puzzle(n, values, cages), Optional.empty(), warnings);
    }

    private static Operation operation(String name, ClueText clue, int cells) {
        var operation = clue.operation()
                .or(() -> cells == 1 ? Optional.of(Operation.EQUAL) : Optional.empty())
                .orElseThrow(() -> clue.at()
                        .error(Message.of("operation-missing")
                                .naming("cage", name)
                                .counting("cells", cells)));
        boolean fits = switch (operation) {
            case ADD, MULTIPLY -> true;
            case SUBTRACT, DIVIDE, HIDDEN -> cells > 1;
            case EQUAL -> cells == 1;
        };
        if (!fits) {
            throw clue.at()
                    .error(Message.of("operation-misplaced")
                            .naming("cage", name)
                            .naming("operation", operation)
                            .counting("cells", cells));
        }
        return operation;
    }
}
