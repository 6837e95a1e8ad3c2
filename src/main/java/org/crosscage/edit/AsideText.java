package org.crosscage.edit;

import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.kind.kakuro.KakuroGrid.Direction;

/// What colouring took out of a sketch, as lines of the sketch's [text][SketchText]; a clue with the places of its run.
///
/// ```
/// aside-across 4=17:5,6
/// aside-given 5=9
/// aside-filled 6=8
/// ```
final class AsideText {

    private static final String ACROSS = "aside-across";
    private static final String DOWN = "aside-down";
    private static final String GIVEN = "aside-given";
    private static final String FILLED = "aside-filled";

    private AsideText() {}

    /// Nothing where nothing was taken away.
    static String write(Aside aside) {
        return SketchText.line(ACROSS, clues(aside, Direction.ACROSS))
                + SketchText.line(DOWN, clues(aside, Direction.DOWN))
                + SketchText.line(GIVEN, aside.givens())
                + SketchText.line(FILLED, aside.filled());
    }

    private static Map<Integer, String> clues(Aside aside, Direction direction) {
        var clues = new TreeMap<Integer, String>();
        aside.clues().forEach((slot, clue) -> {
            if (slot.direction() == direction) {
                clues.put(
                        slot.place(),
                        clue.sum() + ":"
                                + clue.run().stream()
                                        .mapToObj(Integer::toString)
                                        .collect(Collectors.joining(",")));
            }
        });
        return clues;
    }

    /// @param lines of the whole sketch by their names
    /// @throws IllegalArgumentException when one of its own is none, naming what stands there
    static Aside read(Map<String, String> lines, Digits digits) {
        var clues = new TreeMap<Slot, Aside.Clue>();
        read(lines.getOrDefault(ACROSS, ""), Direction.ACROSS, clues);
        read(lines.getOrDefault(DOWN, ""), Direction.DOWN, clues);
        return new Aside(clues, SketchText.digitsAt(GIVEN, lines, digits), SketchText.digitsAt(FILLED, lines, digits));
    }

    private static void read(String line, Direction direction, SortedMap<Slot, Aside.Clue> clues) {
        for (var word : SketchText.words(line)) {
            var parts = word.split("[=:]");
            if (parts.length != 3) {
                throw new IllegalArgumentException("a clue put aside is written as 4=17:5,6, not '" + word + "'");
            }
            var run = Cells.of(Arrays.stream(parts[2].split(","))
                    .mapToInt(SketchText::number)
                    .toArray());
            clues.put(
                    new Slot(SketchText.number(parts[0]), direction), new Aside.Clue(SketchText.number(parts[1]), run));
        }
    }
}
