package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.H1;
import java.util.Optional;
import org.crosscage.PageText;
import org.crosscage.game.SavedGame;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.train.HardestMoment;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.store.TrainingRuns;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/// The hardest moment of a finished game, offered to be trained.
final class HardestStepTest extends PlayScreenTest {

    @Autowired
    private TrainingRuns runs;

    @Test
    void aFinishedGameOffersItsHardestMoment() {
        var saved = begin(PROPER);
        _assertNone(Tool.class, spec -> spec.withId("hardest-train"));
        solve();
        var moment = HardestMoment.of(saved.entry().puzzle(), () -> false).orElseThrow();
        assertThat(words()).contains("The hardest step here was ");
        var run = train(saved);
        assertThat(address()).isEqualTo("train/" + run.id());
        assertThat(run.length()).isEqualTo(RunLength.ONE_POSITION);
        assertThat(run.source()).isEqualTo("game-" + saved.id());
        assertThat(run.task().orElseThrow().position()).isEqualTo(moment.id());
        assertThat(_get(H1.class).getText()).startsWith("Find: ");
    }

    @Test
    void afterItComeTheResultsWithTheWayBackToTheGame() {
        var saved = begin(PROPER);
        solve();
        var run = train(saved);
        click("train-show");
        click("train-next");
        assertThat(runs.open(saved.player(), run.id()).orElseThrow().isOver()).isTrue();
        assertThat(words()).contains("Results", "0 of 1 found");
        assertThat(again()).startsWith("Train more: ");
        click("train-origin");
        assertThat(address()).isEqualTo("play/" + saved.id());
        assertThat(words()).contains("Train the hardest moment");
    }

    @Test
    void whatIsMissedThereComesBackLikeAnyOther() {
        var saved = begin(PROPER);
        solve();
        var run = train(saved);
        var position = run.task().orElseThrow().position();
        runs.shown(saved.player(), run.id(), 1);
        runs.next(saved.player(), run.id(), 1);
        assertThat(runs.history().reviews(saved.player()).missed()).containsExactly(position);
        var again = runs.begin(saved.player(), new TrainingTopic.Missed(Optional.empty()), RunLength.ENDLESS, "")
                .orElseThrow();
        assertThat(again.task().orElseThrow().position()).isEqualTo(position);
        open("train/" + again.id());
        assertThat(words()).contains("Find the step", "KenKen 3\u00a0×\u00a03");
    }

    @Test
    void whereTheTermsForbadeHintsItIsOfferedAllTheSame() {
        var terms = new GameTerms(false, Optional.empty());
        var shared = new SharedGame(PuzzleFormats.read(PROPER).getFirst(), Optional.empty(), terms);
        var saved = games.newGames().start(player.id(), shared, "");
        open("play/" + saved.id());
        solve();
        assertThat(train(saved).source()).isEqualTo("game-" + saved.id());
    }

    @Test
    void aPuzzleThatTakesSearchOffersNone() {
        begin(AMBIGUOUS);
        solve();
        assertThat(words()).contains("Well done.");
        _assertNone(Tool.class, spec -> spec.withId("hardest-train"));
    }

    @Test
    void fromAGameThatIsGoneNoWayLeadsBack() {
        var saved = begin(PROPER);
        solve();
        var run = train(saved);
        games.delete(saved.player(), saved.id());
        runs.end(saved.player(), run.id());
        open("train/" + run.id());
        _assertNone(Tool.class, spec -> spec.withId("train-origin"));
        assertThat(again()).startsWith("Train more: ");
    }

    /// The way to another run.
    private static String again() {
        return PageText.of(_get(Tool.class, spec -> spec.withId("train-again")));
    }

    private TrainingRun train(SavedGame saved) {
        click("hardest-train");
        return runs.latestOpen(saved.player()).orElseThrow();
    }
}
