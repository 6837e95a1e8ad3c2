package org.crosscage.me.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static com.github.mvysny.kaributesting.v10.LocatorJ._setValue;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.awaitility.Awaitility.await;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.VaadinSessionState;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.PageText;
import org.crosscage.ViewTest;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.board.ui.PlaybackPlayer;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.edit.Sketches;
import org.crosscage.edit.store.DraftStore;
import org.crosscage.game.store.GameLists;
import org.crosscage.game.store.GameService;
import org.crosscage.game.store.GamesOfTests;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.me.KnownGrades;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.Preferences;
import org.crosscage.player.Quota;
import org.crosscage.player.store.Players;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.player.store.Recovery;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.ui.ForeignName;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.shell.ui.frame.MainLayout;
import org.crosscage.train.progress.GlickoRating;
import org.crosscage.train.store.StoredAnswers;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

final class MeViewTest extends ViewTest {

    @Autowired
    private GameService games;

    @Autowired
    private Players players;

    @Autowired
    private Recovery recovery;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private DraftStore drafts;

    @Autowired
    private PreferenceService preferences;

    @Autowired
    private JdbcClient database;

    @Autowired
    private KnownGrades grades;

    @Test
    void whoeverHasNotPlayedIsToldWhatToDo() {
        open("me");
        assertThat(said()).contains("Nothing here yet.").doesNotContain("Delete everything");
    }

    @Test
    void gamesStandWithHowTheyWentAndAreChosenByWhatIsWanted() {
        finish(begin(player.id(), "kakuro-6x6-easy-1"));
        begin(player.id(), "");
        open("me");
        assertThat(_find(GameTile.class)).hasSize(2);
        assertThat(said()).contains("Finished", "in 00:00", "1 of 4, 00:00").contains("Daily streak 0 days");

        _get(Picker.class, spec -> spec.withId("me-state")).pick("finished");
        assertThat(_find(GameTile.class)).hasSize(1);
        _get(Picker.class, spec -> spec.withId("me-kind")).pick("kenken");
        assertThat(_find(GameTile.class)).isEmpty();
        assertThat(said()).contains("No games match.");
    }

    @Test
    void techniquesThatCostHintsLeadToTheirPages() {
        var game = begin(player.id(), "");
        open("me");
        assertThat(said()).doesNotContain("Practise these");
        games.note(player.id(), game, GamesOfTests.hint("naked-single", 1));
        games.note(player.id(), game, GamesOfTests.hint("magic-combination", 4));
        open("");
        open("me");

        assertThat(said()).contains("Practise these", "1 hint, cost 4");
        assertThat(_find(Anchor.class))
                .extracting(Anchor::getHref)
                .containsSubsequence("learn/magic-combination", "learn/naked-single");
    }

    @Test
    void whatWasTrainedIsCountedAndRatingsAreDrawn() {
        new StoredAnswers(database)
                .add(
                        player.id(),
                        Duration.ofDays(3),
                        answers -> answers.add("kenken", "naked-pair", "xA")
                                .rated("kenken", "naked-pair", 'A', new GlickoRating(1610, 240, 0.06))
                                .rated("kenken", "x-wing", 'x', new GlickoRating(1540, 200, 0.06)));
        open("me");

        assertThat(training())
                .contains("Answered 4", "Found 2", "Due today 2")
                .containsPattern("Rating, KenKen 1540 ± 2\\d\\d")
                .contains("2 rated answers, between 1540 and 1610")
                .contains("never compared")
                .doesNotContain("Rating, Kakuro");
        assertThat(said()).contains("No games here yet.");

        preferences.change(player.id(), own -> own.with(Preferences.RATINGS, false));
        openAnew();
        assertThat(training()).contains("Answered 4").doesNotContain("Rating", "rated", "1540");
    }

    @Test
    void whoeverOnlyTrainedSeesThatFirstAndThenThatThereAreNoGames() {
        new StoredAnswers(database)
                .add(player.id(), Duration.ofDays(3), answers -> answers.add("kenken", "naked-pair", "A"));
        open("me");

        assertThat(said())
                .doesNotContain("Nothing here yet")
                .containsSubsequence("Training", "Answered", "Your games", "No games here yet.", "Your data");
    }

    @Test
    void whoeverHasNotTrainedSeesNothingOfIt() {
        begin(player.id(), "");
        open("me");

        assertThat(_find(TrainingPart.class)).isEmpty();
    }

    private static String training() {
        return words(_get(TrainingPart.class).getElement()).collect(Collectors.joining(" "));
    }

