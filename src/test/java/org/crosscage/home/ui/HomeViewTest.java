package org.crosscage.home.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.ElementUtilsKt;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.dom.DomEvent;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.internal.JacksonUtils;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.PageText;
import org.crosscage.Pool;
import org.crosscage.ShippedKinds;
import org.crosscage.ViewTest;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Grader;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.shell.ui.Picker;
import org.crosscage.shell.ui.Tool;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.store.StoredAnswers;
import org.crosscage.train.store.TrainingRuns;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.context.bean.override.convention.TestBean;

final class HomeViewTest extends ViewTest {

    /// Where puzzles are made.
    private static final Pool POOL = new Pool();

    @TestBean(name = "costlyTasks")
    private Executor costlyTasks;

    @Autowired
    private GameService games;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private TrainingRuns runs;

    @Autowired
    private JdbcClient database;

    static Executor costlyTasks() {
        return POOL;
    }

    @BeforeEach
    void allThreadsAreFree() {
        POOL.reset(false);
    }

    @Test
    void whatIsDueTodayIsOfferedAndBeginsARun() {
        var topic = new TrainingTopic.OfTechnique("naked-pair", Optional.of(PuzzleKinds.of("kenken")));
        var run = runs.begin(player.id(), topic, RunLength.ENDLESS, "").orElseThrow();
        runs.shown(player.id(), run.id(), 1);
        openAnew();
        _assertNone(NativeButton.class, spec -> spec.withId("home-repeat"));

        database.sql("update training_answer set answered = dateadd(day, -2, answered) where player = :player")
                .param("player", player.id())
                .update();
        openAnew();

        assertThat(PageText.of(_get(Div.class, spec -> spec.withClasses("home-due"))))
                .contains("1 position that you missed is due today.");
        _click(_get(NativeButton.class, spec -> spec.withId("home-repeat")));
        assertThat(runs.open(player.id(), address().substring("train/".length()))
                        .orElseThrow()
                        .topic())
                .isEqualTo(new TrainingTopic.Due(Optional.empty()));
    }

    @Test
    void whatIsDueAndCannotBeReachedLeadsToTheTrainerAndWhatIsGoneIsNotDue() {
        new StoredAnswers(database)
                .add(player.id(), Duration.ofDays(2), answers -> answers.add("kenken", "naked-pair", "xxx"));
        ask(1, "kenken.naked-pair.00000000");
        ask(2, "kenken.naked-pair.abcdefgh-3-nowhere");
        ask(3, "kenken.naked-pair.hgfedcba-3-nowhere");
        openAnew();
        assertThat(PageText.of(_get(Div.class, spec -> spec.withClasses("home-due"))))
                .contains("2 positions that you missed are due today.");

        _click(_get(NativeButton.class, spec -> spec.withId("home-repeat")));

        assertThat(address()).isEqualTo("train");
        database.sql("delete from training_answer where place > 1").update();
        openAnew();
        _assertNone(NativeButton.class, spec -> spec.withId("home-repeat"));
    }

    private void ask(int place, String position) {
        database.sql("update training_answer set position_id = :position where player = :player and place = :place")
                .param("position", position)
                .param("player", player.id())
                .param("place", place)
                .update();
    }

    @Test
    void thereIsAWayToEverythingElse() {
        assertThat(PageText.page().select("a.tile").eachAttr("href"))
                .containsSequence("library", "import", "edit", "learn", "train", "lab");
    }

    /// A shortcut of the installed game.
    @Test
    void whatIsToBeContinuedIsTheGameThatWasPlayedLast() {
        UI.getCurrent().navigate("continue");
        assertThat(address()).isEmpty();

        var first = begin();
        var last = begin();
        UI.getCurrent().navigate("continue");
        assertThat(address()).isEqualTo("play/" + last.id());

        games.delete(player.id(), last.id());
        UI.getCurrent().navigate("continue");
        assertThat(address()).isEqualTo("play/" + first.id());
    }

