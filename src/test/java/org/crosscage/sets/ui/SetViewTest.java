package org.crosscage.sets.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.crosscage.DrawnCard;
import org.crosscage.PageText;
import org.crosscage.ViewTest;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.GameTerms;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.SetDescription;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.shell.AddressCheck;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.preview.LinkPreviews;
import org.crosscage.shell.ui.CachedPuzzles;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/// A set as those see it who play it.
final class SetViewTest extends ViewTest {

    private static final GameTerms TERMS = new GameTerms(true, Optional.of(Tier.EASY));

    @Autowired
    private PuzzleSets sets;

    @Autowired
    private PuzzleLibrary library;

    @Autowired
    private GameService games;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private List<AddressCheck> checks;

    @Autowired
    private LinkPreviews previews;

    @Autowired
    private SolutionFinder finder;

    @Autowired
    private JdbcClient database;

    private List<PuzzleEntry> puzzles = List.of();
    private PuzzleSet set;

    @BeforeEach
    void somebodyMadeASet() {
        puzzles = library.pack("kenken-4x4").orElseThrow().entries().subList(0, 3);
        set = sets.make(player.id(), new SetDescription("Week 3", "Do these.\nTwo lines.", TERMS, true), puzzles)
                .set();
        anotherPlayer();
    }

    @Test
    void itSaysWhatItsMakerSaysAndStoresNobodyWhoOnlyLooks() {
        long before = players();
        UI.getCurrent().navigate(set.address());

        assertThat(_get(H1.class).getText()).isEqualTo("Week 3");
        assertThat(UI.getCurrent().getInternals().getTitle()).isEqualTo("Week 3 · Crosscage");
        assertThat(said())
                .containsExactly(
                        "Do these.\nTwo lines.",
                        "3 puzzles",
                        "Its maker limited hints to techniques up to Easy.",
                        "In order: each puzzle opens when the one before it is finished.");
        assertThat(states()).containsExactly("Play", "Opens after puzzle 1", "Opens after puzzle 2");
        assertThat(_get(CachedPuzzles.class).getElement().getAttribute("page")).isEqualTo("set-" + set.code());
        assertThat(players()).isEqualTo(before);
    }

    @Test
    void onesOwnGameIsGoneOnWithAndTheNextPuzzleOpens() {
        UI.getCurrent().navigate(set.address());
        _click(_get(Button.class, spec -> spec.withId("set-onward")));
        var game = address().substring("play/".length());

        assertThat(games.load(player.id(), game).orElseThrow().terms()).isEqualTo(TERMS);
        assertThat(UI.getCurrent().getInternals().getTitle())
                .isEqualTo("KenKen 4\u00a0×\u00a04, of “Week 3” · Crosscage");
        _click(_get(NativeButton.class, spec -> spec.withId("menu-set")));
        assertThat(address()).isEqualTo(set.address());
        assertThat(states()).containsExactly("Started, 0 of 16 filled", "Opens after puzzle 1", "Opens after puzzle 2");

        games.noteElapsed(player.id(), game, Duration.ofSeconds(83));
        finish(game, puzzles.getFirst());
        UI.getCurrent().navigate("");
        UI.getCurrent().navigate(set.address());

        assertThat(states()).containsExactly("Done01:23, no hints", "Play", "Opens after puzzle 2");
        assertThat(said()).contains("1 of 3 finished");
        assertThat(_get(CachedPuzzles.class).getElement().getAttribute("done")).isEqualTo("1");
        assertThat(_get(Button.class, spec -> spec.withId("set-onward")).getText())
                .isEqualTo("Go on with puzzle 2");
        anotherPlayer();
        UI.getCurrent().navigate(set.address());
        assertThat(states()).first().isEqualTo("Play");
    }

