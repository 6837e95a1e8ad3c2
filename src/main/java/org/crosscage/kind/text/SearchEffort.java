package org.crosscage.kind.text;

import java.util.function.BooleanSupplier;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.Token;

/// The bounds of a search: the time, how many looks there are, and how often they go over the text.
final class SearchEffort {

    /// How often all the rest of the text is looked at; later looks end with the paragraph.
    private static final int MOST_LOOKS_AHEAD = 20;

    private static final int MOST_LOOKS = 500;

    /// How often all looks, guesses and cuts together go over the text.
    private static final int MOST_TIMES = 25;

    private final BooleanSupplier stop;
    private final Findings findings;
    private long linesLeft;
    private int looks;
    private boolean isOver;

    /// @param stop says whether time is over
    SearchEffort(BooleanSupplier stop, int lineCount, Findings findings) {
        this.stop = stop;
        this.findings = findings;
        this.linesLeft = (long) MOST_TIMES * lineCount;
    }

    /// Takes so many lines from those that are left, and says whether there were as many.
    boolean spend(long lineCount) {
        linesLeft -= lineCount;
        return linesLeft >= 0;
    }

    boolean mayLook() {
        return looks < MOST_LOOKS;
    }

    boolean mayLookAhead() {
        return looks < MOST_LOOKS_AHEAD;
    }

    /// Counts a look at so many lines, if it may be.
    boolean look(int lineCount) {
        boolean isAllowed = mayLook() && spend(lineCount);
        looks += isAllowed ? 1 : 0;
        return isAllowed;
    }

    /// Whether the search has ended because time was over.
    boolean isOver() {
        return isOver;
    }

    /// Asks whether time is over, and says so where it is.
    boolean checkTime(Token at) {
        if (!isOver && stop.getAsBoolean()) {
            isOver = true;
            findings.add(at.error(Message.of("time-over")));
        }
        return isOver;
    }
}
