package org.crosscage.sets.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static com.github.mvysny.kaributesting.v10.LocatorJ._setValue;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.component.textfield.TextField;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import org.crosscage.PageText;
import org.crosscage.Pool;
import org.crosscage.ViewTest;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.Tier;
import org.crosscage.game.store.GameService;
import org.crosscage.game.store.GamesOfTests;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.NewPuzzles;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.player.store.Recovery;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.SetCount;
import org.crosscage.sets.SetDescription;
import org.crosscage.sets.SetTraining;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.sets.store.SetDrafts;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.ProgressLine;
import org.crosscage.shell.ui.field.Choice;
import org.crosscage.shell.ui.field.LargeTextArea;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.store.TrainingRuns;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.bean.override.convention.TestBean;

/// A set is put together, passed on and altered by its maker.
final class SetMakingTest extends ViewTest {

    private static final Pool POOL = new Pool();

    @TestBean(name = "costlyTasks")
    private Executor costlyTasks;

    private static final Queue<PuzzleEntry> STOCK = new ArrayDeque<>();
    private static final AtomicLong SEEDS = new AtomicLong();
    private static boolean stockFails;

    @TestBean(name = "newPuzzles")
    private NewPuzzles newPuzzles;

    @Autowired
    private PlayerLimits limits;

    @Autowired
    private PuzzleSets sets;

    @Autowired
    private SetDrafts drafts;

    @Autowired
    private PuzzleLibrary library;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private GameService games;

    @Autowired
    private Recovery recovery;

    @Autowired
    private TrainingRuns runs;

    static Executor costlyTasks() {
        return POOL;
    }

    static NewPuzzles newPuzzles() {
        return new NewPuzzles(new ExactSolver(), SEEDS::incrementAndGet, _ -> {
            if (stockFails) {
                throw new IllegalStateException("no database");
            }
            return Optional.ofNullable(STOCK.poll());
        });
    }

    @BeforeEach
    void workIsDoneAtOnce() {
        POOL.reset(false);
        STOCK.clear();
        stockFails = false;
    }

    @Test
    void whoHasMadeNoneIsToldAndFindsTheWayToTheFirst() {
        UI.getCurrent().navigate("sets");

        assertThat(_get(H1.class).getText()).isEqualTo("Puzzle sets");
        assertThat(said()).anyMatch(words -> words.startsWith("Sets you make appear here."));
        assertThat(_get(Anchor.class, spec -> spec.withId("new-set")).getHref()).isEqualTo("sets/new");
    }

    @Test
    void aSetOfEverySourceIsMadeAndBothItsLinksAreShown() {
        UI.getCurrent().navigate("sets/new");
        _setValue(_get(TextField.class, spec -> spec.withId("set-title")), "Week 3");
        _setValue(_get(TextArea.class, spec -> spec.withId("set-text")), "Do these.");
        _setValue(_get(Checkbox.class, spec -> spec.withId("set-no-hints")), true);
        pick("set-techniques", "easy");
        pick("set-pack", "kenken-4x4");
        press("shipped-2");
        source("NEW");
        pick("set-new-count", "2");
        _click(_get(Button.class, spec -> spec.withId("set-new-make")));
        paste(PuzzleFormats.TEXT.write(shipped(3)) + PuzzleFormats.TEXT.write(shipped(4)));

        assertThat(count()).isEqualTo("5 of at most 30");
        _click(_get(Button.class, spec -> spec.withId("set-make")));

        var set = only();
        assertThat(set.description())
                .isEqualTo(
                        new SetDescription("Week 3", "Do these.", new GameTerms(false, Optional.of(Tier.EASY)), false));
        assertThat(set.puzzles()).hasSize(5);
        assertThat(set.puzzles().getFirst().entry().puzzle())
                .isEqualTo(shipped(1).puzzle());
        assertThat(address()).startsWith("sets/").isNotEqualTo("sets/" + set.code());
        assertThat(_find(Anchor.class).stream()
                        .filter(link -> link.hasClassName("set-address"))
                        .map(Anchor::getHref))
                .containsExactly(set.address(), address());
        assertThat(said()).anyMatch(words -> words.startsWith("Keep this link"));

        UI.getCurrent().navigate("sets");
        assertThat(_find(Anchor.class)).extracting(Anchor::getHref).contains("sets/" + set.code());
    }

