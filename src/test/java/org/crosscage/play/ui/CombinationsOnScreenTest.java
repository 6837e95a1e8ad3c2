package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import java.util.List;
import org.crosscage.PageText;
import org.junit.jupiter.api.Test;

/// What the panel says of a clue in which digits stand already.
final class CombinationsOnScreenTest extends PlayScreenTest {

    private static final String TEN_IN_THREE = """
            puzzle ten-in-three
            size 3 4
            grid
            #     4\\   8\\   16\\
            \\10  .    .    .
            \\18  .    .    .
            end
            """;

    @Test
    void thatAPlacedDigitCannotComeAgainIsNotSaid() {
        begin(TEN_IN_THREE);
        type(0, 1);
        select(1);
        assertThat(words()).contains("ruled out: 8, 9");
    }

    @Test
    void placedDigitsAreSetApartInEachCombination() {
        begin(TEN_IN_THREE);
        type(0, 1);
        select(1);
        var chips = _find(NativeButton.class, spec -> spec.withClasses("combo")).stream()
                .map(PageText::of)
                .toList();
        assertThat(chips).contains("1 2 7", "1 3 6", "1 4 5");
        var chip = _find(NativeButton.class, spec -> spec.withClasses("combo")).getFirst();
        assertThat(chip.getElement().getChild(0).getTag()).isEqualTo("i");
    }

    @Test
    void aClueThatNothingFitsSaysSoInItsLine() {
        begin(TEN_IN_THREE);
        type(0, 9);
        select(1);
        assertThat(words()).contains("→\u00a010 none fits");
    }

    @Test
    void whatIsTooMuchIsCalledSo() {
        begin(TEN_IN_THREE);
        type(1, 9);
        select(4);
        assertThat(words()).contains("1 too much").doesNotContain("-1 left");
    }

    @Test
    void whoStrikesOutEveryCombinationIsToldSo() {
        begin(TEN_IN_THREE);
        type(0, 1);
        type(3, 3);
        select(0);
        for (var left = unstruck(); !left.isEmpty(); left = unstruck()) {
            _click(left.getFirst());
        }
        assertThat(words()).contains("all crossed out");
    }

    /// Its clues are named by the thoughts before the proof, one after the other.
    @Test
    void theCombinationsOfACrossingAreThoseOfTheClueThatIsNamedFirst() {
        begin("""
                puzzle crossing
                size 3 3
                grid
                #    8\\   9\\
                \\5   .    .
                \\12  .    .
                end
                """);
        press("hint");
        press("hint");
        press("hint");
        assertThat(words()).contains("The 5 across, two cells, can be made by 1\u00a0+\u00a04 or 2\u00a0+\u00a03.");
        assertThat(lit()).containsExactly("1 4", "2 3");
    }

    @Test
    void theCombinationThatAHintSpeaksOfIsLitAndGoesOutWithTheNextSelection() {
        begin(TEN_IN_THREE);
        press("hint");
        press("hint");
        assertThat(lit()).isEmpty();
        press("hint");
        assertThat(words()).contains("there is only one way to make 4");
        assertThat(lit()).containsExactly("1 3");
        select(0);
        assertThat(lit()).isEmpty();
    }

    private static List<String> lit() {
        return _find(NativeButton.class, spec -> spec.withClasses("combo").withClasses("on")).stream()
                .map(PageText::of)
                .toList();
    }

    private static List<NativeButton> unstruck() {
        return _find(NativeButton.class, spec -> spec.withClasses("combo").withAttribute("aria-pressed", "false"));
    }
}
