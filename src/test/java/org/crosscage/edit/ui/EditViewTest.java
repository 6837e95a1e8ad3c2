package org.crosscage.edit.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static com.github.mvysny.kaributesting.v10.LocatorJ._setValue;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.BasicUtilsKt;
import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Pre;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.QueryParameters;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.ViewTest;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.edit.Draft;
import org.crosscage.edit.SketchText;
import org.crosscage.edit.Sketches;
import org.crosscage.edit.Strokes;
import org.crosscage.edit.store.DraftStore;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.player.Quota;
import org.crosscage.shell.player.CurrentPlayer;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

final class EditViewTest extends ViewTest {

    /// A KenKen of 4 by 4 that has 32 solutions.
    private static final String ALMOST = "kenken 4 4\ndigits 1 2 3 4\ncages 0 0 2 2 4 4 6 6 8 8 10 10 12 12 14 14\n"
            + "clues 0=+3 2=+7 4=+7 6=+3 8=-1 10=-1 12=-1 14=-1";

    @Autowired
    private DraftStore drafts;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private JdbcClient database;

    private Draft open(Sketch sketch) {
        var draft = drafts.begin(player.id(), "Mine", sketch);
        UI.getCurrent().navigate("edit/" + draft.id());
        return draft;
    }

    private static ObjectNode edit(String kind, long seq, int... places) {
        var json = JsonNodeFactory.instance
                .objectNode()
                .put("client", "here")
                .put("seq", seq)
                .put("kind", kind);
        var all = json.putArray("places");
        for (int place : places) {
            all.add(place);
        }
        return json;
    }

    private static void send(ObjectNode edit) {
        BasicUtilsKt._fireDomEvent(
                _get(SketchBoard.class),
                "sketch-edit",
                JsonNodeFactory.instance.objectNode().set("event.detail", edit));
    }

    private Sketch stored(Draft draft) {
        return drafts.find(player.id(), draft.id()).orElseThrow().history().now();
    }

    private static void press(String id) {
        _click(_get(Button.class, spec -> spec.withId(id)));
    }

    private static String verdict() {
        return _get(Paragraph.class, spec -> spec.withId("verdict")).getText();
    }

    @Test
    void anEmptySheetIsBegunAndStaysInTheListUntilItIsDeletedAfterAQuestion() {
        UI.getCurrent().navigate("edit");
        press("begin-kakuro");
        assertThat(_find(SketchBoard.class)).hasSize(1);
        UI.getCurrent().navigate("edit");
        assertThat(_find(ListItem.class, spec -> spec.withClasses("draft"))).hasSize(1);
        _click(_get(Button.class, spec -> spec.withText("Rename")));
        _setValue(_get(TextField.class), "Mine");
        _click(_find(Button.class, spec -> spec.withText("Rename")).getLast());
        assertThat(_find(Span.class, spec -> spec.withText("Mine"))).hasSize(1);

        _click(_get(Button.class, spec -> spec.withText("Delete")));
        assertThat(_find(ListItem.class, spec -> spec.withClasses("draft"))).hasSize(1);
        _click(_get(Button.class, spec -> spec.withText("Delete it")));
        assertThat(_find(ListItem.class, spec -> spec.withClasses("draft"))).isEmpty();
    }

    @Test
    void lookingAtTheListStoresNobody() {
        UI.getCurrent().navigate("edit");

        assertThat(player.known()).isEmpty();
    }

    @Test
    void anEditIsStoredOnceThoughItComesTwiceAndUndoTakesItBack() {
        var draft = open(Sketches.blank("kenken", 4, 4));
        send(edit("cage", 1, 0, 1));
        var once = stored(draft);
        assertThat(once).isNotEqualTo(Sketches.blank("kenken", 4, 4));
        send(edit("clue", 2, 0).put("part", "cage").put("text", "3+"));
        assertThat(SketchText.write(stored(draft))).contains("clues 0=+3");
        send(edit("clue", 2, 0).put("part", "cage").put("text", "4+"));
        assertThat(SketchText.write(stored(draft))).contains("clues 0=+3");
        undo();
        assertThat(stored(draft)).isEqualTo(once);
        undo();
        assertThat(stored(draft)).isEqualTo(Sketches.blank("kenken", 4, 4));
    }