    private static Stream<String> words(Element element) {
        return element.isTextNode()
                ? Stream.of(element.getText())
                : element.getChildren().flatMap(MeViewTest::words);
    }

    @Test
    void aBarIsAsLongAsTheMedianAndStrongUpToTheBest() {
        for (int seconds : new int[] {30, 60, 90}) {
            var game = begin(player.id(), "");
            games.noteElapsed(player.id(), game, Duration.ofSeconds(seconds));
            finish(game);
        }
        open("me");

        eventually(() -> assertThat(bars(_get(TimesTable.class).getElement()))
                .extracting(each -> each.getAttribute("data-share"), each -> each.getAttribute("data-best"))
                .containsExactly(tuple("100", "50")));
    }

    @Test
    void withoutAMedianThereIsNoBar() {
        var game = begin(player.id(), "");
        games.note(player.id(), game, GamesOfTests.hint("", 1));
        finish(game);
        open("me");

        eventually(() -> assertThat(cellsOfTimes()).contains("1, all with help"));
        assertThat(bars(_get(TimesTable.class).getElement())).isEmpty();
    }

    private static Stream<Element> bars(Element element) {
        return element.isTextNode()
                ? Stream.empty()
                : element.hasAttribute("data-share")
                        ? Stream.of(element)
                        : element.getChildren().flatMap(MeViewTest::bars);
    }

    @Test
    void howManyOfASortWereFinishedWithoutHelpIsSaidWhereSomeWereNot() {
        finish(begin(player.id(), ""));
        openAnew();
        eventually(() -> assertThat(cellsOfTimes()).contains("1"));
        finish(begin(player.id(), ""));
        openAnew();
        eventually(() -> assertThat(cellsOfTimes()).contains("2"));
        var game = begin(player.id(), "");
        games.note(player.id(), game, GamesOfTests.hint("", 1));
        finish(game);
        openAnew();
        eventually(() -> assertThat(cellsOfTimes()).contains("3, 2 without help"));
    }

    @Test
    void theGradeOfAPastedPuzzleIsWorkedOutOnceAndKept() {
        finish(begin(player.id(), ""));
        var several = games.newGames().start(player.id(), PuzzleEntry.of("any", ExamplePuzzles.twoSolutions()), "");
        int[] digits = {1, 2, 2, 1};
        for (int cell = 0; cell < digits.length; cell++) {
            games.append(player.id(), several.id(), "tab", cell + 1, digit(cell, digits[cell]));
        }
        open("me");
        eventually(() -> assertThat(said()).contains("Gentle").doesNotContain("still being graded"));
        assertThat(cellsOfTimes()).contains("no grade");
        assertThat(grades.unknown(games.lists().finished(player.id()))).isEmpty();

        openAnew();
        assertThat(said()).contains("Gentle").doesNotContain("still being graded");
    }

    @Test
    void aGameThatIsNotFinishedShowsItsGradeToo() {
        begin(player.id(), "");
        open("me");

        eventually(() -> assertThat(_get(GameTile.class).isGraded()).isTrue());
        assertThat(PageText.of(_get(GameTile.class))).contains("Gentle");
        openAnew();
        assertThat(_get(GameTile.class).isGraded()).as("at once").isTrue();
    }

    private static void openAnew() {
        open("");
        open("me");
    }

    private static List<String> cellsOfTimes() {
        return cells(_get(TimesTable.class).getElement()).map(Element::getText).toList();
    }

    private static Stream<Element> cells(Element element) {
        if (element.isTextNode()) {
            return Stream.empty();
        }
        return element.getTag().equals("td")
                ? Stream.of(element)
                : element.getChildren().flatMap(MeViewTest::cells);
    }

    @Test
    void finishedDaysStandInTheCalendar() {
        finish(begin(player.id(), ""));
        open("me");

        assertThat(_find(Span.class)).anyMatch(span -> span.getText().contains("1 puzzle finished"));
    }

    @Test
    void aGameThatIsNotFinishedIsSeenMoveByMove() {
        var game = begin(player.id(), "");
        games.append(player.id(), game, "tab", 2, new LogEntry.Undo());
        open("me");
        var link = _get(Anchor.class, spec -> spec.withText("Replay"));
        assertThat(link.getHref()).isEqualTo("play/" + game + "/replay");
        open(link.getHref());
        var frames = _get(PlaybackPlayer.class).playback().frames();
        assertThat(frames).hasSize(3);
        assertThat(frames.get(0).after().digits()).startsWith(8);
        assertThat(frames.get(1).after().digits()).doesNotContain(8);
        assertThat(games.load(player.id(), game).orElseThrow().totals().solutionShown())
                .isFalse();
    }

