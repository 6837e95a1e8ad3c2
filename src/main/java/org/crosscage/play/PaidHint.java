package org.crosscage.play;

import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.crosscage.core.model.Position;

/// How far a hint has been told and paid. The hint itself is not kept: for the same game and the same cell the same
/// hint is found again.
///
/// @param position what stands in the digits and candidate marks that the hint is about, as 64 hex digits
/// @param near the player's selection when the hint was looked for
/// @param told how many of its stages, at least 1
public record PaidHint(String position, OptionalInt near, int told) {

    public PaidHint {
        if (told < 1) {
            throw new IllegalArgumentException(told + " stages of a hint are told");
        }
    }

    /// @param asked a hint of which a stage was told
    public static PaidHint of(AskedHint asked, OptionalInt near) {
        return new PaidHint(written(asked.position()), near, asked.told());
    }

    /// Whether the hint can be gone on with: the position is still, or again, the one that it is about, and there
    /// is something left to tell.
    public boolean goesOn(Position now) {
        return told < Hint.Stage.values().length && position.equals(written(now));
    }

    /// Two positions are written alike when a hint for one is a hint for the other: see [AskedHint#isAbout].
    static String written(Position position) {
        return Sha256.of(position.squares().stream()
                .map(square -> square.digit() + "~" + square.candidates())
                .collect(Collectors.joining(" ")));
    }
}
