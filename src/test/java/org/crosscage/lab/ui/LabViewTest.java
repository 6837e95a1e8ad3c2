package org.crosscage.lab.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static com.github.mvysny.kaributesting.v10.LocatorJ._setValue;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.router.QueryParameters;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.ViewTest;
import org.crosscage.kind.PuzzleFormats;
import org.crosscage.lab.PuzzleCode;
import org.crosscage.lab.Race;
import org.crosscage.lab.RaceTable;
import org.crosscage.lab.ui.Setup.Place;
import org.crosscage.play.GameService;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.shell.ui.Picker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

final class LabViewTest extends ViewTest {

    private static final String ENDLESS = "lab?puzzle=report-board-4&solver=brute-force&limit=300";

    private static final String PASTED = """
            puzzle mine
            title My own
            size 3 3
            grid
            # 17\\ 16\\
            \\17 . .
            \\16 . .
            end

            puzzle other
            title Another
            size 3 3
            grid
            # 3\\ 3\\
            \\3 . .
            \\3 . .
            end
            """;

    @Autowired
    private GameService games;

    @Autowired
    private CurrentPlayer player;

    @AfterEach
    void leave() {
        UI.getCurrent().navigate("learn");
    }

    @Test
    void itOpensWithAPuzzleAndSomeRacers() {
        open("lab");

        assertThat(heading()).isEqualTo("Report board 1 (its easy)");
        assertThat(_find(RacerForm.class)).hasSize(3);
        eventually(() -> assertThat(said()).contains("Exactly one solution."));
    }

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
    void theAddressSaysWhatIsRaced() {
        open("lab?puzzle=report-board-3&solver=ga-light~population:x&solver=hybrid~tier:0&seed=42&runs=2&limit=7");
        assertThat(_find(RacerForm.class)).hasSize(1); // what is set of the other one cannot be

        run();

        var order = race().order();
        assertThat(order.seed()).isEqualTo(42);
        assertThat(order.runs()).isEqualTo(2);
        assertThat(order.limit()).hasSeconds(7);
        assertThat(order.racers().getFirst().settings().texts()).containsEntry("tier", "0");
        var setup = new Setup(new Place("puzzle", "report-board-3"), order.racers(), 42, 2, 7);
        assertThat(Setup.of(setup.address())).isEqualTo(setup);
    }

    @Test
    void anotherSolverAndOtherValuesCanBeChosen() {
        open("lab?solver=exact");
        _click(button("lab-add"));
        _get(_find(RacerForm.class).get(1), Picker.class, _ -> {}).pick("ga-light");
        _setValue(_get(TextField.class, spec -> spec.withId("parameter-population")), "33");

        run();

        var second = race().order().racers().get(1);
        assertThat(second.solver().id()).isEqualTo("ga-light");
        assertThat(second.settings().texts()).containsEntry("population", "33");
    }

    @Test
    void thePapersValuesAreSaidBesideTheUsualOnes() {
        open("lab?solver=ga-pro");

        assertThat(texts(_get(RacerForm.class))).anyMatch(text -> text.matches(".+ · usually .+ · in the paper .+"));
    }

    @Test
    void aValueThatCannotBeIsSaidAndNothingRuns() {
        open("lab?solver=ga-light");
        var population = _get(TextField.class, spec -> spec.withId("parameter-population"));
        _setValue(population, "-5");

        run();

        assertThat(population.isInvalid()).isTrue();
        assertThat(said()).contains("Something is set that cannot be. It is marked above.");
        assertThat(_find(RaceView.class)).isEmpty();
    }

    @Test
    void aNumberOfRunsOutsideOfItsRangeRunsNothing() {
        open("lab?solver=exact");
        _setValue(_get(IntegerField.class, spec -> spec.withId("lab-runs")), 1_000);

        run();

        assertThat(_find(RaceView.class)).isEmpty();
    }

