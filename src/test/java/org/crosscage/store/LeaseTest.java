package org.crosscage.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import javax.sql.DataSource;
import org.awaitility.Awaitility;
import org.crosscage.storage.StorageContract;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.datasource.DelegatingDataSource;
import org.springframework.test.context.TestPropertySource;

/// Two servers that want the same work, on every database. Time passes where a test lets it: for a server by its
/// clock, for the database by the end that it noted.
@TestPropertySource(properties = "spring.datasource.hikari.connection-timeout=1000")
class LeaseTest extends StorageContract {

    private static final Duration LASTS = Duration.ofMinutes(3);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);
    private static final Duration A_THIRD = LASTS.dividedBy(3);

    @Autowired
    private DataSource source;

    private final String work = UUID.randomUUID().toString();
    private final AtomicLong nanos = new AtomicLong();
    private Lease first;
    private Lease second;

    @BeforeEach
    void twoServers() {
        first = lease("first");
        second = lease("second");
    }

    private Lease lease(String server) {
        return lease(source, server);
    }

    private Lease lease(DataSource database, String server) {
        return new Lease(
                database, work, server, LASTS, nanos::get, Thread.ofVirtual().factory());
    }

    private void pass(Duration time) {
        nanos.addAndGet(time.toNanos());
    }

    /// The database's clock is past the end of the lease.
    private void itsTimeIsOver() {
        client.sql("update lease set lock_until = timestamp '2026-01-01 00:00:00' where name = :work")
                .param("work", work)
                .update();
    }

    private LocalDateTime end() {
        return client.sql("select lock_until from lease where name = :work")
                .param("work", work)
                .query(LocalDateTime.class)
                .single();
    }

    @Test
    void oneServerHoldsIt() {
        assertThat(first.isHeld()).isTrue();
        assertThat(second.isHeld()).isFalse();
        pass(LASTS);
        assertThat(first.isHeld()).isTrue();
        assertThat(second.isHeld()).isFalse();
    }

    @Test
    void theHolderExtendsItWhileItAsks() {
        assertThat(first.isHeld()).isTrue();
        var soon = end().minus(LASTS.minusSeconds(30));
        client.sql("update lease set lock_until = :soon where name = :work")
                .param("soon", soon)
                .param("work", work)
                .update();

        assertThat(first.isHeld()).isTrue();
        assertThat(end()).isEqualTo(soon);
        pass(A_THIRD);
        assertThat(first.isHeld()).isTrue();

        assertThat(end()).isAfter(soon.plus(A_THIRD));
    }

    @Test
    void whenTheHolderIsGoneAnotherTakesOver() {
        assertThat(first.isHeld()).isTrue();
        assertThat(second.isHeld()).isFalse();

        itsTimeIsOver();
        pass(A_THIRD);

        assertThat(second.isHeld()).isTrue();
        // it was only held up
        assertThat(first.isHeld()).isFalse();
        pass(A_THIRD);
        assertThat(first.isHeld()).isFalse();
        assertThat(second.isHeld()).isTrue();
    }

    @Test
    void whatIsGivenBackIsFreeAtOnce() {
        assertThat(first.isHeld()).isTrue();
        first.close();
        assertThat(first.isHeld()).isFalse();

        assertThat(second.isHeld()).isTrue();
        pass(A_THIRD);
        assertThat(first.isHeld()).isFalse();
    }

    /// The end of a server does not wait for it.
    @Test
    void aDatabaseThatHangsIsNotWaitedFor() {
        var isOver = new CountDownLatch(1);
        var hangs = new AtomicBoolean();
        var hanging = new DelegatingDataSource(source) {
            @Override
            public Connection getConnection() throws SQLException {
                if (hangs.get()) {
                    await(isOver);
                }
                return super.getConnection();
            }
        };
        var lease = lease(hanging, "third");
        assertThat(lease.isHeld()).isTrue();
        hangs.set(true);
        try {
            assertThat(CompletableFuture.runAsync(lease::close)).succeedsWithin(LONGEST_WAIT);
            assertThat(CompletableFuture.supplyAsync(lease::isHeld))
                    .succeedsWithin(LONGEST_WAIT)
                    .isEqualTo(false);
            assertThat(first.isHeld()).isFalse();
        } finally {
            isOver.countDown();
        }
        Awaitility.await().atMost(LONGEST_WAIT).untilAsserted(() -> {
            pass(A_THIRD);
            assertThat(first.isHeld()).isTrue();
        });
    }

    private static void await(CountDownLatch latch) throws SQLException {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new SQLException(e);
        }
    }

    @Test
    void whoLostItGivesNothingBack() {
        assertThat(first.isHeld()).isTrue();
        itsTimeIsOver();
        assertThat(second.isHeld()).isTrue();

        first.close();

        assertThat(lease("third").isHeld()).isFalse();
    }

    @Test
    void aServerThatCannotAskDoesNotHoldIt() {
        assertThat(first.isHeld()).isTrue();
        pass(A_THIRD);

        UnreachableDatabase.during(
                (HikariDataSource) source,
                () -> assertThatThrownBy(first::isHeld).isInstanceOf(RuntimeException.class));

        assertThat(first.isHeld()).isFalse();
    }
}
