package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.internal.change.MapPutChange;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The card is about the right clues, and the browser hears of it in time.
final class CombinationsOnScreenTest extends PlayScreenTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();

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
    void withoutAClueThereIsNoCard() {
        begin(TEN_IN_THREE);
        select(1);
        assertThat(headings()).containsExactly("10 across in 3", "8 down in 2");
        select("{\"cells\":[]}");
        assertThat(element().hasAttribute("values")).isFalse();
    }

    @Test
    void aTappedClueIsShownAlone() {
        begin(TEN_IN_THREE);
        select(1);
        int clue = shown().path("groups").get(1).path("clue").asInt();
        select("{\"cells\":[1],\"cell\":1,\"clueId\":%d}".formatted(clue));
        assertThat(headings()).containsExactly("8 down in 2");
    }

    /// The browser would draw everything anew.
    @Test
    void whatStaysTheSameIsNotSentAgain() {
        begin(TEN_IN_THREE);
        select(1);
        sent();
        select(1);
        type(5, 9); // of other clues
        assertThat(sent()).isEmpty();
        type(0, 1);
        assertThat(sent()).containsExactly("values");
    }

    @Test
    void theBrowserIsAskedToSayThem() {
        begin(TEN_IN_THREE);
        select(1);
        var page = UI.getCurrent().getInternals();
        page.dumpPendingJavaScriptInvocations();
        ask("say-candidates");
        page.getStateTree().runExecutionsBeforeClientResponse();
        assertThat(page.dumpPendingJavaScriptInvocations())
                .extracting(call -> call.getInvocation().getExpression())
                .singleElement()
                .asString()
                .contains(".say(");
    }

    @Test
    void escapeClosesTheSheetBeforeANote() {
        begin(AMBIGUOUS);
        select(0);
        element().setProperty("open", true); // as a browser does
        press("escape");
        assertThat(element().getProperty("open", true)).isFalse();
        assertThat(words()).contains("This puzzle has several solutions.");
        press("escape");
        assertThat(words()).doesNotContain("This puzzle has several solutions.");
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
        return texts(shown().path("lit"));
    }

    private static List<String> headings() {
        return shown().path("groups")
                .valueStream()
                .map(group -> group.path("heading").asString())
                .toList();
    }

    private static List<String> texts(JsonNode list) {
        return list.valueStream().map(JsonNode::asString).toList();
    }

    /// The values of the card that were sent since the last time.
    private static List<String> sent() {
        var sent = new ArrayList<String>();
        UI.getCurrent().getInternals().getStateTree().collectChanges(change -> {
            if (change.getNode() == element().getNode() && change instanceof MapPutChange put) {
                sent.add(put.getKey());
            }
        });
        return sent;
    }

    /// The values that the browser draws.
    private static JsonNode shown() {
        return JSON.readTree(element().hasAttribute("values") ? element().getAttribute("values") : "{}");
    }

    private static Element element() {
        return _get(CombinationsCard.class).getElement();
    }
}
