package org.crosscage.shell.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.vaadin.flow.server.VaadinSession;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import jakarta.servlet.FilterChain;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
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
        var openings = new PageOpenings(1, 1, Duration.ZERO, new SimpleMeterRegistry());

        assertThatThrownBy(() -> open(openings, (_, _) -> {
                    throw new IOException("gone");
                }))
                .isInstanceOf(IOException.class);

        assertThat(open(openings, DONE)).isTrue();
    }

    @Test
    void aStartIsRefusedAsAPageIsAndBothAreCounted() throws Exception {
        var meters = new SimpleMeterRegistry();
        var openings = new PageOpenings(1, 1, Duration.ZERO, meters);

        open(openings, (request, response) -> {
            for (boolean isStart : new boolean[] {false, true}) {
                assertThat(openings.answer(isStart, new MockHttpServletRequest(), new MockHttpServletResponse(), DONE))
                        .isFalse();
            }
        });

        assertThat(meters.get("crosscage.refused")
                        .tag("limit", "opening")
                        .counter()
                        .count())
                .isEqualTo(2);
    }

    @Test
    void thoseWhoWaitComeInWhenTheOneBeforeIsDone() throws Exception {
        var meters = new SimpleMeterRegistry();
        var openings = new PageOpenings(1, 1, Duration.ofMinutes(1), meters);
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
            await().until(() -> meters.get("crosscage.queue")
                            .tag("queue", "openings")
                            .gauge()
                            .value()
                    == 1);
            assertThat(second).isNotDone();

            goOn.countDown();

            assertThat(first.get()).isTrue();
            assertThat(second.get()).isTrue();
        }
    }

    @Test
    void aViewIsRefusedWhileAnotherIsBuiltAndAPageIsNot() throws Exception {
        var meters = new SimpleMeterRegistry();
        var openings = new PageOpenings(1, 1, Duration.ZERO, meters);

        assertThat(openings.tryEnterView()).isTrue();
        assertThat(openings.tryEnterView()).isFalse();
        assertThat(open(openings, DONE)).isTrue();
        openings.leaveView();
        assertThat(openings.tryEnterView()).isTrue();

        assertThat(meters.get("crosscage.refused")
                        .tag("limit", "view")
                        .counter()
                        .count())
                .isEqualTo(1);
    }

    @Test
    void aViewThatWaitsComesInWhenTheOneBeforeIsBuilt() throws Exception {
        var meters = new SimpleMeterRegistry();
        var openings = new PageOpenings(1, 1, Duration.ofMinutes(1), meters);
        assertThat(openings.tryEnterView()).isTrue();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var second = threads.submit(openings::tryEnterView);
            await().until(() ->
                    meters.get("crosscage.queue").tag("queue", "views").gauge().value() == 1);
            assertThat(second).isNotDone();

            openings.leaveView();

            assertThat(second.get()).isTrue();
        }
    }

    /// Their view waits or is built: a second page of theirs keeps nobody else out.
    @Test
    void aPageOfASessionThatIsLockedTakesNoPlace() throws Exception {
        var openings = new PageOpenings(1, 1, Duration.ofMinutes(1), new SimpleMeterRegistry());
        var lock = new ReentrantLock();
        var theirs = new MockHttpServletRequest();
        theirs.getSession().setAttribute(VaadinSession.class.getName() + ".page", session(lock));
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            lock.lock();
            var second = threads.submit(() -> openings.answer(false, theirs, new MockHttpServletResponse(), DONE));
            await().until(lock::hasQueuedThreads);

            assertThat(open(openings, DONE)).isTrue();
            assertThat(second).isNotDone();

            lock.unlock();
            assertThat(second.get()).isTrue();
        }
    }

    private static VaadinSession session(Lock lock) {
        return new VaadinSession(null) {
            @Override
            public Lock getLockInstance() {
                return lock;
            }
        };
    }

    @Test
    void oneOfThreeOrMoreProcessorsIsLeftToThoseWhoPlay() {
        for (int processors = 3; processors <= 64; processors++) {
            assertThat(PageOpenings.pagePlaces(processors) + PageOpenings.viewPlaces(processors))
                    .isEqualTo(processors - 1);
        }
        assertThat(PageOpenings.pagePlaces(1)).isEqualTo(1);
        assertThat(PageOpenings.viewPlaces(1)).isEqualTo(1);
    }
}
