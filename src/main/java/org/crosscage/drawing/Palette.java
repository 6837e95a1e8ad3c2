package org.crosscage.drawing;

import java.util.EnumMap;
import java.util.Map;

/// The colour of each [Ink], as 0xRRGGBB.
public final class Palette {

    /// As the board is on a light screen: the tokens of `styles/tokens.css`.
    public static final Palette SCREEN = new Palette(Map.ofEntries(
            Map.entry(Ink.FRAME, 0x1d2433),
            Map.entry(Ink.WHITE, 0xfffdf9),
            Map.entry(Ink.MARKED, 0xdbe7fb),
            Map.entry(Ink.BLACK, 0x2b3448),
            Map.entry(Ink.DIAGONAL, 0x788089),
            Map.entry(Ink.HAIR, 0xcfc8b8),
            Map.entry(Ink.RULE, 0x1d2433),
            Map.entry(Ink.CAGE, 0x566072),
            Map.entry(Ink.SPLIT_CLUE, 0xf7f4ee),
            Map.entry(Ink.CORNER_CLUE, 0x1d2433),
            Map.entry(Ink.GIVEN, 0x1d2433),
            Map.entry(Ink.DIGIT, 0x1b55ad),
            Map.entry(Ink.MARK, 0x566072),
            Map.entry(Ink.SIGN, 0x1b55ad),
            Map.entry(Ink.NUMBER, 0x566072)));

    private final Map<Ink, Integer> colours;

    /// @throws IllegalArgumentException when an ink has no colour
    public Palette(Map<Ink, Integer> colours) {
        this.colours = new EnumMap<>(colours);
        for (var ink : Ink.values()) {
            if (!colours.containsKey(ink)) {
                throw new IllegalArgumentException("no colour for " + ink);
            }
        }
    }

    /// 0xRRGGBB.
    public int of(Ink ink) {
        return colours.getOrDefault(ink, 0);
    }
}
