package org.crosscage.lab.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static com.github.mvysny.kaributesting.v10.LocatorJ._setValue;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.component.textfield.TextField;
import java.util.SplittableRandom;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.lab.PuzzleCode;
import org.crosscage.shell.ui.CopyLink;
import org.crosscage.shell.ui.field.Picker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;

/// What is set on the lab's page, by hand and by a link.
final class LabViewTest extends LabTest {

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

    @Test
    void itOpensWithAPuzzleAndSomeRacers() {
        open("lab");

        assertThat(heading()).isEqualTo("Kakuro 8\u00a0×\u00a08");
        assertThat(_find(RacerForm.class)).hasSize(3);
        assertThat(_find(CorrectedLink.class)).isEmpty();
        eventually(() -> assertThat(said()).contains("Exactly one solution."));
    }

    @Test
    void theAddressSaysWhatIsRaced() {
        open("lab?puzzle=report-board-3&solver=hybrid~tier:0&seed=42&runs=2&limit=7");

        run();

        var order = race().order();
        assertThat(order.seed()).isEqualTo(42);
        assertThat(order.runs()).isEqualTo(2);
        assertThat(order.limit()).hasSeconds(7);
        assertThat(order.racers().getFirst().settings().texts()).containsEntry("tier", "0");
        var setup = new Setup(new PuzzlePlace("puzzle", "report-board-3"), order.racers(), 42, 2, 7);
        var reading = SetupReader.read(setup.address());
        assertThat(reading.setup()).isEqualTo(setup);
        assertThat(reading.wrong()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                solver=exat                       | 'There is no solver “exat”, so it is left out.'
                solver=exat                       | 'No solver is left, so the usual ones race.'
                solver=ga-light~popul:3           | The solver “ga-light” has no parameter “popul”, so it is left out.
                solver=hybrid~tier:9              | The parameter “tier” of “hybrid” cannot be “9”, only 0…6. It is set to 3.
                seed=x                            | The seed cannot be “x”, only a whole number of at most 18 digits. It is set to 1.
                runs=0                            | The number of runs cannot be “0”, only 1 to 100. It is set to 1.
                limit=301                         | The seconds of a run cannot be “301”, only 1 to 300. They are set to 30.
                puzzle=none                       | There is no puzzle “none” in the library. Here is “Kakuro 8\u00a0×\u00a08” instead.
                game=none                         | You have no game “none”. Here is “Kakuro 8\u00a0×\u00a08” instead.
                text=none                         | The text “none” is not a puzzle. Here is “Kakuro 8\u00a0×\u00a08” instead.
                solver=exact&solver=exact&solver=rules&solver=rules&solver=queue | Only the first 4 of 5 solvers race.
                """)
    void whatALinkSaysWronglyIsToldWithWhatWasTakenInstead(String address, String told) {
        open("lab?" + address);

        assertThat(texts(_get(CorrectedLink.class))).anyMatch(text -> text.startsWith(told));
    }

    @Test
    void aRacerWithAWrongValueRacesWithTheUsualOne() {
        open("lab?solver=ga-light~population:x~tournament:3");

        run();

        assertThat(_find(CorrectedLink.class)).isEmpty();
        assertThat(race().order().racers().getFirst().settings().texts()).containsOnly(entry("tournament", "3"));
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
        assertThat(said())
                .anyMatch(text -> text.startsWith(
                        "Nothing is running yet. Racer 1, Population: “-5” is not a whole number from 2 to 10,000."));
        assertThat(_find(RaceView.class)).isEmpty();
    }

    @Test
    void ofAValueItIsSaidWhatKindOfNumberItMustBe() {
        open("lab?solver=ga-light");
        _setValue(_get(TextField.class, spec -> spec.withId("parameter-population")), "1.5");
        _setValue(_get(TextField.class, spec -> spec.withId("parameter-crossover")), " ");

        run();

        assertThat(said())
                .anyMatch(text -> text.contains("Population: “1.5” is not a whole number from 2 to 10,000.")
                        && text.contains("Crossover: Enter a number from 0 to 1."));
    }

    @Test
    void aNumberOfRunsOutsideOfItsRangeRunsNothing() {
        open("lab?solver=exact");
        _setValue(_get(IntegerField.class, spec -> spec.withId("lab-runs")), 1_000);

        run();

        assertThat(said()).contains("Nothing is running yet. Runs: Enter a number from 1 to 100.");
        assertThat(_find(RaceView.class)).isEmpty();
    }

    @Test
    void aSeedThatIsNoNumberIsSaidToBeNone() {
        open("lab?solver=exact");
        _setValue(_get(TextField.class, spec -> spec.withId("lab-seed")), "12a");

        run();

        assertThat(said()).contains("Nothing is running yet. Seed: Enter a whole number of at most 18 digits.");
    }

    @Test
    void howManyValuesAreChangedIsCountedWhileTheyChange() {
        open("lab?solver=hybrid~tier:0");
        assertThat(_get(NativeDetails.class).getSummaryText()).endsWith(", 1 changed");

        _setValue(_get(TextField.class, spec -> spec.withId("parameter-population")), "33");

        assertThat(_get(NativeDetails.class).getSummaryText()).endsWith(", 2 changed");
    }

    @Test
    void aPacksPuzzlesStandBelowTheirGradesAndPacksForATechniqueApart() {
        open("lab?solver=exact");

        assertThat(picker("lab-source").options())
                .filteredOn(option -> option.value().contains("-needs-"))
                .extracting(Picker.Option::group)
                .containsOnly("Kakuro, by technique", "KenKen, by technique");
        assertThat(picker("lab-puzzle").options())
                .filteredOn(option -> option.value().equals("kakuro-8x8-easy-2"))
                .extracting(Picker.Option::group)
                .containsExactly("Easy");
    }

    @Test
    void aPastedPuzzleIsRaced() {
        open("lab?solver=exact");
        picker("lab-source").pick("text");
        _setValue(_get(TextArea.class), PASTED);
        _click(_get(Button.class, spec -> spec.withId("lab-use")));
        awaitReading();
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
    void aPastedPuzzleIsRacedAlsoWhereNobodyPressedUseIt() {
        open("lab?solver=exact");
        picker("lab-source").pick("text");
        _setValue(_get(TextArea.class), PASTED);

        run();
        awaitReading();
        assertThat(heading()).isEqualTo("My own");
        assertThat(race().order().puzzle())
                .isEqualTo(PuzzleFormats.TEXT.read(PASTED).getFirst().puzzle());

        picker("lab-puzzle").pick("1");
        run();
        assertThat(heading())
                .as("a text that was taken stays as it was chosen from")
                .isEqualTo("Another");
    }

    @Test
    void aPastedTextThatIsNoPuzzleRunsNothing() {
        open("lab?solver=exact");
        picker("lab-source").pick("text");
        _setValue(_get(TextArea.class), "hello");

        run();
        awaitReading();
        assertThat(said()).anyMatch(text -> text.startsWith("Nothing is running yet. Line 1, column 1: “hello”"));
        assertThat(_find(RaceView.class)).isEmpty();

        picker("lab-source").pick("kakuro-8x8");
        run();
        assertThat(_find(RaceView.class)).hasSize(1);
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
        awaitReading();

        assertThat(said()).anyMatch(text -> text.startsWith("Line 5, column 4"));
    }

    @Test
    void thePlayersOwnGamesCanBeRacedAndNobodyElses() {
        var game = games.newGames()
                .start(player.id(), PuzzleFormats.TEXT.read(PASTED).getFirst(), "");

        open("lab?game=" + game.id());
        assertThat(heading()).isEqualTo("My own");

        run();
        assertThat(copied()).contains("text=").doesNotContain("game=");

        anotherPlayer();
        open("lab?game=" + game.id());
        assertThat(heading()).isNotEqualTo("My own");
    }

    @Test
    void aPuzzleThatIsTooLargeForALinkSaysSo() {
        open("lab?solver=exact");
        picker("lab-source").pick("text");
        _setValue(_get(TextArea.class), large());
        _click(_get(Button.class, spec -> spec.withId("lab-use")));
        awaitReading();

        run();

        assertThat(_find(_get(RaceView.class), CopyLink.class)).isEmpty();
        assertThat(texts(_get(RaceView.class))).contains("This puzzle is too large for a link.");
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

    /// So many clues by chance that packing does not help.
    private static String large() {
        int size = 100;
        var random = new SplittableRandom(1);
        var text = new StringBuilder("puzzle large\nsize %d %d\ngrid\n".formatted(size, size));
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                var down = row + 1 < size ? Integer.toString(random.nextInt(1, 10)) : "";
                var across = column + 1 < size ? Integer.toString(random.nextInt(1, 10)) : "";
                var clue = down + "\\" + across;
                text.append((row + column) % 2 == 1 ? "." : clue.length() == 1 ? "#" : clue)
                        .append(' ');
            }
            text.append('\n');
        }
        return text.append("end\n").toString();
    }

    private static String heading() {
        return _get(_get(PuzzleCard.class), H2.class).getText();
    }
}
