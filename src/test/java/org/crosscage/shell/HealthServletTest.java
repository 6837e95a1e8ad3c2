package org.crosscage.shell;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.ServletException;
import java.io.IOException;
import java.io.UnsupportedEncodingException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.crosscage.store.BoundedQuery;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.availability.ApplicationAvailability;
import org.springframework.boot.availability.AvailabilityChangeEvent;
import org.springframework.boot.availability.AvailabilityState;
import org.springframework.boot.availability.LivenessState;
import org.springframework.boot.availability.ReadinessState;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

@Timeout(value = 1, unit = TimeUnit.MINUTES)
final class HealthServletTest {

    private static final Supplier<Boolean> DATABASE = () -> true;

    @ParameterizedTest
    @ValueSource(strings = {"/health", "/health/ready", "/health/live", "/actuator/health"})
    void aServerThatTakesPlayersIsUp(String address) throws ServletException, IOException {
        var answer = get(address, LivenessState.CORRECT, ReadinessState.ACCEPTING_TRAFFIC, DATABASE);

        assertThat(answer.getStatus()).isEqualTo(200);
        assertThat(answer.getContentAsString()).isEqualTo("{\"status\":\"UP\"}");
        assertThat(answer.getHeader("Cache-Control")).isEqualTo("no-store");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/health", "/health/ready", "/actuator/health"})
    void aServerThatStartsOrEndsIsNotReady(String address) throws ServletException, IOException {
        var answer = get(address, LivenessState.CORRECT, ReadinessState.REFUSING_TRAFFIC, DATABASE);

        assertThat(answer.getStatus()).isEqualTo(503);
        assertThat(answer.getContentAsString()).isEqualTo("{\"status\":\"OUT_OF_SERVICE\"}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/health", "/health/ready", "/actuator/health"})
    void aServerWithoutDatabaseIsNotReady(String address) throws ServletException, IOException {
        noDatabase(get(address, LivenessState.CORRECT, ReadinessState.ACCEPTING_TRAFFIC, () -> false));
    }

    @Test
    void aDatabaseThatHangsHoldsNobodyUp() throws ServletException, IOException {
        noDatabase(get("/health/ready", LivenessState.CORRECT, ReadinessState.ACCEPTING_TRAFFIC, () -> hanging()));
    }

    private static void noDatabase(MockHttpServletResponse answer) throws UnsupportedEncodingException {
        assertThat(answer.getStatus()).isEqualTo(500);
        assertThat(answer.getContentAsString()).isEqualTo("{\"status\":\"DOWN\",\"reason\":\"no database\"}");
    }

    @Test
    void whatIsNotReadyIsAlive() throws ServletException, IOException {
        var answer = get("/health/live", LivenessState.CORRECT, ReadinessState.REFUSING_TRAFFIC, () -> hanging());

        assertThat(answer.getStatus()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/health", "/health/ready", "/health/live", "/actuator/health"})
    void whatIsBrokenIsNeither(String address) throws ServletException, IOException {
        var answer = get(address, LivenessState.BROKEN, ReadinessState.ACCEPTING_TRAFFIC, DATABASE);

        assertThat(answer.getStatus()).isEqualTo(503);
        assertThat(answer.getContentAsString()).isEqualTo("{\"status\":\"DOWN\"}");
    }

    private static MockHttpServletResponse get(
            String address, LivenessState liveness, ReadinessState readiness, Supplier<Boolean> database)
            throws ServletException, IOException {
        var request = new MockHttpServletRequest("GET", address);
        request.setServletPath(address);
        var response = new MockHttpServletResponse();
        var answers = new BoundedQuery<>(
                database, Duration.ofMillis(10), task -> Thread.ofVirtual().start(task));
        var servlet = new HealthServlet(new Stated(liveness, readiness), answers);
        servlet.service(request, response);
        assertThat(request.getSession(false)).as("session").isNull();
        return response;
    }

    private static boolean hanging() {
        try {
            Thread.sleep(Duration.ofDays(1)); // on a thread that ends with the JVM
            return true;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private record Stated(LivenessState liveness, ReadinessState readiness) implements ApplicationAvailability {

        @Override
        public LivenessState getLivenessState() {
            return liveness;
        }

        @Override
        public ReadinessState getReadinessState() {
            return readiness;
        }

        @Override
        public <S extends AvailabilityState> S getState(Class<S> type, S otherwise) {
            throw new UnsupportedOperationException();
        }

        @Override
        public <S extends AvailabilityState> S getState(Class<S> type) {
            throw new UnsupportedOperationException();
        }

        @Override
        public <S extends AvailabilityState> AvailabilityChangeEvent<S> getLastChangeEvent(Class<S> type) {
            throw new UnsupportedOperationException();
        }
    }
}
