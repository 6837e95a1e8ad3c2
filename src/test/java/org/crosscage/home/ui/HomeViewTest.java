package org.crosscage.home.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.ElementUtilsKt;
import com.vaadin.flow.component.Component;
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
import com.vaadin.flow.router.QueryParameters;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.PageText;
import org.crosscage.Pool;
import org.crosscage.ShippedKinds;
import org.crosscage.ViewTest;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.board.ui.GeneratorProgress;
import org.crosscage.board.ui.tile.PuzzleNames;
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
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.ui.field.Choice;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.texts.Texts;
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
    private PuzzleLibrary library;

    @Autowired
    private PreferenceService preferences;

    @Autowired
    private Texts texts;

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
    void whoHasBegunToLearnSeesTheNextStation() {
        _assertNone(Anchor.class, spec -> spec.withClasses("home-station"));

        new StoredAnswers(database)
                .add(player.id(), Duration.ofDays(2), answers -> answers.add("kenken", "naked-pair", "h"));
        openAnew();

        var station = _get(Anchor.class, spec -> spec.withClasses("home-station"));
        var entry = TechniqueCatalogue.of("naked-pair").orElseThrow();
        assertThat(station.getHref()).isEqualTo("learn/naked-pair");
        assertThat(station.getText())
                .isEqualTo("Next station: Naked pair (%d of %d)"
                        .formatted(
                                TechniqueCatalogue.number(entry),
                                TechniqueCatalogue.all().size()));
        assertThat(station.getElement()
                        .getParent()
                        .getChild(station.getElement().getParent().indexOfChild(station.getElement()) - 1))
                .as("right above it")
                .isEqualTo(_get(PlayNow.class).getElement());
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
                .containsSequence("library", "import", "edit", "print", "sets", "learn", "train", "lab");
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

    @Test
    void aFreshPlayerGetsAShortGentleGameOfEachKindByOnePress() {
        for (var kind : ShippedKinds.all()) {
            anotherPlayer();
            UI.getCurrent().navigate("");
            assertThat(said(PlayNow.class)).contains("Show me how").doesNotContain("Easy", "Medium", "Hard");
            for (var tile : PageText.html(_get(PlayNow.class)).select("button.tile")) {
                var minutes = Pattern.compile("about\u00a0(\\d+)\u00a0min").matcher(tile.attr("aria-label"));
                assertThat(minutes.find()).isTrue();
                assertThat(Integer.parseInt(minutes.group(1))).isBetween(1, 10);
            }

            playNow(kind.id());

            var order = new PuzzleOrder(kind.id(), kind.sizes().getFirst(), PuzzleRequirements.of(Grade.GENTLE));
            assertThat(eventuallyStarted().source()).startsWith(order.stem() + "-");
        }
    }

    @Test
    void thePageGreetsOnlyThoseItDoesNotKnow() {
        assertThat(PageText.page().text()).contains("with a teacher who explains", "Stuck? Ask.");

        begin();
        comeBack();

        assertThat(PageText.page().text()).doesNotContain("Stuck? Ask.");
        assertThat(PageText.page().select("h1")).hasSize(1);
    }

    @Test
    void continueComesBeforePlayNowAndThatBeforeToday() {
        begin();
        comeBack();
        assertThat(PageText.page().select("h2").eachText())
                .startsWith("Continue", "Play now")
                .element(2)
                .asString()
                .startsWith("Today’s puzzles");
    }

    @Test
    void theLevelFollowsFromFinishedGamesAndALessonIsOfferedUntilItsKindIsMet() {
        var kakuro = PuzzleKinds.of("kakuro");
        var entry = library.ordered(
                        new PuzzleOrder("kakuro", new Size(8, 8), PuzzleRequirements.of(Grade.MEDIUM)), Set.of())
                .orElseThrow();
        var game = games.newGames().start(player.id(), entry, entry.id());
        digits(game, 1);
        database.sql("update game set finished = updated, elapsed_seconds = 500 where id = :id")
                .param("id", game.id())
                .update();
        preferences.change(player.id(), old -> old.withIntroduced(kakuro.id()));
        var signs = PageText.html(_get(PlayNow.class)).select(".thumbnail").outerHtml();

        comeBack();

        assertThat(PageText.html(_get(PlayNow.class)).select(".thumbnail").outerHtml())
                .as("pictures, whatever begins")
                .isEqualTo(signs);
        var tiles = PageText.html(_get(PlayNow.class)).select("li");
        assertThat(tiles.getFirst().text())
                .contains("Kakuro", "8 × 8", "Medium")
                .doesNotContain("Show me how");
        assertThat(tiles.get(1).text()).contains("KenKen", "Gentle", "Show me how");
    }

    @Test
    void whatWasChosenLastIsChosenWhenThePlayerComesBack() {
        choose("kenken", "6x6");
        grade("kenken", "Hard");
        click("Play KenKen");
        eventuallyStarted();

        comeBack();

        assertThat(checked(unfolded())).containsExactly("KenKen", "Hard", "6 × 6");
    }

    @Test
    void aNewPlayersFormHasTheSuggestionAndNotJustAnyGrade() {
        assertThat(checked(unfolded())).containsExactly("Kakuro", "Gentle", "6 × 6");
    }

    @Test
    void whatTakesLongToMakeComesFromTheLibraryAndTheCardSaysSo() {
        choose("kakuro", "30x30");

        assertThat(said()).contains("Puzzles like this take long to make, so this one may come from the library.");
        click("Play Kakuro");
        var first = eventuallyStarted().source();
        assertThat(library.packOf(first).orElseThrow().id()).isEqualTo("kakuro-30x30");

        comeBack();
        unfolded();
        click("Play Kakuro");
        assertThat(library.packOf(eventuallyStarted().source()).orElseThrow().id())
                .isEqualTo("kakuro-30x30");
        assertThat(eventuallyStarted().source()).isNotEqualTo(first);
    }

    @Test
    void eachKindHasACardToStartWith() {
        PuzzleKinds.all()
                .forEach(kind -> assertThat(card(kind.id()).isVisible()).isTrue());
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
        choose("kenken", "7x7");
        click("Play KenKen");

        var puzzle = eventuallyStarted().entry().puzzle();
        assertThat(puzzle.kind()).isEqualTo("kenken");
        assertThat(puzzle.shape().rows()).isEqualTo(7);
        assertThat(puzzle.shape().columns()).isEqualTo(7);
    }

    @Test
    void aGradeThatIsChosenIsTheOneThatIsPlayed() {
        assertThat(grades("kenken"))
                .containsExactly("Gentle", "Easy", "Medium", "Hard", "Expert", "Extreme", "Any grade");

        grade("kenken", "Hard");
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
        choose("kakuro", "30x30");

        assertThat(grades("kakuro")).doesNotContain("Gentle");
        assertThat(checked(unfolded())).contains("Easy");
        assertThat(said()).contains("Gentle puzzles of this size are too rare to wait for.");
        choose("kakuro", "15x15");
        assertThat(grades("kakuro")).contains("Gentle");
        assertThat(said()).doesNotContain("too rare to wait for");
    }

    @Test
    void whatIsAskedForBesideIsWhatIsPlayed() {
        grade("kenken", "Any grade");
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
        for (var kind : PuzzleKinds.all()) {
            openOptions(kind.id());
            assertThat(_find(Picker.class))
                    .allSatisfy(picker -> assertThat(picker.options())
                            .extracting(Picker.Option::words)
                            .doesNotHaveDuplicates());
        }
        openOptions("kenken");
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
        grade("kakuro", "Any grade");
        openOptions("kakuro");
        pick("technique-kakuro", "nishio");
        assertThat(said()).contains("More options (1 chosen)");

        grade("kakuro", "Medium");

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
        assertThat(games.lists().begunSources(player.id())).isEmpty();
        click("Play Kakuro");
        POOL.work();
        eventuallyStarted();
    }

    @Test
    void whoWaitsForAPuzzleGetsItThoughThePageIsSentWhole() {
        POOL.reset(true);
        choose("kakuro", "6x6");
        click("Play Kakuro");
        missMessage();
        click("Play Kakuro"); // the same one again goes on
        assertThat(POOL.waiting()).isOne();

        POOL.work();

        assertThat(eventuallyStarted().entry().puzzle().kind()).isEqualTo("kakuro");
    }

    /// A page without a connection leads here by *Next*.
    @Test
    void thePuzzleThatTheAddressOrdersIsMade() {
        UI.getCurrent().navigate("", QueryParameters.of("new", "kenken-4x4-gentle"));

        var shape = eventuallyStarted().entry().puzzle().shape();
        assertThat(shape.rows()).isEqualTo(4);
    }

    @Test
    void anAddressThatOrdersNothingIsThatOfThePage() {
        UI.getCurrent().navigate("", QueryParameters.of("new", "chess-999x1-odd"));

        assertThat(_find(_get(HomeView.class), GeneratorProgress.class)).isEmpty();
        assertThat(games.lists().begunSources(player.id())).isEmpty();
    }

    @Test
    void theSameOrderElsewhereOnThePageGoesOnThere() {
        POOL.reset(true);
        playNow("kakuro");
        assertThat(_find(_get(PlayNow.class), GeneratorProgress.class)).hasSize(1);
        choose("kakuro", "6x6");
        click("Play Kakuro");

        assertThat(_find(_get(PlayNow.class), GeneratorProgress.class)).isEmpty();
        assertThat(_find(_get(StartCard.class), GeneratorProgress.class)).hasSize(1);
        assertThat(POOL.waiting()).isOne();
        POOL.work();
        eventuallyStarted();
    }

    @Test
    void theWordsAboutMakingHaveTheirPlacesFromTheStart() {
        card("kakuro");
        assertThat(_find(GameStart.Place.class))
                .hasSize(2)
                .allSatisfy(place ->
                        assertThat(PageText.html(place).select("[role=status]")).hasSize(1));
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
        assertThat(PageText.of(link)).contains("Kakuro 3\u00a0×\u00a03").contains("1 of 4");
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

    private static String said() {
        return said(StartCard.class);
    }

    private static <C extends Component> String said(Class<C> part) {
        return _find(part).stream().map(PageText::of).collect(Collectors.joining(" "));
    }

    /// Sends what the browser does when a player chooses one of the chips.
    private static void choose(String kind, String size) {
        assertThat(radios(kind)).extracting(radio -> radio.attr("value")).contains(size);
        var row = all(_get(card(kind), SizeChoice.class).getElement())
                .filter(each -> each.getTag().equals("fieldset"))
                .filter(each -> each.getProperty("innerHTML").contains('"' + size + '"'))
                .findFirst()
                .orElseThrow();
        fire(row, "change", "event.target.value", size);
    }

    private static void fire(Element element, String event, String name, String value) {
        var data = JacksonUtils.createObjectNode().put(name, value);
        ElementUtilsKt._fireDomEvent(element, new DomEvent(element, event, data));
    }

    private static List<org.jsoup.nodes.Element> radios(String kind) {
        return PageText.html(_get(card(kind), SizeChoice.class)).select("input");
    }

    /// As the player opens the form and chooses the kind there, unless it is there.
    private static StartCard card(String kind) {
        var form = unfolded();
        var there = _get(StartCard.class);
        if (!kind.equals(there.getElement().getAttribute("data-kind"))) {
            at(PuzzleKinds.all(), _find(form, Choice.class).getFirst(), PuzzleKinds.of(kind));
        }
        var card = _get(StartCard.class);
        assertThat(card.getElement().getAttribute("data-kind")).isEqualTo(kind);
        return card;
    }

    private static NewGameForm unfolded() {
        var form = _get(NewGameForm.class);
        form.setOpen(true);
        ComponentUtil.fireEvent(form, new NativeDetails.ToggleEvent(form, true));
        return form;
    }

    /// Sends what the browser does when a player chooses one of the chips.
    private static <T> void at(List<T> all, Choice<?> choice, T value) {
        fire(choice.getElement(), "change", "event.target.value", Integer.toString(all.indexOf(value)));
    }

    private static void grade(String kind, String word) {
        var choice = _get(card(kind), Choice.class);
        var words = PageText.html(choice).select("label").eachText();
        assertThat(words).contains(word);
        at(words, choice, word);
    }

    private static List<String> grades(String kind) {
        return PageText.html(_get(card(kind), Choice.class)).select("label").eachText();
    }

    private static List<String> checked(NewGameForm form) {
        return PageText.html(form).select("label:has(input[checked])").eachText();
    }

    private void playNow(String kind) {
        var name = "Play " + new PuzzleNames(texts).kind(kind);
        var tile = _find(NativeButton.class).stream()
                .filter(button -> button.getElement().getAttribute("aria-label") != null
                        && button.getElement().getAttribute("aria-label").startsWith(name))
                .findFirst();
        _click(tile.orElseThrow());
    }

    private static Stream<Element> all(Element element) {
        return element.isTextNode()
                ? Stream.empty()
                : Stream.concat(Stream.of(element), element.getChildren().flatMap(HomeViewTest::all));
    }

    /// As the player opens what more can be asked for.
    private static void openOptions(String kind) {
        var folded = _get(card(kind), NativeDetails.class);
        folded.setOpen(true);
        ComponentUtil.fireEvent(folded, new NativeDetails.ToggleEvent(folded, true));
    }

    private static void click(String text) {
        _click(button(text));
    }

    private static Tool button(String text) {
        return _get(Tool.class, spec -> spec.withText(text));
    }
}
