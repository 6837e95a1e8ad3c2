package org.crosscage.kind.kakuro.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.crosscage.edit.EditingContractTest.made;

import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Flaw;
import org.crosscage.core.sketch.Slot;
import org.crosscage.core.sketch.Target;
import org.crosscage.edit.SketchText;
import org.crosscage.edit.Sketches;
import org.crosscage.kind.kakuro.rules.Symmetry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class KakuroSketchTest {

    private static final Slot CLUE = new Slot(4, Slot.Part.ACROSS);

    @ParameterizedTest
    @EnumSource(
            value = Symmetry.class,
            names = {"POINT", "MIRROR"})
    void aPatternThatIsPaintedWithASymmetryKeepsIt(Symmetry symmetry) {
        var random = new Random(3);
        var sketch = (KakuroSketch) Sketches.blank("kakuro", 9, 8);
        for (int i = 0; i < 200; i++) {
            int place = random.nextInt(72);
            sketch = sketch.apply(new KakuroSketch.Paint(Cells.of(place), random.nextBoolean(), symmetry));
            assertThat(symmetry.holds(sketch.places(), 9, 8)).isTrue();
        }
        assertThat(sketch.places().size()).isBetween(10, 50);
    }

    /// With digits and clues everywhere, so that there is something to lose.
    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void whatAStrokeTakesAwayComesBackWithTheColours(Symmetry symmetry) {
        var random = new Random(11);
        var puzzle = made("kakuro", 9, 4);
        var whole = (KakuroSketch) Sketches.of(puzzle);
        for (int place : whole.places().toArray()) {
            var digit = OptionalInt.of(1 + random.nextInt(9));
            whole = whole.apply(random.nextBoolean() ? new Edit.Give(place, digit) : new Edit.Fill(place, digit));
        }
        int lost = 0;
        for (int i = 0; i < 200; i++) {
            var stroke = Cells.of(
                            IntStream.generate(() -> 10 + random.nextInt(71)).limit(1 + random.nextInt(4)))
                    .filter(place -> place % 9 > 0);
            if (stroke.isEmpty()) {
                continue;
            }
            boolean toWhite = !whole.places().contains(stroke.get(0));
            var colour = whole.places();
            var alike = stroke.filter(place -> colour.contains(place) != toWhite
                    && symmetry.images(place, 9, 9).filter(image -> image >= 9 && image % 9 > 0).stream()
                            .allMatch(image -> colour.contains(image) != toWhite));
            var there = whole.apply(new KakuroSketch.Paint(alike, toWhite, symmetry));
            var back = there.apply(new KakuroSketch.Paint(alike, !toWhite, symmetry));

            assertThat(back.clues()).isEqualTo(whole.clues());
            assertThat(back.givens()).isEqualTo(whole.givens());
            assertThat(back.filled()).isEqualTo(whole.filled());
            assertThat(back.aside().givens()).isEmpty();
            assertThat(back.aside().filled()).isEmpty();
            lost += whole.clues().size()
                    - there.clues().size()
                    + whole.filled().size()
                    - there.filled().size();
        }
        assertThat(lost).isGreaterThan(100);
    }

    @Test
    void whatColouringTookAwayIsNoPartOfThePuzzleAndGivesWayToWhatIsWritten() {
        // # # # # / # . . . / # . . . / # . . .
        var sketch = (KakuroSketch) Sketches.blank("kakuro", 4, 4);
        var clued = sketch.apply(new Edit.Clue(CLUE, Target.sum(7))).apply(new Edit.Give(5, OptionalInt.of(2)));
        var black = new KakuroSketch.Paint(Cells.of(5), false, Symmetry.NONE);
        var white = new KakuroSketch.Paint(Cells.of(5), true, Symmetry.NONE);

        var without = clued.apply(black);
        assertThat(without.clues()).isEmpty();
        assertThat(without.hasNoClue()).isTrue();
        assertThat(without.puzzle()).isEqualTo(sketch.apply(black).puzzle());
        assertThat(SketchText.read(SketchText.write(without))).isEqualTo(without);

        assertThat(without.apply(white)).isEqualTo(clued);
        assertThat(without.apply(white)
                        .apply(Edit.Clue.none(CLUE))
                        .apply(black)
                        .apply(white)
                        .clues())
                .isEmpty();
        // a shorter run than the clue was written for does not get it
        assertThat(without.apply(new KakuroSketch.Paint(Cells.of(7), false, Symmetry.NONE))
                        .apply(white)
                        .clues())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"aside-across 4", "aside-down 1=x:5", "aside-across 4=7:", "aside-given 5"})
    void whatIsPutAsideInAWrongWayIsRefusedWithItsWords(String line) {
        var text = SketchText.write(Sketches.blank("kakuro", 4, 4)) + "\n" + line;
        assertThatThrownBy(() -> SketchText.read(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'");
    }

    @Test
    void aClueWhereNoRunBeginsGoesWithTheNextColour() {
        var sketch = SketchText.read("kakuro 4 4\ndigits 1 2 3 4 5 6 7 8 9\nwhite 5 7 9 10 14\nacross 8=18 1=1");
        var coloured = sketch.apply(new KakuroSketch.Paint(Cells.of(6), true, Symmetry.NONE));

        assertThat(coloured.clueAt(new Slot(8, Slot.Part.ACROSS))).contains(Target.sum(18));
        assertThat(SketchText.write(coloured)).doesNotContain("1=1", "aside");
        assertThat(SketchText.read(SketchText.write(coloured))).isEqualTo(coloured);
    }

    @Test
    void flawsSayWhereTheyAre() {
        // # # # # / # . # . / # . . # / # # . #
        var sketch = SketchText.read("kakuro 4 4\ndigits 1 2 3 4 5 6 7 8 9\nwhite 5 7 9 10 14\nacross 8=18 1=1");
        assertThat(sketch.flaws())
                .containsExactlyInAnyOrder(
                        new Flaw(SketchFlaws.RUN_OF_ONE, Cells.of(5, 7, 14), 3),
                        new Flaw(SketchFlaws.NOT_CONNECTED, Cells.of(7), 1),
                        new Flaw(Flaw.MISSING_CLUE, Cells.of(1, 3, 4, 6, 13), 6),
                        new Flaw(Flaw.IMPOSSIBLE_CLUE, Cells.of(8), 1));
        assertThat(sketch.puzzle()).isPresent();
        var long_ = Sketches.blank("kakuro", 11, 11);
        assertThat(long_.flaws()).extracting(Flaw::fault).contains(SketchFlaws.RUN_TOO_LONG);
        assertThat(long_.puzzle()).isEmpty();
    }
}