    @Test
    void aPastedPuzzleIsRaced() {
        open("lab?solver=exact");
        picker("lab-source").pick("text");
        _setValue(_get(TextArea.class), PASTED);
        _click(_get(Button.class, spec -> spec.withId("lab-use")));
        assertThat(picker("lab-puzzle").options())
                .extracting(Picker.Option::words)
                .containsExactly("My own", "Another");

        picker("lab-puzzle").pick("1");
        run();

        assertThat(heading()).isEqualTo("Another");
        assertThat(race().order().puzzle())
                .isEqualTo(PuzzleFormats.TEXT.read(PASTED).getLast().puzzle());
    }

    @Test
    void aLinkBringsAPuzzleAlong() {
        var code = PuzzleCode.of(PuzzleFormats.TEXT.read(PASTED).getLast()).orElseThrow();

        open("lab?solver=exact&text=" + code);

        assertThat(heading()).isEqualTo("Another");
    }

    @Test
    void aTextThatIsNoPuzzleIsSaidToBeNone() {
        open("lab");
        picker("lab-source").pick("text");
        _setValue(_get(TextArea.class), "puzzle wrong\nsize 2 2\ngrid\n# 3\\\n\\3 x\nend\n");
        _click(_get(Button.class, spec -> spec.withId("lab-use")));

        assertThat(said()).anyMatch(text -> text.startsWith("Line 5, column 4"));
    }

    @Test
    void thePlayersOwnGamesCanBeRacedAndNobodyElses() {
        var game = games.start(player.id(), PuzzleFormats.TEXT.read(PASTED).getFirst(), "");

        open("lab?game=" + game.id());
        assertThat(heading()).isEqualTo("My own");

        anotherPlayer();
        open("lab?game=" + game.id());
        assertThat(heading()).isNotEqualTo("My own");
    }

    @Test
    void aRaceCanBePausedSteppedAndStopped() {
        open(ENDLESS);
        run();
        var race = race();

        _click(button("race-pause"));
        assertThat(state()).isEqualTo("Paused. A step lets each racer do one thing.");
        _click(button("race-step"));
        assertThat(race.state()).isEqualTo(Race.State.PAUSED);
        _click(button("race-pause"));
        assertThat(race.state()).isEqualTo(Race.State.GOING);
        eventually(() -> assertThat(race.news().getFirst().run().number()).isEqualTo(1));
        _click(button("race-stop"));

        eventually(() -> assertThat(state()).isEqualTo("The race is over: none of 1 racer solved the puzzle."));
        assertThat(RaceTable.of(race)).contains("1,brute-force,,1,1,stopped,");
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

        eventually(() -> assertThat(texts(_get(LaneView.class))).contains("not its kind"));
    }

    @Test
    void aRacerCanBeRemoved() {
        open("lab?solver=exact&solver=rules");
        _click(_find(NativeButton.class).stream()
                .filter(each -> each.getAriaLabel().orElse("").equals("Remove racer 1"))
                .findFirst()
                .orElseThrow());

        run();

        assertThat(race().order().racers())
                .extracting(racer -> racer.solver().id())
                .containsExactly("rules");
    }

    private static void open(String address) {
        var parts = address.split("\\?", 2);
        UI.getCurrent().navigate(parts[0], QueryParameters.fromString(parts.length > 1 ? parts[1] : ""));
    }

    private static void run() {
        _click(button("lab-run"));
    }

    private static NativeButton button(String id) {
        return _get(NativeButton.class, spec -> spec.withId(id));
    }

    private static Picker picker(String id) {
        return _get(Picker.class, spec -> spec.withId(id));
    }

    private static Race race() {
        return _get(RaceView.class).race();
    }

    private static String heading() {
        return _get(_get(PuzzleCard.class), H2.class).getText();
    }

    private static String state() {
        return _get(_get(RaceView.class), Paragraph.class, spec -> spec.withClasses("race-state"))
                .getText();
    }

    private static List<String> said() {
        return _find(Paragraph.class).stream().map(Paragraph::getText).toList();
    }

    private static List<String> texts(Component component) {
        return texts(component.getElement()).toList();
    }

    private static Stream<String> texts(Element element) {
        return element.isTextNode()
                ? Stream.of(element.getText())
                : element.getChildren().flatMap(LabViewTest::texts);
    }
}
