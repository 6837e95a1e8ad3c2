package org.crosscage.train;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/// When a run of the trainer ends by itself.
public enum RunLength {
    /// After the one position that it was begun for.
    ONE_POSITION,
    /// After [#POSITIONS] positions.
    FIVE_POSITIONS,
    /// After [#TIME]; a position that is open by then counts only if it is missed already.
    FIVE_MINUTES,
    /// After [#RUSH], in the same way.
    THREE_MINUTES,
    /// When the player has had enough.
    ENDLESS;

    public static final int POSITIONS = 5;
    public static final Duration TIME = Duration.ofMinutes(5);
    public static final Duration RUSH = Duration.ofMinutes(3);

    /// As it is stored and stands in addresses, such as `five-minutes`.
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The length of this [word][#word].
    public static Optional<RunLength> of(String word) {
        return Arrays.stream(values())
                .filter(length -> length.word().equals(word))
                .findFirst();
    }

    /// How many positions a run has, where that is known beforehand.
    public OptionalInt positions() {
        return switch (this) {
            case ONE_POSITION -> OptionalInt.of(1);
            case FIVE_POSITIONS -> OptionalInt.of(POSITIONS);
            case FIVE_MINUTES, THREE_MINUTES, ENDLESS -> OptionalInt.empty();
        };
    }

    /// The moment at which a run ends, where that is known beforehand.
    public Optional<Instant> end(Instant begun) {
        return switch (this) {
            case FIVE_MINUTES -> Optional.of(begun.plus(TIME));
            case THREE_MINUTES -> Optional.of(begun.plus(RUSH));
            case ONE_POSITION, FIVE_POSITIONS, ENDLESS -> Optional.empty();
        };
    }

    /// Whether a run is over.
    ///
    /// @param answered how many positions are done
    public boolean isOver(Instant begun, Instant now, int answered) {
        return switch (this) {
            case ONE_POSITION -> answered >= 1;
            case FIVE_POSITIONS -> answered >= POSITIONS;
            case FIVE_MINUTES, THREE_MINUTES, ENDLESS ->
                end(begun).filter(end -> !now.isBefore(end)).isPresent();
        };
    }
}
