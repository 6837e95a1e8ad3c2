package org.crosscage.edit;

import java.util.List;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.model.Digits;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.core.sketch.SketchLines;
import org.crosscage.kind.PuzzleKinds;

/// A sketch as a text that holds all of it, unfinished ones too: a line for each part, its name first, places row by
/// row from 0.
///
/// ```
/// kakuro 4 4
/// digits 1 2 3 4 5 6 7 8 9
/// white 5 6 9 10
/// across 4=17
/// down 1=16
/// given 5=9
/// filled 6=8
/// ```
///
/// What stands between the digits and what is filled in is the [kind's own][Sketch#lines()].
public final class SketchText {

    private SketchText() {}

    /// Without a newline at its end, and without empty lines.
    public static String write(Sketch sketch) {
        return sketch.kind() + " " + sketch.rows() + " " + sketch.columns()
                + SketchLines.line("digits", sketch.digits().toArray())
                + sketch.lines()
                + SketchLines.line("filled", sketch.filled());
    }

    /// @throws IllegalArgumentException when it is none, naming what stands there
    public static Sketch read(String text) {
        var all = List.of(text.strip().split("\n"));
        var first = all.getFirst().split(" ", 2);
        var kind = PuzzleKinds.find(first[0]).map(PuzzleKind::editing);
        var lines = SketchLines.of(all);
        int[] size = lines.numbers(first[0]);
        if (size.length != 2 || kind.isEmpty()) {
            throw new IllegalArgumentException("a sketch begins with its kind and size, not '" + all.getFirst() + "'");
        }
        var digits = Digits.of(lines.numbers("digits"));
        return kind.get().read(size[0], size[1], digits, lines.digits("filled", digits), lines);
    }
}
