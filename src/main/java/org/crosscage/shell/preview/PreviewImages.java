package org.crosscage.shell.preview;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.crosscage.shell.limit.Refusal;
import org.crosscage.shell.limit.Requester;

/// Serves the images of [LinkPreviews] and caches the last few megabytes of them. One is drawn at a time; a request
/// that would wait too long for its turn is told to come again, as is one of a network of which several wait. Nobody
/// has the turn while an image is on its way to them.
public final class PreviewImages extends HttpServlet {

    private static final long serialVersionUID = 1L;

    /// In bytes; an image has some 20 kB.
    private static final long CACHE = 16 << 20;

    /// Programs that show previews wait for about as long.
    private static final Duration LONGEST = Duration.ofSeconds(5);

    private static final int MOST_WAITING = 256;

    /// The most requests of one network that wait: a chat of a school that shows a page of links.
    static final int MOST_OF_ONE = 16;

    /// An address always shows the same image; a day lets an image that is drawn better get through.
    private static final String A_DAY = "public, max-age=86400";

    private final transient LinkPreviews previews;
    private final transient Duration longest;
    private final transient Semaphore turn = new Semaphore(1, true);
    /// How many requests of each network wait, or are drawn for.
    private final transient Map<String, Integer> going = new ConcurrentHashMap<>();

    private final transient Cache<String, byte[]> images = Caffeine.newBuilder()
            .maximumWeight(CACHE)
            .<String, byte[]>weigher((address, image) -> address.length() + image.length)
            .build();

    public PreviewImages(LinkPreviews previews) {
        this(previews, LONGEST);
    }

    /// @param longest how long a request waits for its turn
    PreviewImages(LinkPreviews previews, Duration longest) {
        this.previews = previews;
        this.longest = longest;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        var path =
                LinkPreview.FOLDER + Optional.ofNullable(request.getPathInfo()).orElse("");
        var cached = images.getIfPresent(path);
        if (cached != null) {
            send(cached, response);
            return;
        }
        var network = Requester.of(Optional.empty(), request.getRemoteAddr()).network();
        Optional<byte[]> image;
        try {
            if (going.merge(network, 1, Integer::sum) > MOST_OF_ONE || !hasTurn()) {
                Refusal.answer(request, response, Refusal.TOO_MANY, LONGEST);
                return;
            }
            image = draw(path);
        } finally {
            going.computeIfPresent(network, (_, count) -> count == 1 ? null : count - 1);
        }
        if (image.isPresent()) {
            send(image.get(), response);
        } else {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
        }
    }

    private boolean hasTurn() {
        try {
            return turn.getQueueLength() < MOST_WAITING && turn.tryAcquire(longest.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /// Ends the turn. To read the code in an address is part of it.
    private Optional<byte[]> draw(String path) {
        try {
            return Optional.ofNullable(images.get(
                    path,
                    _ -> previews.withPicture(path)
                            .map(preview -> preview.image().get())
                            .orElse(null)));
        } finally {
            turn.release();
        }
    }

    private static void send(byte[] image, HttpServletResponse response) throws IOException {
        response.setContentType("image/png");
        response.setContentLength(image.length);
        response.setHeader("Cache-Control", A_DAY);
        response.getOutputStream().write(image);
    }
}
