package org.crosscage.shell;

import com.vaadin.flow.server.HandlerHelper.RequestType;
import com.vaadin.flow.shared.ApplicationConstants;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.store.Players;
import org.crosscage.shell.document.ErrorPages;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.shell.limit.Refusal;
import org.crosscage.shell.limit.Requester;
import org.crosscage.shell.page.Draining;
import org.crosscage.shell.page.PageOpenings;
import org.crosscage.shell.player.PlayerCookie;
import org.springframework.beans.factory.ObjectProvider;

/// Lets in as many pages and sessions as one player and one address may have, and nobody new while the server drains;
/// who is let in waits for their turn ([PageOpenings]).
/// Messages of an open page pass, whatever others at its address do. A player who is known and has no session is
/// not counted among the newcomers of their address, so that a class comes back after a restart.
final class PageLimits extends HttpFilter {

    private static final long serialVersionUID = 1L;
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
            Refusal.answer(request, response, HttpServletResponse.SC_SERVICE_UNAVAILABLE, OTHER_SERVER);
            return;
        }
        if (isPage || isStart(request)) {
            page(isPage, request, response, chain);
            return;
        }
        var who = Requester.of(Optional.empty(), request.getRemoteAddr());
        var wait = limitOf(UnknownAddresses.path(request))
                .flatMap(limit -> limits.getObject().refusal(limit, who));
        if (wait.isPresent()) {
            Refusal.answer(request, response, Refusal.TOO_MANY, wait.get());
        } else {
            chain.doFilter(request, response);
        }
    }

    private void page(boolean isPage, HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        boolean isOfAnother = isPage && PlayerCookie.hasSessionOfAnother(request);
        var session = Optional.ofNullable(request.getSession(false))
                .filter(_ -> !isOfAnother)
                .map(HttpSession::getId);
        var player = session.isPresent() ? session : knownPlayer(request);
        var limit = session.isPresent() ? Limit.PAGE : player.isPresent() ? Limit.KNOWN_SESSION : Limit.SESSION;
        var who = Requester.of(player, request.getRemoteAddr());
        var wait = limits.getObject().refusal(limit, who);
        if (wait.isPresent()) {
            Refusal.answer(request, response, Refusal.TOO_MANY, wait.get());
            return;
        }
        if (isOfAnother) {
            PlayerCookie.leaveSession(request);
        }
        open(!isPage, request, response, chain, limit, who);
    }

    /// Other addresses with a limit of their own.
    private static Optional<Limit> limitOf(String path) {
        if (path.startsWith(UnknownAddresses.PREVIEWS)) {
            return Optional.of(Limit.PREVIEW);
        }
        return HealthServlet.ADDRESSES.contains(path) ? Optional.of(Limit.HEALTH) : Optional.empty();
    }

    /// A page that would wait too long is refused by 429: to 503 a proxy would leave this server alone, and with it
    /// those who play. It costs them nothing, or who comes again and again would use up what their school may have.
    private void open(
            boolean isStart,
            HttpServletRequest request,
            HttpServletResponse response,
            FilterChain chain,
            Limit limit,
            Requester who)
            throws IOException, ServletException {
        if (!openings.getObject().answer(isStart, request, response, chain)) {
            limits.getObject().refund(limit, who);
            request.setAttribute(ErrorPages.TEXT, "busy");
            Refusal.answer(request, response, Refusal.TOO_MANY, PageOpenings.AGAIN);
        }
    }

    /// Whether a page asks for something of whose session this server does not know: another server has it, or will.
    private static boolean isOfUnknownSession(HttpServletRequest request) {
        return request.getParameter(ApplicationConstants.REQUEST_TYPE_PARAMETER) != null
                && request.getSession(false) == null;
    }

    /// Whether this is the start of a page that has come.
    private static boolean isStart(HttpServletRequest request) {
        return RequestType.INIT
                .getIdentifier()
                .equals(request.getParameter(ApplicationConstants.REQUEST_TYPE_PARAMETER));
    }

    /// A player who is stored; a token that nobody has is as good as none.
    private Optional<String> knownPlayer(HttpServletRequest request) {
        return PlayerCookie.read(request.getCookies())
                .filter(token -> players.getObject().find(token).isPresent())
                .map(PlayerToken::hash);
    }
}
