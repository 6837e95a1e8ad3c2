package org.crosscage.shell.player;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static com.github.mvysny.kaributesting.v10.LocatorJ._setValue;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Image;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.QueryParameters;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.crosscage.DrawnCard;
import org.crosscage.ViewTest;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.search.Settings;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.lab.Race;
import org.crosscage.lab.RaceOrder;
import org.crosscage.lab.Racer;
import org.crosscage.lab.Races;
import org.crosscage.lab.RefusedRaceException;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.player.RecoveryCode;
import org.crosscage.print.Paper;
import org.crosscage.shell.ui.field.Choice;
import org.crosscage.solver.Solvers;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

/// What players are told when they ask for more than they may, one of each an hour here.
@TestPropertySource(
        properties = {
            "crosscage.limits.import.player=1/1h",
            "crosscage.limits.new-puzzle.player=1/1h",
            "crosscage.limits.race.player=1/1h",
            "crosscage.limits.code.player=1/1h",
            "crosscage.limits.deletion.player=1/1h"
        })
final class PlayerLimitsTest extends ViewTest {

    private static final String REFUSAL = "That was a lot in a short time. Try again in 60 minutes.";

    private static final String FULL =
            "You already have two races running, maybe in other tabs. Stop one of them first.";

    @Autowired
    private Texts texts;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private Races races;

    @Autowired
    private PuzzleLibrary library;

    @Autowired
    private GameService games;

    @Autowired
    private DailyPuzzles dailyPuzzles;

    /// As the first page gives it to them.
    @BeforeEach
    void thePlayerHasAToken() {
        player.token();
    }

    @Test
    void newPuzzles() {
        UI.getCurrent().navigate("");
        playNow();
        eventually(() -> assertThat(address()).startsWith("play/"));

        UI.getCurrent().navigate("");
        playNow();

        assertThat(said()).contains(REFUSAL);
    }

    private static void playNow() {
        _click(_find(NativeButton.class).stream()
                .filter(button -> Objects.requireNonNullElse(button.getElement().getAttribute("aria-label"), "")
                        .startsWith("Play KenKen"))
                .findFirst()
                .orElseThrow());
    }

    @Test
    void theNextPuzzleAfterAGame() {
        newPuzzles();
        var game = finishedGame();
        UI.getCurrent().navigate("play/" + game.id());

        assertThat(DrawnCard.press("finish-next")).isTrue();

        eventually(() -> assertThat(said()).contains(REFUSAL));
        assertThat(address()).isEqualTo("play/" + game.id());
    }

    @Test
    void aBookOfNewPuzzlesAndTheLookAtItsFirstSheet() {
        UI.getCurrent().navigate("print");
        eventually(() -> assertThat(_get(Image.class).getSrc()).isNotEmpty());
        var title = suggestedTitle();
        assertThat(title).isNotEmpty();

        _click(_get(Button.class, spec -> spec.withId("print-make")));
        assertThat(said()).contains(REFUSAL);

        UI.getCurrent().navigate("");
        UI.getCurrent().navigate("print");
        assertThat(said()).contains(REFUSAL);
        assertThat(_find(Image.class)).isEmpty();
        assertThat(suggestedTitle()).isEqualTo(title);
    }

    private static String suggestedTitle() {
        return _get(TextField.class, spec -> spec.withLabel("Title")).getPlaceholder();
    }

    @Test
    void theSameSheetOnAnotherPaperOrBelowAnotherTitleMakesNoPuzzles() {
        UI.getCurrent().navigate("print");
        eventually(() -> assertThat(_get(Image.class).getSrc()).isNotEmpty());
        var before = _get(Image.class);

        _setValue(_get(TextField.class, spec -> spec.withLabel("Title")), "For Anne");
        eventually(() -> assertThat(_get(Image.class)).isNotSameAs(before));
        var titled = _get(Image.class);
        choosePaper(Paper.LETTER);
        eventually(() -> assertThat(_get(Image.class)).isNotSameAs(titled));
        assertThat(said()).doesNotContain(REFUSAL);

        _click(_get(Button.class, spec -> spec.withText("New seed")));
        assertThat(said()).contains(REFUSAL);
    }

    @SuppressWarnings("unchecked") // the page has choices of other things too
    private static void choosePaper(Paper paper) {
        var choice = _find(Choice.class).stream()
                .filter(each -> each.chosen() instanceof Paper)
                .findFirst()
                .orElseThrow();
        choice.pick(paper);
    }

    @Test
    void aBookOfPuzzlesThatAreThereIsNotLimited() {
        newPuzzles();

        UI.getCurrent().navigate("print", QueryParameters.of("pack", "kenken-4x4"));

        eventually(() -> assertThat(_get(Image.class).getSrc()).isNotEmpty());
    }

