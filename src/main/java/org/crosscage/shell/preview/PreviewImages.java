package org.crosscage.shell.preview;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/// Answers the addresses of images of [LinkPreviews]. The last few stay; one is drawn at a time, and who comes while
/// too many wait is told to come back, so that nobody can keep the processor busy with it.
final class PreviewImages extends HttpServlet {

    private static final long serialVersionUID = 1L;

    private static final int KEPT = 64;
    private static final int WAITING = 8;
    /// An address always shows the same image; a day lets an image that is drawn better get through.
    private static final String A_DAY = "public, max-age=86400";

    private static final int SERVICE_UNAVAILABLE = 503;

    private final transient LinkPreviews previews;
    private final transient Semaphore waiting = new Semaphore(WAITING);
    private final transient Map<String, byte[]> last = new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, byte[]> eldest) {
            return size() > KEPT;
        }
    };

    PreviewImages(LinkPreviews previews) {
        this.previews = previews;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        var path =
                LinkPreview.FOLDER + Optional.ofNullable(request.getPathInfo()).orElse("");
        var preview = previews.withPicture(path);
        if (preview.isEmpty()) {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
            return;
        }
        if (!waiting.tryAcquire()) {
            response.setHeader("Retry-After", "5");
            response.sendError(SERVICE_UNAVAILABLE);
            return;
        }
        try {
            send(image(preview.get()), response);
        } finally {
            waiting.release();
        }
    }

    private synchronized byte[] image(LinkPreview preview) {
        return last.computeIfAbsent(preview.picture(), _ -> preview.image().get());
    }

    private static void send(byte[] image, HttpServletResponse response) throws IOException {
        response.setContentType("image/png");
        response.setContentLength(image.length);
        response.setHeader("Cache-Control", A_DAY);
        response.getOutputStream().write(image);
    }
}
