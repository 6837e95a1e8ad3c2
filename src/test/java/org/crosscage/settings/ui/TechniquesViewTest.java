package org.crosscage.settings.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static com.github.mvysny.kaributesting.v10.LocatorJ._setValue;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.dom.DomEvent;
import com.vaadin.flow.internal.nodefeature.ElementListenerMap;
import java.util.List;
import java.util.function.UnaryOperator;
import org.crosscage.board.ui.PlaybackPlayer;
import org.crosscage.core.logic.Technique;
import org.crosscage.kind.Preset;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.play.ui.PlayScreenTest;
import org.crosscage.player.Preferences;
import org.crosscage.player.TechniqueSelection;
import org.crosscage.player.store.PreferenceService;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.node.JsonNodeFactory;

/// The list of techniques in the settings, and the hints and solutions that follow it.
final class TechniquesViewTest extends PlayScreenTest {

    private static final int ALL = TechniqueCatalogue.all().size();

    @Autowired
    private PreferenceService preferences;

    @Test
    void everyTechniqueIsListedWithItsNameAndItsLesson() {
        open("settings/techniques");

        assertThat(listed())
                .containsExactlyElementsOf(TechniqueSelection.catalogue().stream()
                        .map(Technique::id)
                        .toList());
        assertThat(_get(Anchor.class, spec -> spec.withText("Naked pair")).getHref())
                .isEqualTo("learn/naked-pair");
    }

    @Test
    void theStandardListIsGroupedByTier() {
        open("settings/techniques");

        assertThat(_find(_get(TechniqueList.class), H2.class))
                .extracting(H2::getText)
                .containsExactly("Gentle", "Easy", "Medium", "Hard", "Expert", "Extreme");
    }

    @Test
    void whoOnlyLooksIsNotStored() {
        open("settings/techniques");

        assertThat(player.known()).isEmpty();
        assertThat(words()).doesNotContain("Back to standard");
    }

    @Test
    void whatIsSwitchedOffIsKept() {
        open("settings/techniques");
        _setValue(box("naked-pair"), false);

        assertThat(own()).isEqualTo(TechniqueSelection.STANDARD.with("naked-pair", false));
        assertThat(words()).contains("Your own: " + (ALL - 1) + " of " + ALL + " on", "Back to standard");

        open("settings/techniques");
        assertThat(box("naked-pair").getValue()).isFalse();
    }

    @Test
    void aPresetIsABeginning() {
        open("settings/techniques");
        click("preset-paper");

        assertThat(own()).isEqualTo(TechniqueSelection.of(Preset.PAPER));
        assertThat(listed().subList(0, 3)).containsExactly("single-square", "naked-single", "naked-pair");
        assertThat(words()).contains("only sums inside one line");
        assertThat(box("nishio").getValue()).isFalse();
    }

    @Test
    void backToStandardIsOnePress() {
        open("settings/techniques");
        click("preset-no-trials");
        click("back-to-standard");

        assertThat(own()).isEqualTo(TechniqueSelection.STANDARD);
        assertThat(words()).doesNotContain("Back to standard");
    }

    @Test
    void whatIsMovedIsKeptAndSaid() {
        open("settings/techniques");
        move("naked-pair", 0);

        assertThat(own()).isEqualTo(TechniqueSelection.STANDARD.moved("naked-pair", 0));
        assertThat(listed().getFirst()).isEqualTo("naked-pair");
        assertThat(words()).contains("Naked pair: place 1 of " + ALL);
    }

    /// As when a key is pressed again before the first answer is there.
    @Test
    void twoStepsUpAreTwoPlacesAndAtTheTopThereIsNoMore() {
        open("settings/techniques");
        var start = TechniqueSelection.STANDARD.place("naked-pair");
        step("naked-pair", -1);
        step("naked-pair", -1);

        assertThat(own().place("naked-pair")).isEqualTo(start - 2);

        step(listed().getFirst(), -1);

        assertThat(own()).isEqualTo(TechniqueSelection.STANDARD.moved("naked-pair", start - 2));
    }

    @Test
    void theSettingsSayWhichListItIs() {
        open("settings/techniques");
        click("preset-no-trials");

        open("settings");

        assertThat(words()).contains("No trials: " + (ALL - 3) + " of " + ALL + " on");
        assertThat(_get(Anchor.class, spec -> spec.withId("setting-techniques")).getHref())
                .isEqualTo("settings/techniques");
    }

