package org.crosscage.shell.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertOne;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Footer;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.router.RouteConfiguration;
import java.util.List;
import org.crosscage.ViewTest;
import org.crosscage.shell.CurrentPlayer;
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
        assertThat(_get(Footer.class).getElement().getTextRecursively()).contains("registered trademark");
    }

    @Test
    void everyDestinationOfTheNavigationHasAView() {
        assertThat(destinations())
                .isNotEmpty()
                .allSatisfy(path -> assertThat(
                                RouteConfiguration.forApplicationScope().getRoute(path))
                        .isPresent());
    }

    @Test
    void theNavigationMarksWhereThePlayerIs() {
        assertThat(_find(Anchor.class))
                .filteredOn(link -> link.getElement().hasAttribute("aria-current"))
                .extracting(Anchor::getText)
                .containsExactly("Play");
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
        return _get(Nav.class)
                .getChildren()
                .map(link -> ((Anchor) link).getHref())
                .toList();
    }
}
