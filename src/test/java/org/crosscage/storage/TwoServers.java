package org.crosscage.storage;

import static org.awaitility.Awaitility.await;

import com.zaxxer.hikari.HikariDataSource;
import java.time.Duration;

/// Two servers on the PostgreSQL of a test, which hear of each other from the beginning.
public record TwoServers(OtherServer first, OtherServer second) implements AutoCloseable {

    public static final Duration LONGEST_WAIT = Duration.ofSeconds(20);

    public static TwoServers on(HikariDataSource database) {
        var both = new TwoServers(new OtherServer("first", database), new OtherServer("second", database));
        await().atMost(LONGEST_WAIT).until(() -> both.first.listens() && both.second.listens());
        return both;
    }

    @Override
    public void close() {
        first.close();
        second.close();
    }
}
