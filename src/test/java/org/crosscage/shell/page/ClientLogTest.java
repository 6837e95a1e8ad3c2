package org.crosscage.shell.page;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class ClientLogTest {

    private final ListAppender<ILoggingEvent> written = new ListAppender<>();
    private final AtomicLong nanos = new AtomicLong();
    private ClientLog log;

    @BeforeEach
    void begin() {
        var context = new LoggerContext();
        Logger logger = context.getLogger("client");
        written.setContext(context);
        written.start();
        logger.addAppender(written);
        log = new ClientLog(logger, nanos::get);
    }

    private List<String> lines() {
        return written.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
    }

    @Test
    void escapesWhatEndsALineOrTurnsIt() {
        log.warn("no move", "r1c1\r\n2026 ERROR \u2028a\u202Eb\u0000\u001B[2J\uD800 é 数");

        assertThat(lines())
                .containsExactly("no move: r1c1\\u000D\\u000A2026 ERROR \\u2028a\\u202Eb\\u0000\\u001B[2J\\uD800 é 数");
    }

    @Test
    void shortensWhatIsLong() {
        log.warn("no move", "\u0007".repeat(1_000_000));
        log.warn("no move", "y".repeat(ClientLog.LONGEST));

        assertThat(lines())
                .containsExactly(
                        "no move: " + "\\u0007".repeat(ClientLog.LONGEST) + "…",
                        "no move: " + "y".repeat(ClientLog.LONGEST));
    }

    @Test
    void bracesOfAClientAreNoPlaceholders() {
        log.warn("no {} move", "{} {}");

        assertThat(lines()).containsExactly("no {} move: {} {}");
    }

    @Test
    void namesAFaultWithoutItsStackTrace() {
        log.warn("no move", new IllegalArgumentException("a\nb"));

        assertThat(lines()).containsExactly("no move: IllegalArgumentException: a\\u000Ab");
        assertThat(written.list).allMatch(event -> event.getThrowableProxy() == null);
    }

    @Test
    void writesAFewLinesAMinuteAndCountsTheOthers() {
        for (int i = 0; i < ClientLog.MOST_PER_MINUTE + 5; i++) {
            log.warn("no move", "line " + i);
        }
        assertThat(lines()).hasSize(ClientLog.MOST_PER_MINUTE);

        nanos.addAndGet(Duration.ofMinutes(1).toNanos());
        log.warn("no move", "next");

        assertThat(lines().subList(ClientLog.MOST_PER_MINUTE, lines().size()))
                .containsExactly("5 more lines like these are left out", "no move: next");
    }
}
