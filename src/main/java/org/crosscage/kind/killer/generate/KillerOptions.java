package org.crosscage.kind.killer.generate;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.crosscage.core.kind.GeneratorOption;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.OptionException;
import org.crosscage.core.kind.Token;

/// What can be asked of a Killer Sudoku's cages.
///
/// @param singles whether there are cages of one cell, whose sum gives the digit away
/// @param symmetric whether the cages look the same after half a turn
public record KillerOptions(boolean singles, boolean symmetric) {

    public static final List<GeneratorOption> OPTIONS =
            List.of(GeneratorOption.of("cage-min"), GeneratorOption.of("cage-symmetry"));

    private static final int USUALLY_SMALLEST = 2;

    /// Of any size.
    public static SequencedMap<String, List<String>> offered() {
        var offered = new LinkedHashMap<String, List<String>>();
        offered.put("cage-min", List.of("1"));
        offered.put("cage-symmetry", List.of("point"));
        return Collections.unmodifiableSequencedMap(offered);
    }

    /// @throws OptionException as [org.crosscage.core.kind.PuzzleKind#drafts(Map)]
    public static KillerOptions of(Map<String, String> options) {
        OptionException.requireKnown(options, OPTIONS);
        return new KillerOptions(
                smallest(options.getOrDefault("cage-min", Integer.toString(USUALLY_SMALLEST))) == 1,
                isSymmetric(options.getOrDefault("cage-symmetry", "none")));
    }

    private static int smallest(String typed) {
        return new Token(1, 1, typed)
                .number(1, USUALLY_SMALLEST)
                .orElseThrow(() -> new OptionException(
                        "cage-min",
                        typed,
                        Message.of("no-number-between").naming("least", 1).naming("most", USUALLY_SMALLEST)));
    }

    private static boolean isSymmetric(String typed) {
        if (!List.of("point", "none").contains(typed)) {
            throw new OptionException(
                    "cage-symmetry", typed, Message.of("none-of").naming("expected", "point, none"));
        }
        return typed.equals("point");
    }
}