    @Test
    void aHintComesFromThePlayersOwnTechniques() {
        own(_ -> noTechniques().with("magic-combination", true));
        begin(PROPER);
        press("hint");
        press("hint");

        assertThat(words()).contains("Magic combination: there is only one way");
    }

    @Test
    void whereOnlyTheStandardSetGoesOnTheHintSaysSoAndCostsNothing() {
        own(_ -> noTechniques());
        var saved = begin(PROPER);

        press("hint");

        assertThat(words())
                .contains(
                        "None of your techniques works here",
                        "It needs Single square (Gentle)",
                        "Use the standard set once",
                        "costs 1");
        assertThat(cost(saved.id())).isZero();
    }

    @Test
    void theStandardSetCanBeUsedOnce() {
        own(_ -> noTechniques());
        var saved = begin(PROPER);
        press("hint");

        click("hint-standard");

        assertThat(words()).contains("stage 1 of 4");
        assertThat(cost(saved.id())).isEqualTo(1);
        for (int stage = 2; stage <= 4; stage++) {
            press("hint");
        }
        assertThat(stored(saved).position().filledCount()).isEqualTo(1);
        press("hint");
        assertThat(words()).contains("None of your techniques works here");
    }

    @Test
    void aHintOfTheStandardSetIsNotPaidForTwice() {
        own(_ -> noTechniques());
        var saved = begin(PROPER);
        press("hint");
        click("hint-standard");
        press("hint");

        open("play/" + saved.id());
        press("hint");

        assertThat(words()).contains("stage 2 of 4");
        assertThat(cost(saved.id())).isEqualTo(2);
    }

    @Test
    void theSolutionIsToldWithThePlayersOwnTechniques() {
        own(_ -> noTechniques());
        var saved = begin(PROPER);
        open("play/" + saved.id() + "/solve");
        click("solve-yes");

        assertThat(playback()).contains("None of your techniques works from here.");
        click("solve-with-standard");
        assertThat(playback()).contains("Solved by reasoning alone");
    }

    @Test
    void theSolutionGoesOnFromThePlayersPosition() {
        var saved = begin(PROPER);
        type(0, SOLUTION[0]);
        open("play/" + saved.id() + "/solve");
        click("solve-yes");
        var whole = playback();
        click("solve-from-here");

        assertThat(playback()).isNotEqualTo(whole).contains("Solved by reasoning alone");
    }

    @Test
    void fromAPositionWithAWrongDigitNothingIsSolved() {
        var saved = begin(PROPER);
        type(0, 2);
        open("play/" + saved.id() + "/solve");
        click("solve-yes");
        click("solve-from-here");

        assertThat(words()).contains("A digit on your board is wrong");
        click("solve-from-start");
        assertThat(playback()).contains("Solved by reasoning alone");
    }

    private void own(UnaryOperator<TechniqueSelection> change) {
        preferences.change(
                player.id(), old -> old.with(Preferences.TECHNIQUES, change.apply(old.get(Preferences.TECHNIQUES))));
    }

    private TechniqueSelection own() {
        return preferences.of(player.id()).get(Preferences.TECHNIQUES);
    }

    private int cost(String game) {
        return games.load(player.id(), game).orElseThrow().totals().hintCost();
    }

    private static Checkbox box(String technique) {
        return _get(Checkbox.class, spec -> spec.withId("use-" + technique));
    }

    private static List<String> listed() {
        return _find(TechniqueRow.class).stream()
                .map(row -> row.getElement().getAttribute("data-technique"))
                .toList();
    }

    /// What the browser sends when a row is dragged, or moved to an end by a key.
    private static void move(String technique, int place) {
        send("technique-move", technique, "place", place);
    }

    /// What the browser sends when a row is moved by an arrow key or a button.
    private static void step(String technique, int by) {
        send("technique-step", technique, "by", by);
    }

    private static void send(String event, String technique, String name, int number) {
        var list = _get(TechniqueList.class).getElement();
        var data = JsonNodeFactory.instance
                .objectNode()
                .put("event.detail.technique", technique)
                .put("event.detail." + name, number)
                .put("event.detail.control", "handle");
        list.getNode().getFeature(ElementListenerMap.class).fireEvent(new DomEvent(list, event, data));
        MockVaadin.clientRoundtrip(false);
    }

    private static String playback() {
        return _get(PlaybackPlayer.class)
                .getElement()
                .getPropertyRaw("playback")
                .toString();
    }
}
