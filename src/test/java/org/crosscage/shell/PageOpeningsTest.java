package org.crosscage.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import jakarta.servlet.FilterChain;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
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
        var openings = new PageOpenings(1, Duration.ofMinutes(1), new SimpleMeterRegistry());
        var isIn = new CountDownLatch(1);
        var goOn = new CountDownLatch(1);
        var first = CompletableFuture.supplyAsync(() -> {
            try {
                return open(openings, (_, _) -> {
                    isIn.countDown();
                    try {
                        goOn.await();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                });
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        isIn.await();
        var second = CompletableFuture.supplyAsync(() -> {
            try {
                return open(openings, DONE);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        assertThat(second).isNotDone();

        goOn.countDown();

        assertThat(first.get(1, TimeUnit.MINUTES)).isTrue();
        assertThat(second.get(1, TimeUnit.MINUTES)).isTrue();
    }
}
