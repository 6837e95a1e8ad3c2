package org.crosscage.shell;

import com.vaadin.flow.shared.ApplicationConstants;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.crosscage.shell.document.ErrorPages;
import org.crosscage.shell.limit.BodyBudget;
import org.crosscage.shell.limit.Refusal;
import org.crosscage.shell.player.PlayerCookie;
import org.springframework.beans.factory.ObjectProvider;

/// Reads the body of each request within the [BodyBudget], before anything is locked or waited for on its behalf. A
/// body that is too long, arrives too slowly, has too many values or finds no memory is refused here, and a long one of
/// a browser that has neither a session nor a player. Files that a page uploads pass.
final class RequestBodies extends HttpFilter {

    private static final long serialVersionUID = 1L;

    private static final int AT_ONCE = 8192;

    /// Where Vaadin receives files.
    private static final String UPLOADS = "/VAADIN/dynamic/resource/";

    /// So much of a body that is refused is thrown away, so that its sender reads the answer.
    private static final int THROWN_AWAY = 1 << 20;

    private static final Duration AGAIN = Duration.ofSeconds(5);

    private final transient ObjectProvider<BodyBudget> budget;
    private final transient ObjectProvider<ServedAddress> served;
    private final transient LongSupplier clock;

    /// @param served bound what they take
    /// @param clock in nanoseconds, from any start
    RequestBodies(ObjectProvider<BodyBudget> budget, ObjectProvider<ServedAddress> served, LongSupplier clock) {
        this.budget = budget;
        this.served = served;
        this.clock = clock;
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        boolean isChunked = request.getHeader("Transfer-Encoding") != null;
        if (request.getContentLengthLong() <= 0 && !isChunked || isUpload(request)) {
            chain.doFilter(request, response);
            return;
        }
        try (var share = budget.getObject().share(request.getRemoteAddr())) {
            var body = new Body(request, share, mostBytes(request));
            int refusal = body.read();
            if (refusal == HttpServletResponse.SC_OK) {
                chain.doFilter(new ReadRequest(request, body.bytes()), response);
            } else {
                body.throwAway();
                refuse(refusal, request, response);
            }
        }
    }

    /// A file that a page sends goes to the disk while it arrives: whoever receives it bounds it. With a type, Vaadin
    /// would read the same request as an event.
    private static boolean isUpload(HttpServletRequest request) {
        return UnknownAddresses.path(request).startsWith(UPLOADS)
                && request.getParameter(ApplicationConstants.REQUEST_TYPE_PARAMETER) == null
                && request.getSession(false) != null;
    }

    private static boolean isOfStranger(HttpServletRequest request) {
        return request.getSession(false) == null
                && PlayerCookie.read(request.getCookies()).isEmpty();
    }

    private int mostBytes(HttpServletRequest request) {
        return served.stream()
                .filter(each -> each.isAt(UnknownAddresses.path(request)))
                .findFirst()
                .map(ServedAddress::mostBytes)
                .orElse(BodyBudget.MOST_BYTES);
    }

    private static void refuse(int status, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        if (status == Refusal.TOO_MANY) {
            request.setAttribute(ErrorPages.TEXT, "crowded");
            Refusal.answer(request, response, status, AGAIN);
        } else {
            response.setHeader("Connection", "close");
            response.sendError(status);
        }
    }

    private final class Body {

        private final HttpServletRequest request;
        private final ServletInputStream in;
        private final BodyBudget.Share share;
        private ByteArrayOutputStream received = new ByteArrayOutputStream();
        private final byte[] buffer = new byte[AT_ONCE];
        private final long begun = clock.getAsLong();
        private final int most;
        private long length;

        private Body(HttpServletRequest request, BodyBudget.Share share, int most) throws IOException {
            this.most = most;
            this.request = request;
            this.in = request.getInputStream();
            this.share = share;
        }

        /// @return the status of the answer, 200 where it is there
        private int read() throws IOException {
            int refusal = refusal(request.getContentLengthLong());
            if (refusal != HttpServletResponse.SC_OK) {
                return refusal;
            }
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                length += read;
                if (isLate()) {
                    return HttpServletResponse.SC_REQUEST_TIMEOUT;
                }
                refusal = refusal(length);
                if (refusal != HttpServletResponse.SC_OK) {
                    return refusal;
                }
                if (!share.grow(read, i -> buffer[i])) {
                    return Refusal.TOO_MANY;
                }
                if (share.values() > BodyBudget.MOST_VALUES) {
                    return tooMuch(
                            HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE,
                            new ErrorPages.Excess("too-many-values", share.values(), BodyBudget.MOST_VALUES));
                }
                received.write(buffer, 0, read);
            }
            return HttpServletResponse.SC_OK;
        }

        /// @param length of the body at least
        private int refusal(long length) {
            if (length > most) {
                return tooMuch(
                        HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE, ErrorPages.Excess.ofBytes(length, most));
            }
            return length > BodyBudget.SHORT && isOfStranger(request)
                    ? tooMuch(HttpServletResponse.SC_UNAUTHORIZED, ErrorPages.Excess.ofStranger(length))
                    : HttpServletResponse.SC_OK;
        }

        private int tooMuch(int status, ErrorPages.Excess excess) {
            request.setAttribute(ErrorPages.Excess.class.getName(), excess);
            return status;
        }

        /// Returns the body, which is not here any more.
        private byte[] bytes() {
            var bytes = received.toByteArray();
            received = new ByteArrayOutputStream(0);
            return bytes;
        }

        private boolean isLate() {
            return clock.getAsLong() - begun > BodyBudget.longest(length).toNanos();
        }

        private void throwAway() throws IOException {
            received = new ByteArrayOutputStream(0);
            share.giveBack();
            int read = 0;
            for (int thrown = 0; read >= 0 && thrown < THROWN_AWAY && !isLate(); thrown += read) {
                read = in.read(buffer);
            }
        }
    }

    /// A request whose body has arrived.
    private static final class ReadRequest extends HttpServletRequestWrapper {

        private final ServletInputStream in;

        private ReadRequest(HttpServletRequest request, byte[] body) {
            super(request);
            this.in = new ReadBody(new ByteArrayInputStream(body));
        }

        @Override
        public ServletInputStream getInputStream() {
            return in;
        }

        @Override
        public BufferedReader getReader() throws IOException {
            var encoding = Optional.ofNullable(getCharacterEncoding()).orElse(StandardCharsets.UTF_8.name());
            return new BufferedReader(new InputStreamReader(in, encoding));
        }
    }

    private static final class ReadBody extends ServletInputStream {

        private final ByteArrayInputStream bytes;

        private ReadBody(ByteArrayInputStream bytes) {
            this.bytes = bytes;
        }

        @Override
        public int read() {
            return bytes.read();
        }

        @Override
        public int read(byte[] into, int offset, int length) {
            return bytes.read(into, offset, length);
        }

        @Override
        public int available() {
            return bytes.available();
        }

        @Override
        public boolean isFinished() {
            return bytes.available() == 0;
        }

        @Override
        public boolean isReady() {
            return true;
        }

        @Override
        public void setReadListener(ReadListener listener) {
            throw new IllegalStateException("all of the body is there already");
        }
    }
}
