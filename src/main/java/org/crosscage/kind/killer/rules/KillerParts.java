package org.crosscage.kind.killer.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.crosscage.core.kind.AssembledPuzzle;
import org.crosscage.core.kind.CageCover;
import org.crosscage.core.kind.CluePart;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry.Warning;
import org.crosscage.core.kind.PuzzleParts;
import org.crosscage.core.kind.PuzzleParts.Place;
import org.crosscage.core.kind.PuzzleParts.Values;
import org.crosscage.core.kind.Size;
import org.crosscage.core.kind.Token;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// Killer Sudoku in parts: each clue is a cage, each place of the grid a cell, perhaps with a given digit.
public final class KillerParts {

    private KillerParts() {}

    public static Size size(Token rows, Token columns) {
        int n = rows.number(0, Integer.MAX_VALUE).stream()
                .filter(KillerRules::hasSide)
                .findFirst()
                .orElseThrow(() -> noSize(rows));
        if (columns.number(n, n).isEmpty()) {
            throw noSize(columns);
        }
        return new Size(n, n);
    }

    private static FormatException noSize(Token at) {
        return at.error(Message.of("killer-size")
                .naming(
                        "sides",
                        KillerRules.sides().stream().map(String::valueOf).collect(Collectors.joining(", "))));
    }

    public static Digits digits(Values listed, int n) {
        for (var token : listed.values()) {
            if (token.number(1, n).isEmpty()) {
                throw token.error(Message.of("killer-values").naming("largest", n));
            }
        }
        if (listed.digits().size() != n) {
            throw listed.place()
                    .error(Message.of("value-count")
                            .counting("values", n)
                            .counting("foundValues", listed.values().size()));
        }
        return listed.digits();
    }

    public static AssembledPuzzle assemble(PuzzleParts parts) {
        var shape = parts.shape();
        if (shape.rows() != shape.columns() || !KillerRules.hasSide(shape.rows())) {
            throw noSize(parts.rows().getFirst().at().withText(parts.size().toString()));
        }
        int n = shape.rows();
        parts.values().ifPresent(listed -> digits(listed, n));
        var givens = givens(parts, n);
        var cover = new CageCover(shape);
        var cages = new ArrayList<Arithmetic>();
        var warnings = new ArrayList<Warning>();
        for (var clue : parts.clues()) {
            var cage = cage(clue, parts, cover);
            cages.add(cage);
            warning(clue, cage, n).ifPresent(warnings::add);
        }
        return new AssembledPuzzle(KillerRules.puzzle(n, cages, givens), Optional.empty(), warnings);
    }

    private static Map<Integer, Integer> givens(PuzzleParts parts, int n) {
        var givens = new HashMap<Integer, Integer>();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                var place = parts.rows().get(row).places().get(column);
                if (!place.isOpen()) {
                    givens.put(row * n + column, given(place, n));
                }
            }
        }
        return givens;
    }

    private static int given(Place place, int n) {
        if (place.isBlack()) {
            throw place.at().error(Message.of("killer-cell"));
        }
        int digit = place.digit();
        if (digit < 1 || digit > n) {
            throw place.at().error(Message.of("digit-out-of-range").naming("largest", n));
        }
        return digit;
    }

    private static Arithmetic cage(CluePart clue, PuzzleParts parts, CageCover cover) {
        clue.direction().ifPresent(direction -> {
            throw direction.error(Message.of("no-direction"));
        });
        var listed = clue.cells(parts.shape());
        int n = parts.rows().size();
        var name = clue.cells().getFirst().name();
        if (listed.size() > n) {
            throw clue.target()
                    .error(Message.of("killer-cage")
                            .naming("cage", name)
                            .counting("cells", listed.size())
                            .counting("digits", n));
        }
        var sign = clue.text().operation();
        var usual = listed.size() == 1 ? List.of(Operation.EQUAL, Operation.ADD) : List.of(Operation.ADD);
        if (sign.filter(operation -> !usual.contains(operation)).isPresent()) {
            throw clue.operation().orElseThrow().error(Message.of("killer-sum"));
        }
        return KillerRules.cage(cover.add(name, listed), clue.number());
    }

    /// What no different digits make.
    private static Optional<Warning> warning(CluePart clue, Arithmetic cage, int n) {
        int size = cage.cells().size();
        int least = KillerRules.leastSum(size);
        int most = KillerRules.mostSum(size, n);
        return cage.target() >= least && cage.target() <= most
                ? Optional.empty()
                : Optional.of(clue.target()
                        .warning(Message.of("killer-sum")
                                .naming("cage", clue.cells().getFirst().name())
                                .naming("sum", cage.target())
                                .counting("cells", size)
                                .naming("least", least)
                                .naming("most", most)));
    }
}
