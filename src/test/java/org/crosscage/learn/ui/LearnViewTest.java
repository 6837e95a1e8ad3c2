package org.crosscage.learn.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static com.github.mvysny.kaributesting.v10.LocatorJ._setValue;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextField;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.crosscage.PageText;
import org.crosscage.ViewTest;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.store.GameService;
import org.crosscage.game.store.GamesOfTests;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.progress.GivenAnswers;
import org.crosscage.train.store.StoredAnswers;
import org.crosscage.train.store.TrainingRuns;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

final class LearnViewTest extends ViewTest {

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private GameService games;

    @Autowired
    private TrainingRuns runs;

    @Autowired
    private PuzzleLibrary library;

    @Autowired
    private JdbcClient database;

    @BeforeEach
    void goThere() {
        UI.getCurrent().navigate("learn");
    }

    private static void goThereAgain() {
        UI.getCurrent().navigate("");
        UI.getCurrent().navigate("learn");
    }

    @Test
    void whoeverIsNewSeesThePlainListAndIsNotStored() {
        assertThat(_find(StandingSign.class)).isEmpty();
        assertThat(_find(NextCard.class)).isEmpty();
        assertThat(player.known()).isEmpty();
    }

    @Test
    void whereAPlayerStandsIsSaidForEachTechnique() {
        answer(answers -> answers.add("kenken", "naked-pair", "AAAA").add("kakuro", "x-wing", "x"));
        goThereAgain();

        assertThat(sign("naked-pair")).isEqualTo("known");
        assertThat(sign("x-wing")).isEqualTo("met");
        assertThat(sign("hidden-pair")).isEqualTo("not met yet");
        assertThat(text(_get(NativeDetails.class))).contains("4 of the last 5", "for 120 days");
    }

    @Test
    void whatIsNextHasItsReasonItsPageAndItsTrainer() {
        answer(answers -> answers.add("kenken", "naked-pair", "hx"));
        goThereAgain();

        var next = _get(NextCard.class);
        assertThat(text(next)).contains("Next for you", "Naked pair", "You have found it 1 of 2 times.");
        assertThat(_get(next, Anchor.class).getHref()).isEqualTo("learn/naked-pair");

        click("learn-next-train");

        var run = runs.open(player.id(), address().substring("train/".length())).orElseThrow();
        assertThat(run.topic()).isEqualTo(new TrainingTopic.OfTechnique("naked-pair", Optional.empty()));
        assertThat(run.length()).isEqualTo(RunLength.FIVE_POSITIONS);
    }

    @Test
    void theNextStationIsMarkedAndPassedOnesAreNot() {
        answer(answers -> answers.add("kenken", "naked-pair", "hx"));
        goThereAgain();

        var here = _find(ListItem.class).stream()
                .filter(station -> station.getElement().hasAttribute("aria-current"))
                .toList();
        assertThat(here).hasSize(1);
        assertThat(text(here.getFirst())).contains("You are here", "Naked pair", "practised");
    }

    @Test
    void eachStationGetsThePictureOfItsStep() {
        eventually(() -> assertThat(_find(StationPicture.class))
                .allSatisfy(picture -> assertThat(picture.getElement().getProperty("innerHTML", ""))
                        .startsWith("<svg")
                        .containsPattern("thumb-(gone|found)")));
        assertThat(_find(StationPicture.class))
                .hasSize(TechniqueCatalogue.all().size())
                .extracting(picture -> picture.getElement().getProperty("innerHTML"))
                .doesNotHaveDuplicates();
    }

    @Test
    void whatCostMostHintsIsNext() {
        var game = games.newGames().start(player.id(), PuzzleEntry.of("any", ExamplePuzzles.oneSolution()), "");
        games.note(player.id(), game.id(), GamesOfTests.hint("hidden-single", 2));
        games.note(player.id(), game.id(), GamesOfTests.hint("parity", 7));
        goThereAgain();

        assertThat(text(_get(NextCard.class))).contains("You needed help with this one most.");
        assertThat(_get(_get(NextCard.class), Anchor.class).getHref()).isEqualTo("learn/parity");
    }

