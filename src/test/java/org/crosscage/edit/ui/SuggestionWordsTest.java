package org.crosscage.edit.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Solution;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.edit.Sketches;
import org.crosscage.edit.Suggestion;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;

final class SuggestionWordsTest {

    private static final Texts TEXTS = Texts.in(Locale.ENGLISH);

    /// Two cages; all other cells are in none.
    private static final Sketch SKETCH =
            Sketches.of(PuzzleFormats.read("""
            puzzle words
            size 4
            boxes 2x2
            cage 3+ r1c1 r1c2
            cage 7+ r1c3 r1c4
            end
            """).getFirst().puzzle());

    private static final Solution SOLUTION = Solution.of(1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1);

    private static List<String> said() {
        boolean signed = !Sketches.editing(SKETCH).operations().isEmpty();
        var words = new SuggestionWords(TEXTS, SKETCH.columns(), signed);
        return SKETCH.changes(SOLUTION, Cells.of(IntStream.range(0, 16))).stream()
                .map(change -> words.of(new Suggestion(List.of(change), change.weight(), SKETCH)))
                .toList();
    }

    @Test
    void cellsInNoCageAreDrawnOrAddedAndOnlyCagesAreJoined() {
        assertThat(said())
                .contains(
                        "Draw a cage over r2c1 and r2c2: 7 at r2c1",
                        "Add r2c1 to the cage of r1c1: 6 at r1c1",
                        "Join the cages at r1c1 and r1c3: 10 at r1c1",
                        "Draw a cage over r1c1 and r2c1: 4 at r1c1 and 2 at r1c2");
    }
}
