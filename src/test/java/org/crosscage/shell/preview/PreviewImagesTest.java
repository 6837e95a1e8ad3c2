package org.crosscage.shell.preview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import jakarta.servlet.ServletException;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

/// The images `/preview/1.png` and so on; `/preview/slow.png` is drawn until it is let go.
@Timeout(60)
final class PreviewImagesTest {

    private final AtomicInteger drawn = new AtomicInteger();
    private final CountDownLatch drawing = new CountDownLatch(1);
    private final CountDownLatch mayEnd = new CountDownLatch(1);

    @Test
    void whoWouldWaitTooLongIsToldToComeAgain() throws Exception {
        var images = images(Duration.ZERO);
        var slow = Thread.startVirtualThread(() -> get(images, "/slow.png"));
        drawing.await();

        var refused = get(images, "/1.png");
        assertThat(refused.getStatus()).isEqualTo(429);
        assertThat(refused.getHeader("Retry-After")).isEqualTo("5");

        mayEnd.countDown();
        slow.join();
        assertThat(get(images, "/1.png").getStatus()).isEqualTo(200);
    }

    @Test
    void aHundredAtOnceOfTenNetworksAreAllDrawn() throws Exception {
        var images = images(Duration.ofSeconds(50));
        var threads = new ArrayList<Thread>();
        var good = new AtomicInteger();
        for (int i = 0; i < 100; i++) {
            var path = "/" + i % 50 + ".png";
            var network = "192.0.2." + i % 10;
            threads.add(Thread.startVirtualThread(() -> {
                if (get(images, path, network).getStatus() == 200) {
                    good.incrementAndGet();
                }
            }));
        }
        for (var thread : threads) {
            thread.join();
        }

        assertThat(good).hasValue(100);
        assertThat(drawn).hasValue(50);
    }

    @Test
    void ofOneNetworkAFewWaitAndAnotherWaitsBesideThem() throws Exception {
        var images = images(Duration.ofSeconds(50));
        var waiting = new ArrayList<Thread>();
        waiting.add(Thread.startVirtualThread(() -> get(images, "/slow.png", "192.0.2.1")));
        drawing.await();
        var refused = new AtomicInteger();
        for (int i = 0; i < PreviewImages.MOST_OF_ONE; i++) {
            var path = "/" + i + ".png";
            waiting.add(Thread.startVirtualThread(() -> {
                if (get(images, path, "192.0.2.1").getStatus() == 429) {
                    refused.incrementAndGet();
                }
            }));
        }
        await().until(() -> refused.get() == 1);
        var other = new AtomicInteger();
        waiting.add(Thread.startVirtualThread(
                () -> other.set(get(images, "/other.png", "192.0.2.2").getStatus())));

        mayEnd.countDown();
        for (var thread : waiting) {
            thread.join();
        }

        assertThat(refused).hasValue(1);
        assertThat(other).hasValue(200);
        assertThat(get(images, "/again.png", "192.0.2.1").getStatus()).isEqualTo(200);
    }

    @Test
    void whoReadsSlowlyHoldsNobodyUp() throws Exception {
        var images = images(Duration.ZERO);
        var reading = new CountDownLatch(1);
        var slow = new MockHttpServletResponse() {
            @Override
            public ServletOutputStream getOutputStream() {
                return new SlowReader(reading);
            }
        };
        var reader = Thread.startVirtualThread(() -> get(images, "/1.png", "192.0.2.1", slow));
        await().until(() -> drawn.get() == 1 && slow.getContentType() != null);

        assertThat(get(images, "/2.png").getStatus()).isEqualTo(200);
        assertThat(get(images, "/1.png").getStatus()).isEqualTo(200);
        reading.countDown();
        reader.join();
    }

    @Test
    void whatIsNotThereIsNotFound() {
        assertThat(get(images(Duration.ZERO), "/none.png").getStatus()).isEqualTo(404);
    }

    private PreviewImages images(Duration longest) {
        return new PreviewImages(new LinkPreviews(List.of(this::preview)), longest);
    }

    private Optional<LinkPreview> preview(String path, String picture) {
        return path.equals("/none")
                ? Optional.empty()
                : Optional.of(new LinkPreview("", "", picture, "", () -> draw(path)));
    }

    private byte[] draw(String path) {
        drawn.incrementAndGet();
        if (path.equals("/slow")) {
            drawing.countDown();
            try {
                mayEnd.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        return new byte[1000];
    }

    private static MockHttpServletResponse get(PreviewImages images, String path) {
        return get(images, path, "192.0.2.1");
    }

    private static MockHttpServletResponse get(PreviewImages images, String path, String address) {
        return get(images, path, address, new MockHttpServletResponse());
    }

    private static MockHttpServletResponse get(
            PreviewImages images, String path, String address, MockHttpServletResponse response) {
        var request = new MockHttpServletRequest("GET", LinkPreview.FOLDER + path);
        request.setPathInfo(path);
        request.setRemoteAddr(address);
        try {
            images.service(request, response);
        } catch (IOException | ServletException e) {
            throw new AssertionError(e);
        }
        return response;
    }

    private static final class SlowReader extends ServletOutputStream {

        private final CountDownLatch reads;

        private SlowReader(CountDownLatch reads) {
            this.reads = reads;
        }

        @Override
        public void write(int b) {
            try {
                reads.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public boolean isReady() {
            return true;
        }

        @Override
        public void setWriteListener(WriteListener listener) {
            throw new UnsupportedOperationException();
        }
    }
}