    /// Around the name.
    private static String question() {
        return PageText.of(_get(ForeignName.class).getParent().orElseThrow());
    }

    @Test
    void aGameIsRenamedAndDeletedAfterAQuestion() {
        begin(player.id(), "");
        open("me");
        click("Rename");
        _setValue(_get(TextField.class), "Mine");
        click("Rename", 1);
        assertThat(said()).contains("Mine");

        click("Delete");
        assertThat(question()).startsWith("“Mine” and all its moves are deleted for good.");
        click("Delete it");
        assertThat(games.lists().listed(player.id(), GameLists.Filter.ALL, 0, 1_000))
                .isEmpty();
        assertThat(said()).contains("Nothing here yet.");
    }

    @Test
    void aNameThatIsTooLongIsSaidAtTheFieldAndNotCut() {
        begin(player.id(), "");
        drafts.begin(player.id(), "Drawn", Sketches.of(ExamplePuzzles.oneSolution()));
        open("me");
        for (int own = 0; own < 2; own++) {
            click("Rename", own);
            _setValue(_get(TextField.class), "z".repeat(81));
            click("Rename", 2);
            assertThat(_get(TextField.class).getErrorMessage())
                    .isEqualTo("This name has 81 characters; the limit is 80.");

            _setValue(_get(TextField.class), "z\u202E");
            click("Rename", 2);
            assertThat(_get(TextField.class).getErrorMessage())
                    .isEqualTo("This name has an invisible character (U+202E). Type the name again.");

            _setValue(_get(TextField.class), "z".repeat(79) + own + " ");
            click("Rename", 2);
            assertThat(said()).contains("z".repeat(79) + own);
        }
    }

    @Test
    void whatIsChosenStaysWhileGamesAreRenamedAndDeleted() {
        finish(begin(player.id(), ""));
        begin(player.id(), "");
        begin(player.id(), "");
        open("me");
        var list = _get(GameList.class);
        _get(Picker.class, spec -> spec.withId("me-state")).pick("open");
        click("Rename");
        _setValue(_get(TextField.class), "Mine");
        click("Rename", 2);
        assertThat(_get(GameList.class)).isSameAs(list);
        assertThat(_find(GameTile.class)).hasSize(2);
        assertThat(_find(GameTile.class).getFirst().game().title()).isEqualTo("Mine");

        click("Delete");
        click("Delete it");
        assertThat(_get(GameList.class)).isSameAs(list);
        assertThat(_find(GameTile.class))
                .singleElement()
                .satisfies(tile -> assertThat(tile.game().title()).isEmpty());
        click("Delete");
        click("Delete it");
        assertThat(said()).contains("No games match.");
        _get(Picker.class, spec -> spec.withId("me-state")).pick("");
        click("Delete");
        click("Delete it");
        assertThat(_find(GameList.class)).isEmpty();
        assertThat(said()).contains("Nothing here yet.");
    }

    @Test
    void aPuzzleThatOneDrewIsRenamedAndDeletedAfterAQuestion() {
        drafts.begin(player.id(), "Drawn", Sketches.of(ExamplePuzzles.oneSolution()));
        open("me");
        assertThat(said()).contains("No games here yet.").doesNotContain("Nothing here yet");
        assertThat(_get(DraftTile.class).getElement().getChild(0).getAttribute("href"))
                .startsWith("edit/");
        click("Rename");
        _setValue(_get(TextField.class), "Mine");
        click("Rename", 1);
        assertThat(said()).contains("Mine").doesNotContain("Drawn");

        click("Delete");
        assertThat(question()).startsWith("“Mine” is deleted for good");
        click("Delete it");
        assertThat(drafts.all(player.id())).isEmpty();
        assertThat(_find(DraftTile.class)).isEmpty();
    }

    @Test
    void ofManyDraftsTheFirstTwelveAreReadAndMoreOnDemand() {
        for (int i = 1; i <= 26; i++) {
            drafts.begin(player.id(), "Drawn " + i, Sketches.of(ExamplePuzzles.oneSolution()));
        }
        open("me");
        assertThat(_find(DraftTile.class)).hasSize(12);
        click("14 more");
        assertThat(_find(DraftTile.class)).hasSize(24);

        click("Rename", 12);
        _setValue(_get(TextField.class), "Another name");
        click("Rename", 24);
        assertThat(_find(DraftTile.class)).hasSize(24);
        click("Delete", 12);
        click("Delete it");
        assertThat(_find(DraftTile.class)).hasSize(24);
        assertThat(said()).doesNotContain("Another name");
        click("1 more");
        assertThat(_find(DraftTile.class)).hasSize(25);
        assertThat(_find(Button.class, spec -> spec.withText("1 more"))).isEmpty();
    }