    private static void openAnew() {
        UI.getCurrent().navigate("learn");
        UI.getCurrent().navigate("");
    }

    /// Those too of which no puzzle is shipped.
    @Test
    void eachKindHasACardToStartWith() {
        assertThat(_find(StartCard.class))
                .extracting(HomeViewTest::title)
                .startsWith("Kakuro", "KenKen")
                .contains("Template")
                .hasSameSizeAs(PuzzleKinds.all())
                .doesNotHaveDuplicates();
    }

    @Test
    void aKindOfOneSizeHasNoOtherOneToChoose() {
        assertThat(radios("boxsums")).extracting(radio -> radio.attr("value")).containsExactly("4x4");
    }

    @Test
    void everySizeOfAKindCanBeChosen() {
        for (var kind : ShippedKinds.all()) {
            var sizes = Stream.concat(kind.sizes().stream(), kind.largeSizes().stream())
                    .map(Size::toString);
            // there is no Killer Sudoku of another size
            var other = kind.id().equals("killer") ? Stream.<String>empty() : Stream.of("other");
            assertThat(radios(kind.id()))
                    .extracting(radio -> radio.attr("value"))
                    .containsExactlyElementsOf(Stream.concat(sizes, other).toList());
        }
    }

    @Test
    void whatHasNoChipIsChosenByRowsAndColumns() {
        choose("kakuro", "other");
        pick("rows-kakuro", "7");
        pick("columns-kakuro", "9");
        click("Play Kakuro");

        var shape = eventuallyStarted().entry().puzzle().shape();
        assertThat(new Size(shape.rows(), shape.columns())).isEqualTo(new Size(7, 9));
    }

    @Test
    void everySizeThatCanBeMadeCanBeChosenAndAKenKenIsSquare() {
        choose("kenken", "other");
        assertThat(_get(Picker.class, spec -> spec.withId("rows-kenken")).options())
                .extracting(Picker.Option::value)
                .startsWith("3")
                .endsWith("12");
        _assertNone(Picker.class, spec -> spec.withId("columns-kenken"));
        pick("rows-kenken", "3");
        assertThat(said()).contains("Medium, Hard, Expert or Extreme puzzles of this size are too rare to wait for.");
        click("Play KenKen");

        assertThat(eventuallyStarted().entry().puzzle().shape().rows()).isEqualTo(3);
    }

    @Test
    void aSizeWithAChipThatIsChosenAfterwardsTakesTheListsAway() {
        choose("kakuro", "other");
        pick("rows-kakuro", "7");
        choose("kakuro", "6x6");

        _assertNone(Picker.class, spec -> spec.withId("rows-kakuro"));
        click("Play Kakuro");
        assertThat(eventuallyStarted().entry().puzzle().shape().rows()).isEqualTo(6);
    }

    @Test
    void oneSizeOfEachKindIsChosenAtFirst() {
        assertThat(ShippedKinds.all())
                .allSatisfy(kind -> assertThat(radios(kind.id()))
                        .filteredOn(radio -> radio.hasAttr("checked"))
                        .hasSize(1));
    }

    @Test
    void playingLeadsToANewGameOfTheKindAndTheSizeThatIsShown() {
        click("Play KenKen");

        var size = PuzzleKinds.of("kenken").usualSize();
        var started = eventuallyStarted();
        assertThat(started.entry().puzzle().kind()).isEqualTo("kenken");
        assertThat(started.entry().puzzle().shape().rows()).isEqualTo(size.rows());
        assertThat(started.entry().puzzle().shape().columns()).isEqualTo(size.columns());
    }

