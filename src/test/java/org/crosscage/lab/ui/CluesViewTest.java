package org.crosscage.lab.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static com.github.mvysny.kaributesting.v10.LocatorJ._setValue;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.Html;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.router.QueryParameters;
import java.util.Optional;
import org.crosscage.PageText;
import org.crosscage.ViewTest;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.shell.ui.field.Picker;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

final class CluesViewTest extends ViewTest {

    @BeforeEach
    void open() {
        UI.getCurrent().navigate("lab/clues", QueryParameters.of("puzzle", "report-board-1"));
    }

    @Test
    void theWholeQueueIsThereAndTheClueThatIsNext() {
        assertThat(next()).isEqualTo("Next: the run of 17 in row 2, at most 2 ways.");
        assertThat(queue()).contains("<td>the run of 16 in row 3</td><td>2</td>", "<td>the run of 17 in row 2</td>");
        assertThat(queue()).doesNotContain("<td>T</td>");
    }

    @Test
    void oneIsConsideredAndMarked() {
        press("clues-one");

        eventually(() -> assertThat(last()).isEqualTo("Considered: the run of 17 in row 2, 2 ways."));
        assertThat(queue()).contains("<td>the run of 17 in row 2</td><td>2</td><td>T</td>");
    }

    @Test
    void allOfThemSolveIt() {
        press("clues-all");

        eventually(() -> assertThat(next()).isEqualTo("Solved. There is no other solution."));
    }

    @Test
    void aTapOnAClueTriesItAndAKeyDoesNot() {
        select(JsonNodeFactory.instance.objectNode().put("cell", 0).put("clueId", 0));
        assertThat(PageText.of(_get(NativeButton.class, spec -> spec.withId("clues-try"))))
                .isEqualTo("Try the run of 17 in row 2");
        assertThat(last()).isEmpty();

        ComponentUtil.fireEvent(board(), new PuzzleBoard.TapEvent(board(), true));

        eventually(() -> assertThat(last()).isEqualTo("Tried out: the run of 17 in row 2, 2 ways."));
    }

    @Test
    void aCellIsTriedByTheButtonToo() {
        select(JsonNodeFactory.instance.objectNode().put("cell", 3));
        press("clues-try");

        eventually(() -> assertThat(position()).contains("\"digit\":7"));
        assertThat(last()).isEqualTo("Tried out: r3c3, with every digit it could have.");
    }

    @Test
    void itCanBeStartedAgain() {
        press("clues-all");
        eventually(() -> assertThat(next()).startsWith("Solved"));

        press("clues-again");

        assertThat(next()).isEqualTo("Next: the run of 17 in row 2, at most 2 ways.");
    }

    @Test
    void aTextThatWasPastedAndNotUsedYetIsThePuzzleThatIsMeant() {
        _find(Picker.class).stream()
                .filter(each -> each.getId().equals(Optional.of("lab-source")))
                .findFirst()
                .orElseThrow()
                .pick("text");
        _setValue(_get(TextArea.class), "hello");
        press("clues-one");
        awaitReading();
        assertThat(_find(Paragraph.class).stream().map(Paragraph::getText))
                .anyMatch(text -> text.startsWith("Line 1, column 1"));
        assertThat(last()).isEmpty();

        _setValue(_get(TextArea.class), "puzzle small\nsize 3 3\ngrid\n# 3\\ 4\\\n\\4 . .\n\\3 . .\nend\n");
        press("clues-one");

        eventually(() -> assertThat(last()).isEqualTo("Considered: the run of 4 in row 2, 2 ways."));
        assertThat(next()).doesNotContain("17").doesNotContain("16");
    }

    private static void select(ObjectNode detail) {
        detail.putArray("cells").add(detail.path("cell").intValue());
        ComponentUtil.fireEvent(board(), new PuzzleBoard.SelectEvent(board(), true, detail));
    }

    private static PuzzleBoard board() {
        return _get(PuzzleBoard.class);
    }

    private static String position() {
        return board().getElement().getPropertyRaw("position").toString();
    }

    private static void press(String id) {
        _click(_get(NativeButton.class, spec -> spec.withId(id)));
    }

    private static String next() {
        return said("clues-next");
    }

    private static String last() {
        return said("clues-last");
    }

    private static String said(String id) {
        return _get(Paragraph.class, spec -> spec.withId(id)).getText();
    }

    private static String queue() {
        return _get(Html.class).getInnerHtml();
    }
}
