package org.crosscage.shell;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.crosscage.player.PlayerToken;
import org.crosscage.shell.document.ErrorPages;
import org.crosscage.shell.limit.BodyBudget;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.context.support.StaticApplicationContext;
import org.springframework.http.HttpStatus;
import org.springframework.mock.web.DelegatingServletInputStream;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.mock.web.MockHttpSession;

/// At a server whose budget is 8 MB.
final class RequestBodiesTest {

    private static final int MEGABYTE = 1 << 20;
    private static final int SHORT = 1 << 16;
    private static final ServedAddress LARGE = new ServedAddress("/large", Set.of("POST"), 6 * MEGABYTE);

    private final StaticApplicationContext application = new StaticApplicationContext();
    private final BodyBudget budget = new BodyBudget(8 * MEGABYTE, "body", new SimpleMeterRegistry());
    private final AtomicLong clock = new AtomicLong();
    private final MockHttpServletResponse response = new MockHttpServletResponse();
    private RequestBodies bodies;

    @BeforeEach
    void startServer() {
        application.registerBean(BodyBudget.class, () -> budget);
        application.registerBean(ServedAddress.class, () -> LARGE);
        application.refresh();
        bodies = new RequestBodies(
                application.getBeanProvider(BodyBudget.class),
                application.getBeanProvider(ServedAddress.class),
                clock::get);
    }

    @AfterEach
    void endServer() {
        application.close();
    }

    @Test
    void aBodyIsHandedOnAndItsMemoryGivenBack() throws Exception {
        var handler = pass(request("[\"één\"]".getBytes("UTF-8")));

        assertThat(((HttpServletRequest) handler.getRequest()).getReader().readLine())
                .isEqualTo("[\"één\"]");
        assertThat(budget.memory()).isZero();
    }

    @Test
    void aBodyThatSaysHowLongItIsIsRefusedBeforeItIsRead() throws Exception {
        var request = request(new byte[5 * MEGABYTE]);

        assertThat(pass(request).getRequest()).isNull();
        assertThat(response.getStatus()).isEqualTo(413);
    }

    @Test
    void aBodyThatDoesNotSayHowLongItIsIsRefusedToo() throws Exception {
        var request = endless(5 * MEGABYTE);

        assertThat(pass(request).getRequest()).isNull();
        assertThat(response.getStatus()).isEqualTo(413);
        assertThat(budget.memory()).isZero();
    }

    @Test
    void aBodyIsInMemoryOnceWhileItIsHandled() throws Exception {
        var large = endless(6 * MEGABYTE);
        large.setServletPath(LARGE.path());
        long before = used();
        var during = new AtomicLong();

        bodies.doFilter(large, response, (_, _) -> during.set(used()));

        assertThat(during.get() - before).isBetween(5L * MEGABYTE, 8L * MEGABYTE);
    }

