package org.crosscage.core.sketch.cage;

import static org.assertj.core.api.Assertions.assertThat;

import org.crosscage.core.model.Cells;
import org.crosscage.core.sketch.Flaw;
import org.crosscage.edit.Sketches;
import org.crosscage.edit.Strokes;
import org.junit.jupiter.api.Test;

final class CageSketchTest {

    @Test
    void flawsSayWhereTheyAre() {
        var cage = Sketches.blank("kenken", 3, 3).apply(Strokes.cage(0, 8));
        assertThat(cage.flaws())
                .contains(new Flaw(CageFlaws.CAGE_NOT_CONNECTED, Cells.of(0, 8)))
                .extracting(Flaw::fault)
                .contains(Flaw.MISSING_CLUE);
    }

    @Test
    void aCageThatIsDrawnThroughAnotherLeavesItsConnectedParts() {
        var sketch = Sketches.blank("kenken", 3, 3).apply(Strokes.cage(0, 1, 2)).apply(Strokes.cage(1, 4));
        assertThat(((CageSketch) sketch).cages().values()).contains(Cells.of(0), Cells.of(2), Cells.of(1, 4));
        var joined = (CageSketch) sketch.apply(Strokes.join(0, 4));
        assertThat(joined.cages().values()).contains(Cells.of(0, 1, 4));
    }
}
