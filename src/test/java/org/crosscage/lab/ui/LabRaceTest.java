package org.crosscage.lab.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Html;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H3;
import java.util.ArrayList;
import java.util.List;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.core.search.Settings;
import org.crosscage.lab.Race;
import org.crosscage.lab.RaceOrder;
import org.crosscage.lab.RaceTable;
import org.crosscage.lab.Racer;
import org.crosscage.lab.Races;
import org.crosscage.lab.RefusedRaceException;
import org.crosscage.solver.Solvers;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/// A race on the lab's page.
final class LabRaceTest extends LabTest {

    private static final String ENDLESS = "lab?puzzle=report-board-4&solver=brute-force&limit=300";

    @Autowired
    private Races races;

    @Test
    void aRaceRunsToItsEndAndSaysWhatCameOut() {
        open("lab?puzzle=report-board-2&solver=hybrid&solver=exact&runs=3");

        run();

        eventually(() -> assertThat(state()).isEqualTo("The race is over: 2 of 2 racers solved the puzzle."));
        assertThat(texts(_get(ResultsView.class)))
                .contains("Hybrid genetic algorithm", "Exact search", "3 of 3 (100%)", "solved (3)");
        assertThat(_find(LaneView.class))
                .hasSize(2)
                .allSatisfy(lane -> assertThat(texts(lane)).contains("solved", "3 of 3"));
        assertThat(_get(Anchor.class, spec -> spec.withId("lab-csv")).isVisible())
                .isTrue();
    }

    @Test
    void whoRacesTwiceIsToldApartByWhatIsSet() {
        open("lab?puzzle=report-board-1&solver=hybrid~tier:0&solver=hybrid&solver=rules&solver=rules");
        run();

        assertThat(_find(LaneView.class))
                .extracting(lane -> _get(lane, H3.class).getText())
                .containsExactly(
                        "Hybrid genetic algorithm, Tier 0",
                        "Hybrid genetic algorithm",
                        "Rules alone (3)",
                        "Rules alone (4)");
    }

    @Test
    void aRaceCanBePausedSteppedAndStopped() {
        open(ENDLESS);
        run();
        var race = race();

        _click(button("race-pause"));
        assertThat(state()).isEqualTo("Paused. Press Step to let each racer do one thing.");
        _click(button("race-step"));
        assertThat(race.state()).isEqualTo(Race.State.PAUSED);
        _click(button("race-pause"));
        assertThat(race.state()).isEqualTo(Race.State.GOING);
        eventually(() -> assertThat(race.statuses().getFirst().run().number()).isEqualTo(1));
        _click(button("race-stop"));

        eventually(() -> assertThat(state()).isEqualTo("The race is over: the puzzle is not solved."));
        assertThat(RaceTable.of(race)).contains("1,brute-force,,1,1,stopped,");
    }

    /// Who is done in a millisecond could never be paused: the race waits from its beginning.
    @Test
    void aRaceCanBeSteppedFromItsBeginning() {
        open("lab?puzzle=report-board-3&solver=simple-iteration&solver=queue");
        _click(button("lab-run-stepwise"));
        assertThat(state()).isEqualTo("Paused. Press Step to let each racer do one thing.");

        for (int i = 1; i <= 2; i++) {
            long steps = i;
            _click(button("race-step"));
            eventually(() -> assertThat(race().statuses())
                    .extracting(lane -> lane.run().now().steps())
                    .containsExactly(steps, steps));
        }
        assertThat(race().state()).isEqualTo(Race.State.PAUSED);
    }

    @Test
    void aLaneShowsTheWholeQueueAndWhichClueIsNext() {
        open("lab?puzzle=report-board-1&solver=queue-level-1");
        _click(button("lab-run-stepwise"));
        _click(button("race-step"));

        eventually(() -> assertThat(queue()).contains("<td>the run of 17 in row 2</td><td>2</td><td>T</td>"));
        assertThat(queue()).containsSubsequence("<td>the run of 16 in row 3</td>", "<td>the run of 17 in row 2</td>");
        assertThat(said()).contains("Next: the run of 16 in row 3, at most 2 ways.");
    }

    @Test
    void aRaceThatHasToWaitSaysItsPlaceAndThenBegins() throws RefusedRaceException {
        var others = new ArrayList<Race>();
        try {
            for (int i = 0; i < 16; i++) {
                others.add(races.order("player " + i, neverEnding(), _ -> {}));
            }
            open("lab?puzzle=report-board-1&solver=exact");
            run();
            assertThat(state()).isEqualTo("Your race is next in the queue.");

            others.getFirst().stop();
            eventually(() -> assertThat(state()).isEqualTo("The race is over: the puzzle is solved."));
        } finally {
            others.forEach(Race::stop);
        }
    }

    @Test
    void whoHasEnoughRacesIsToldSo() throws RefusedRaceException {
        var first = races.order(player.id(), neverEnding(), _ -> {});
        var second = races.order(player.id(), neverEnding(), _ -> {});
        try {
            open("lab?solver=exact");
            run();

            assertThat(said())
                    .contains("You already have two races running, maybe in other tabs. Stop one of them first.");
            assertThat(_find(RaceView.class)).isEmpty();
        } finally {
            first.stop();
            second.stop();
        }
    }

    /// The one that is run anew may take a moment to end: it does not stand in its own way.
    @Test
    void whoRunsARaceAnewHasRoomForIt() throws RefusedRaceException {
        var elsewhere = races.order(player.id(), neverEnding(), _ -> {});
        try {
            open(ENDLESS);
            run();
            var first = race();
            run();

            assertThat(race()).isNotSameAs(first);
        } finally {
            elsewhere.stop();
        }
    }

    private static RaceOrder neverEnding() {
        var puzzle = ExamplePuzzles.oneSolution();
        var racer = new Racer(Solvers.of("exact"), Settings.USUAL);
        return new RaceOrder(puzzle, List.of(racer), 1, 1, RaceOrder.LONGEST, true);
    }

    @Test
    void leavingThePageEndsTheRace() {
        open(ENDLESS);
        run();
        var race = race();

        UI.getCurrent().navigate("learn");

        eventually(() -> assertThat(race.state()).isEqualTo(Race.State.OVER));
    }

    @Test
    void aPageThatIsSentWholeGoesOnWithItsRace() {
        open(ENDLESS);
        run();
        var race = race();
        eventually(() -> assertThat(race.state()).isEqualTo(Race.State.GOING));

        missMessage();

        assertThat(race()).isSameAs(race);
        assertThat(race.state()).isEqualTo(Race.State.GOING);
        _click(button("race-stop"));
        eventually(() -> assertThat(state()).startsWith("The race is over"));
    }

    @Test
    void anotherPuzzleEndsTheRace() {
        open(ENDLESS);
        run();
        var race = race();

        picker("lab-puzzle").pick("report-board-1");

        assertThat(_find(RaceView.class)).isEmpty();
        eventually(() -> assertThat(race.state()).isEqualTo(Race.State.OVER));
    }

    @Test
    void aSolverForAnotherKindSaysSo() {
        open("lab?puzzle=report-board-1&solver=ga-roulette");
        run();

        eventually(() -> assertThat(texts(_get(LaneView.class))).contains("wrong kind"));
    }

    private static String queue() {
        return _get(_get(QueueView.class), Html.class).getInnerHtml();
    }
}