    @Test
    void aGradeThatIsChosenIsTheOneThatIsPlayed() {
        var grades = _get(Picker.class, spec -> spec.withId("grade-kenken"));
        assertThat(grades.options())
                .extracting(Picker.Option::words)
                .containsExactly("Any grade", "Gentle", "Easy", "Medium", "Hard", "Expert", "Extreme");

        grades.pick("hard");
        choose("kenken", "5x5");
        click("Play KenKen");

        var game = eventuallyStarted();
        assertThat(game.source()).startsWith("kenken-5x5-hard-");
        assertThat(new Grader(PuzzleKinds.of("kenken").techniques())
                        .rate(game.entry().puzzle(), () -> false))
                .hasValueSatisfying(rating -> assertThat(rating.grade()).isEqualTo(Grade.HARD));
    }

    @Test
    void aGradeThatASizeDoesNotHaveIsNotOfferedThereAndTheCardSaysSo() {
        var grades = _get(Picker.class, spec -> spec.withId("grade-kakuro"));
        grades.pick("gentle");

        choose("kakuro", "30x30");

        assertThat(grades.options()).extracting(Picker.Option::value).doesNotContain("gentle");
        assertThat(said()).contains("Gentle puzzles of this size are too rare to wait for.");
        choose("kakuro", "15x15");
        assertThat(grades.options()).extracting(Picker.Option::value).contains("gentle");
        assertThat(said()).doesNotContain("too rare to wait for");
    }

    @Test
    void whatIsAskedForBesideIsWhatIsPlayed() {
        openOptions("kenken");
        pick("ops-kenken", "*");
        pick("cage-max-kenken", "3");
        assertThat(said()).contains("More options (2 chosen)");
        choose("kenken", "5x5");
        click("Play KenKen");

        var game = eventuallyStarted();
        assertThat(game.source()).startsWith("kenken-5x5-cage-max=3-ops=*-");
        assertThat(game.entry().puzzle().clues()).allSatisfy(cage -> {
            assertThat(cage.cells().size()).isLessThanOrEqualTo(3);
            assertThat(cage.cells().size() == 1 || cage.operation() == Operation.MULTIPLY)
                    .isTrue();
        });
    }

    /// Each of them takes up to four choices on the card.
    @Test
    void whatTakesChoosingIsOneClickFromTheFirstPage() {
        var sources = Map.of(
                "15 × 15 Expert", "kakuro-15x15-expert-",
                "10 × 10, mirrored", "kakuro-10x10-symmetry=mirror-",
                "9 × 9 Expert", "kenken-9x9-expert-",
                "6 × 6, signs hidden", "kenken-6x6-ops=?-",
                "6 × 6, only ×", "kenken-6x6-ops=*-",
                "9 × 9 Hard", "killer-9x9-hard-",
                "9 × 9, symmetric", "killer-9x9-medium-cage-symmetry=point-",
                "6 × 6 Easy", "killer-6x6-easy-");
        sources.forEach((words, source) -> {
            UI.getCurrent().navigate("");
            clickQuickPick(words);
            assertThat(eventuallyStarted().source()).startsWith(source);
        });
    }

    @Test
    void aGiantKakuroIsOneClickFromTheFirstPageAndIsSaidToTakeAWhile() {
        POOL.reset(true);
        clickQuickPick("30 × 30 giant");

        assertThat(said()).contains("takes a few seconds");
        assertThat(button("Play Kakuro").isEnabled()).isFalse();
        click("Cancel");
        assertThat(said()).doesNotContain("takes a few seconds");
    }

    @Test
    void everyOptionThatIsOfferedCanBeAskedFor() {
        for (var kind : PuzzleKinds.all()) {
            Stream.concat(kind.sizes().stream(), kind.largeSizes().stream())
                    .forEach(size -> kind.offeredOptions(size).forEach((option, values) -> {
                        assertThat(values).isNotEmpty();
                        assertThat(values)
                                .allSatisfy(value -> assertThat(kind.drafts(Map.of(option, value))
                                                .supports(size.rows(), size.columns()))
                                        .isTrue());
                    }));
        }
    }

