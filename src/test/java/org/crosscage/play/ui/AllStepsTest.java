package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.ComponentUtil;
import java.util.List;
import java.util.Optional;
import org.crosscage.BoardCalls;
import org.crosscage.PageText;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The list of everything that is open, and what can be done with a step of it.
final class AllStepsTest extends PlayScreenTest {

    private static final JsonNode NUMBERS_ALONE =
            JsonMapper.shared().readTree("{\"numbers\":true,\"cells\":[],\"candidates\":[],\"clues\":[]}");

    @Autowired
    private PreferenceService preferences;

    @Test
    void theMenuAndTheHintLeadToTheListAndNameItsCost() {
        begin(PROPER);
        assertThat(words()).contains("All steps", "(costs up to 4)");
        press("hint");
        assertThat(words()).contains("All steps", "costs 3");

        click("hint-all-steps");

        assertThat(words()).contains("possible steps", "This list cost 3.").doesNotContain("stage 1 of 4");
        assertThat(titles()).first().asString().startsWith("Single square");
    }

    @Test
    void theListIsPaidOnceWhileThePositionStays() {
        var saved = begin(PROPER);
        press("all-steps");
        press("escape");
        press("all-steps");
        open("play/" + saved.id());
        press("all-steps");

        assertThat(words()).contains("possible steps");
        assertThat(cost(saved)).isEqualTo(4);

        type(0, SOLUTION[0]);
        assertThat(rows()).isZero();
        press("all-steps");
        assertThat(cost(saved)).isEqualTo(8);
    }

    @Test
    void theStepUnderThePointerIsLitAndWhatIsNotListedIsNot() {
        begin(PROPER);
        press("all-steps");
        for (var row : List.of("step-999", "step-", "steps", "step-0\",\"change", "x".repeat(10_000))) {
            point(row);
            assertThat(told("highlights")).as(row).isEqualTo(NUMBERS_ALONE);
        }
        point("step-0");
        assertThat(told("highlights").toString()).contains("found", "\"numbers\":true");
    }

    @Test
    void whatIsPressedOnACardThatIsThereNoMoreDoesNothing() {
        var saved = begin(PROPER);
        press("hint");
        var card = open();
        int shown = card.getElement().getProperty("shown", 0);
        for (int i = 0; i < 2; i++) { // as by a double click
            ComponentUtil.fireEvent(card, new HelpCard.PressEvent(card, true, "hint-next", shown));
        }

        assertThat(words()).contains("stage 2 of 4");
        assertThat(cost(saved)).isEqualTo(2);
    }

    @Test
    void theListCanBeSortedByPlaceAndByResult() {
        begin(PROPER);
        press("all-steps");
        click("steps-place");
        assertThat(titles()).first().asString().startsWith("Row 1");
        click("steps-change");
        assertThat(titles()).first().asString().startsWith("Places a digit");
        click("steps-easiest");
        assertThat(titles()).first().asString().startsWith("Single square");
    }

    @Test
    void whatEasierStepsDoTooIsFoldedAndMarked() {
        begin(PROPER);
        press("all-steps");

        assertThat(PageText.page().select(".more-steps").text()).contains("that easier steps cover");
        assertThat(marked(card())).isGreaterThan(marked(words()));
    }

    @Test
    void whereNothingIsOpenTheHintSaysSo() {
        preferences.change(player.id(), old -> old.with(Preferences.TECHNIQUES, noTechniques()));
        var saved = begin(PROPER);
        press("all-steps");

        assertThat(words()).contains("None of your techniques works here");
        assertThat(cost(saved)).isZero();
    }

    @Test
    void whoWantsNoHintsHasNoListEither() {
        preferences.change(player.id(), old -> old.with(Preferences.HINTS, false));
        begin(PROPER);
        press("all-steps");

        assertThat(words()).doesNotContain("possible steps", "All steps");
    }

    @Test
    void whoAsksWhereThereAreNoHintsHearsWhy() {
        var entry = PuzzleFormats.read(PROPER).getFirst();
        var shared = new SharedGame(entry, Optional.empty(), new GameTerms(false, Optional.empty()));
        open("play/" + games.newGames().start(player.id(), shared, "").id());
        assertThat(announced("hint")).containsExactly("This link turns hints off, for this game only.");

        preferences.change(player.id(), old -> old.with(Preferences.HINTS, false));
        begin(PROPER);
        for (var command : List.of("hint", "all-steps", "fit", "why-branch")) {
            assertThat(announced(command)).as(command).containsExactly("Hints are off in your settings.");
        }
    }

    private static List<String> announced(String command) {
        return BoardCalls.announced(() -> ask(command));
    }

    private static List<String> titles() {
        return PageText.page().select("#steps h3").eachText();
    }

    /// How many are listed before more is asked for.
    private static int rows() {
        return PageText.page().select(".step-change").size();
    }

    /// How many are said to be done by easier steps too.
    private static int marked(String text) {
        return text.split("easier steps do this too").length - 1;
    }

    /// All of it, as text.
    private static String card() {
        return open().getElement().getProperty("cardJson");
    }

    private static HelpCard open() {
        return _find(HelpCard.class).stream()
                .filter(card -> !card.getElement().getProperty("cardJson", "").isEmpty())
                .findFirst()
                .orElseThrow();
    }

    /// What the browser tells of pointer and focus.
    private static void point(String row) {
        ComponentUtil.fireEvent(open(), new HelpCard.PointEvent(open(), true, row));
    }
}
