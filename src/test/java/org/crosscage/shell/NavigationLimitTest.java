package org.crosscage.shell;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import org.crosscage.ViewTest;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.RateLimits;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

/// A player may see two views an hour here.
@TestPropertySource(properties = "crosscage.limits.navigation.player=2/1h")
final class NavigationLimitTest extends ViewTest {

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private PlayerLimits players;

    @Autowired
    private RateLimits limits;

    @BeforeEach
    void thePlayerHasAToken() {
        player.token();
    }

    @Test
    void pastTheLimitAPageSaysWhenToTryAgain() {
        UI.getCurrent().navigate("learn");
        UI.getCurrent().navigate("library");
        assertThat(_get(H1.class).getText()).isNotEqualTo("Too many pages");

        UI.getCurrent().navigate("learn");
        assertThat(_get(H1.class).getText()).isEqualTo("Too many pages");
        assertThat(_get(Paragraph.class).getText()).contains("Try again in 30 minutes.");

        limits.refund(Limit.NAVIGATION, players.visitor());
        UI.getCurrent().navigate("learn");
        assertThat(_get(H1.class).getText()).isNotEqualTo("Too many pages");
    }
}
