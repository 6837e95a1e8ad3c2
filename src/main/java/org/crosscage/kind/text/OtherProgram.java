package org.crosscage.kind.text;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Message;

/// Programs whose puzzles cannot be read here. Each has a mark in a line of its texts, so that a message can name it.
enum OtherProgram {
    PENPA("[#?&]m=(?:edit|solve)&p="),
    PYCSP("^\\s*+(?:from|import) pycsp3\\b"),
    SUMOCUE("^\\s*+SumoCueV1="),
    COLLECTION("^\\s*+SAVEFILE:41:");

    private static final int SHORTEST_MARK = 7;

    private static final Pattern HEXAGONS = Pattern.compile("(?i)\\bhex(?:agon|[-_ ]?+grid)");

    private final Pattern mark;

    OtherProgram(String mark) {
        this.mark = Pattern.compile(mark);
    }

    /// Returns the fault of a line that no format reads but another program writes.
    static Optional<FormatException> fault(Line line) {
        if (line.text().length() < SHORTEST_MARK) {
            return Optional.empty();
        }
        return Arrays.stream(values())
                .filter(program -> program.mark.matcher(line.text()).find())
                .findFirst()
                .map(program -> line.whole()
                        .error(Message.of("other-program")
                                .naming("program", program.name().toLowerCase(Locale.ROOT))));
    }

    /// Whether a saved game of the collection begins, whatever its game.
    static boolean isSavedGame(Line line) {
        return COLLECTION.mark.matcher(line.text()).find();
    }

    /// Whether a text that resembles no format tells of hexagons.
    static boolean hasHexagons(Line line) {
        return line.text().length() >= SHORTEST_MARK
                && HEXAGONS.matcher(line.text()).find();
    }
}
