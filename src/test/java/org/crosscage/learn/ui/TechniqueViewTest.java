package org.crosscage.learn.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.QueryParameters;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.PageText;
import org.crosscage.ViewTest;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Position;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.crosscage.library.Practice;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.shell.ui.Choice;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.store.StoredAnswers;
import org.crosscage.train.store.TrainingRuns;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

final class TechniqueViewTest extends ViewTest {

    @Autowired
    private GameService games;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private TrainingRuns runs;

    @Autowired
    private JdbcClient database;

    static Stream<String> techniques() {
        return TechniqueCatalogue.all().stream().map(CatalogueEntry::id);
    }

    @ParameterizedTest
    @MethodSource("techniques")
    void everyTechniqueHasAPageThatSaysWhatItIs(String technique) {
        UI.getCurrent().navigate("learn/" + technique);

        assertThat(_get(H1.class).getText()).isNotBlank();
        assertThat(_get(Paragraph.class, spec -> spec.withClasses("technique-what"))
                        .getText())
                .isNotBlank();
        assertThat(_find(H2.class)).extracting(H2::getText).contains("A worked example", "Traps");
    }

    @Test
    void whatIsNoTechniqueHasNoPage() {
        UI.getCurrent().navigate("learn/guessing");

        assertThat(_get(H1.class).getText()).isEqualTo("Nothing here");
    }

    @Test
    void theExampleIsToldFromThePositionToWhatFollows() {
        open("hidden-single", "kenken");

        assertThat(eyebrow()).isEqualTo("1 of 4: the position");
        press("Next");
        assertThat(eyebrow()).isEqualTo("2 of 4: where to look");
        assertThat(PageText.page().select(".example-text h3").text()).startsWith("Hidden single: ");
        press("Next");
        assertThat(eyebrow()).isEqualTo("3 of 4: why");
        assertThat(told()).contains("can still be");
        press("Next");
        assertThat(eyebrow()).isEqualTo("4 of 4: what follows");
        assertThat(told()).startsWith("So r");
        press("Back");
        assertThat(eyebrow()).isEqualTo("3 of 4: why");
        press("Next");
        press("Again");
        assertThat(eyebrow()).isEqualTo("1 of 4: the position");
    }

    @Test
    void theBoardLightsUpAsInAGameAndShowsWhatFollows() {
        open("hidden-single", "kenken");
        var before = board().getElement().getProperty("position");
        assertThat(board().getElement().getProperty("highlights")).isNull();

        press("Next");
        press("Next");

        assertThat(board().getElement().getProperty("highlights"))
                .contains("found", "look")
                .doesNotContain("arrows");
        assertThat(PageText.page().select(".legend").text()).doesNotContain("order of the steps");
        assertThat(board().getElement().getProperty("position")).isEqualTo(before);

        press("Next");

        assertThat(board().getElement().getProperty("position")).isNotEqualTo(before);
    }

    @Test
    void aChainIsDrawnWithTheNumbersOfItsSentencesAndALegend() {
        open("xy-chain", "kenken");
        press("Next");
        press("Next");

        var numbers = PageText.page().select(".link-number").eachAttr("data-link");
        var highlights = board().getElement().getProperty("highlights");
        assertThat(numbers).startsWith("1", "2", "3");
        assertThat(numbers).allSatisfy(number -> assertThat(highlights).contains("\"number\":" + number + ","));
        assertThat(PageText.page().select(".legend").text())
                .contains("where to look", "proves it", "ruled out", "order of the steps", "must be", "nothing fits");
    }

    @ParameterizedTest
    @CsvSource({"kakuro, 6", "kenken, 4"})
    void theAddressSaysInWhichKindOfPuzzleItIsShown(String kind, int rows) {
        open("hidden-single", kind);

        assertThat(board().getElement().getProperty("pictureJson")).contains("\"rows\":" + rows);
    }

    @Test
    void aTechniqueThatOnlyOneKindHasIsShownInThat() {
        open("crossing", "kenken");

        assertThat(_find(PuzzleBoard.class)).hasSize(1);
        assertThat(_find(Choice.class)).isEmpty();
    }

    @Test
    void whereThereIsNoExampleThePageSaysSo() {
        UI.getCurrent().navigate("learn/single-square", QueryParameters.of("kind", "kakuro"));

        eventually(() -> assertThat(_find(H2.class)).extracting(H2::getText).contains("No example"));
        assertThat(_find(PuzzleBoard.class)).isEmpty();
    }

