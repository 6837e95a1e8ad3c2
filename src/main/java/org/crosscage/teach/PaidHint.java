package org.crosscage.teach;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.crosscage.core.model.Position;
import org.crosscage.player.Sha256;

/// How far a hint has been told and paid. The hint itself is not kept: for the same game and the same cell the same
/// hint is found again.
///
/// @param position what stands in the digits and candidate marks that the hint is about, as 64 hex digits
/// @param near the player's selection when the hint was looked for
/// @param told how many of its stages, at least 1
public record PaidHint(String position, OptionalInt near, int told) {

    private static final Pattern LINE = Pattern.compile("([0-9a-f]{64}) ([1-9])(?: (\\d{1,6}))?");

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

    /// In one line: the position, how many stages were told, and the cell, where there is one.
    public String line() {
        return position + " " + told + (near.isPresent() ? " " + near.getAsInt() : "");
    }

    /// @param cells how many the puzzle has
    private static boolean isLine(String line, int cells) {
        var found = LINE.matcher(line);
        return line.isEmpty()
                || found.matches()
                        && Integer.parseInt(found.group(2)) <= Hint.Stage.values().length
                        && (found.group(3) == null || Integer.parseInt(found.group(3)) < cells);
    }

    /// @param line as [#line()] has it, or empty for none
    /// @param cells how many the puzzle has
    /// @throws IllegalArgumentException when it is neither
    public static Optional<PaidHint> ofLine(String line, int cells) {
        if (!isLine(line, cells)) {
            throw new IllegalArgumentException("'" + line + "' should be 64 hex digits, a number of stages and a cell");
        }
        return Optional.of(LINE.matcher(line))
                .filter(Matcher::matches)
                .map(found -> new PaidHint(
                        found.group(1),
                        found.group(3) == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(found.group(3))),
                        Integer.parseInt(found.group(2))));
    }

    /// Two positions are written alike when a hint for one is a hint for the other: see [AskedHint#isAbout].
    static String written(Position position) {
        return Sha256.of(position.squares().stream()
                .map(square -> square.digit() + "~" + square.candidates())
                .collect(Collectors.joining(" ")));
    }
}
