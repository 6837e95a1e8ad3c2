package org.crosscage.sets.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import java.util.List;
import java.util.Optional;
import org.crosscage.PageText;
import org.crosscage.ViewTest;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.SetDescription;
import org.crosscage.sets.SetTraining;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.shell.ui.frame.MainLayout;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.store.TrainingRuns;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/// The trainings of a set as those see them who play it.
final class SetTrainingOnScreenTest extends ViewTest {

    private static final SetTraining PAIRS = new SetTraining(
            new TrainingTopic.OfTechnique("naked-pair", Optional.of(PuzzleKinds.of("kenken"))),
            RunLength.FIVE_POSITIONS);

    @Autowired
    private PuzzleSets sets;

    @Autowired
    private PuzzleLibrary library;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private TrainingRuns runs;

    private PuzzleSet set;

    @BeforeEach
    void somebodyMadeASet() {
        var puzzles = library.pack("kenken-4x4").orElseThrow().entries().subList(0, 1);
        var description = new SetDescription("Week 3", "", GameTerms.NONE, true);
        set = sets.make(player.id(), description, puzzles, List.of(PAIRS, PAIRS))
                .set();
        anotherPlayer();
    }

    @Test
    void itsTrainingsStandBelowThePuzzlesAndWhoOnlyLooksIsNotStored() {
        open();
        assertThat(words()).contains("Training", "0 of 2 done", "Naked pair, KenKen", "5 positions");
        assertThat(player.known()).isEmpty();
    }

    @Test
    void aSetWithoutTrainingSaysNothingOfIt() {
        set.trainings().forEach(training -> sets.removeTraining(set, training.id()));
        open();
        _assertNone(H2.class, spec -> spec.withText("Training"));
    }

    @Test
    void aRunIsBegunFromTheSetGoneOnWithAndItsResultsLeadBack() {
        open();
        _click(_get(tile(1), NativeButton.class));
        var run = latest();
        assertThat(address()).isEqualTo("train/" + run.id());
        assertThat(run.source()).isEqualTo(set.trainings().getFirst().source());
        assertThat(run.length()).isEqualTo(RunLength.FIVE_POSITIONS);

        answer(run, 1, 2);
        open();
        assertThat(words()).contains("Go on at position 3", "0 of 2 done");
        assertThat(_get(tile(1), Anchor.class).getHref()).isEqualTo("train/" + run.id());

        answer(run, 3, 5);
        open();
        assertThat(words()).contains("1 of 2 done", "5 of 5 found");
        _get(tile(2), NativeButton.class);

        UI.getCurrent().navigate(_get(tile(1), Anchor.class).getHref());
        _assertNone(Tool.class, spec -> spec.withText("Back to training"));
        _click(_get(Tool.class, spec -> spec.withId("train-again")));
        assertThat(latest().id()).isNotEqualTo(run.id());
        assertThat(latest().source()).isEqualTo(run.source());
        runs.end(player.id(), latest().id());

        UI.getCurrent().navigate("train/" + run.id());
        _click(_get(Tool.class, spec -> spec.withId("train-origin")));
        assertThat(address()).isEqualTo(set.address());
    }

    @Test
    void aSetWithoutHintsHasNoneInItsTraining() {
        var described = set.description();
        sets.edit(
                set,
                new SetDescription(
                        described.title(),
                        described.text(),
                        new GameTerms(false, Optional.empty()),
                        described.inOrder()));
        open();
        _click(_get(tile(1), NativeButton.class));
        _assertNone(Tool.class, spec -> spec.withId("train-hint"));
        _get(Tool.class, spec -> spec.withId("train-show"));

        sets.edit(set, described);
        UI.getCurrent().navigate("train");
        UI.getCurrent().navigate("train/" + latest().id());
        _get(Tool.class, spec -> spec.withId("train-hint"));
    }

    @Test
    void inAClosedSetNothingBeginsFromWhereverItIsTried() {
        open();
        var early = _get(tile(2), NativeButton.class);
        _click(_get(tile(1), NativeButton.class));
        var run = latest();
        answer(run, 1, 5);
        open();
        sets.close(set, true);
        _click(_get(tile(2), NativeButton.class));
        assertThat(address()).isEqualTo(set.address());
        assertThat(words()).contains("Closed");
        _assertNone(tile(2), NativeButton.class);
        assertThat(early.isAttached()).isFalse();

        UI.getCurrent().navigate("train/" + run.id());
        _click(_get(Tool.class, spec -> spec.withId("train-again")));
        assertThat(latest().source()).isEmpty();
    }

    @Test
    void aRunWhoseSetIsGoneIsOneLikeAnyOther() {
        open();
        _click(_get(tile(1), NativeButton.class));
        var run = latest();
        answer(run, 1, 5);
        sets.delete(set);

        UI.getCurrent().navigate("train");
        UI.getCurrent().navigate("train/" + run.id());

        assertThat(words()).contains("5 of 5 found");
        _assertNone(Tool.class, spec -> spec.withId("train-origin"));
    }

    private void open() {
        UI.getCurrent().navigate("train");
        UI.getCurrent().navigate(set.address());
    }

    private static TrainingTile tile(int number) {
        return _get(TrainingTile.class, spec -> spec.withId("training-" + number));
    }

    private static String words() {
        return PageText.of(_get(MainLayout.class));
    }

    private TrainingRun latest() {
        return runs.latestOpen(player.id()).orElseThrow();
    }

    /// Finds the positions of a run from one place to another.
    private void answer(TrainingRun run, int from, int to) {
        for (int place = from; place <= to; place++) {
            runs.found(player.id(), run.id(), place, "r1c1=1", false, runs.now());
            runs.next(player.id(), run.id(), place);
        }
    }
}
