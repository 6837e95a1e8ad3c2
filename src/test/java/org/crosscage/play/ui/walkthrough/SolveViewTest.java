package org.crosscage.play.ui.walkthrough;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._assertOne;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.router.Location;
import java.util.List;
import java.util.Locale;
import org.crosscage.board.Playback;
import org.crosscage.board.ui.PlaybackPlayer;
import org.crosscage.core.game.LogEntry;
import org.crosscage.game.SavedGame;
import org.crosscage.play.ui.PlayScreenTest;
import org.crosscage.player.TechniqueSelection;
import org.crosscage.teach.Walkthrough.Extent;
import org.crosscage.teach.words.WalkthroughPlayback;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;

/// The solution player without a browser.
final class SolveViewTest extends PlayScreenTest {

    /// The techniques find a removal that comes to nothing.
    private static final String SPARE = """
            puzzle spare
            size 3
            cage 1- r1c1 r1c2
            cage 6+ r1c3 r2c2 r2c3
            cage 3/ r2c1 r3c1
            cage 2* r3c2 r3c3
            end
            """;

    private static final Texts TEXTS = Texts.in(Locale.ENGLISH);

    @Test
    void whoAsksIsToldFirstWhatItMeans() {
        var saved = begin(PROPER);
        open("play/" + saved.id() + "/solve");
        assertThat(words()).contains("The solution will count as seen.");
        _assertNone(PlaybackPlayer.class);
        assertThat(isMarked(saved)).isFalse();
    }

    @Test
    void theSolutionIsShownAndTheGameMarked() {
        var saved = begin(PROPER);
        open("play/" + saved.id() + "/solve");
        click("solve-yes");
        _assertOne(PlaybackPlayer.class);
        assertThat(isMarked(saved)).isTrue();
    }

    @Test
    void hintsWaitForNoWalkthrough() {
        var saved = begin(IMPOSSIBLE);
        POOL.reset(true);
        for (var page : List.of("/solve", "/solve/print")) {
            COSTLY.reset(true);
            open("play/" + saved.id() + page);

            assertThat(POOL.waiting()).isZero();
            assertThat(COSTLY.waiting()).isOne();
        }
        COSTLY.work();
        assertThat(words()).contains("There is no solution");
    }

    @Test
    void onAPageThatIsSentWholeItIsStillShown() {
        var saved = begin(PROPER);
        open("play/" + saved.id() + "/solve");
        click("solve-yes");
        missMessage();
        MockVaadin.clientRoundtrip(false);
        _assertOne(PlaybackPlayer.class);
    }

    @Test
    void whoHasSeenItOnceIsNotAskedAgain() {
        var saved = begin(PROPER);
        games.note(saved.player(), saved.id(), LogEntry.Help.SOLUTION);
        open("play/" + saved.id() + "/solve");
        _assertOne(PlaybackPlayer.class);
    }

    @Test
    void whereThereIsKnownToBeNoSolutionNobodyIsAskedAndTheGameIsNotMarked() {
        var saved = begin(IMPOSSIBLE);
        click("ask-solve");
        assertThat(_get(PlaybackPlayer.class).playback().frames().getFirst().title())
                .isEqualTo("This puzzle has no solution");
        open("play/" + saved.id() + "/solve/print");
        assertThat(words()).contains("There is no solution");
        assertThat(isMarked(saved)).isFalse();
    }

    @Test
    void everyStepHasItsTechniqueSentencesAndLights() {
        var playback = playback(PROPER);
        var steps = playback.frames().stream()
                .filter(frame -> !frame.techniques().isEmpty())
                .toList();
        assertThat(steps).hasSizeGreaterThanOrEqualTo(9).allSatisfy(step -> {
            assertThat(step.title()).isNotBlank();
            assertThat(step.sentences()).isNotEmpty();
            assertThat(step.highlights().lights().cells()).isNotEmpty();
        });
    }

    @Test
    void theListCountsEveryStep() {
        var playback = playback(PROPER);
        int counted = playback.techniques().values().stream()
                .mapToInt(Playback.Counted::count)
                .sum();
        assertThat(playback.frames()).hasSize(counted + 1);
    }

    @Test
    void theLastFrameIsTheVerifiedSolution() {
        var last = playback(PROPER).frames().getLast();
        assertThat(last.after().digits()).containsExactly(SOLUTION);
        assertThat(last.sentences().toString()).contains("Verified: exactly one solution, proven by the exact solver.");
    }

    @Test
    void whereTechniquesEndADividerSaysSearch() {
        var playback = playback(AMBIGUOUS);
        int divider = playback.divider().orElseThrow();
        assertThat(playback.frames().get(divider).title()).isEqualTo("From here on: search");
        assertThat(puzzle(AMBIGUOUS).constraints())
                .allMatch(constraint ->
                        constraint.violation(playback.frames().getLast().after().digits()) == 0);
    }

    @Test
    void aPuzzleWithoutSolutionIsSaidToHaveNone() {
        assertThat(playback(IMPOSSIBLE).frames().getLast().title()).isEqualTo("There is no solution");
    }

