package org.crosscage.shell.player;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.server.VaadinService;
import com.vaadin.flow.server.VaadinServletRequest;
import com.vaadin.flow.server.VaadinServletService;
import com.vaadin.flow.server.VaadinSession;
import jakarta.servlet.http.Cookie;
import java.util.Random;
import org.crosscage.ViewTest;
import org.crosscage.player.PlayerToken;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpSession;

/// A session belongs to the browser whose token began it.
final class PlayerCookieTest extends ViewTest {

    private static final PlayerToken OWN = PlayerToken.random(new Random(1));
    private static final PlayerToken OTHER = PlayerToken.random(new Random(2));

    @Autowired
    private CurrentPlayer player;

    private final MockHttpSession session = new MockHttpSession();

    @Test
    void theTokenThatBeganASessionStaysInIt() {
        begin(OWN);

        assertThat(PlayerCookie.hasSessionOfAnother(request(OWN))).isFalse();
    }

    @Test
    void anotherTokenBeginsAnotherSession() {
        begin(OWN);

        assertThat(PlayerCookie.hasSessionOfAnother(request(OTHER))).isTrue();
    }

    @Test
    void aSessionIsNotOfAPageWithoutAToken() {
        begin(OWN);

        assertThat(PlayerCookie.hasSessionOfAnother(request())).isTrue();
    }

    /// Somebody may have begun it without a token and sent its id to this browser.
    @Test
    void nobodyEntersASessionThatBeganWithoutAToken() {
        assertThat(PlayerCookie.hasSessionOfAnother(request(OWN))).isTrue();
    }

    @Test
    void aLaterTokenDoesNotChangeThePlayerOfASession() {
        begin(OWN);
        begin(OTHER);

        assertThat(player.token()).isEqualTo(OWN);
        assertThat(PlayerCookie.hasSessionOfAnother(request(OTHER))).isTrue();
    }

    private void begin(PlayerToken token) {
        var service = (VaadinServletService) VaadinService.getCurrent();
        PlayerCookie.recall(new VaadinServletRequest(request(token), service), VaadinSession.getCurrent());
    }

    private MockHttpServletRequest request(PlayerToken... tokens) {
        var request = new MockHttpServletRequest();
        request.setSession(session);
        for (var token : tokens) {
            request.setCookies(new Cookie("crosscage-player", token.text()));
        }
        return request;
    }
}