    private SavedGame finishedGame() {
        var entry = PuzzleFormats.read("""
                puzzle own
                size 3
                cage 1= r1c1
                cage 5+ r1c2 r1c3
                cage 2= r2c1
                cage 4+ r2c2 r2c3
                cage 3= r3c1
                cage 3+ r3c2 r3c3
                end
                """).getFirst();
        var game = games.newGames().start(player.id(), entry, "");
        int[] solution = {1, 2, 3, 2, 3, 1, 3, 1, 2};
        for (int cell = 0; cell < solution.length; cell++) {
            var digit = new Change.Digit(cell, solution[cell]);
            games.append(player.id(), game.id(), "hand", cell + 1, new LogEntry.Play(Move.of(digit)));
        }
        return game;
    }

    @Test
    void thePuzzlesOfADayThatAreNotThereYet() {
        UI.getCurrent().navigate("daily/2026-11-02");

        eventually(() -> assertThat(said()).contains(REFUSAL));
        assertThat(dailyPuzzles.ready(LocalDate.parse("2026-11-02")))
                .as("one was made before")
                .hasSize(1);
    }

    @Test
    void onePuzzleOfADayThatIsNotThereYet() {
        newPuzzles();

        UI.getCurrent().navigate("daily/2026-11-03/kakuro-easy");

        assertThat(said()).contains(REFUSAL);
        assertThat(dailyPuzzles.ready(LocalDate.parse("2026-11-03"))).isEmpty();
    }

    @Test
    void texts() {
        UI.getCurrent().navigate("import");
        read();
        assertThat(said()).doesNotContain(REFUSAL);

        read();

        assertThat(said()).contains(REFUSAL);
    }

    private static void read() {
        _setValue(_get(TextArea.class), "no puzzle");
        _click(_get(Button.class, spec -> spec.withText("Check it")));
        awaitReading();
    }

    @Test
    void races() {
        UI.getCurrent().navigate("lab", QueryParameters.fromString("puzzle=report-board-2&solver=exact"));
        _click(_get(NativeButton.class, spec -> spec.withId("lab-run")));
        assertThat(said()).doesNotContain(REFUSAL);

        _click(_get(NativeButton.class, spec -> spec.withId("lab-run")));

        assertThat(said()).contains(REFUSAL);
        UI.getCurrent().navigate("learn");
    }

    @Test
    void aRaceThatTheLabHasNoRoomForDoesNotCount() throws RefusedRaceException {
        UI.getCurrent().navigate("lab", QueryParameters.fromString("puzzle=report-board-2&solver=exact"));
        var order = new RaceOrder(
                library.find("report-board-2").orElseThrow().puzzle(),
                List.of(new Racer(Solvers.of("exact"), Settings.USUAL)),
                1,
                1,
                Duration.ofSeconds(1),
                true);
        var others = List.of(races.order(player.id(), order, _ -> {}), races.order(player.id(), order, _ -> {}));
        _click(_get(NativeButton.class, spec -> spec.withId("lab-run")));
        assertThat(said()).contains(FULL);

        others.forEach(Race::stop);
        _click(_get(NativeButton.class, spec -> spec.withId("lab-run")));

        assertThat(said()).doesNotContain(FULL).doesNotContain(REFUSAL);
        UI.getCurrent().navigate("learn");
    }

    @Test
    void codes() {
        UI.getCurrent().navigate("me/join");
        join();
        assertThat(_get(TextField.class).getErrorMessage()).startsWith("This code does not work");

        join();

        assertThat(_get(TextField.class).getErrorMessage()).isEqualTo(REFUSAL);
    }

    private static void join() {
        _setValue(_get(TextField.class), RecoveryCode.random(new Random(5)).grouped());
        _click(_get(Button.class, spec -> spec.withText("Bring my games here")));
    }

    @Test
    void deletions() {
        var first = player.id();
        deleteEverything();
        assertThat(player.known()).isEmpty();
        assertThat(player.id()).isNotEqualTo(first);

        deleteEverything();

        assertThat(said()).contains(REFUSAL);
        assertThat(player.known()).isPresent();
    }

    private void deleteEverything() {
        games.newGames().start(player.id(), library.find("report-board-2").orElseThrow(), "");
        UI.getCurrent().navigate("");
        UI.getCurrent().navigate("me");
        _click(_get(Button.class, spec -> spec.withId("me-forget")));
        _setValue(_get(Checkbox.class), true);
        _click(_get(Button.class, spec -> spec.withText("Delete everything now")));
    }

    /// What another player has asked for does not count, though all of them are behind one address.
    @Test
    void othersAreNotRefused() {
        texts();

        anotherPlayer();
        thePlayerHasAToken();

        texts();
    }

    @ParameterizedTest
    @CsvSource({
        "PT0.001S, 1 second",
        "PT1S, 1 second",
        "PT1.2S, 2 seconds",
        "PT60S, 60 seconds",
        "PT61S, 2 minutes",
        "PT1H, 60 minutes"
    })
    void aTimeIsRoundedUp(Duration wait, String words) {
        assertThat(PlayerLimits.words(texts, wait)).isEqualTo(words);
    }

    private static List<String> said() {
        return Stream.<Component>concat(_find(Paragraph.class).stream(), _find(Span.class).stream())
                .map(component -> component.getElement().getText())
                .toList();
    }
}
