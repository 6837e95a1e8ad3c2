package org.crosscage.train.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import java.util.Optional;
import java.util.stream.Collectors;
import org.crosscage.ViewTest;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.progress.AnsweredPosition;
import org.crosscage.train.store.TrainingRuns;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/// Whoever does not want ratings sees none, those of before neither.
final class HiddenRatingsTest extends ViewTest {

    @Autowired
    private TrainingRuns runs;

    @Autowired
    private PreferenceService preferences;

    @Autowired
    private CurrentPlayer player;

    @Test
    void answersAreRatedAndRatingsShownUntilThatIsSwitchedOff() {
        var run = givenUp();
        var over = givenUp();
        runs.end(player.id(), over.id());
        assertThat(run.answers()).extracting(AnsweredPosition::after).allMatch(Optional::isPresent);
        open("train/" + run.id());
        eventually(() -> assertThat(said()).contains("This was the step", "First rating "));
        open("train/" + over.id());
        assertThat(said()).contains("0 of 1 found", "Rating, KenKen");
        open("train");
        assertThat(said()).contains("Your ratings");

        preferences.change(player.id(), own -> own.with(Preferences.RATINGS, false));

        open("train/" + run.id());
        eventually(() -> assertThat(said()).contains("This was the step").doesNotContainIgnoringCase("rating"));
        open("train/" + over.id());
        assertThat(said()).contains("0 of 1 found").doesNotContainIgnoringCase("rating");
        open("train");
        assertThat(said()).contains("New session").doesNotContain("Your ratings");
    }

    @Test
    void nothingIsRatedOnceThatIsSwitchedOff() {
        preferences.change(player.id(), own -> own.with(Preferences.RATINGS, false));

        assertThat(givenUp().answers()).extracting(AnsweredPosition::after).containsExactly(Optional.empty());
        assertThat(runs.history().rating(player.id(), PuzzleKinds.of("kenken"))).isEmpty();
    }

    private TrainingRun givenUp() {
        var topic = new TrainingTopic.OfTechnique("naked-pair", Optional.of(PuzzleKinds.of("kenken")));
        var run = runs.begin(player.id(), topic, RunLength.ENDLESS, "").orElseThrow();
        return runs.shown(player.id(), run.id(), 1);
    }

    private static void open(String address) {
        UI.getCurrentOrThrow().navigate("");
        UI.getCurrentOrThrow().navigate(address);
    }

    private static String said() {
        return _find(Component.class).stream()
                .map(Component::getElement)
                .map(element -> element.getText() + element.getProperty("resultsJson", ""))
                .collect(Collectors.joining(" "));
    }
}