    @Test
    void aTextThatWasPastedAndNotAddedYetGoesIntoTheSetThatIsMade() {
        UI.getCurrent().navigate("sets/new");
        _setValue(_get(TextField.class, spec -> spec.withId("set-title")), "Pasted");
        source("PASTED");
        var text = _get(LargeTextArea.class, spec -> spec.withId("set-paste"));
        text.setValue("hello");
        _click(_get(Button.class, spec -> spec.withId("set-make")));
        awaitReading();

        assertThat(address()).isEqualTo("sets/new");
        assertThat(said()).anyMatch(words -> words.startsWith("Line 1, column 1: “hello”"));

        text.setValue(PuzzleFormats.TEXT.write(shipped(3)) + PuzzleFormats.TEXT.write(shipped(4)));
        _click(_get(Button.class, spec -> spec.withId("set-make")));
        awaitReading();

        assertThat(only().puzzles())
                .extracting(place -> place.entry().puzzle())
                .containsExactly(shipped(3).puzzle(), shipped(4).puzzle());
    }

    @Test
    void aPastedPuzzleThatIsWrongIsToldAndTheOthersAreAddedOnce() {
        UI.getCurrent().navigate("sets/new");
        _setValue(_get(TextField.class, spec -> spec.withId("set-title")), "Two");
        var wrong = PuzzleFormats.TEXT.write(shipped(4));
        paste(PuzzleFormats.TEXT.write(shipped(3)) + wrong.replace("\nend", "\nend it"));
        assertThat(said()).anyMatch(words -> words.contains("expected nothing after “end”, but found “it”"));
        assertThat(_get(LargeTextArea.class, spec -> spec.withId("set-paste")).getValue())
                .contains("end it");

        paste(PuzzleFormats.TEXT.write(shipped(3)) + wrong);
        assertThat(_get(LargeTextArea.class, spec -> spec.withId("set-paste")).getValue())
                .isEmpty();
        _click(_get(Button.class, spec -> spec.withId("set-make")));

        assertThat(only().puzzles())
                .extracting(place -> place.entry().puzzle())
                .containsExactly(shipped(3).puzzle(), shipped(4).puzzle());
    }

    @Test
    void whatWasChosenIsThereAgainWhenOneComesBack() {
        UI.getCurrent().navigate("sets/new");
        _setValue(_get(TextField.class, spec -> spec.withId("set-title")), "Kept");
        press("shipped-1");
        UI.getCurrent().navigate("learn");
        UI.getCurrent().navigate("sets/new");

        assertThat(_get(TextField.class, spec -> spec.withId("set-title")).getValue())
                .isEqualTo("Kept");
        assertThat(count()).isEqualTo("1 of at most 30");
        _assertNone(Button.class, spec -> spec.withText("Delete…"));
        assertThat(drafts.of(player.id()).title()).isEqualTo("Kept");
    }

    /// Where puzzles stand counts on the page that shows them.
    @Test
    void whatAnotherPageHasAlteredIsShownAndNotMixedUp() {
        UI.getCurrent().navigate("sets/new");
        press("shipped-1");
        press("shipped-2");
        drafts.change(player.id(), draft -> draft.without(0));

        _click(_find(NativeButton.class, spec -> spec.withClasses("down")).getFirst());

        assertThat(count()).isEqualTo("1 of at most 30");
    }

