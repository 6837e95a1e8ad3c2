package org.crosscage.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import jakarta.servlet.FilterChain;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

/// One place.
final class PageOpeningsTest {

    private static final FilterChain DONE = (_, _) -> {};

    private static boolean open(PageOpenings openings, FilterChain page) throws Exception {
        return openings.answer(false, new MockHttpServletRequest(), new MockHttpServletResponse(), page);
    }

    @Test
    void aPlaceIsGivenBackAlsoBehindAPageThatFails() throws Exception {
        var openings = new PageOpenings(1, Duration.ZERO, new SimpleMeterRegistry());

        assertThatThrownBy(() -> open(openings, (_, _) -> {
                    throw new IOException("gone");
                }))
                .isInstanceOf(IOException.class);

        assertThat(open(openings, DONE)).isTrue();
    }

    @Test
    void aStartIsRefusedAsAPageIsAndBothAreCounted() throws Exception {
        var meters = new SimpleMeterRegistry();
        var openings = new PageOpenings(1, Duration.ZERO, meters);

        open(openings, (request, response) -> {
            for (boolean isStart : new boolean[] {false, true}) {
                assertThat(openings.answer(isStart, new MockHttpServletRequest(), new MockHttpServletResponse(), DONE))
                        .isFalse();
            }
        });

        assertThat(meters.get("crosscage.refused").counter().count()).isEqualTo(2);
    }

    @Test
    void thoseWhoWaitComeInWhenTheOneBeforeIsDone() throws Exception {
        var meters = new SimpleMeterRegistry();
        var openings = new PageOpenings(1, Duration.ofMinutes(1), meters);
        var isIn = new CountDownLatch(1);
        var goOn = new CountDownLatch(1);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var first = threads.submit(() -> open(openings, (_, _) -> {
                isIn.countDown();
                try {
                    goOn.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }));
            isIn.await();
            var second = threads.submit(() -> open(openings, DONE));
            await().until(() -> meters.get("crosscage.queue").gauge().value() == 1);
            assertThat(second).isNotDone();

            goOn.countDown();

            assertThat(first.get()).isTrue();
            assertThat(second.get()).isTrue();
        }
    }

    @Test
    void aViewIsRefusedWhileAnotherIsBuiltAndAPageIsNot() throws Exception {
        var meters = new SimpleMeterRegistry();
        var openings = new PageOpenings(1, Duration.ZERO, meters);

        assertThat(openings.enterView()).isTrue();
        assertThat(openings.enterView()).isFalse();
        assertThat(open(openings, DONE)).isTrue();
        openings.leaveView();
        assertThat(openings.enterView()).isTrue();

        assertThat(meters.get("crosscage.refused").counter().count()).isEqualTo(1);
    }
}
