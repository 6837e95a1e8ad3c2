package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.dom.DomEvent;
import com.vaadin.flow.internal.nodefeature.ElementListenerMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.BoardCalls;
import org.crosscage.PageText;
import org.crosscage.game.GameTotals;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.HintCosts;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.play.ui.help.StepRow;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.ui.Tool;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

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

        assertThat(_find(StepRow.class)).isNotEmpty();
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
        assertThat(_find(StepRow.class)).isEmpty();
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

        fire(row(0), "mouseenter");
        assertThat(told("highlights").toString()).contains("found", "\"numbers\":true");

        fire(row(0), "mouseleave");
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
    void aStepThatIsPressedStaysLit() {
        begin(PROPER);
        press("all-steps");
        _click(change(1));
        var lit = told("highlights");

        fire(row(0), "focusin");
        assertThat(told("highlights")).isNotEqualTo(lit);
        fire(row(0), "focusout");

        assertThat(told("highlights")).isEqualTo(lit);
        assertThat(change(1).getElement().getAttribute("aria-pressed")).isEqualTo("true");
        _click(change(1));
        assertThat(told("highlights")).isEqualTo(NUMBERS_ALONE);
    }

    @Test
    void aStepIsExplainedAsAHintAndCanBeDone() {
        var saved = begin(PROPER);
        press("all-steps");
        _click(_find(Tool.class, spec -> spec.withClasses("step-why")).get(1));
        MockVaadin.clientRoundtrip(false);
        assertThat(words()).contains("stage 3 of 4: why", "r2c2", "Do it", "costs 4");
        assertThat(_find(StepRow.class)).isEmpty();

        click("hint-next");

        assertThat(stored(saved).position().digit(4)).isEqualTo(3);
        assertThat(cost(saved)).isEqualTo(8);
        assertThat(words()).contains("r2c2 is 3. One undo takes it back.");
    }

    @Test
    void fromTheProofTheListIsFree() {
        var saved = begin(PROPER);
        press("all-steps");
        _click(_find(Tool.class, spec -> spec.withClasses("step-why")).get(1));
        MockVaadin.clientRoundtrip(false);
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
        int before = _find(StepRow.class).size();
        var more = _find(Tool.class).stream()
                .filter(tool -> PageText.of(tool).endsWith(" more"))
                .findFirst()
                .orElseThrow();

        _click(more);

        assertThat(_find(StepRow.class).size()).isGreaterThan(before);
    }

    @Test
    void whatEasierStepsDoTooIsFoldedAndMarked() {
        begin(PROPER);
        press("all-steps");
        int before = _find(StepRow.class).size();

        for (var more : _find(Tool.class).stream()
                .filter(tool -> PageText.of(tool).endsWith("that easier steps cover"))
                .toList()) {
            _click(more);
        }

        assertThat(_find(StepRow.class).size()).isGreaterThan(before);
        assertThat(words()).contains("easier steps do this too");
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

        assertThat(_get(NativeButton.class, spec -> spec.withText("This hint looks wrong"))
                        .getElement()
                        .getProperty("copyText"))
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
        return _find(H3.class).stream().map(PageText::of).toList();
    }

    private static StepRow row(int index) {
        return _find(StepRow.class).get(index);
    }

    private static NativeButton change(int index) {
        return _find(row(index), NativeButton.class, spec -> spec.withClasses("step-change"))
                .getFirst();
    }

    /// What the browser tells of pointer and focus.
    private static void fire(StepRow row, String event) {
        var element = row.getElement();
        element.getNode()
                .getFeature(ElementListenerMap.class)
                .fireEvent(new DomEvent(element, event, JsonNodeFactory.instance.objectNode()));
        MockVaadin.clientRoundtrip(false);
    }
}
