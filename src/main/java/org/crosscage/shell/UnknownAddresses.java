package org.crosscage.shell;

import com.vaadin.flow.server.HandlerHelper.RequestType;
import com.vaadin.flow.server.VaadinServletContext;
import com.vaadin.flow.server.startup.ApplicationConfiguration;
import com.vaadin.flow.server.startup.ApplicationRouteRegistry;
import com.vaadin.flow.shared.ApplicationConstants;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.Players;
import org.crosscage.shell.document.LicencesServlet;
import org.crosscage.shell.document.OfflineServlet;
import org.crosscage.shell.document.WebManifest;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.shell.limit.Refusal;
import org.crosscage.shell.limit.Requester;
import org.crosscage.shell.player.PlayerCookie;
import org.crosscage.shell.preview.LinkPreview;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.core.io.ClassPathResource;

/// Answers an address that no view, file or service has, and one of a view that has nothing to show there, with a
/// plain 404 before Vaadin sees it. Vaadin would answer every address with the application's page and make a session
/// first, so that crawlers and scanners would cost memory.
final class UnknownAddresses extends HttpFilter {

    private static final long serialVersionUID = 1L;
    private static final String ERROR = "/error";
    /// Says itself what it has not.
    static final String PREVIEWS = LinkPreview.FOLDER + "/";

    /// The number of a page, which Vaadin reads as an `int`.
    private static final Pattern PAGE = Pattern.compile("-?[0-9]{1,9}");

    private static final String PUSH = "/VAADIN/push";
    private static final String BODY = "X-Atmosphere-Post-Body";

    /// What pages ask. Vaadin would make a session for whoever asks for something else that it knows.
    private static final Set<String> OF_PAGES = Stream.of(
                    RequestType.INIT, RequestType.UIDL, RequestType.HEARTBEAT, RequestType.PUSH)
            .map(RequestType::getIdentifier)
            .collect(Collectors.toUnmodifiableSet());

    /// What asks for something and changes nothing. Only Vaadin is sent anything, at its own addresses, and what
    /// features [serve][ServedAddress].
    private static final Set<String> READING = Set.of("GET", "HEAD");
    private static final List<String> FILES =
            List.of("META-INF/resources", "static", "META-INF/VAADIN/webapp", "META-INF/resources/VAADIN/static");
    /// The file that Vaadin makes pages of; requested by name it would begin a session.
    private static final String FRAME = "/index.html";

    private static final String BUNDLE = "/VAADIN/build/";
    private static final String VAADIN = "/VAADIN/";

    private final transient ObjectProvider<AddressCheck> checks;
    private final transient ObjectProvider<Players> players;
    private final transient ObjectProvider<RateLimits> limits;
    private final transient ObjectProvider<ServedAddress> served;

    /// @param checks what the views with a name in their address are about
    /// @param players finds who asks
    /// @param served what features answer by themselves
    UnknownAddresses(
            ObjectProvider<AddressCheck> checks,
            ObjectProvider<Players> players,
            ObjectProvider<RateLimits> limits,
            ObjectProvider<ServedAddress> served) {
        this.served = served;
        this.limits = limits;
        this.checks = checks;
        this.players = players;
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (isKnown(request)) {
            chain.doFilter(request, response);
            return;
        }
        // whoever tries out the codes of games and sets is told nothing after a while; right ones open all the same
        var wait = isPage(request)
                ? limits.getObject().refusal(Limit.CODE, Requester.of(Optional.empty(), request.getRemoteAddr()))
                : Optional.<Duration>empty();
        if (wait.isPresent()) {
            Refusal.answer(request, response, Refusal.TOO_MANY, wait.get());
        } else {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
        }
    }

    /// Whether a browser asks for a page that a view would show.
    static boolean isPage(HttpServletRequest request) {
        return READING.contains(request.getMethod())
                && request.getParameter(ApplicationConstants.REQUEST_TYPE_PARAMETER) == null
                && isView(request, path(request));
    }

    private boolean isKnown(HttpServletRequest request) {
        var path = path(request);
        var type = request.getParameter(ApplicationConstants.REQUEST_TYPE_PARAMETER);
        var page = request.getParameter(ApplicationConstants.UI_ID_PARAMETER);
        if (type != null && !OF_PAGES.contains(type)
                || page != null && !PAGE.matcher(page).matches()) {
            return false;
        }
        return isVaadinsOwn(request, path, type)
                || served.stream().anyMatch(each -> each.takes(request.getMethod(), path))
                || READING.contains(request.getMethod())
                        && (path.equals(ERROR)
                                || HealthServlet.ADDRESSES.contains(path)
                                || path.equals(WebManifest.PATH)
                                || path.equals(LicencesServlet.PATH)
                                || OfflineServlet.ADDRESSES.contains(path)
                                || path.startsWith(PREVIEWS)
                                || isView(request, path) && hasSubject(request, path)
                                || isFile(path));
    }

    static String path(HttpServletRequest request) {
        var rest = Optional.ofNullable(request.getPathInfo()).orElse("");
        return request.getServletPath() + rest;
    }

    /// Events of a page (`/?v-r=…`), and what a session serves to its own page. Vaadin would read an event at any
    /// other address too. In development mode, Vite serves everything below `/VAADIN/`, and only files.
    private boolean isVaadinsOwn(HttpServletRequest request, String path, @Nullable String type) {
        if (path.equals("/")) {
            return type != null;
        }
        if (path.equals(PUSH)) {
            // a page has a session; when the server forgot it, Vaadin tells the page so there. What a page says comes
            // by requests, so that nothing is sent here, nor in a header, which Vaadin would read as a body
            return (READING.contains(request.getMethod()) || isFarewell(request))
                    && request.getHeader(BODY) == null
                    && request.getParameter(BODY) == null
                    && RequestType.PUSH.getIdentifier().equals(type)
                    && request.getRequestedSessionId() != null;
        }
        return path.startsWith(VAADIN)
                && type == null
                && !path.startsWith(BUNDLE)
                && (request.getSession(false) != null || !isProduction());
    }

    /// A page that needs no push any more says so, by nothing but the address.
    private static boolean isFarewell(HttpServletRequest request) {
        return request.getMethod().equals("POST")
                && request.getContentLengthLong() <= 0
                && request.getHeader("Transfer-Encoding") == null
                && "close".equals(request.getParameter("X-Atmosphere-Transport"));
    }

    private static boolean isView(HttpServletRequest request, String path) {
        return ApplicationRouteRegistry.getInstance(new VaadinServletContext(request.getServletContext()))
                .getNavigationTarget(path.substring(1))
                .isPresent();
    }

    private boolean hasSubject(HttpServletRequest request, String path) {
        return checks.stream().noneMatch(each -> each.isMissing(path, () -> player(request)));
    }

    private Optional<Player> player(HttpServletRequest request) {
        return PlayerCookie.read(request.getCookies()).flatMap(players.getObject()::find);
    }

    private static boolean isFile(String path) {
        return !path.endsWith("/")
                && !path.equals(FRAME)
                && FILES.stream().anyMatch(folder -> isFile(new ClassPathResource(folder + path)));
    }

    private static boolean isFile(ClassPathResource resource) {
        try {
            return resource.isReadable() && resource.contentLength() > 0; // a folder in a jar is readable and empty
        } catch (IOException e) {
            return false;
        }
    }

    private boolean isProduction() {
        return ApplicationConfiguration.get(context()).isProductionMode();
    }

    private VaadinServletContext context() {
        return new VaadinServletContext(getServletContext());
    }
}