    @Test
    void noTwoValuesOfAnOptionHaveTheSameName() {
        PuzzleKinds.all().forEach(kind -> openOptions(kind.id()));
        assertThat(_find(Picker.class))
                .hasSizeGreaterThan(8)
                .allSatisfy(picker -> assertThat(picker.options())
                        .extracting(Picker.Option::words)
                        .doesNotHaveDuplicates());
        assertThat(_get(Picker.class, spec -> spec.withId("ops-kenken")).options())
                .extracting(Picker.Option::words)
                .contains("Only ×", "× and ÷");
    }

    @Test
    void anOptionThatNeverComesUpInASizeIsNotOffered() {
        choose("kakuro", "6x6");
        openOptions("kakuro");

        assertThat(_get(Picker.class, spec -> spec.withId("symmetry-kakuro")).options())
                .extracting(Picker.Option::value)
                .contains("none")
                .doesNotContain("mirror");
    }

    @Test
    void aTechniqueHarderThanTheGradeIsNotOffered() {
        openOptions("kakuro");
        pick("technique-kakuro", "nishio");
        assertThat(said()).contains("More options (1 chosen)");

        pick("grade-kakuro", "medium");

        assertThat(_get(Picker.class, spec -> spec.withId("technique-kakuro")).options())
                .extracting(Picker.Option::value)
                .contains("naked-pair")
                .doesNotContain("nishio");
        assertThat(said())
                .doesNotContain("chosen")
                .contains("“Technique” is back to the usual: “Nishio” is not available with this size and grade.");
    }

    @Test
    void anOptionThatAnotherSizeDoesNotHaveIsSaidToBeBackToTheUsual() {
        choose("kakuro", "10x10");
        openOptions("kakuro");
        pick("symmetry-kakuro", "mirror");
        choose("kakuro", "6x6");
        assertThat(said())
                .contains(
                        "“Symmetry” is back to the usual: “Left and right” is not available with this size and grade.");
        pick("density-kakuro", "70");
        assertThat(said()).doesNotContain("back to the usual");
    }

    @Test
    void numbersFromZeroStayChosenInAnotherSizeThoughThereTheyEndElsewhere() {
        choose("kenken", "5x5");
        openOptions("kenken");
        pick("values-kenken", "0-4");
        choose("kenken", "4x4");

        assertThat(_get(Picker.class, spec -> spec.withId("values-kenken")).picked())
                .isEqualTo("0-3");
        assertThat(said()).contains("More options (1 chosen)").doesNotContain("back to the usual");
        click("Play KenKen");
        assertThat(eventuallyStarted().entry().puzzle().digits()).isEqualTo(Digits.range(0, 3));
    }

    private static void pick(String id, String value) {
        _get(Picker.class, spec -> spec.withId(id)).pick(value);
    }

    @Test
    void whoCancelsStaysHereAndCanStartAgain() {
        POOL.reset(true);
        choose("kakuro", "6x6");
        click("Play Kakuro");
        click("Cancel");
        POOL.work();

        assertThat(address()).isEmpty();
        assertThat(button("Play Kakuro").isEnabled()).isTrue();
        assertThat(games.lists().begunSources(player.id())).isEmpty();
    }

    @Test
    void whoWaitsForAPuzzleGetsItThoughThePageIsSentWhole() {
        POOL.reset(true);
        choose("kakuro", "6x6");
        click("Play Kakuro");
        missMessage();
        assertThat(button("Play Kakuro").isEnabled()).isFalse();

        POOL.work();

        assertThat(eventuallyStarted().entry().puzzle().kind()).isEqualTo("kakuro");
    }

    @Test
    void aNewcomerHasNothingToContinue() {
        _assertNone(H2.class, spec -> spec.withText("Continue"));
    }

    @Test
    void aGameThatWasOnlyOpenedIsNotOffered() {
        start();

        comeBack();

        _assertNone(H2.class, spec -> spec.withText("Continue"));
    }

    @Test
    void aGameWithAMoveIsOfferedWithHowFarItIs() {
        var game = begin();

        comeBack();

        _get(H2.class, spec -> spec.withText("Continue"));
        var link =
                _get(Anchor.class, spec -> spec.withPredicate(a -> a.getHref().equals("play/" + game.id())));
        assertThat(PageText.of(link)).contains("Kakuro 3 × 3").contains("1 of 4");
    }

