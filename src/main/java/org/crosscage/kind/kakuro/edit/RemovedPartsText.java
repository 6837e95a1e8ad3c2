package org.crosscage.kind.kakuro.edit;

import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.sketch.SketchLines;
import org.crosscage.core.sketch.Slot;
import org.crosscage.core.sketch.Slot.Part;
import org.crosscage.core.sketch.Target;

/// What colouring took out of a sketch, as lines of the sketch's text; a clue with the places of its run.
///
/// ```
/// aside-across 4=17:5,6
/// aside-given 5=9
/// aside-filled 6=8
/// ```
final class RemovedPartsText {

    private static final String ACROSS = "aside-across";
    private static final String DOWN = "aside-down";
    private static final String GIVEN = "aside-given";
    private static final String FILLED = "aside-filled";

    private RemovedPartsText() {}

    /// Nothing where nothing was taken away.
    static String write(RemovedParts aside) {
        return SketchLines.line(ACROSS, clues(aside, Part.ACROSS))
                + SketchLines.line(DOWN, clues(aside, Part.DOWN))
                + SketchLines.line(GIVEN, aside.givens())
                + SketchLines.line(FILLED, aside.filled());
    }

    private static SortedMap<Integer, String> clues(RemovedParts aside, Part part) {
        var clues = new TreeMap<Integer, String>();
        aside.clues().forEach((slot, clue) -> {
            if (slot.part() == part) {
                clues.put(
                        slot.place(),
                        clue.sum().number() + ":"
                                + clue.run().stream()
                                        .mapToObj(Integer::toString)
                                        .collect(Collectors.joining(",")));
            }
        });
        return clues;
    }

    /// @param lines of the whole sketch
    /// @throws IllegalArgumentException when one of its own is none, naming what stands there
    static RemovedParts read(SketchLines lines, Digits digits) {
        var clues = new TreeMap<Slot, RemovedParts.Clue>();
        read(lines.words(ACROSS), Part.ACROSS, clues);
        read(lines.words(DOWN), Part.DOWN, clues);
        return new RemovedParts(clues, lines.digits(GIVEN, digits), lines.digits(FILLED, digits));
    }

    private static void read(List<String> words, Part part, SortedMap<Slot, RemovedParts.Clue> clues) {
        for (var word : words) {
            var parts = word.split("[=:]");
            if (parts.length != 3) {
                throw new IllegalArgumentException("a clue put aside is written as 4=17:5,6, not '" + word + "'");
            }
            var run = Cells.of(Arrays.stream(parts[2].split(","))
                    .mapToInt(SketchLines::number)
                    .toArray());
            clues.put(
                    new Slot(SketchLines.number(parts[0]), part),
                    new RemovedParts.Clue(Target.sum(SketchLines.number(parts[1])), run));
        }
    }
}
