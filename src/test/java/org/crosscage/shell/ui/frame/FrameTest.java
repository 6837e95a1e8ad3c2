package org.crosscage.shell.ui.frame;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertOne;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Footer;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.internal.PendingJavaScriptInvocation;
import com.vaadin.flow.router.RouteConfiguration;
import java.util.List;
import org.crosscage.PageText;
import org.crosscage.ViewTest;
import org.crosscage.shell.player.CurrentPlayer;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/// The frame without a browser: where it leads, and what stands on pages that can not be shown.
final class FrameTest extends ViewTest {

    @Autowired
    private CurrentPlayer player;

    @Test
    void homeStandsInTheFrame() {
        UI.getCurrent().navigate("");
        _assertOne(MainLayout.class);
        assertThat(_get(H1.class).getText()).isNotBlank();
    }

    @Test
    void theFooterSaysThatKenKenIsSomebodysMark() {
        assertThat(PageText.of(_get(Footer.class))).contains("registered trademark");
    }

    @Test
    void everyDestinationOfTheNavigationHasAView() {
        assertThat(destinations())
                .isNotEmpty()
                .allSatisfy(path -> assertThat(
                                RouteConfiguration.forApplicationScope().getRoute(path))
                        .isPresent());
    }

    /// By the browser, which is told here: `ShellIT` has what it does.
    @Test
    void theNavigationMarksWhereThePlayerIs() {
        assertThat(marked("learn/naked-pair")).containsExactly("Learn");
        assertThat(marked("")).containsExactly("Play");
        assertThat(marked("settings")).isEmpty();
    }

    /// The words of the destinations that the browser is told to mark at an address.
    private static List<String> marked(String path) {
        var ui = UI.getCurrent();
        MockVaadin.clientRoundtrip(false);
        ui.navigate(path);
        ui.getInternals().getStateTree().runExecutionsBeforeClientResponse();
        var marks = ui.getInternals().dumpPendingJavaScriptInvocations().stream()
                .map(PendingJavaScriptInvocation::getInvocation)
                .filter(call -> call.getExpression().contains("aria-current"))
                .toList();
        assertThat(marks).hasSize(1);
        var address = marks.getFirst().getParameters().getFirst();
        return links().stream()
                .filter(link -> link.attr("href").equals(address))
                .map(Element::text)
                .toList();
    }

    @Test
    void aViewWithoutItsSubjectIsSaidInPlainWords() {
        UI.getCurrent().navigate("play/no-such-game");
        _assertOne(NotFoundView.class);
        assertThat(_get(H1.class).getText()).isEqualTo("Nothing here");
    }

    @Test
    void aPlayerStaysTheSameThroughASession() {
        var first = player.id();
        UI.getCurrent().navigate("library");
        UI.getCurrent().getPage().reload();
        assertThat(player.id()).isEqualTo(first);
    }

    @Test
    void anotherSessionWithoutTheCookieIsAnotherPlayer() {
        var first = player.id();
        anotherPlayer();
        assertThat(player.id()).isNotEqualTo(first);
    }

    private static List<String> destinations() {
        return links().eachAttr("href");
    }

    private static Elements links() {
        return PageText.page().select("nav a");
    }
}
