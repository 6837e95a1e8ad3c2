package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.ElementUtilsKt;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.dom.DomEvent;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.internal.JacksonUtils;
import java.util.ArrayList;
import java.util.List;
import org.crosscage.PageText;
import org.crosscage.play.ui.help.CombinationsCard;
import org.jsoup.select.Elements;
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
        assertThat(chips("").eachText()).contains("1 2 7", "1 3 6", "1 4 5");
        var chip = chips("").getFirst();
        assertThat(chip.child(0).tagName()).isEqualTo("i");
        assertThat(chip.child(0).text()).isEqualTo("1");
        assertThat(chip.childrenSize()).isEqualTo(1);
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
            strike(left.getFirst());
        }
        assertThat(words()).contains("all crossed out");
    }

    @Test
    void whatIsStruckOutSaysSoUntilItIsPutBack() {
        begin(TEN_IN_THREE);
        select(1);
        int all = chips("").size();
        assertThat(unstruck()).hasSize(all);
        strike(unstruck().getFirst());
        var struck = chips("[aria-pressed=true]");
        assertThat(struck.eachText()).containsExactly("1 2 7");
        assertThat(struck.is(".struck")).isTrue();
        assertThat(struck.attr("title")).isEqualTo("Put 1 2 7 back");
        assertThat(unstruck()).hasSize(all - 1);
        assertThat(line()).doesNotContain("1\u20092\u20097").contains("1\u20093\u20096");

        strike(struck.getFirst());
        assertThat(unstruck()).hasSize(all);
        assertThat(unstruck().attr("title")).isEqualTo("Cross out 1 2 7");
        assertThat(line()).contains("1\u20092\u20097");
    }

    @Test
    void whatNoBrowserShowsIsNotStruckOut() {
        begin(TEN_IN_THREE);
        select(1);
        var before = chips("").outerHtml();
        for (var pressed : List.of("", ":", "0:1 2 3", "99:1 2 7", "0:<b>", "undefined:1 2 7")) {
            pressOn(pressed);
            assertThat(chips("").outerHtml()).as(pressed).isEqualTo(before);
        }
    }

    @Test
    void withoutAClueThereIsNoCardAndNoLine() {
        begin(TEN_IN_THREE);
        select(1);
        assertThat(_get(CombinationsCard.class).isVisible()).isTrue();
        select("{\"cells\":[]}");
        assertThat(_find(CombinationsCard.class)).isEmpty();
        assertThat(line()).isEmpty();
    }

    /// Flow would send it again, and the browser would draw everything anew.
    @Test
    void whatStaysTheSameIsNotSentAgain() {
        begin(TEN_IN_THREE);
        select(1);
        var groups = groups();
        var sent = new ArrayList<String>();
        groups.addPropertyChangeListener("innerHTML", _ -> sent.add("groups"));
        UI.getCurrent().getInternals().getStateTree().collectChanges(_ -> {});
        select(1);
        type(5, 9); // of other clues
        UI.getCurrent().getInternals().getStateTree().collectChanges(change -> {
            if (change.getNode() == groups.getNode()) {
                sent.add(change.toString());
            }
        });
        assertThat(sent).isEmpty();
        type(0, 1);
        assertThat(sent).containsExactly("groups");
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
        return chips(".on").eachText();
    }

    private static Elements unstruck() {
        return chips("[aria-pressed=false]");
    }

    /// The combinations on the card.
    private static Elements chips(String like) {
        return PageText.page().select("#combinations button.combo" + like);
    }

    private static String line() {
        return PageText.page().select(".combo-line").text();
    }

    private static Element groups() {
        return _get(Div.class, spec -> spec.withClasses("combos-groups")).getElement();
    }

    private static void strike(org.jsoup.nodes.Element chip) {
        pressOn(chip.closest("[data-clue]").attr("data-clue") + ":" + chip.text());
    }

    /// What a browser says of a click.
    private static void pressOn(String note) {
        var data = JacksonUtils.createObjectNode().put(CombinationsCard.PRESSED, note);
        ElementUtilsKt._fireDomEvent(groups(), new DomEvent(groups(), "click", data));
    }
}
