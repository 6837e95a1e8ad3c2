package org.crosscage.edit;

import org.crosscage.core.model.Cells;

/// What is wrong with a sketch's shape or clues, and where.
///
/// @param places row by row from 0, in the sketch
public record Flaw(Fault fault, Cells places) {

    /// @see #stops()
    public enum Fault {
        /// There is no white cell.
        NOTHING_WHITE(true),
        /// A run is longer than there are digits.
        RUN_TOO_LONG(true),
        RUN_OF_ONE(false),
        /// The white cells fall into several parts.
        NOT_CONNECTED(false),
        CAGE_NOT_CONNECTED(false),
        MISSING_CLUE(false),
        /// No digits could ever meet the clue.
        IMPOSSIBLE_CLUE(false);

        private final boolean stops;

        Fault(boolean stops) {
            this.stops = stops;
        }

        /// Whether nothing can be said of the solutions before it is mended.
        public boolean stops() {
            return stops;
        }
    }
}