    @Test
    void aPuzzleOfTheRightGradeNeedsIt() {
        answer(answers -> answers.add("kenken", "naked-pair", "h"));
        goThereAgain();
        assertThat(text(_get(NextCard.class))).contains("Play a puzzle: KenKen", ", Medium");

        click("learn-next-puzzle");

        var game =
                games.load(player.id(), address().substring("play/".length())).orElseThrow();
        var rating = library.packOf(game.source()).orElseThrow().listings().stream()
                .filter(listing -> listing.id().equals(game.source()))
                .findFirst()
                .orElseThrow()
                .difficulty()
                .rating();
        assertThat(rating.grade()).isEqualTo(Grade.MEDIUM);
        assertThat(rating.techniques()).containsKey("naked-pair");
    }

    @Test
    void aFinishedPuzzleSaysWhatWasMetUnlessItsSolutionWasShown() {
        var listing = library.packs("kakuro").getFirst().listings().getFirst();
        var needed =
                listing.difficulty().rating().techniques().keySet().iterator().next();
        var game =
                games.newGames().start(player.id(), library.find(listing.id()).orElseThrow(), listing.id());
        games.append(player.id(), game.id(), "tab", 1, new LogEntry.Undo());
        var update = database.sql("update game set finished = created, solution_shown = :shown where id = :id")
                .param("id", game.id());
        update.param("shown", false).update();
        goThereAgain();
        assertThat(sign(needed)).isEqualTo("met");

        update.param("shown", true).update();
        goThereAgain();
        assertThat(_find(StandingSign.class)).isEmpty();
    }

    private void answer(UnaryOperator<GivenAnswers> answers) {
        new StoredAnswers(database).add(player.id(), Duration.ofDays(3), answers);
    }

    private static String sign(String technique) {
        var item = _find(ListItem.class).stream()
                .filter(each -> _find(each, Anchor.class).stream()
                        .anyMatch(link -> link.getHref().equals("learn/" + technique)))
                .findFirst()
                .orElseThrow();
        return text(_get(item, StandingSign.class));
    }

    private static String text(Component component) {
        return PageText.of(component).strip();
    }

    private static void click(String id) {
        _click(_get(NativeButton.class, spec -> spec.withId(id)));
    }

    @Test
    void everyTechniqueIsLinkedInTheOrderOfTheCatalogue() {
        assertThat(techniques())
                .containsExactlyElementsOf(TechniqueCatalogue.all().stream()
                        .map(entry -> "learn/" + entry.id())
                        .toList());
    }

    @Test
    void theSixTiersHaveHeadings() {
        assertThat(_find(H2.class))
                .extracting(H2::getText)
                .containsSubsequence("Gentle", "Easy", "Medium", "Hard", "Expert", "Extreme");
    }

    @Test
    void theRulesAndTheCombinationsAreLinked() {
        assertThat(_find(Anchor.class)).extracting(Anchor::getHref).contains("how-to-play", "learn/combinations");
    }

    @ParameterizedTest
    @CsvSource({
        "x-wing, learn/x-wing learn/finned-x-wing",
        "evil tw, learn/last-cell",
        "TWIN cages, learn/twin-cages",
        "odd–even, learn/parity",
        "als xz, learn/als-xz",
        "kakro, ''"
    })
    void aTechniqueIsFoundByItsNameOrAnotherOfItsNames(String typed, String found) {
        _setValue(_get(TextField.class), typed);

        assertThat(techniques()).containsExactly(found.isEmpty() ? new String[0] : found.split(" "));
    }

    @Test
    void tiersWithoutAHitAreHiddenAndTheHitsAreCounted() {
        _setValue(_get(TextField.class), "wing");

        assertThat(_find(H2.class)).extracting(H2::getText).containsExactly("Techniques", "Expert");
        assertThat(status()).isEqualTo("5 of " + TechniqueCatalogue.all().size() + " techniques");

        _setValue(_get(TextField.class), "guess");

        assertThat(status()).isEqualTo("No technique has a name like that.");
    }

    private static String status() {
        return _get(Paragraph.class, spec -> spec.withAttribute("role", "status"))
                .getText();
    }

    private static List<String> techniques() {
        return _find(Anchor.class, spec -> spec.withClasses("station-name")).stream()
                .map(Anchor::getHref)
                .toList();
    }
}
