package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.vaadin.flow.component.ComponentUtil;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.BoardCalls;
import org.crosscage.PageText;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.game.GameTotals;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.HintCosts;
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
    void everythingThatIsOpenIsListedByTechniqueEasiestFirst() {
        begin(PROPER);
        press("all-steps");

        assertThat(words()).contains("steps are open", "cross out ", "r1c2 is 2", "r2c2 is 3", "r3c1 is 3");
        assertThat(titles().getFirst()).startsWith("Single square");
    }

    @Test
    void theMenuAndTheHintLeadToTheListAndNameItsCost() {
        begin(PROPER);
        assertThat(words()).contains("All steps (costs up to 4)");
        press("hint");
        assertThat(words()).contains("All steps (costs 3)");

        click("hint-all-steps");

        assertThat(rows()).isPositive();
        assertThat(words()).doesNotContain("stage 1 of 4");
    }

    @Test
    void theListCostsAsMuchAsTheProofOfItsEasiestStep() {
        var saved = begin(PROPER);
        press("all-steps");

        assertThat(words()).contains("This list cost 4.");
        assertThat(totals(saved).hintCost()).isEqualTo(4);
        assertThat(hintCosts.ofPlayer(saved.player()))
                .extracting(HintCosts.Cost::hints, HintCosts.Cost::cost)
                .containsExactly(tuple(1, 4));
        assertThat(totals(saved).hints()).isEqualTo(1);
    }

    @Test
    void whatWasPaidForTheHintIsTakenOff() {
        var saved = begin(PROPER);
        press("hint");
        press("hint");
        press("all-steps");

        assertThat(words()).contains("This list cost 2.");
        assertThat(cost(saved)).isEqualTo(4);
        assertThat(totals(saved).hints()).isEqualTo(1);
    }

    @Test
    void theListIsPaidOnceWhileThePositionStays() {
        var saved = begin(PROPER);
        press("all-steps");
        press("escape");
        press("all-steps");
        open("play/" + saved.id());
        press("all-steps");

        assertThat(words()).contains("steps are open");
        assertThat(cost(saved)).isEqualTo(4);

        type(0, SOLUTION[0]);
        assertThat(rows()).isZero();
        press("all-steps");
        assertThat(cost(saved)).isEqualTo(8);
    }

    @Test
    void whoHasTheListHasTheProofOfTheHint() {
        var saved = begin(PROPER);
        press("all-steps");
        press("hint");

        assertThat(words()).contains("stage 3 of 4: why");
        assertThat(cost(saved)).isEqualTo(4);
    }

    @Test
    void aStepUnderThePointerLightsUpAndGoesDarkAgain() {
        begin(PROPER);
        press("all-steps");
        assertThat(told("highlights")).isEqualTo(NUMBERS_ALONE);

        point("step-0");
        assertThat(told("highlights").toString()).contains("found", "\"numbers\":true");

        point("");
        assertThat(told("highlights")).isEqualTo(NUMBERS_ALONE);
    }

    @Test
    void theNumbersByWhichCellsAreNamedGoWithTheList() {
        begin(PROPER);
        press("all-steps");
        press("escape");

        assertThat(told("highlights").isNull()).isTrue();
    }

    @Test
    void whatIsNotListedIsNotLit() {
        begin(PROPER);
        press("all-steps");

        for (var row : List.of("step-999", "step-", "steps", "step-0\",\"change", "x".repeat(10_000))) {
            point(row);
            assertThat(told("highlights")).as(row).isEqualTo(NUMBERS_ALONE);
        }
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
    void aStepIsExplainedAsAHintAndCanBeDone() {
        var saved = begin(PROPER);
        press("all-steps");
        click("step-1");
        assertThat(words()).contains("stage 3 of 4: why", "r2c2", "Do it", "costs 4");
        assertThat(rows()).isZero();

        click("hint-next");

        assertThat(stored(saved).position().digit(4)).isEqualTo(3);
        assertThat(cost(saved)).isEqualTo(8);
        assertThat(words()).contains("r2c2 is 3. One undo takes it back.");
    }

    @Test
    void fromTheProofTheListIsFree() {
        var saved = begin(PROPER);
        press("all-steps");
        click("step-1");
        assertThat(words()).contains("All steps").doesNotContain("All steps (costs 4)");

        click("hint-all-steps");

        assertThat(words()).contains("steps are open");
        assertThat(cost(saved)).isEqualTo(4);
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
    void aLongGroupIsShownInPart() {
        begin(singleCages(6));
        press("all-steps");

        assertThat(PageText.page().select(".more-steps").eachText()).anyMatch(more -> more.endsWith(" more"));
        assertThat(card().split("\"change\":").length - 1).isGreaterThan(rows());
    }

    @Test
    void whatEasierStepsDoTooIsFoldedAndMarked() {
        begin(PROPER);
        press("all-steps");

        assertThat(PageText.page().select(".more-steps").text()).contains("that easier steps cover");
        assertThat(marked(card())).isGreaterThan(marked(words()));
    }

    @Test
    void aMistakeComesBeforeAllSteps() {
        var saved = begin(PROPER);
        type(0, 2);
        press("all-steps");

        assertThat(words()).contains("There is a digit that cannot be right").doesNotContain("steps are open");
        assertThat(cost(saved)).isEqualTo(1);
    }

    @Test
    void whereNothingIsOpenTheHintSaysSo() {
        knowNothing();
        var saved = begin(PROPER);
        press("all-steps");

        assertThat(words()).contains("None of your techniques works here");
        assertThat(cost(saved)).isZero();
    }

    @Test
    void thatNothingIsOpenCanBeReportedToo() {
        knowNothing();
        begin(PROPER);
        press("hint");

        assertThat(PageText.page().select("#hint-wrong > [data-copy]").attr("data-copy"))
                .contains("# nothing: NO_SIMPLE_STEP");
    }

    @Test
    void whoWantsNoHintsHasNoListEither() {
        preferences.change(player.id(), old -> old.with(Preferences.HINTS, false));
        begin(PROPER);
        press("all-steps");

        assertThat(words()).doesNotContain("steps are open", "All steps");
    }

    @Test
    void whoAsksWhereThereAreNoHintsHearsWhy() {
        var entry = PuzzleFormats.read(PROPER).getFirst();
        var shared = new SharedGame(entry, Optional.empty(), new GameTerms(false, Optional.empty()));
        open("play/" + games.start(player.id(), shared, "").id());
        assertThat(announced("hint")).containsExactly("This link turns hints off, for this game only.");

        preferences.change(player.id(), old -> old.with(Preferences.HINTS, false));
        begin(PROPER);
        for (var command : List.of("hint", "all-steps", "why-branch")) {
            assertThat(announced(command)).as(command).containsExactly("Hints are off in your settings.");
        }
    }

    private static List<String> announced(String command) {
        return BoardCalls.announced(() -> ask(command));
    }

    /// Many steps of one technique: each cell is a cage of its own.
    private static String singleCages(int size) {
        var cages = IntStream.range(0, size * size)
                .mapToObj(cell -> "cage %d= r%dc%d"
                        .formatted((cell / size + cell % size) % size + 1, cell / size + 1, cell % size + 1))
                .collect(Collectors.joining("\n"));
        return "puzzle many\nsize %d\n%s\nend\n".formatted(size, cages);
    }

    /// Switches all techniques of the player off.
    private void knowNothing() {
        preferences.change(player.id(), old -> {
            var none = old.get(Preferences.TECHNIQUES);
            for (var entry : none.entries()) {
                none = none.with(entry.technique(), false);
            }
            return old.with(Preferences.TECHNIQUES, none);
        });
    }

    private GameTotals totals(SavedGame saved) {
        return games.load(saved.player(), saved.id()).orElseThrow().totals();
    }

    private int cost(SavedGame saved) {
        return totals(saved).hintCost();
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
