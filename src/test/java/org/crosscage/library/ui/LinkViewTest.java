package org.crosscage.library.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H1;
import org.crosscage.ViewTest;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.LinkCode;
import org.crosscage.library.ExamplePuzzles;
import org.crosscage.play.GameService;
import org.crosscage.shell.CurrentPlayer;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

final class LinkViewTest extends ViewTest {

    @Autowired
    private GameService games;

    @Autowired
    private CurrentPlayer player;

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
    void aDamagedLinkSaysSoAndBeginsNoGame() {
        var code = LinkCode.code(PuzzleEntry.of("", ExamplePuzzles.oneSolution()));
        UI.getCurrent().navigate("p/" + code.substring(1));

        assertThat(_get(H1.class).getText()).isEqualTo("This link is damaged");
        assertThat(_get(Anchor.class, spec -> spec.withText("Paste a puzzle")).getHref())
                .isEqualTo("import");
        assertThat(games.unfinished(player.id(), 10)).isEmpty();
    }
}
