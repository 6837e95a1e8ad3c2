package org.crosscage.shell.limit;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;

/// The answer to a request that may come again later.
public final class Refusal {

    /// The status of too many requests. 503 would make a proxy leave the server alone, and with it those who play.
    public static final int TOO_MANY = 429;

    private static final String WAIT = Refusal.class.getName();

    private Refusal() {}

    /// Answers with a status and with when to try again, which the error page says in words.
    public static void answer(HttpServletRequest request, HttpServletResponse response, int status, Duration wait)
            throws IOException {
        request.setAttribute(WAIT, wait);
        response.setHeader("Retry-After", Long.toString(seconds(wait)));
        response.sendError(status);
    }

    /// How long the sender of a refused request is to wait; zero where that was not said.
    public static Duration wait(HttpServletRequest request) {
        return request.getAttribute(WAIT) instanceof Duration wait ? wait : Duration.ZERO;
    }

    /// @return rounded up, at least 1
    public static long seconds(Duration wait) {
        return Math.max(1, wait.plusNanos(999_999_999).toSeconds());
    }
}