    /// The page keeps no game that it does not show.
    @Test
    void ofManyGamesTheFirstTwelveAreReadAndMoreOnDemand() {
        var first = begin(player.id(), "");
        for (int i = 0; i < 13; i++) {
            begin(player.id(), "");
        }
        open("me");
        assertThat(_find(GameTile.class)).hasSize(12);

        games.delete(player.id(), first);
        click("2 more");

        assertThat(_find(GameTile.class)).hasSize(13);
    }

    @Test
    void theLimitIsSaidBeforeItIsMetAndAtItNoGameIsBegun() {
        begin(player.id(), "");
        setBytes(Quota.GAME_BYTES.most() / 100 * 91);
        open("me");
        assertThat(said()).contains("Your games take up 455 MB; the limit is 500 MB.");

        setBytes(Quota.GAME_BYTES.most());
        open("p/" + LinkCode.code(PuzzleEntry.of("any", ExamplePuzzles.oneSolution())));
        assertThat(said())
                .contains("There is no room for more", "Your games take up 500 MB, and that is the limit. Delete some");
        assertThat(games.lists().listed(player.id(), GameLists.Filter.ALL, 0, 1_000))
                .hasSize(1);
    }

    private void setBytes(long bytes) {
        database.sql("update game set bytes = :bytes where player = :player")
                .param("bytes", bytes)
                .param("player", player.id())
                .update();
    }

    @Test
    void aCodeOfAnotherBrowserBringsItsGames() {
        var other = players.findOrCreate(PlayerToken.random(new Random(77))).id();
        var game = begin(other, "");
        var code = recovery.code(other);
        open("me/join");
        _setValue(_get(TextField.class), "ABCD");
        click("Bring my games here");
        assertThat(_get(TextField.class).getErrorMessage()).startsWith("That is not a code.");

        _setValue(_get(TextField.class), code.grouped().toLowerCase(Locale.ROOT));
        click("Bring my games here");
        assertThat(said()).contains("This browser will have the one game of another player. This cannot be undone.");
        assertThat(player.known()).isEmpty();
        click("Join them");

        assertThat(player.id()).isEqualTo(other);
        assertThat(_find(GameTile.class)).hasSize(1);
        assertThat(games.load(player.id(), game)).isPresent();

        open("me/join");
        _setValue(_get(TextField.class), code.grouped());
        click("Bring my games here");
        assertThat(_get(TextField.class).getErrorMessage()).startsWith("This code does not work");
    }

    @Test
    void aCodeIsMadeAndEverythingIsDeletedWhenOneIsSure() {
        begin(player.id(), "");
        var token = player.token();
        open("me");
        _click(_get(Button.class, spec -> spec.withId("me-code")));
        assertThat(said()).containsPattern("([0-9A-Z]{4}-){4}[0-9A-Z]{4}");

        _click(_get(Button.class, spec -> spec.withId("me-forget")));
        var yes = _get(Button.class, spec -> spec.withText("Delete everything now"));
        assertThat(yes.isEnabled()).isFalse();
        _setValue(_get(Checkbox.class), true);
        _click(yes);

        assertThat(players.find(token)).isEmpty();
    }

    @Test
    void howManyGamesAreJoinedIsSaidBefore() {
        begin(player.id(), "");
        begin(player.id(), "");
        var other = players.findOrCreate(PlayerToken.random(new Random(79))).id();
        begin(other, "");
        open("me/join");
        _setValue(_get(TextField.class), recovery.code(other).grouped());

        click("Bring my games here");

        assertThat(said())
                .contains(
                        "Your 2 games will be joined with those of another player, who has 1. This cannot be undone.");
        click("Join them");
        assertThat(games.lists().listed(other, GameLists.Filter.ALL, 0, 1_000)).hasSize(3);
    }

    @Test
    void whatWouldBeTooMuchTogetherIsSaidInsteadOfAQuestion() {
        begin(player.id(), "");
        setBytes(Quota.GAME_BYTES.most() / 5 * 6);
        var other = players.findOrCreate(PlayerToken.random(new Random(83))).id();
        begin(other, "");
        var code = recovery.code(other);
        open("me/join");
        _setValue(_get(TextField.class), code.grouped());

        click("Bring my games here");

        assertThat(_get(TextField.class).getErrorMessage())
                .isEqualTo("Together your games would take up 600 MB; the limit is 500 MB. Nothing was joined. Delete"
                        + " what you no longer need in one of the browsers, or go on with each for itself.");
        assertThat(_find(Button.class, spec -> spec.withText("Join them"))).isEmpty();
        assertThat(recovery.owner(code)).contains(other);
    }