    @Test
    void whatAnotherPageDrawsIsShownAndNothingOfItIsLost() {
        var draft = open(Sketches.blank("kenken", 4, 4));
        var there = draft.history().now().apply(Strokes.cage(0, 1));
        drafts.keep(player.id(), draft.with(draft.history().then(there), "there", 1));
        send(edit("cage", 1, 2, 3));
        var both = there.apply(Strokes.cage(2, 3));
        assertThat(stored(draft)).isEqualTo(both);
        undo();
        assertThat(stored(draft)).isEqualTo(there);

        drafts.rename(player.id(), draft.id(), "Ours");
        MockVaadin.clientRoundtrip(false);
        assertThat(_get(TextField.class).getValue()).isEqualTo("Ours");
        _setValue(_get(TextField.class), "Mine again");
        assertThat(drafts.find(player.id(), draft.id()).orElseThrow().title()).isEqualTo("Mine again");
        drafts.delete(player.id(), draft.id());
        MockVaadin.clientRoundtrip(false);
        assertThat(_find(Span.class).stream().map(Span::getText))
                .anyMatch(said -> said.contains("deleted on another page"));
    }

    @Test
    void aNameThatIsTooLongIsSaidAtTheFieldAndStaysThereToBeShortened() {
        var draft = open(Sketches.blank("kenken", 4, 4));
        var name = _get(TextField.class);
        _setValue(name, "z".repeat(81));
        assertThat(name.getErrorMessage()).isEqualTo("This name has 81 characters; the limit is 80.");
        send(edit("cage", 1, 0, 1));
        assertThat(name.getValue()).hasSize(81);
        assertThat(drafts.find(player.id(), draft.id()).orElseThrow().title()).isEqualTo("Mine");

        _setValue(name, "z".repeat(80));
        assertThat(name.isInvalid()).isFalse();
        assertThat(drafts.find(player.id(), draft.id()).orElseThrow().title()).hasSize(80);
    }

    private static void undo() {
        BasicUtilsKt._fireDomEvent(
                _get(SketchBoard.class),
                "sketch-command",
                JsonNodeFactory.instance.objectNode().put("event.detail.name", "undo"));
    }

    @Test
    void anEventThatSaysNothingChangesNothing() {
        var draft = open(Sketches.blank("kenken", 4, 4));
        for (var event : List.of("sketch-edit", "sketch-command")) {
            BasicUtilsKt._fireDomEvent(_get(SketchBoard.class), event, JsonNodeFactory.instance.objectNode());
        }
        assertThat(stored(draft)).isEqualTo(Sketches.blank("kenken", 4, 4));
    }

    @Test
    void whatIsNoEditChangesNothing() {
        var draft = open(Sketches.blank("kakuro", 5, 5));
        send(edit("cage", 1, 6));
        send(edit("paint", 2, 900));
        send(edit("clue", 3, 1).put("part", "down").put("text", "x"));
        send(edit("nonsense", 4, 6));
        send(edit("clue", 5, 1).put("part", "down").put("text", "7+"));
        assertThat(stored(draft)).isEqualTo(Sketches.blank("kakuro", 5, 5));
        send(edit("paint", 6, 6).put("white", false).put("symmetry", "point"));
        assertThat(SketchText.write(stored(draft))).contains("white 7 8 9 11");
    }

    @Test
    void whyADrawingFindsNoRoomIsSaidAndItIsStoredWhenThereIsSome() {
        int cells = 12_450;
        var places = IntStream.range(201, 40_000).filter(place -> place % 200 > 0);
        var draft = open(SketchText.read("kakuro 200 200\ndigits 1 2 3 4 5 6 7 8 9\nwhite"
                + places.limit(cells).mapToObj(place -> " " + place).collect(Collectors.joining())));
        var before = stored(draft);
        var other = drafts.begin(player.id(), "Other", Sketches.blank("kenken", 4, 4));
        setCharacters(other, Quota.DRAFT_BYTES.most());
        int[] more =
                IntStream.range(14_000, 15_000).filter(place -> place % 200 > 0).toArray();

        send(edit("paint", 1, more).put("white", true));
        assertThat(stored(draft)).isEqualTo(before);
        assertThat(_find(Span.class))
                .extracting(Span::getText)
                .contains("Your drafts take up 50 MB, and that is the limit. Delete one you do not need.");

        drafts.delete(player.id(), other.id());
        send(edit("paint", 1, more).put("white", true));
        assertThat(stored(draft)).isNotEqualTo(before);
    }

    private void setCharacters(Draft draft, long characters) {
        database.sql("update draft set characters = :characters where id = :id")
                .param("characters", characters)
                .param("id", draft.id())
                .update();
    }