    private static long used() {
        System.gc();
        var runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    @Test
    void anAddressMayTakeLongerBodies() throws Exception {
        var large = request(new byte[5 * MEGABYTE]);
        large.setServletPath(LARGE.path());
        assertThat(pass(large).getRequest()).isNotNull();

        var larger = request(new byte[7 * MEGABYTE - 1]);
        larger.setServletPath(LARGE.path());
        assertThat(pass(larger).getRequest()).isNull();
        assertThat(words(larger))
                .contains("What you sent has 7 MB or more, and the limit is 6 MB. Split it and send the parts");
    }

    private static String words(MockHttpServletRequest refused) throws Exception {
        return words(refused, HttpStatus.CONTENT_TOO_LARGE);
    }

    private static String words(MockHttpServletRequest refused, HttpStatus status) throws Exception {
        var written = new MockHttpServletResponse();
        new ErrorPages(Texts.in(Locale.ENGLISH))
                .resolveErrorView(refused, status, Map.of())
                .getView()
                .render(Map.of(), refused, written);
        return written.getContentAsString();
    }

    @Test
    void aBodyThatTricklesEndsAfterHalfAMinute() throws Exception {
        var request = endless(MEGABYTE);
        var slow = request.getInputStream();
        var read = new AtomicLong();
        var trickling = new MockHttpServletRequest("POST", "/") {
            @Override
            public ServletInputStream getInputStream() {
                return new DelegatingServletInputStream(slow) {
                    @Override
                    public int read(byte[] into) throws IOException {
                        clock.addAndGet(Duration.ofSeconds(10).toNanos());
                        read.incrementAndGet();
                        return slow.read(into, 0, 1);
                    }
                };
            }
        };
        trickling.addHeader("Transfer-Encoding", "chunked");

        assertThat(pass(trickling).getRequest()).isNull();
        assertThat(response.getStatus()).isEqualTo(408);
        assertThat(response.getHeader("Connection")).isEqualTo("close");
        assertThat(read).hasValue(4);
        assertThat(budget.memory()).isZero();
    }

    @Test
    void aLongBodyHasASecondMoreForEach64Kilobytes() throws Exception {
        var body = new byte[4 * MEGABYTE];
        var steady = new MockHttpServletRequest("POST", "/") {
            private final ServletInputStream in = new DelegatingServletInputStream(new ByteArrayInputStream(body)) {
                @Override
                public int read(byte[] into) throws IOException {
                    clock.addAndGet(Duration.ofMillis(150).toNanos());
                    return super.read(into);
                }
            };

            @Override
            public ServletInputStream getInputStream() {
                return in;
            }
        };
        steady.setSession(new MockHttpSession());
        steady.addHeader("Transfer-Encoding", "chunked");

        assertThat(pass(steady).getRequest()).isNotNull();
        assertThat(Duration.ofNanos(clock.get())).isGreaterThan(Duration.ofSeconds(75));
    }

    @Test
    void aBodyOfTooManyValuesIsRefused() throws Exception {
        var request = request("[{},".repeat(200_000).getBytes("UTF-8"));

        assertThat(pass(request).getRequest()).isNull();
        assertThat(response.getStatus()).isEqualTo(413);
        assertThat(words(request)).contains("values or more, and the limit is 250,000. Split it");
    }

    @Test
    void aTextWithManyCommasIsOneValue() throws Exception {
        var request = request(("\"" + ",\\\"{".repeat(200_000) + "\"").getBytes("UTF-8"));

        assertThat(pass(request).getRequest()).isNotNull();
    }

    @Test
    void aMoveIsReadWhateverOthersSend() throws Exception {
        try (var others = budget.share("192.0.2.1")) {
            others.grow(1L << 40, 0);

            assertThat(pass(request(new byte[500])).getRequest()).isNotNull();
            assertThat(pass(request(new byte[SHORT])).getRequest()).isNull();
        }
    }

    @Test
    void valuesCostMoreThanTheirLength() throws Exception {
        var values = ("[" + "{},".repeat(100_000) + "0]").getBytes("UTF-8");

        try (var others = budget.share("192.0.2.1")) {
            others.grow(1, 0);

            assertThat(pass(request(new byte[values.length])).getRequest()).isNotNull();
            assertThat(pass(request(values)).getRequest()).isNull();
        }
    }

    @Test
    void aFileThatAPageUploadsIsNotRead() throws Exception {
        var upload = request(new byte[BodyBudget.MOST_BYTES + 1]);
        upload.setSession(null);
        upload.setServletPath("/VAADIN/dynamic/resource/0/abc/upload");
        assertThat(pass(upload).getRequest()).isNull();

        upload.setSession(new MockHttpSession());

        assertThat(pass(upload).getRequest()).isSameAs(upload);
    }

    @Test
    void anEventIsBoundedAtTheAddressOfUploadsToo() throws Exception {
        var event = request(new byte[BodyBudget.MOST_BYTES + 1]);
        event.setServletPath("/VAADIN/dynamic/resource/0/abc/upload");
        event.setSession(new MockHttpSession());
        event.setParameter("v-r", "uidl");

        assertThat(pass(event).getRequest()).isNull();
        assertThat(response.getStatus()).isEqualTo(413);
    }

    @Test
    void longBodiesLeaveRoomForShortOnes() throws Exception {
        try (var others = budget.share("192.0.2.1")) {
            assertThat(others.grow(MEGABYTE + MEGABYTE / 2, 0)).isTrue();

            assertThat(pass(request(new byte[2 * SHORT])).getRequest()).isNull();
            assertThat(response.getStatus()).isEqualTo(429);
            assertThat(response.getHeader("Retry-After")).isEqualTo("5");
            assertThat(pass(request(new byte[SHORT])).getRequest()).isNotNull();
        }
        assertThat(pass(request(new byte[2 * SHORT])).getRequest()).isNotNull();
        assertThat(budget.memory()).isZero();
    }

    @Test
    void aNetworkHasAnEighthOfTheMemory() throws Exception {
        try (var same = budget.share("127.0.0.1")) {
            assertThat(same.grow(MEGABYTE / 5, 0)).isTrue();

            assertThat(pass(request(new byte[SHORT])).getRequest()).isNull();
            assertThat(response.getStatus()).isEqualTo(429);
            assertThat(pass(request(new byte[500])).getRequest()).isNotNull();

            var elsewhere = request(new byte[MEGABYTE]);
            elsewhere.setRemoteAddr("192.0.2.1");
            assertThat(pass(elsewhere).getRequest()).isNotNull();
        }
        assertThat(pass(request(new byte[SHORT])).getRequest()).isNotNull();
        assertThat(budget.memory()).isZero();
    }

    @Test
    void aStrangerSendsOnlyShortBodies() throws Exception {
        var stranger = request(new byte[SHORT + 1]);
        stranger.setSession(null);

        assertThat(pass(stranger).getRequest()).isNull();
        assertThat(response.getStatus()).isEqualTo(401);
        assertThat(words(stranger, HttpStatus.UNAUTHORIZED))
                .contains("You sent 65 kB, and a browser that is not known");

        stranger.setCookies(new Cookie(
                "crosscage-player", PlayerToken.random(new Random(28)).text()));
        assertThat(pass(stranger).getRequest()).isNotNull();

        var brief = request(new byte[SHORT]);
        brief.setSession(null);
        assertThat(pass(brief).getRequest()).isNotNull();
    }

    @Test
    void oneLargeBodyIsReadWhateverTheHeap() throws Exception {
        assertThat(pass(request(new byte[4 * MEGABYTE])).getRequest()).isNotNull();
    }

    @Test
    void aRequestWithoutBodyPasses() throws Exception {
        var request = new MockHttpServletRequest("GET", "/");

        assertThat(pass(request).getRequest()).isSameAs(request);
    }

    private static MockHttpServletRequest request(byte[] body) {
        var request = new MockHttpServletRequest("POST", "/");
        request.setSession(new MockHttpSession());
        request.setContent(body);
        return request;
    }

    private static MockHttpServletRequest endless(int length) {
        var request = new MockHttpServletRequest("POST", "/") {
            @Override
            public long getContentLengthLong() {
                return -1;
            }
        };
        request.setSession(new MockHttpSession());
        request.addHeader("Transfer-Encoding", "chunked");
        request.setContent(new byte[length]);
        return request;
    }

    private MockFilterChain pass(MockHttpServletRequest request) throws IOException, ServletException {
        var handler = new MockFilterChain();
        bodies.doFilter(request, response, handler);
        return handler;
    }
}