    @Test
    void whatCannotBeIsSaidWhereItWasTried() {
        UI.getCurrent().navigate("sets/new");
        _click(_get(Button.class, spec -> spec.withId("set-make")));
        assertThat(_get(TextField.class, spec -> spec.withId("set-title")).getErrorMessage())
                .isEqualTo("Give the set a title.");

        _setValue(_get(TextField.class, spec -> spec.withId("set-title")), "Week 3");
        _click(_get(Button.class, spec -> spec.withId("set-make")));
        assertThat(said()).contains("A set needs at least one puzzle. Add another one first.");

        paste("nonsense");
        assertThat(said()).anyMatch(words -> words.startsWith("Line 1"));
        paste(PuzzleFormats.TEXT.write(
                library.pack("kenken-4x4").orElseThrow().entries().subList(0, 20)));
        paste(PuzzleFormats.TEXT.write(
                library.pack("kenken-4x4").orElseThrow().entries().subList(0, 20)));
        assertThat(said())
                .contains("That would be 40 puzzles; the limit is 30. Nothing was added.")
                .contains("20 of at most 30");

        _get(LargeTextArea.class, spec -> spec.withId("set-paste")).setValue("");
        _setValue(_get(TextArea.class, spec -> spec.withId("set-text")), "x".repeat(2_001));
        _click(_get(Button.class, spec -> spec.withId("set-make")));
        assertThat(_get(TextArea.class, spec -> spec.withId("set-text")).getErrorMessage())
                .isEqualTo("This text has 2,001 characters; the limit is 2,000.");
        assertThat(sets.madeBy(player.id())).isEmpty();
    }

    @Test
    void theOrderIsAlteredRowByRow() {
        var set = made(3);
        open(set);
        var ids = set.puzzles().stream().map(PuzzleSet.Place::id).toList();

        _click(row(2).get(0));
        assertThat(ids()).containsExactly(ids.get(0), ids.get(2), ids.get(1));
        _click(row(0).get(1));
        assertThat(ids()).containsExactly(ids.get(2), ids.get(0), ids.get(1));
        _click(row(1).get(2));
        assertThat(ids()).containsExactly(ids.get(2), ids.get(1));
        _click(row(0).get(2));
        _click(row(0).get(2));

        assertThat(ids()).containsExactly(ids.get(1));
        assertThat(said()).contains("A set needs at least one puzzle. Add another one first.");
    }

    @Test
    void aPuzzleThatSomebodyPlaysIsTakenOutAfterAQuestion() {
        var set = made(2);
        sets.games().play(player.id(), set, set.puzzles().getFirst().id());
        open(set);

        _click(row(0).get(2));
        assertThat(ids()).hasSize(2);
        _click(_get(Button.class, spec -> spec.withText("Remove it")));

        assertThat(ids()).hasSize(1);
    }

    @Test
    void whatIsSaidIsSavedAsItIsTyped() {
        var set = made(1);
        open(set);

        _setValue(_get(TextField.class, spec -> spec.withId("set-title")), "Other");
        assertThat(said()).contains("Saved.");
        assertThat(only().description().title()).isEqualTo("Other");
        assertThat(_get(H1.class).getText()).isEqualTo("Other");

        _setValue(_get(TextField.class, spec -> spec.withId("set-title")), "");
        assertThat(_get(TextField.class, spec -> spec.withId("set-title")).isInvalid())
                .isTrue();
        assertThat(only().description().title()).isEqualTo("Other");
    }

    @Test
    void aTechniqueStandsThereAsSoonAsFiveNeededHelpWithIt() {
        var set = made(1);
        var maker = "sets/" + sets.changeMaker(set).written();
        for (int i = 1; i <= SetCount.LEAST_PLAYERS; i++) {
            UI.getCurrent().navigate("");
            UI.getCurrent().navigate(maker);
            _assertNone(Anchor.class, spec -> spec.withText("Naked single"));
            anotherPlayer();
            var game = sets.games()
                    .play(player.id(), set, set.puzzles().getFirst().id())
                    .orElseThrow();
            games.note(player.id(), game, GamesOfTests.hint("naked-single", 1));
        }
        UI.getCurrent().navigate(maker);

        var body = _get(SetResults.class).getElement().getChild(2).getChild(0).getChild(1);
        assertThat(body.getChildCount()).isEqualTo(1);
        assertThat(body.getChild(0).getChild(0).getChild(0).getAttribute("href"))
                .isEqualTo("learn/naked-single");
        assertThat(PageText.of(body)).isEqualTo("Naked single55");
    }