    @Test
    void thatAPuzzleHasNoSolutionIsSaidBeforeTheFirstStep() {
        var first = playback(IMPOSSIBLE).frames().getFirst();
        assertThat(first.title()).isEqualTo("This puzzle has no solution");
        assertThat(first.techniques()).isEmpty();
    }

    @Test
    void thatAPuzzleHasSeveralSolutionsIsSaidBeforeTheFirstStepAndOnceMoreAtTheEnd() {
        var frames = playback(AMBIGUOUS).frames();
        assertThat(frames.getFirst().title()).isEqualTo("This puzzle has several solutions");
        assertThat(frames.getLast().sentences().toString()).contains("The puzzle has more than one.");
    }

    @Test
    void nothingIsSaidBeforeTheFirstStepOfAProperPuzzle() {
        assertThat(playback(PROPER).frames().getFirst().techniques()).isNotEmpty();
    }

    /// Of nine cells to fill, at the last one nothing else is open.
    @Test
    void bottlenecksAreTheStepsThatStandAlone() {
        assertThat(playback(PROPER).bottlenecks()).containsExactly(8);
    }

    @Test
    void theFileHasThePuzzleEveryStepAndTheEnd() {
        var saved = begin(PROPER);
        var playback = playback(PROPER);

        var text = new WalkthroughText(TEXTS).text(saved, playback);

        assertThat(text)
                .startsWith("KenKen 3\u00a0×\u00a03, step by step")
                .contains(
                        "cage 3+ r1c1 r2c1",
                        "Step 1 of",
                        "bottleneck",
                        "Verified: exactly one solution, proven by the exact solver.");
        assertThat(playback.frames()).allSatisfy(frame -> assertThat(text).contains(frame.label(), frame.title()));
    }

    @Test
    void thePagesForThePrinterHaveEveryStep() {
        var saved = begin(PROPER);
        games.note(saved.player(), saved.id(), LogEntry.Help.SOLUTION);
        open("play/" + saved.id() + "/solve/print");
        assertThat(words())
                .contains("The puzzle", "Step 1 of", "Verified: exactly one solution, proven by the exact solver.");
    }

    @Test
    void whoHasNotSeenTheSolutionIsAskedBeforeItIsPrinted() {
        var saved = begin(PROPER);
        open("play/" + saved.id() + "/solve/print");
        assertThat(words()).contains("The solution will count as seen.").doesNotContain("Step 1 of");
    }

    @Test
    void fromThePlaybackThePuzzleIsTakenToTheLab() {
        var saved = begin(PROPER);
        games.note(saved.player(), saved.id(), LogEntry.Help.SOLUTION);
        open("play/" + saved.id() + "/solve");

        assertThat(_get(Anchor.class, spec -> spec.withId("solve-lab")).getHref())
                .isEqualTo("lab?game=" + saved.id());
    }

    @Test
    void thePagesBeginWhereThePlaybackDid() {
        var saved = begin(PROPER);
        type(0, SOLUTION[0]);
        games.note(saved.player(), saved.id(), LogEntry.Help.SOLUTION);
        open("play/" + saved.id() + "/solve");
        int all = _get(PlaybackPlayer.class).playback().frames().size();
        click("solve-from-here");

        var link = _get(Anchor.class, spec -> spec.withId("solve-print")).getHref();

        assertThat(link).isEqualTo("play/" + saved.id() + "/solve/print?from=here");
        assertThat(_get(PlaybackPlayer.class).playback().frames()).hasSizeLessThan(all);
        var address = new Location(link).getQueryParameters();
        assertThat(SolveAddress.read(address, TechniqueSelection.STANDARD))
                .isEqualTo(WalkthroughPlayback.Request.usual(TechniqueSelection.STANDARD)
                        .from(true));
    }

    @Test
    void whoWantsToSeeEveryStepSeesIt() {
        var saved = begin(SPARE);
        games.note(saved.player(), saved.id(), LogEntry.Help.SOLUTION);
        open("play/" + saved.id() + "/solve");
        int needed = _get(PlaybackPlayer.class).playback().frames().size();
        click("solve-steps-all");

        assertThat(_get(PlaybackPlayer.class).playback().frames()).hasSizeGreaterThan(needed);
        var link = _get(Anchor.class, spec -> spec.withId("solve-print")).getHref();
        assertThat(link).isEqualTo("play/" + saved.id() + "/solve/print?steps=all");
        var address = new Location(link).getQueryParameters();
        assertThat(SolveAddress.read(address, TechniqueSelection.STANDARD))
                .isEqualTo(WalkthroughPlayback.Request.usual(TechniqueSelection.STANDARD)
                        .steps(Extent.ALL));
        click("solve-steps-needed");
        assertThat(_get(PlaybackPlayer.class).playback().frames()).hasSize(needed);
    }

    private Playback playback(String text) {
        var saved = begin(text);
        games.note(saved.player(), saved.id(), LogEntry.Help.SOLUTION);
        open("play/" + saved.id() + "/solve");
        return _get(PlaybackPlayer.class).playback();
    }

    private boolean isMarked(SavedGame saved) {
        return games.load(saved.player(), saved.id()).orElseThrow().totals().solutionShown();
    }
}
