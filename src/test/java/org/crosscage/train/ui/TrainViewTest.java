package org.crosscage.train.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.QueryParameters;
import java.util.Optional;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.ui.Choice;
import org.crosscage.shell.ui.Picker;
import org.crosscage.train.RunLength;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/// What can be trained, and where a player stands.
final class TrainViewTest extends RunScreenTest {

    @Autowired
    private PreferenceService preferences;

    private static Picker what() {
        return _get(Picker.class, spec -> spec.withId("train-what"));
    }

    @SuppressWarnings("unchecked") // the first choice of the form is that of the kind
    private static Choice<Optional<PuzzleKind>> kinds() {
        return _find(Choice.class).getFirst();
    }

    @Test
    void whoLooksAroundIsNotStoredAndBeginsAtTheirLevel() {
        UI.getCurrent().navigate("train");
        assertThat(player.known()).isEmpty();
        assertThat(_get(H1.class).getText()).isEqualTo("Train");
        assertThat(text(_get(Section.class, spec -> spec.withId("train-ratings"))))
                .contains("not rated yet");
        _assertNone(Section.class, spec -> spec.withId("train-due"));
        _assertNone(Section.class, spec -> spec.withId("train-open"));

        press("train-start");
        assertThat(address()).startsWith("train/");
        assertThat(_get(H1.class).getText()).isEqualTo("Find the step");
    }

    @Test
    void anAddressChoosesWhatToLookFor() {
        UI.getCurrent().navigate("train", QueryParameters.of("topic", "technique-naked-pair.kenken"));
        assertThat(what().picked()).isEqualTo("technique-naked-pair");

        press("train-start");
        assertThat(_get(H1.class).getText()).isEqualTo("Find: Naked pair");
    }

    @Test
    void anAddressThatSaysNothingChoosesNothing() {
        UI.getCurrent().navigate("train", QueryParameters.of("topic", "technique-nonsense.kenken"));
        assertThat(what().picked()).isEqualTo("level");
    }

    @Test
    void onlyWhatTheGameHasIsOffered() {
        UI.getCurrent().navigate("train");
        assertThat(what().options()).extracting(Picker.Option::value).contains("technique-crossing", "tier-1");

        kinds().pick(Optional.of(PuzzleKinds.of("kenken")));
        assertThat(what().options())
                .extracting(Picker.Option::value)
                .contains("technique-innie", "tier-1")
                .doesNotContain("technique-crossing");
    }

    @Test
    void aRunThatIsNotOverGoesOn() {
        var run = open(technique("naked-pair", "kenken"), RunLength.FIVE_POSITIONS);
        UI.getCurrent().navigate("train");

        var card = _get(Section.class, spec -> spec.withId("train-open"));
        assertThat(text(card)).contains("Naked pair, KenKen, position 1");
        press("train-go-on");
        assertThat(address()).isEqualTo("train/" + run.id());
    }

    @Test
    void whatWasMissedIsOffered() {
        var run = open(technique("naked-pair", "kenken"), RunLength.FIVE_POSITIONS);
        runs.shown(player.id(), run.id(), 1);
        UI.getCurrent().navigate("train");

        var card = _get(Section.class, spec -> spec.withId("train-due"));
        assertThat(text(card)).contains("Nothing is due today.", "1 position is still to learn.");
        assertThat(text(_get(Section.class, spec -> spec.withId("train-ratings"))))
                .containsPattern("KenKen *\\d+ ± \\d+");
        press("train-missed");
        assertThat(address()).startsWith("train/");
    }

    @Test
    void whoWantsNoRatingsSeesNone() {
        preferences.change(player.id(), now -> now.with(Preferences.RATINGS, false));
        UI.getCurrent().navigate("train");
        _assertNone(Section.class, spec -> spec.withId("train-ratings"));
    }
}