    @Test
    void afterAPuzzleComesTheNextOfTheSetAndAfterTheLastTheSet() {
        UI.getCurrent().navigate(set.address());
        _click(_get(Button.class, spec -> spec.withId("set-onward")));
        for (int i = 0; i < puzzles.size(); i++) {
            var game = address().substring("play/".length());
            assertThat(games.load(player.id(), game).orElseThrow().source())
                    .isEqualTo("set-" + set.puzzles().get(i).id());
            finish(game, puzzles.get(i));
            UI.getCurrent().navigate("");
            UI.getCurrent().navigate("play/" + game);
            boolean isLast = i + 1 == puzzles.size();
            assertThat(PageText.page().getElementById("finish-next").text())
                    .isEqualTo(isLast ? "Back to the set" : "Next puzzle in the set");
            assertThat(DrawnCard.press("finish-back")).isNotEqualTo(isLast);
            assertThat(address()).isEqualTo(isLast ? "play/" + game : set.address());
            UI.getCurrent().navigate("play/" + game);
            assertThat(DrawnCard.press("finish-next")).isTrue();
            eventually(() -> assertThat(address()).isNotEqualTo("play/" + game));
        }

        assertThat(address()).isEqualTo(set.address());
        assertThat(said()).contains("3 of 3 finished", "Well done: you have finished them all.");
        _assertNone(Button.class, spec -> spec.withId("set-onward"));
    }

    @Test
    void whatItsMakerDidMeanwhileCountsWhenOneBegins() {
        UI.getCurrent().navigate(set.address());
        sets.close(set, true);

        _click(_get(Button.class, spec -> spec.withId("set-onward")));

        assertThat(address()).isEqualTo(set.address());
        assertThat(states()).containsExactly("Closed", "Closed", "Closed");
        assertThat(said()).anyMatch(words -> words.startsWith("This set is closed."));
        sets.delete(set);
        UI.getCurrent().navigate("");
        UI.getCurrent().navigate(set.address());
        assertThat(_get(H1.class).getText()).isEqualTo("Nothing here");
    }

    @Test
    void aGameWhosePuzzleLeftTheSetIsAnOrdinaryOne() {
        UI.getCurrent().navigate(set.address());
        _click(_get(Button.class, spec -> spec.withId("set-onward")));
        var game = address();
        sets.remove(set, set.puzzles().getFirst().id());
        UI.getCurrent().navigate("");
        UI.getCurrent().navigate(game);

        assertThat(UI.getCurrent().getInternals().getTitle()).isEqualTo("KenKen 4\u00a0×\u00a04 · Crosscage");
        _assertNone(Anchor.class, spec -> spec.withId("set"));
    }

    @Test
    void addressesOfNoSetAreMissingAndALinkShowsTheSetBeforeItIsOpened() {
        assertThat(isMissing("/" + set.address())).isFalse();
        assertThat(isMissing("/set/AAAAAAAAAAAAAAAAAAAAAA")).isTrue();
        assertThat(isMissing("/set/nonsense")).isTrue();
        assertThat(isMissing("/sets/" + set.code())).isTrue();
        assertThat(isMissing("/sets/new")).isFalse();
        assertThat(isMissing("/sets")).isFalse();

        var preview = previews.of("/" + set.address());
        assertThat(preview.title()).isEqualTo("Week 3");
        assertThat(preview.description()).startsWith("3 puzzles that somebody put together");
        assertThat(preview.image().get()).isNotEmpty();
        assertThat(previews.withPicture("/preview/" + set.address() + ".png")).isPresent();
        assertThat(previews.of("/sets/" + set.code()).title()).isEqualTo("Crosscage");
    }

    /// Anybody may ask for any address.
    @Test
    void whetherItExistsIsToldWithoutReadingItsPuzzles() {
        database.sql("update puzzle_set_puzzle set puzzle = 'unreadable' where puzzle_set = :set")
                .param("set", set.id())
                .update();

        assertThat(isMissing("/" + set.address())).isFalse();
        assertThat(isMissing("/sets/" + set.code())).isTrue();
    }

    private boolean isMissing(String path) {
        return checks.stream().anyMatch(each -> each.isMissing(path, Optional::empty));
    }

    private void finish(String game, PuzzleEntry entry) {
        var solution = finder.count(entry.puzzle()) instanceof SolutionCount.One one ? one.solution() : null;
        assertThat(solution).isNotNull();
        for (int cell = 0; cell < entry.puzzle().shape().cellCount(); cell++) {
            var digit = new Change.Digit(cell, solution.digit(cell));
            games.append(player.id(), game, "hand", cell + 1, new LogEntry.Play(Move.of(digit)));
        }
    }

    private long players() {
        return database.sql("select count(*) from player").query(Long.class).single();
    }

    private static List<String> states() {
        return _find(SetTile.class).stream()
                .map(tile -> tile.getElement().getChild(0).getChild(1))
                .map(words -> PageText.of(words.getChild(words.getChildCount() - 1)))
                .toList();
    }

    private static List<String> said() {
        return _find(Paragraph.class).stream().map(Paragraph::getText).toList();
    }
}
