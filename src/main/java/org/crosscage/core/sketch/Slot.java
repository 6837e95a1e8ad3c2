package org.crosscage.core.sketch;

import java.util.Comparator;
import java.util.Locale;

/// Where a clue of a sketch stands.
///
/// @param place row by row from 0
public record Slot(int place, Part part) implements Comparable<Slot> {

    private static final Comparator<Slot> ORDER =
            Comparator.comparingInt(Slot::place).thenComparing(Slot::part);

    /// Which clue of a place is meant, as a picture has them.
    public enum Part {
        /// Of a black place, that of the run to the right.
        ACROSS,
        /// Of a black place, that of the run below.
        DOWN,
        /// Of a white place, that of the cage that it is in.
        CAGE;

        /// As the browser and the texts call it.
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public static Slot cage(int place) {
        return new Slot(place, Part.CAGE);
    }

    /// The number of its clue in a sketch's picture.
    public int number() {
        return 2 * place + (part == Part.DOWN ? 1 : 0);
    }

    @Override
    public int compareTo(Slot other) {
        return ORDER.compare(this, other);
    }
}