    @Test
    void anAmbiguousPuzzleIsMendedByTheSuggestion() {
        open(SketchText.read(ALMOST));
        eventually(() -> assertThat(verdict()).startsWith("It has ").endsWith("solutions."));
        eventually(() -> assertThat(suggestions()).isNotEmpty());
        assertThat(suggestions().getFirst().getAriaLabel().orElseThrow())
                .matches(
                        "Apply: (\\d changes together: )?(Write|Join|Split|Move|Give) .*\\d[+−×÷]? (at|in) r\\dc\\d.*");
        _click(suggestions().getFirst());
        eventually(() -> assertThat(verdict()).isEqualTo("It has exactly one solution."));
        press("ask-redundant");
        eventually(
                () -> assertThat(_find(Paragraph.class).stream().map(Paragraph::getText))
                        .anyMatch(
                                text -> text.matches(
                                        "None: every clue is needed\\.|One clue is not needed.*|Any one of \\d+ clues can be left out.*")));
    }

    @Test
    void anEmptySheetIsToldWhatToDoFirst() {
        open(Sketches.blank("kakuro", 5, 5));
        eventually(() -> assertThat(_find(Paragraph.class).stream().map(Paragraph::getText))
                .anyMatch(text -> text.startsWith("There are no clues yet.")));
        assertThat(verdict()).isEqualTo("It has at least 100 solutions.");
        assertThat(_find(Span.class).stream().map(Span::getText))
                .noneMatch(text -> text.startsWith("Highlighted: where"));
        assertThat(_get(SketchBoard.class).getElement().getPropertyRaw("marks").toString())
                .contains("\"differing\":[]");
    }

    @Test
    void aKenKenWithoutCagesIsNotFilledWithItsSolution() {
        var blank = Sketches.blank("kenken", 5, 5);
        var draft = open(blank);
        eventually(() -> assertThat(_find(Paragraph.class).stream().map(Paragraph::getText))
                .anyMatch(text -> text.startsWith("There are no cages yet.")));

        press("edit-fill");

        assertThat(_find(Span.class).stream().map(Span::getText))
                .contains("Draw cages of several cells first. There is nothing to find for single cells.");
        assertThat(stored(draft)).isEqualTo(blank);

        send(edit("cage", 1, 0, 1));
        press("edit-fill");
        eventually(() -> assertThat(stored(draft).isPlayable()).isTrue());
    }

    @Test
    void givenDigitsThatClashAreNamedAndMarked() {
        var sheet = Sketches.blank("kakuro", 4, 4)
                .apply(new Edit.Give(5, OptionalInt.of(3)))
                .apply(new Edit.Give(7, OptionalInt.of(3)));
        open(sheet);
        eventually(() -> assertThat(_find(Paragraph.class).stream().map(Paragraph::getText))
                .contains("These clues contradict each other: the given 3 in r2c2 and the given 3 in r2c4."));
        var marks = _get(SketchBoard.class).getElement().getPropertyRaw("marks").toString();
        assertThat(marks).contains("\"flawed\":[5,7]");
    }

    private static List<Button> suggestions() {
        return _find(Button.class, spec -> spec.withText("Apply"));
    }

    @Test
    void aPuzzleOfTheAddressIsCopiedAndShared() {
        var entry = PuzzleEntry.of("", ExamplePuzzles.oneSolution());
        UI.getCurrent().navigate("edit", QueryParameters.of("copy", LinkCode.code(SharedGame.of(entry))));
        var sketch = drafts.all(player.id()).findFirst().orElseThrow().history().now();
        assertThat(sketch.puzzle()).contains(entry.puzzle());
        press("edit-share");
        assertThat(_find(Pre.class).stream().map(Pre::getText))
                .anyMatch(text -> text.contains(LinkCode.code(SharedGame.of(PuzzleEntry.of("", entry.puzzle())))));
    }

    @Test
    void aDraftOfSomebodyElseIsNotThere() {
        var draft = drafts.begin(player.id(), "Mine", Sketches.blank("kenken", 4, 4));
        assertThat(drafts.find(player.id() + 1, draft.id())).isEmpty();
        assertThat(drafts.keep(player.id() + 1, draft)).isEmpty();
        UI.getCurrent().navigate("edit/" + draft.id() + "x");
        assertThat(_find(Component.class, spec -> spec.withClasses("edit-page")))
                .isEmpty();
    }
}
