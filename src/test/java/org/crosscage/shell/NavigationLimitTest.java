package org.crosscage.shell;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.List;
import org.crosscage.ViewTest;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.shell.page.PageOpenings;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.player.PlayerLimits;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.context.bean.override.convention.TestBean;

/// A player may see two views an hour here, one is built at a time, and none waits for another.
@TestPropertySource(properties = "crosscage.limits.navigation.player=2/1h")
final class NavigationLimitTest extends ViewTest {

    @TestBean
    private PageOpenings openings;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private PlayerLimits players;

    @Autowired
    private RateLimits limits;

    static PageOpenings openings() {
        return new PageOpenings(1, 1, Duration.ZERO, new SimpleMeterRegistry());
    }

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

    @Test
    void aViewBehindTooManyOthersSaysWhenToTryAgainAndCostsNothing() {
        MockVaadin.clientRoundtrip(false);
        assertThat(openings.tryEnterView()).isTrue();
        for (int i = 0; i < 3; i++) {
            UI.getCurrent().navigate("library");
            assertThat(_get(H1.class).getText()).isEqualTo("Many players are arriving");
            assertThat(_get(Paragraph.class).getText()).contains("no room", "Try again in 10 seconds.");
        }

        openings.leaveView();
        UI.getCurrent().navigate("library");
        assertThat(_get(H1.class).getText()).isEqualTo("Library");
    }

    /// A view that is not found, and one that leads to another.
    @Test
    void aViewLeavesItsPlaceWithTheLockOfItsSession() {
        for (Runnable view : List.<Runnable>of(() -> UI.getCurrent().navigate("play/none"), () -> {
            UI.getCurrent().navigate("learn");
            UI.getCurrent().navigate("library");
        })) {
            limits.refund(Limit.NAVIGATION, players.visitor());
            limits.refund(Limit.NAVIGATION, players.visitor());
            MockVaadin.clientRoundtrip(false);
            view.run();
            assertThat(openings.tryEnterView()).isFalse();

            MockVaadin.clientRoundtrip(false);
            assertThat(openings.tryEnterView()).isTrue();
            openings.leaveView();
        }
    }

    @Test
    void workInTheBackgroundShowsItsViewAtOnce() throws Exception {
        MockVaadin.clientRoundtrip(false);
        assertThat(openings.tryEnterView()).isTrue();
        var page = UI.getCurrent();
        var session = page.getSession();
        session.unlock();
        Thread.ofVirtual()
                .start(() -> page.access(() -> page.navigate("learn")))
                .join();
        session.lock();

        assertThat(_get(H1.class).getText()).isNotEqualTo("Many players are arriving");
        assertThat(address()).isEqualTo("learn");
        openings.leaveView();
    }
}
