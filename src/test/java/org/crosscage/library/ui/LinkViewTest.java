package org.crosscage.library.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import java.util.ArrayList;
import java.util.Optional;
import org.crosscage.PageText;
import org.crosscage.ViewTest;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Square;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.player.CurrentPlayer;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

final class LinkViewTest extends ViewTest {

    @Autowired
    private GameService games;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private PreferenceService preferences;

    private static String open(Puzzle puzzle) {
        UI.getCurrent().navigate("p/" + LinkCode.code(PuzzleEntry.of("", puzzle)));
        return UI.getCurrent().getInternals().getActiveViewLocation().getPath();
    }

    @Test
    void aLinkOpensStraightIntoPlay() {
        var puzzle = ExamplePuzzles.oneSolution();
        var address = open(puzzle);

        assertThat(address).startsWith("play/");
        assertThat(games.load(player.id(), address.substring("play/".length())))
                .hasValueSatisfying(game -> assertThat(game.entry().puzzle()).isEqualTo(puzzle));
    }

    @Test
    void openedAgainItIsTheGameThatWasBegun() {
        var first = open(ExamplePuzzles.oneSolution());
        UI.getCurrent().navigate("");
        assertThat(open(ExamplePuzzles.oneSolution())).isEqualTo(first);
    }

    @Test
    void theEndOfASentenceBehindALinkDoesNotDamageIt() {
        var first = open(ExamplePuzzles.oneSolution());
        UI.getCurrent().navigate("");
        UI.getCurrent().navigate("p/" + LinkCode.code(PuzzleEntry.of("", ExamplePuzzles.oneSolution())) + ").");
        assertThat(UI.getCurrent().getInternals().getActiveViewLocation().getPath())
                .isEqualTo(first);
    }

    @Test
    void aLinkWithDigitsMarksAndTermsOpensAGameWithThem() {
        var puzzle = ExamplePuzzles.oneSolution();
        var squares = new ArrayList<>(Position.start(puzzle).squares());
        squares.set(0, Square.BLANK.withDigit(puzzle.digits().min()).withColour(3));
        squares.set(
                1,
                Square.BLANK
                        .withCandidates(puzzle.digits())
                        .withCorners(Digits.of(puzzle.digits().max())));
        var position = new Position(squares);
        var terms = new GameTerms(false, Optional.of(Tier.EASY));
        var code = LinkCode.code(new SharedGame(PuzzleEntry.of("", puzzle), Optional.of(position), terms));
        UI.getCurrent().navigate("p/" + code);
        var id =
                UI.getCurrent().getInternals().getActiveViewLocation().getPath().substring("play/".length());

        assertThat(games.load(player.id(), id)).hasValueSatisfying(saved -> {
            assertThat(saved.game().position()).isEqualTo(position);
            assertThat(saved.terms()).isEqualTo(terms);
        });
        assertThat(PageText.of(_get(Div.class, spec -> spec.withClasses("note terms"))))
                .contains("This link turns hints off and limits techniques to Easy, for this game only.");
        assertThat(_find(NativeButton.class, spec -> spec.withId("ask-hint"))).isEmpty();
        var own = preferences.of(player.id());
        assertThat(own.get(Preferences.HINTS)).isTrue();
        assertThat(own.get(Preferences.TECHNIQUES)).isEqualTo(Preferences.DEFAULTS.get(Preferences.TECHNIQUES));
    }

    @Test
    void aDamagedLinkSaysSoAndBeginsNoGame() {
        var code = LinkCode.code(PuzzleEntry.of("", ExamplePuzzles.oneSolution()));
        UI.getCurrent().navigate("p/" + code.substring(1));

        assertThat(_get(H1.class).getText()).isEqualTo("This link is damaged");
        assertThat(_get(Anchor.class, spec -> spec.withText("Paste a puzzle")).getHref())
                .isEqualTo("import");
        assertThat(games.lists().unfinished(player.id(), 10)).isEmpty();
    }
}