    @Test
    void aFinishedGameIsNotOfferedAnyMore() {
        var game = begin();
        digits(game, 8, 9, 9, 7);

        comeBack();

        _assertNone(H2.class, spec -> spec.withText("Continue"));
    }

    @Test
    void theGamesOfOthersAreNotOffered() {
        begin();

        anotherPlayer();

        _assertNone(H2.class, spec -> spec.withText("Continue"));
    }

    /// Home is where every session begins; only who was elsewhere meets it anew.
    private static void comeBack() {
        UI.getCurrent().navigate("library");
        UI.getCurrent().navigate("");
    }

    private SavedGame start() {
        return games.newGames().start(player.id(), PuzzleEntry.of("one", ExamplePuzzles.oneSolution()), "");
    }

    private SavedGame begin() {
        var game = start();
        digits(game, 8);
        return game;
    }

    /// Writes digits into the first cells.
    private void digits(SavedGame game, int... digits) {
        for (int cell = 0; cell < digits.length; cell++) {
            var move = Move.of(new Change.Digit(cell, digits[cell]));
            games.append(player.id(), game.id(), "test-" + digits.length, cell + 1, new LogEntry.Play(move));
        }
    }

    private SavedGame eventuallyStarted() {
        eventually(() -> assertThat(address()).startsWith("play/"));
        return games.load(player.id(), address().substring("play/".length())).orElseThrow();
    }

    /// What the cards to start with say.
    private static String said() {
        return _find(StartCard.class).stream().map(PageText::of).collect(Collectors.joining(" "));
    }

    /// What the browser sends when a player chooses one of the chips.
    private static void choose(String kind, String size) {
        assertThat(radios(kind)).extracting(radio -> radio.attr("value")).contains(size);
        var row = all(card(kind).getElement())
                .filter(each -> each.getTag().equals("fieldset"))
                .findFirst()
                .orElseThrow();
        fire(row, "change", "event.target.value", size);
    }

    private static void fire(Element element, String event, String name, String value) {
        var data = JacksonUtils.createObjectNode().put(name, value);
        ElementUtilsKt._fireDomEvent(element, new DomEvent(element, event, data));
    }

    private static List<org.jsoup.nodes.Element> radios(String kind) {
        return PageText.html(card(kind)).select("input");
    }

    private static StartCard card(String kind) {
        return _get(
                StartCard.class,
                spec -> spec.withPredicate(c -> kind.equals(c.getElement().getAttribute("data-kind"))));
    }

    private static Stream<Element> all(Element element) {
        return element.isTextNode()
                ? Stream.empty()
                : Stream.concat(Stream.of(element), element.getChildren().flatMap(HomeViewTest::all));
    }

    private static String title(StartCard card) {
        return PageText.html(card).expectFirst("h2").text();
    }

    /// As the player opens what more can be asked for.
    private static void openOptions(String kind) {
        var folded = _get(card(kind), NativeDetails.class);
        folded.setOpen(true);
        ComponentUtil.fireEvent(folded, new NativeDetails.ToggleEvent(folded, true));
    }

    /// What the browser sends when a player clicks one of the quick picks.
    private static void clickQuickPick(String text) {
        var names = new ArrayList<String>();
        for (var picks : _find(QuickPicks.class)) {
            for (var pick : PageText.html(picks).select("button")) {
                if (pick.text().equals(text)) {
                    names.add(pick.attr(QuickPicks.NAME));
                    fire(picks.getElement(), "click", QuickPicks.PRESSED, names.getFirst());
                }
            }
        }
        assertThat(names).as(text).hasSize(1);
    }

    private static void click(String text) {
        _click(button(text));
    }

    private static Tool button(String text) {
        return _get(Tool.class, spec -> spec.withText(text));
    }
}
