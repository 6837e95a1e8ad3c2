package org.crosscage.shell;

import com.vaadin.flow.server.HandlerHelper.RequestType;
import com.vaadin.flow.shared.ApplicationConstants;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.store.Players;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.shell.limit.Requester;
import org.crosscage.shell.opening.PageOpenings;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;

/// Lets in as many pages and sessions as one player and one address may have, and nobody new while the server drains;
/// who is let in waits for their turn ([PageOpenings]).
/// What an open page sends passes, whatever others at its address do; and a player who is known is measured by
/// themselves, so that a class that comes back after a restart is not one address with too many sessions.
final class PageLimits extends HttpFilter {

    private static final long serialVersionUID = 1L;
    /// The attribute of a request that has how long its sender is to wait.
    static final String WAIT = PageLimits.class.getName();

    /// The attribute of a request that was refused because too many pages open.
    static final String BUSY = WAIT + ".busy";

    private static final Duration OTHER_SERVER = Duration.ofSeconds(1);

    private final transient ObjectProvider<RateLimits> limits;
    private final transient ObjectProvider<Draining> draining;
    private final transient ObjectProvider<Players> players;
    private final transient ObjectProvider<PageOpenings> openings;

    PageLimits(
            ObjectProvider<RateLimits> limits,
            ObjectProvider<Draining> draining,
            ObjectProvider<Players> players,
            ObjectProvider<PageOpenings> openings) {
        this.openings = openings;
        this.limits = limits;
        this.draining = draining;
        this.players = players;
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        boolean isPage = UnknownAddresses.isPage(request);
        if ((isPage || isOfUnknownSession(request)) && draining.getObject().isUnderWay()) {
            refuse(request, response, HttpStatus.SERVICE_UNAVAILABLE, OTHER_SERVER);
            return;
        }
        if (!isPage && !isStart(request)) {
            chain.doFilter(request, response);
            return;
        }
        if (isPage) {
            PlayerCookie.leaveSessionOfAnother(request);
        }
        var player = player(request);
        var limit = player.isPresent() ? Limit.PAGE : Limit.SESSION;
        var who = Requester.of(player, request.getRemoteAddr());
        var wait = limits.getObject().refusal(limit, who);
        if (wait.isPresent()) {
            refuse(request, response, HttpStatus.TOO_MANY_REQUESTS, wait.get());
        } else if (isPage && request.getSession(false) == null) {
            open(request, response, chain, limit, who);
        } else {
            openings.getObject().next(request, response, chain);
        }
    }

    /// Who would wait too long is refused by 429: to 503 a proxy would leave this server alone, and with it those who
    /// play. It costs them nothing, or who comes again and again would use up what their school may have.
    private void open(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain, Limit limit, Requester who)
            throws IOException, ServletException {
        var again = openings.getObject().first(request, response, chain);
        if (again.isPresent()) {
            limits.getObject().refund(limit, who);
            request.setAttribute(BUSY, true);
            refuse(request, response, HttpStatus.TOO_MANY_REQUESTS, again.get());
        }
    }

    /// Whether a page asks for something of whose session this server does not know: another server has it, or will.
    private static boolean isOfUnknownSession(HttpServletRequest request) {
        return request.getParameter(ApplicationConstants.REQUEST_TYPE_PARAMETER) != null
                && request.getSession(false) == null;
    }

    /// Whether a page that has come asks for its view.
    private static boolean isStart(HttpServletRequest request) {
        return RequestType.INIT
                .getIdentifier()
                .equals(request.getParameter(ApplicationConstants.REQUEST_TYPE_PARAMETER));
    }

    /// A session, or a player who is stored; a token that nobody has is as good as none.
    private Optional<String> player(HttpServletRequest request) {
        return Optional.ofNullable(request.getSession(false))
                .map(session -> session.getId())
                .or(() -> PlayerCookie.read(request.getCookies())
                        .filter(token -> players.getObject().find(token).isPresent())
                        .map(PlayerToken::hash));
    }

    /// Has [ErrorPages] say when to try again.
    static void refuse(HttpServletRequest request, HttpServletResponse response, HttpStatus status, Duration wait)
            throws IOException {
        request.setAttribute(WAIT, wait);
        response.setHeader(HttpHeaders.RETRY_AFTER, Long.toString(PlayerLimits.seconds(wait)));
        response.sendError(status.value());
    }
}
