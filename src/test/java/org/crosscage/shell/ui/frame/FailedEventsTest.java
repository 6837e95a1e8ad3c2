package org.crosscage.shell.ui.frame;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.ErrorEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.Stream;
import org.apache.catalina.connector.ClientAbortException;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.Quota;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

final class FailedEventsTest {

    private static final String EVENT = "crosscage-line";

    private final Logger log = (Logger) LoggerFactory.getLogger(FailedEvents.class);
    private final ListAppender<ILoggingEvent> written = new ListAppender<>();
    private final FailedEvents failed = new FailedEvents(Texts.in(Locale.ENGLISH));

    @BeforeEach
    void readTheLog() {
        written.start();
        log.addAppender(written);
    }

    @AfterEach
    void leaveTheLog() {
        log.detachAppender(written);
    }

    @Test
    void whatFailsIsInTheLogWithItsCause() {
        failed.error(new ErrorEvent(new IllegalStateException("no such cage")));

        assertThat(written.list).singleElement().satisfies(line -> {
            assertThat(line.getLevel()).isEqualTo(Level.ERROR);
            assertThat(line.getThrowableProxy().getMessage()).isEqualTo("no such cage");
        });
    }

    @Test
    void whatThereIsNoRoomForIsNoFailure() {
        failed.error(new ErrorEvent(new FullQuotaException(Quota.GAMES)));

        assertThat(written.list).noneMatch(line -> line.getLevel().isGreaterOrEqual(Level.INFO));
    }

    @Test
    void whatAPageSentThatCannotBeReadIsOneLine() {
        failed.error(new ErrorEvent(thrownBy(
                new IllegalArgumentException("no such\nevent"),
                "jakarta.servlet.http.HttpServlet",
                "org.crosscage.shell.PageLimits")));

        assertThat(written.list).singleElement().satisfies(line -> {
            assertThat(line.getLevel()).isEqualTo(Level.WARN);
            assertThat(line.getFormattedMessage())
                    .isEqualTo("what a page sent cannot be read: jakarta.servlet.http.HttpServlet.call:"
                            + " IllegalArgumentException: no such\\u000Aevent");
            assertThat(line.getThrowableProxy()).isNull();
        });
    }

    @Test
    void aMessageOfNothingByAWebsocketIsOneLine() {
        failed.error(new ErrorEvent(thrownBy(
                new IOException("no length"),
                "org.atmosphere.cpr.AtmosphereFramework",
                "org.apache.tomcat.websocket.WsFrameBase")));

        assertThat(written.list)
                .singleElement()
                .satisfies(line -> assertThat(line.getLevel()).isEqualTo(Level.WARN));
    }

    @Test
    void whatFailsInAStateOfVaadinIsNoMessageThatCannotBeRead() {
        failed.error(new ErrorEvent(
                thrownBy(new IllegalStateException("not attached"), "jakarta.servlet.http.HttpServlet")));

        assertThat(written.list)
                .singleElement()
                .satisfies(line -> assertThat(line.getLevel()).isEqualTo(Level.ERROR));
    }

    @Test
    void whatFailsInOurListenerOfAMessageIsOurFailure() {
        var ours = thrownBy(
                new IllegalStateException("ours"),
                "org.crosscage.play.ui.GameView",
                "jakarta.servlet.http.HttpServlet");
        failed.error(new ErrorEvent(thrownBy(new RuntimeException(ours), "jakarta.servlet.http.HttpServlet")));

        assertThat(written.list)
                .singleElement()
                .satisfies(line -> assertThat(line.getLevel()).isEqualTo(Level.ERROR));
    }

    private static <T extends Throwable> T thrownBy(T failure, String... types) {
        failure.setStackTrace(Stream.of(types)
                .map(type -> new StackTraceElement(type, "call", null, 1))
                .toArray(StackTraceElement[]::new));
        return failure;
    }

    @Test
    void whatIsRefusedIsSaidOnceAndIsNoError() {
        MockVaadin.setup();
        try {
            for (int i = 0; i < 50; i++) {
                failed.error(new ErrorEvent(new RejectedExecutionException("too much waits")));
            }

            var busy = "The server is busy. Your games are safe. Please try again in a minute.";
            assertThat(lines()).containsExactly(busy);
            failed.error(new ErrorEvent(new RejectedExecutionException("too much waits")));
            assertThat(lines()).as("after the page was told").containsExactly(busy);
            assertThat(written.list).noneMatch(line -> line.getLevel().isGreaterOrEqual(Level.INFO));
        } finally {
            MockVaadin.tearDown();
        }
    }

    @Test
    void thePageListensToWhatIsSent() {
        assertThat(Path.of("frontend/shell/server-line.ts")).content().contains("'" + EVENT + "'");
    }

    /// The words that the page is told next.
    private static List<String> lines() {
        var page = UI.getCurrent().getInternals();
        page.getStateTree().runExecutionsBeforeClientResponse();
        return page.dumpPendingJavaScriptInvocations().stream()
                .map(script -> script.getInvocation())
                .filter(script -> script.getExpression().contains("'" + EVENT + "'"))
                .map(script -> (String) script.getParameters().getFirst())
                .toList();
    }

    @Test
    void aPageThatIsClosedWhileItLoadsIsNoFailure() {
        failed.error(new ErrorEvent(new ClientAbortException(new IOException("Broken pipe"))));

        assertThat(written.list).noneMatch(line -> line.getLevel().isGreaterOrEqual(Level.INFO));
    }
}
