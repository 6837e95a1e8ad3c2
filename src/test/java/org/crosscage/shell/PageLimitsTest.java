package org.crosscage.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.vaadin.flow.server.VaadinServletService;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import jakarta.servlet.Filter;
import jakarta.servlet.ServletException;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.crosscage.ViewTest;
import org.crosscage.player.store.Players;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.shell.opening.OpeningTurns;
import org.crosscage.shell.opening.PageOpenings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

/// Of an address that may have three sessions an hour, at a server that opens one page at a time and has nobody wait
/// behind another newcomer.
final class PageLimitsTest extends ViewTest {

    private static final String SCHOOL = "192.0.2.1";
    private static final int REFUSED = 429;

    private final AnnotationConfigApplicationContext few = new AnnotationConfigApplicationContext();
    private final OpeningTurns turns = new OpeningTurns(1, Duration.ZERO, Duration.ofHours(1), System::nanoTime);

    @Autowired
    private ApplicationContext application;

    @AfterEach
    void closeLimits() {
        few.close();
    }

    @Test
    void whoIsRefusedBecauseManyArriveTakesNothingFromTheirSchool() throws Exception {
        var filter = filter();
        var opening = turns.next();
        var newcomer =
                Thread.startVirtualThread(() -> turns.first().orElseThrow().close());
        await().until(() -> turns.waiting() == 1);
        for (int i = 0; i < 10; i++) {
            var request = page();
            assertThat(status(filter, request)).isEqualTo(REFUSED);
            assertThat(request.getAttribute(PageLimits.BUSY)).isEqualTo(true);
        }
        opening.close();
        newcomer.join();

        for (int i = 0; i < 3; i++) {
            assertThat(status(filter, page())).isEqualTo(200);
        }
        var tooMany = page();
        assertThat(status(filter, tooMany)).isEqualTo(REFUSED);
        assertThat(tooMany.getAttribute(PageLimits.BUSY)).isNull();
    }

    private Filter filter() {
        TestPropertyValues.of("crosscage.limits.session.address=3/1h").applyTo(few);
        few.scan(RateLimits.class.getPackageName());
        few.registerBean(InstantSource.class, () -> InstantSource.fixed(Instant.EPOCH));
        few.registerBean(MeterRegistry.class, SimpleMeterRegistry::new);
        few.registerBean(PageOpenings.class, () -> new PageOpenings(turns, new SimpleMeterRegistry()));
        few.refresh();
        return new PageLimits(
                few.getBeanProvider(RateLimits.class),
                application.getBeanProvider(Draining.class),
                application.getBeanProvider(Players.class),
                few.getBeanProvider(PageOpenings.class));
    }

    private static MockHttpServletRequest page() {
        var context = ((VaadinServletService) VaadinServletService.getCurrent())
                .getServlet()
                .getServletContext();
        var request = new MockHttpServletRequest(context, "GET", "/library");
        request.setServletPath("/library");
        request.setRemoteAddr(SCHOOL);
        return request;
    }

    private static int status(Filter filter, MockHttpServletRequest request) throws IOException, ServletException {
        var response = new MockHttpServletResponse();
        filter.doFilter(request, response, new MockFilterChain());
        return response.getStatus();
    }
}