    @Test
    void aCodeOfOnesOwnJoinsNothing() {
        begin(player.id(), "");
        var code = recovery.code(player.id());
        open("me/join");
        _setValue(_get(TextField.class), code.grouped());

        click("Bring my games here");

        assertThat(_get(TextField.class).getErrorMessage()).contains("this browser has them already");
        assertThat(_find(Button.class, spec -> spec.withText("Join them"))).isEmpty();
        assertThat(recovery.owner(code)).contains(player.id());
    }

    @Test
    void settingsWithoutGamesAreJoinedNotReplacedUnsaid() {
        assertThat(player.id()).isPositive();
        var other = players.findOrCreate(PlayerToken.random(new Random(82))).id();
        begin(other, "");
        open("me/join");
        _setValue(_get(TextField.class), recovery.code(other).grouped());

        click("Bring my games here");

        assertThat(said())
                .contains("what else is yours in this browser will be joined with the one game of another player.")
                .doesNotContain("This browser will have");
    }

    @Test
    void anotherBrowserIsPutOutAndTheOneAtHandIsMarked() {
        begin(player.id(), "");
        var elsewhere = PlayerToken.random(new Random(80));
        recovery.redeem(recovery.code(player.id()), elsewhere);
        assertThat(players.find(elsewhere)).isPresent();
        open("me");
        assertThat(said()).contains("Your browsers", "This one");
        assertThat(_find(Button.class, spec -> spec.withText("Remove"))).hasSize(1);

        click("Remove");
        click("Remove it");

        assertThat(players.find(elsewhere)).isEmpty();
        assertThat(_find(Button.class, spec -> spec.withText("Remove"))).isEmpty();
        assertThat(games.lists().listed(player.id(), GameLists.Filter.ALL, 0, 1_000))
                .hasSize(1);
    }

    @Test
    void aSessionWhoseBrowserIsPutOutEnds() {
        begin(player.id(), "");
        var elsewhere = PlayerToken.random(new Random(81));
        recovery.redeem(recovery.code(player.id()), elsewhere);
        var session = VaadinSession.getCurrent();
        var own = player.token().hash();

        session.unlock();
        try {
            recovery.putOut(elsewhere, own);
            await().until(() -> !isOpen(session));
        } finally {
            session.lock();
        }
    }

    private static boolean isOpen(VaadinSession session) {
        session.lock();
        try {
            return session.getState() == VaadinSessionState.OPEN;
        } finally {
            session.unlock();
        }
    }

    @Test
    void whatAnotherBrowserOfThePlayerDoesHoldsHereAtOnce() {
        long gone = player.id();
        begin(gone, "");
        recovery.deleteEverything(gone);
        assertThat(player.known()).isEmpty();
        assertThat(player.id()).isNotEqualTo(gone);
        assertThat(begin(player.id(), "")).isNotEmpty();

        var other = players.findOrCreate(PlayerToken.random(new Random(78))).id();
        recovery.redeem(recovery.code(other), player.token());
        assertThat(player.id()).isEqualTo(other);
        assertThat(games.lists().listed(player.id(), GameLists.Filter.ALL, 0, 1_000))
                .hasSize(1);
    }

    private String begin(long who, String source) {
        var game = games.newGames()
                .start(who, PuzzleEntry.of("any", ExamplePuzzles.oneSolution()), source)
                .id();
        games.append(who, game, "tab", 1, digit(0, 8));
        return game;
    }

    private void finish(String game) {
        int[] digits = {8, 9, 9, 7};
        for (int cell = 1; cell < digits.length; cell++) {
            games.append(player.id(), game, "tab", cell + 1, digit(cell, digits[cell]));
        }
    }

    private static LogEntry digit(int cell, int digit) {
        return new LogEntry.Play(Move.of(new Change.Digit(cell, digit)));
    }

    private static void open(String path) {
        UI.getCurrentOrThrow().navigate(path);
    }

    private static void click(String words) {
        click(words, 0);
    }

    private static void click(String words, int which) {
        _click(_find(Button.class, spec -> spec.withText(words)).get(which));
    }

    private static String said() {
        return PageText.visible(_get(MainLayout.class))
                + _find(Component.class).stream()
                        .map(component -> component.getElement().getText())
                        .reduce("", (all, more) -> all + " " + more);
    }
}