    @Test
    void thatNoPuzzleNeedsATechniqueIsSaid() {
        open("forcing-chain", "kenken");

        assertThat(text("practise")).contains("Something easier helps there too");
    }

    @Test
    void practisingOpensWhereTheTechniqueIsNeededAndOneUndoLeadsToTheStart() {
        open("naked-pair", "kenken");

        practise("Practise on a KenKen");

        var kind = PuzzleKinds.of("kenken");
        var begun =
                games.load(player.id(), address().substring("play/".length())).orElseThrow();
        var expected = Practice.standard()
                .puzzles(kind, TechniqueCatalogue.of("naked-pair").orElseThrow().technique())
                .get(1);
        assertThat(begun.source()).isEqualTo(expected.id());
        assertThat(begun.entry().puzzle()).isEqualTo(expected.puzzle());
        var game = begun.game();
        var next = new RuleEngine(kind.techniques()).next(Board.of(game.puzzle(), game.position()));
        assertThat(next.orElseThrow().technique().id()).isEqualTo("naked-pair");
        assertThat(game.after(new LogEntry.Undo()).position()).isEqualTo(Position.start(game.puzzle()));
    }

    @Test
    void practisingFromTheStartBeginsWithAnEmptyBoard() {
        open("naked-pair", "kenken");

        practise("From the start");

        var game = games.load(player.id(), address().substring("play/".length()))
                .orElseThrow()
                .game();
        assertThat(game.position()).isEqualTo(Position.start(game.puzzle()));
    }

    @Test
    void trainingBeginsARunOfFivePositionsOfTheKindThatIsShown() {
        open("naked-pair", "kenken");

        press("Train it");

        var run = runs.open(player.id(), address().substring("train/".length())).orElseThrow();
        assertThat(run.topic())
                .isEqualTo(new TrainingTopic.OfTechnique("naked-pair", Optional.of(PuzzleKinds.of("kenken"))));
        assertThat(run.length()).isEqualTo(RunLength.FIVE_POSITIONS);
    }

    @Test
    void whereThereIsNothingToTrainNothingIsOffered() {
        UI.getCurrent().navigate("learn/single-square", QueryParameters.of("kind", "kakuro"));

        eventually(() -> assertThat(_find(H2.class)).extracting(H2::getText).contains("No example"));
        assertThat(_find(PracticeCard.class)).isEmpty();
    }

    @Test
    void whereAPlayerStandsIsSaidWithWhatTheyFoundByKind() {
        open("naked-pair", "kenken");
        assertThat(_find(StandingSign.class)).isEmpty();

        new StoredAnswers(database)
                .add(
                        player.id(),
                        Duration.ofDays(2),
                        answers -> answers.add("kenken", "naked-pair", "xAAAA").add("kakuro", "naked-pair", "h"));
        open("hidden-pair", "kenken");
        assertThat(standing()).isEqualTo("not met yet");
        open("naked-pair", "kenken");

        assertThat(standing()).isEqualTo("known Found in training: 1 of 1 in Kakuro and 4 of 5 in KenKen");
    }

    private static String standing() {
        return _get(Div.class, spec -> spec.withClasses("technique-standing"))
                .getChildren()
                .map(part -> PageText.of(part).strip())
                .collect(Collectors.joining(" "));
    }

    @Test
    void theEasierAndTheHarderTechniqueAreLinked() {
        open("naked-pair", "kenken");

        assertThat(_find(Anchor.class, spec -> spec.withClasses("tile")))
                .extracting(Anchor::getHref)
                .containsExactly("learn/line-claims-box", "learn/hidden-pair");
    }

    private static void practise(String button) {
        press(button);
        eventually(() -> assertThat(address()).startsWith("play/"));
    }

    private static void open(String technique, String kind) {
        UI.getCurrent().navigate("learn/" + technique, QueryParameters.of("kind", kind));
        eventually(() -> assertThat(_find(PuzzleBoard.class)).hasSize(1));
    }

    private static PuzzleBoard board() {
        return _get(PuzzleBoard.class);
    }

    private static void press(String button) {
        _click(_get(
                NativeButton.class,
                spec -> spec.withPredicate(each -> PageText.of(each).strip().equals(button))));
    }

    private static String eyebrow() {
        return _get(_get(ExampleCard.class), Div.class, spec -> spec.withClasses("eyebrow"))
                .getText();
    }

    private static String told() {
        return PageText.page().select(".example-text p").text();
    }

    private static String text(String className) {
        return PageText.of(_get(Section.class, spec -> spec.withClasses(className)));
    }
}