    @Test
    void theMakersPageIsForTheMakerAlone() {
        var set = made(1);
        open(set);
        assertThat(said())
                .anyMatch(words -> words.startsWith("You are here because you made the set in this browser."));
        _click(_get(Button.class, spec -> spec.withId("maker-anew")));
        _click(_find(Button.class, spec -> spec.withText("Replace this link")).getLast());
        var maker = address();

        anotherPlayer();
        UI.getCurrent().navigate("sets/" + set.code());
        assertThat(_get(H1.class).getText()).isEqualTo("Nothing here");
        UI.getCurrent().navigate("");
        UI.getCurrent().navigate(maker);
        assertThat(_get(H1.class).getText()).isEqualTo("Week 3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"set-close", "maker-anew", "set-delete", "again", "title"})
    void aPageOpenedByAFormerLinkCanDoNothingMore(String action) {
        var set = made(1);
        var former = sets.changeMaker(set).written();
        anotherPlayer();
        UI.getCurrent().navigate("sets/" + former);
        var newer = sets.changeMaker(set).written();

        switch (action) {
            case "maker-anew" -> {
                _click(_get(Button.class, spec -> spec.withId(action)));
                _click(_find(Button.class, spec -> spec.withText("Replace this link"))
                        .getLast());
            }
            case "set-delete" -> {
                _click(_get(Button.class, spec -> spec.withId(action)));
                _setValue(_get(Checkbox.class, spec -> spec.withLabel("I want it deleted")), true);
                _click(_get(Button.class, spec -> spec.withText("Delete the set")));
            }
            case "again" -> _click(_get(Button.class, spec -> spec.withText("Refresh")));
            case "title" -> _setValue(_get(TextField.class, spec -> spec.withId("set-title")), "Mine now");
            default -> _click(_get(Button.class, spec -> spec.withId(action)));
        }

        assertThat(said()).anyMatch(words -> words.startsWith("This page can’t change the set any more"));
        assertThat(sets.findForMaker(newer)).contains(set);
    }

    @Test
    void itIsClosedOpenedAgainAndDeletedForGood() {
        var set = made(1);
        open(set);
        _click(_get(Button.class, spec -> spec.withId("set-close")));
        assertThat(only().closed()).isTrue();
        _click(_get(Button.class, spec -> spec.withId("set-close")));
        assertThat(only().closed()).isFalse();

        _click(_get(Button.class, spec -> spec.withId("set-delete")));
        assertThat(_get(Button.class, spec -> spec.withText("Delete the set")).isEnabled())
                .isFalse();
        _setValue(_get(Checkbox.class, spec -> spec.withLabel("I want it deleted")), true);
        _click(_get(Button.class, spec -> spec.withText("Delete the set")));

        assertThat(address()).isEqualTo("sets");
        assertThat(sets.find(set.code())).isEmpty();
    }

    @Test
    void whenItsMakerIsDeletedSoIsTheSetAndGamesOfOthersStay() {
        var set = made(1);
        long maker = player.id();
        anotherPlayer();
        var game = sets.games()
                .play(player.id(), set, set.puzzles().getFirst().id())
                .orElseThrow();

        recovery.deleteEverything(maker);

        assertThat(sets.find(set.code())).isEmpty();
        UI.getCurrent().navigate("play/" + game);
        assertThat(address()).isEqualTo("play/" + game);
        assertThat(_get(H1.class).getText()).isEqualTo("KenKen 4\u00a0×\u00a04");
    }

    @Test
    void aSetIsMadeWithTrainingsInTheirOrder() {
        UI.getCurrent().navigate("sets/new");
        _setValue(_get(TextField.class, spec -> spec.withId("set-title")), "Week 3");
        press("shipped-1");
        addTraining("kenken", "technique-naked-pair", "five-minutes");
        addTraining("", "tier-4", "five-positions");
        assertThat(said()).contains("2 of at most 10");
        _click(trainingRow(1).getFirst());
        assertThat(drafts.of(player.id()).trainings())
                .extracting(SetTraining::written)
                .startsWith("tier-4 five-positions");
        UI.getCurrent().navigate("learn");
        UI.getCurrent().navigate("sets/new");
        _click(_get(Button.class, spec -> spec.withId("set-make")));

        assertThat(trainings()).containsExactly("tier-4 five-positions", "technique-naked-pair.kenken five-minutes");
        assertThat(said()).contains("2 of at most 10", "Nobody has opened a puzzle yet.");
    }

    @Test
    void onlyWhatThereArePositionsOfIsOffered() {
        UI.getCurrent().navigate("sets/new");
        pick("training-kind", "kakuro");
        var offered = _get(Picker.class, spec -> spec.withId("training-what")).options();
        assertThat(offered).extracting(Picker.Option::value).contains("tier-2", "technique-naked-pair");
        assertThat(offered).extracting(Picker.Option::value).doesNotContain("level", "technique-hidden-pair.kenken");
        assertThat(offered)
                .extracting(Picker.Option::value)
                .filteredOn(value -> value.startsWith("technique-"))
                .allSatisfy(value ->
                        assertThat(TrainingTopic.read(value + ".kakuro")).isPresent());
    }

    @Test
    void trainingsOfASetAreAlteredRowByRow() {
        var set = made(1);
        open(set);
        addTraining("", "technique-naked-pair", "five-positions");
        addTraining("kakuro", "tier-2", "five-minutes");
        assertThat(trainings()).containsExactly("technique-naked-pair five-positions", "tier-2.kakuro five-minutes");

        _click(trainingRow(0).get(1));
        assertThat(trainings()).containsExactly("tier-2.kakuro five-minutes", "technique-naked-pair five-positions");
        _click(trainingRow(0).get(2));
        assertThat(trainings()).containsExactly("technique-naked-pair five-positions");

        sets.trainings()
                .train(player.id(), only(), only().trainings().getFirst().id());
        _click(trainingRow(0).get(2));
        assertThat(trainings()).hasSize(1);
        assertThat(said()).contains("One player has started it. The session goes on, but no longer counts here.");
        _click(_get(Button.class, spec -> spec.withText("Remove it")));
        assertThat(trainings()).isEmpty();
    }

    @Test
    void anEleventhTrainingIsRefusedAndSoIsWhatAnotherPageHasAltered() {
        var set = made(1);
        open(set);
        for (int i = 0; i < PuzzleSet.MOST_TRAININGS; i++) {
            addTraining("", "tier-1", "five-positions");
        }
        addTraining("", "tier-1", "five-positions");
        assertThat(said()).contains("That would be 11 training sessions; the limit is 10.");
        assertThat(trainings()).hasSize(10);

        sets.removeTraining(only(), only().trainings().getFirst().id());
        _click(trainingRow(0).get(1));
        assertThat(said()).anyMatch(words -> words.startsWith("The training of this set was changed on another page."));
        assertThat(said()).contains("9 of at most 10");
    }

    @Test
    void theMakerSeesSumsOfTheTrainingByTechniqueFromFivePlayersOn() {
        var set = made(1);
        var pairs = new SetTraining(
                new TrainingTopic.OfTechnique("naked-pair", Optional.empty()), RunLength.FIVE_POSITIONS);
        sets.addTraining(set, pairs);
        var maker = "sets/" + sets.changeMaker(set).written();
        var trained = sets.find(set.code()).orElseThrow();
        for (int i = 1; i <= SetCount.LEAST_PLAYERS; i++) {
            UI.getCurrent().navigate("");
            UI.getCurrent().navigate(maker);
            _assertNone(Anchor.class, spec -> spec.withText("Naked pair"));
            anotherPlayer();
            var run = sets.trainings()
                    .train(player.id(), trained, trained.trainings().getFirst().id())
                    .orElseThrow();
            runs.told(player.id(), run, 1, 1);
            runs.found(player.id(), run, 1, "r1c1=1", false, runs.now());
            runs.next(player.id(), run, 1);
            runs.shown(player.id(), run, 2);
        }
        UI.getCurrent().navigate(maker);

        assertThat(PageText.of(_get(SetResults.class)))
                .contains("Naked pair (5 positions)50", "TechniqueAskedFoundWith a hintNaked pair1055");
    }

    @Test
    void numbersAreSumsAndNobodyIsNamed() {
        var set = made(2);
        var first = set.puzzles().getFirst().id();
        sets.games().play(player.id(), set, first);
        anotherPlayer();
        sets.games().play(player.id(), set, first);
        var maker = sets.changeMaker(set);
        UI.getCurrent().navigate("sets/" + maker.written());

        var rows = _get(SetResults.class).getElement().getChild(0).getChild(0).getChild(1);
        assertThat(rows.getChild(0).getChild(1).getText()).isEqualTo("2");
        assertThat(rows.getChild(0).getChild(2).getText()).isEqualTo("0");
        assertThat(rows.getChild(0).getChild(4).getText()).isEqualTo("–");
        assertThat(rows.getChild(1).getChild(1).getText()).isEqualTo("0");
        assertThat(said()).anyMatch(words -> words.contains("never names"));
    }

    private static void addTraining(String kind, String what, String length) {
        pick("training-kind", kind);
        pick("training-what", what);
        pick("training-length", length);
        _click(_get(Button.class, spec -> spec.withId("training-add")));
    }

    private List<String> trainings() {
        return only().trainings().stream()
                .map(training -> training.what().written())
                .toList();
    }

    /// Up, down, out.
    private static List<NativeButton> trainingRow(int at) {
        var list = _get(ChosenTrainings.class);
        return _find(list, ListItem.class)
                .get(at)
                .getChildren()
                .filter(NativeButton.class::isInstance)
                .map(NativeButton.class::cast)
                .toList();
    }

    private PuzzleSet made(int count) {
        var puzzles = library.pack("kenken-4x4").orElseThrow().entries().subList(0, count);
        return sets.make(player.id(), new SetDescription("Week 3", "", GameTerms.NONE, false), puzzles)
                .set();
    }

    private static void open(PuzzleSet set) {
        UI.getCurrent().navigate("sets/" + set.code());
    }

    private PuzzleSet only() {
        var own = sets.madeBy(player.id()).toList();
        assertThat(own).hasSize(1);
        return own.getFirst();
    }

    private List<Long> ids() {
        return only().puzzles().stream().map(PuzzleSet.Place::id).toList();
    }

    private PuzzleEntry shipped(int at) {
        return library.pack("kenken-4x4").orElseThrow().entries().get(at);
    }

    @Test
    void newPuzzlesOfTheStockAreThereForWhoHasAskedForTooMany() {
        player.token();
        while (limits.refusal(Limit.NEW_PUZZLE).isEmpty()) {
            // one more
        }
        STOCK.add(shipped(3));
        UI.getCurrent().navigate("sets/new");
        source("NEW");
        pick("set-new-count", "2");
        _click(_get(Button.class, spec -> spec.withId("set-new-make")));

        assertThat(count()).isEqualTo("1 of at most 30");
        assertThat(said()).anyMatch(words -> words.startsWith("That was a lot in a short time."));
    }

    @Test
    void makingEndsWhenTheStockFails() {
        UI.getCurrent().navigate("sets/new");
        source("NEW");
        stockFails = true;
        _click(_get(Button.class, spec -> spec.withId("set-new-make")));
        assertThatThrownBy(() -> MockVaadin.clientRoundtrip(false)).hasRootCauseMessage("no database");

        assertThat(_get(Button.class, spec -> spec.withId("set-new-make")).isEnabled())
                .isTrue();
        _assertNone(ProgressLine.class);
    }

    private static void pick(String id, String value) {
        _get(Picker.class, spec -> spec.withId(id)).pick(value);
    }

    private static void press(String id) {
        _click((NativeButton) _get(ListItem.class, spec -> spec.withId(id))
                .getChildren()
                .findFirst()
                .orElseThrow());
    }

    @SuppressWarnings("unchecked") // the page has choices of other things too
    private static void source(String name) {
        var choice = _find(Choice.class).stream()
                .filter(each -> each.chosen() instanceof AddPuzzles.Source)
                .findFirst()
                .orElseThrow();
        choice.pick(AddPuzzles.Source.valueOf(name));
    }

    private static void paste(String text) {
        source("PASTED");
        _get(LargeTextArea.class, spec -> spec.withId("set-paste")).setValue(text);
        _click(_get(Button.class, spec -> spec.withId("set-read")));
        awaitReading();
    }

    /// Up, down, out.
    private static List<NativeButton> row(int at) {
        return _find(ListItem.class).stream()
                .filter(item -> item.hasClassName("chosen-row"))
                .toList()
                .get(at)
                .getChildren()
                .filter(NativeButton.class::isInstance)
                .map(NativeButton.class::cast)
                .toList();
    }

    private static String count() {
        return _get(Paragraph.class, spec -> spec.withId("chosen-count")).getText();
    }

    private static List<String> said() {
        return _find(Paragraph.class).stream().map(Paragraph::getText).toList();
    }
}
