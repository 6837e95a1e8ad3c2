package org.crosscage.shell;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.server.VaadinServletService;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import jakarta.servlet.Filter;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.Cookie;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Random;
import org.crosscage.ViewTest;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.store.Players;
import org.crosscage.shell.document.ErrorPages;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.shell.page.Draining;
import org.crosscage.shell.page.PageOpenings;
import org.crosscage.shell.player.PlayerCookie;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.mock.web.MockHttpSession;

/// An address that may have three sessions an hour, and four of known players, who may have two each, at a server that
/// opens one page at a time and has nobody wait
/// behind another newcomer.
final class PageLimitsTest extends ViewTest {

    private static final String SCHOOL = "192.0.2.1";
    private static final int REFUSED = 429;

    private final AnnotationConfigApplicationContext few = new AnnotationConfigApplicationContext();
    private final PageOpenings openings = new PageOpenings(1, 1, Duration.ZERO, new SimpleMeterRegistry());

    @Autowired
    private ApplicationContext application;

    private long random;

    @AfterEach
    void closeLimits() {
        few.close();
    }

    @Test
    void whoIsRefusedBecauseManyArriveTakesNothingFromTheirSchool() throws Exception {
        var filter = filter();
        assertThat(openings.answer(false, page(), new MockHttpServletResponse(), (_, _) -> {
                    for (int i = 0; i < 10; i++) {
                        var request = page();
                        assertThat(status(filter, request)).isEqualTo(REFUSED);
                        assertThat(request.getAttribute(ErrorPages.TEXT)).isEqualTo("busy");
                    }
                }))
                .isTrue();

        for (int i = 0; i < 3; i++) {
            assertThat(status(filter, page())).isEqualTo(200);
        }
        var tooMany = page();
        assertThat(status(filter, tooMany)).isEqualTo(REFUSED);
        assertThat(tooMany.getAttribute(ErrorPages.TEXT)).isNull();
    }

    @Test
    void aPlayerWithoutSessionPaysForOneAndNotForNewcomers() throws Exception {
        var filter = filter();
        for (int i = 0; i < 3; i++) {
            assertThat(status(filter, page())).isEqualTo(200);
        }
        assertThat(status(filter, page())).isEqualTo(REFUSED);
        var known = player();

        assertThat(status(filter, page(known))).isEqualTo(200);
        assertThat(status(filter, page(known))).isEqualTo(200);
        assertThat(status(filter, page(known))).isEqualTo(REFUSED);
        assertThat(status(filter, page(player()))).isEqualTo(200);

        var open = page(known);
        open.getSession()
                .setAttribute(
                        PlayerCookie.SESSION_TOKEN,
                        PlayerCookie.read(open.getCookies()).orElseThrow().hash());
        assertThat(status(filter, open)).isEqualTo(200);
    }

    @Test
    void aPageThatIsRefusedEndsNoSession() throws Exception {
        var filter = filter();
        for (int i = 0; i < 3; i++) {
            assertThat(status(filter, page())).isEqualTo(200);
        }
        var foreign = page();
        var session = (MockHttpSession) foreign.getSession();
        session.setAttribute(PlayerCookie.SESSION_TOKEN, "the hash of another");

        assertThat(status(filter, foreign)).isEqualTo(REFUSED);
        assertThat(session.isInvalid()).isFalse();

        foreign.setCookies(player());
        assertThat(status(filter, foreign)).isEqualTo(200);
        assertThat(session.isInvalid()).isTrue();
    }

    @Test
    void manyKnownPlayersOfOneAddressAreTooManyInTheEnd() throws Exception {
        var filter = filter();
        for (int i = 0; i < 4; i++) {
            assertThat(status(filter, page(player()))).isEqualTo(200);
        }
        assertThat(status(filter, page(player()))).isEqualTo(REFUSED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/preview/home.png", "/health", "/health/live"})
    void previewsAndHealthHaveLimitsOfTheirOwn(String path) throws Exception {
        var filter = filter();
        for (int i = 0; i < 2; i++) {
            assertThat(status(filter, request(path))).isEqualTo(200);
        }
        var refused = new MockHttpServletResponse();
        filter.doFilter(request(path), refused, new MockFilterChain());

        assertThat(refused.getStatus()).isEqualTo(REFUSED);
        assertThat(refused.getHeader("Retry-After")).isEqualTo("1800");
        assertThat(status(filter, page())).isEqualTo(200);
    }

    private Cookie player() {
        var token = PlayerToken.random(new Random(random++));
        application.getBean(Players.class).findOrCreate(token);
        return new Cookie("crosscage-player", token.text());
    }

    private static MockHttpServletRequest page(Cookie cookie) {
        var page = page();
        page.setCookies(cookie);
        return page;
    }

    private Filter filter() {
        TestPropertyValues.of(
                        "crosscage.limits.session.address=3/1h",
                        "crosscage.limits.known-session.player=2/1h",
                        "crosscage.limits.known-session.address=4/1h",
                        "crosscage.limits.preview.address=2/1h",
                        "crosscage.limits.health.address=2/1h")
                .applyTo(few);
        few.scan(RateLimits.class.getPackageName());
        few.registerBean(InstantSource.class, () -> InstantSource.fixed(Instant.EPOCH));
        few.registerBean(MeterRegistry.class, SimpleMeterRegistry::new);
        few.registerBean(PageOpenings.class, () -> openings);
        few.refresh();
        return new PageLimits(
                few.getBeanProvider(RateLimits.class),
                application.getBeanProvider(Draining.class),
                application.getBeanProvider(Players.class),
                few.getBeanProvider(PageOpenings.class));
    }

    private static MockHttpServletRequest page() {
        return request("/library");
    }

    private static MockHttpServletRequest request(String path) {
        var context = ((VaadinServletService) VaadinServletService.getCurrent())
                .getServlet()
                .getServletContext();
        var request = new MockHttpServletRequest(context, "GET", path);
        request.setServletPath(path);
        request.setRemoteAddr(SCHOOL);
        return request;
    }

    private static int status(Filter filter, MockHttpServletRequest request) throws IOException, ServletException {
        var response = new MockHttpServletResponse();
        filter.doFilter(request, response, new MockFilterChain());
        return response.getStatus();
    }
}
