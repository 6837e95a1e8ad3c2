package org.crosscage.challenge.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextField;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.crosscage.DrawnCard;
import org.crosscage.PageText;
import org.crosscage.ViewTest;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.challenge.store.Challenges;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.store.GameService;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.shell.AddressCheck;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.preview.LinkPreviews;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

final class ChallengeViewTest extends ViewTest {

    @Autowired
    private Challenges challenges;

    @Autowired
    private PuzzleLibrary library;

    @Autowired
    private SolutionFinder finder;

    @Autowired
    private GameService games;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private List<AddressCheck> checks;

    @Autowired
    private LinkPreviews previews;

    @Autowired
    private JdbcClient database;

    private PuzzleEntry puzzle;
    private String code = "";

    @BeforeEach
    void somebodySolvedAPuzzle() {
        puzzle = library.pack("kenken-4x4").orElseThrow().entries().getFirst();
        var game = games.newGames().start(player.id(), puzzle, puzzle.id()).id();
        finish(game, Duration.ofSeconds(252));
        UI.getCurrent().navigate("play/" + game);
        assertThat(DrawnCard.press("finish-challenge")).isTrue();
        code = address().substring("challenge/".length());
    }

    private void finish(String game, Duration elapsed) {
        var solution = finder.count(puzzle.puzzle()).only().orElseThrow();
        for (int cell = 0; cell < puzzle.puzzle().shape().cellCount(); cell++) {
            var move = new LogEntry.Play(Move.of(new Change.Digit(cell, solution.digit(cell))));
            games.append(player.id(), game, "hand", cell + 1, move, elapsed);
        }
    }

    @Test
    void onesOwnLinkShowsTheListAndNoQuestion() {
        assertThat(_get(H1.class).getText()).isEqualTo("Your challenge");
        assertThat(UI.getCurrent().getInternals().getTitle()).isEqualTo("Your challenge · Crosscage");
        assertThat(links()).isNotEmpty();
        assertThat(results()).isEqualTo("You04:12, no hints");
        _assertNone(Button.class, spec -> spec.withId("challenge-play"));

        name("Ana");
        _click(_get(Button.class, spec -> spec.withId("challenge-save")));
        assertThat(results()).isEqualTo("\u2068Ana\u2069 (you)04:12, no hints");
        assertThat(said()).contains("Saved.");
        UI.getCurrent().navigate("me");
        assertThat(links()).containsExactly("KenKen 4\u00a0×\u00a04");
        assertThat(PageText.page().select(".me-challenges dl").text())
                .isEqualTo("\u2068Ana\u2069 (you) 04:12, no hints");
    }

    @Test
    void whoTakesUpAChallengeThatIsGoneSeesThatThereIsNone() {
        long challenger = player.id();
        anotherPlayer();
        UI.getCurrent().navigate("challenge/" + code);
        challenges.delete(code, challenger);

        _click(_get(Button.class, spec -> spec.withId("challenge-play")));

        _assertNone(Button.class, spec -> spec.withId("challenge-play"));
        assertThat(_get(H1.class).getText()).isEqualTo("Nothing here");
    }

    @Test
    void aFriendIsAskedAndStoresNobodyByLooking() {
        anotherPlayer();
        long before = players();
        UI.getCurrent().navigate("challenge/" + code);

        assertThat(said()).contains("Somebody solved this KenKen 4\u00a0×\u00a04 in 04:12 without hints. Can you?");
        _assertNone(DescriptionList.class);
        assertThat(players()).isEqualTo(before);

        name("Bo\u202e");
        _click(_get(Button.class, spec -> spec.withId("challenge-play")));
        assertThat(_get(TextField.class).getErrorMessage())
                .isEqualTo("Letter 3 is a control character (U+202E). Type the name without it.");
        assertThat(challenges.find(code).orElseThrow().friends()).isEmpty();

        name("Bo");
        _click(_get(Button.class, spec -> spec.withId("challenge-play")));
        var game = address().substring("play/".length());
        UI.getCurrent().navigate("challenge/" + code);
        assertThat(_get(Button.class, spec -> spec.withId("challenge-play")).getText())
                .isEqualTo("Go on playing");
        finish(game, Duration.ofSeconds(300));
        UI.getCurrent().navigate("");
        UI.getCurrent().navigate("play/" + game);
        DrawnCard.press("finish-challenge");

        assertThat(address()).isEqualTo("challenge/" + code);
        assertThat(results()).isEqualTo("Somebody04:12, no hints\u2068Bo\u2069 (you)05:00, no hints");
        _assertNone(Button.class, spec -> spec.withId("challenge-delete"));
    }

    @Test
    void otherAddressesLeadToNothingAndAPreviewTellsNoGame() {
        assertThat(isMissing(code)).isFalse();
        assertThat(isMissing("a".repeat(22))).isTrue();
        assertThat(isMissing("x")).isTrue();
        assertThat(previews.of("/challenge/" + code).description())
                .isEqualTo("Somebody solved this KenKen 4\u00a0×\u00a04 in 04:12 without hints. Can you?");
    }

    private boolean isMissing(String written) {
        return checks.stream().anyMatch(check -> check.isMissing("/challenge/" + written, Optional::empty));
    }

    /// The words of the links to the challenge.
    private List<String> links() {
        return _find(Anchor.class).stream()
                .filter(link -> link.getHref().equals("challenge/" + code))
                .map(Anchor::getText)
                .toList();
    }

    private static void name(String name) {
        _get(TextField.class).setValue(name);
    }

    private static String results() {
        return PageText.of(_get(DescriptionList.class).getElement());
    }

    private static List<String> said() {
        return _find(Paragraph.class).stream().map(Paragraph::getText).toList();
    }

    private long players() {
        return database.sql("select count(*) from player").query(Long.class).single();
    }
}
