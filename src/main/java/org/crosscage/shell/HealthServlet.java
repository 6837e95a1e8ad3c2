package org.crosscage.shell;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import org.crosscage.store.BoundedQuery;
import org.springframework.boot.availability.ApplicationAvailability;
import org.springframework.boot.availability.LivenessState;
import org.springframework.boot.availability.ReadinessState;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;

/// Says whether the server is alive and whether it is ready for players: 200 if so, 503 where another server is to be
/// asked, and 500 where that would not help, because the database does not answer. A server that is not alive is to be
/// started again; one that is not ready gets no new players until it is. No answer takes longer than the database is
/// waited for, and none makes a session.
final class HealthServlet extends HttpServlet {

    private static final long serialVersionUID = 1L;

    private static final String LIVE = "/health/live";

    /// What it answers to; all but [#LIVE] ask whether it is ready. The last one is what Spring Boot calls it.
    static final List<String> ADDRESSES = List.of("/health", "/health/ready", LIVE, "/actuator/health");

    private final transient ApplicationAvailability availability;
    private final transient BoundedQuery<Boolean> databaseAnswers;

    HealthServlet(ApplicationAvailability availability, BoundedQuery<Boolean> databaseAnswers) {
        this.availability = availability;
        this.databaseAnswers = databaseAnswers;
    }

    private enum Health {
        UP(HttpServletResponse.SC_OK, "{\"status\":\"UP\"}"),
        BROKEN(HttpServletResponse.SC_SERVICE_UNAVAILABLE, "{\"status\":\"DOWN\"}"),
        /// Starts or ends.
        CLOSED(HttpServletResponse.SC_SERVICE_UNAVAILABLE, "{\"status\":\"OUT_OF_SERVICE\"}"),
        NO_DATABASE(HttpServletResponse.SC_INTERNAL_SERVER_ERROR, "{\"status\":\"DOWN\",\"reason\":\"no database\"}");

        private final int status;
        private final String json;

        Health(int status, String json) {
            this.status = status;
            this.json = json;
        }
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        var health = request.getServletPath().equals(LIVE) ? live() : ready();
        response.setStatus(health.status);
        response.setContentType(MediaType.APPLICATION_JSON_VALUE);
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        response.getWriter().write(health.json);
    }

    private Health live() {
        return availability.getLivenessState() == LivenessState.CORRECT ? Health.UP : Health.BROKEN;
    }

    private Health ready() {
        if (live() != Health.UP) {
            return Health.BROKEN;
        }
        if (availability.getReadinessState() != ReadinessState.ACCEPTING_TRAFFIC) {
            return Health.CLOSED;
        }
        return databaseAnswers.ask().orElse(false) ? Health.UP : Health.NO_DATABASE;
    }
}
