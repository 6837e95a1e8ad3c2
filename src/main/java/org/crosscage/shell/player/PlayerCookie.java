package org.crosscage.shell.player;

import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinResponse;
import com.vaadin.flow.server.VaadinSession;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.crosscage.player.PlayerToken;
import org.jspecify.annotations.Nullable;

/// Keeps the player's token in the browser: a cookie that no script can read, sent to this site only, over TLS only
/// when the page came over TLS. It is given out with the first HTML page, so nothing else needs to touch it.
public final class PlayerCookie {

    private static final String NAME = "crosscage-player";
    /// The attribute of an HTTP session that has the hash of the token which began it.
    public static final String SESSION_TOKEN = PlayerCookie.class.getName();

    private static final Duration AGE = Duration.ofDays(400); // the longest that browsers grant; renewed by every page

    private final RandomGenerator random;

    public PlayerCookie(RandomGenerator random) {
        this.random = random;
    }

    /// Gives the browser its token, the one it has already or a new one. The cookie of this answer is not in this
    /// request: a session without a token carries it from here on.
    public void set(VaadinRequest request, VaadinResponse response) {
        var token = read(request.getCookies()).orElseGet(() -> PlayerToken.random(random));
        bind(token, request, VaadinSession.getCurrent());
        var cookie = new Cookie(NAME, token.text());
        cookie.setHttpOnly(true);
        cookie.setSecure(request.isSecure());
        cookie.setPath(request.getContextPath() + "/");
        cookie.setMaxAge((int) AGE.toSeconds());
        cookie.setAttribute("SameSite", "Lax");
        response.addCookie(cookie);
    }

    /// Gives a new session the token that its browser has already: the first page may have come from another server, or
    /// from this one before it was started again.
    public static void recall(VaadinRequest request, VaadinSession session) {
        read(request.getCookies()).ifPresent(token -> bind(token, request, session));
    }

    private static void bind(PlayerToken token, VaadinRequest request, VaadinSession session) {
        if (CurrentPlayer.begin(token, session)) {
            request.getWrappedSession().setAttribute(SESSION_TOKEN, token.hash());
        }
    }

    /// Whether another token than the page's own began the session that the page comes with. A session never changes
    /// its player: somebody else may know its id, or have sent it to this browser.
    public static boolean hasSessionOfAnother(HttpServletRequest request) {
        var session = request.getSession(false);
        try {
            return session != null
                    && read(request.getCookies())
                            .map(PlayerToken::hash)
                            .filter(hash -> hash.equals(session.getAttribute(SESSION_TOKEN)))
                            .isEmpty();
        } catch (IllegalStateException _) {
            return false; // another page with the other token has ended it meanwhile
        }
    }

    public static void leaveSession(HttpServletRequest request) {
        try {
            Optional.ofNullable(request.getSession(false)).ifPresent(HttpSession::invalidate);
        } catch (IllegalStateException _) {
            // another page has ended it meanwhile
        }
    }

    /// The token that a request brings.
    public static Optional<PlayerToken> read(Cookie @Nullable [] cookies) {
        return Stream.ofNullable(cookies)
                .flatMap(Arrays::stream)
                .filter(cookie -> cookie.getName().equals(NAME))
                .map(Cookie::getValue)
                .flatMap(value -> PlayerToken.parse(value).stream())
                .findFirst();
    }
}
