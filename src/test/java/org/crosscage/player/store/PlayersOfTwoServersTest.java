package org.crosscage.player.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.zaxxer.hikari.HikariDataSource;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.crosscage.player.RecoveryCode;
import org.crosscage.storage.OnPostgres;
import org.crosscage.storage.OtherServer;
import org.crosscage.storage.StorageContract;
import org.crosscage.storage.TwoServers;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.ContextConfiguration;

/// A player whose browsers are joined at one server while the other remembers who they were.
@ContextConfiguration(initializers = OnPostgres.class, inheritInitializers = false)
final class PlayersOfTwoServersTest extends StorageContract {

    @Autowired
    private HikariDataSource database;

    private TwoServers servers;
    private Recovery here;
    private Players there;
    private final AtomicInteger reloads = new AtomicInteger();

    @BeforeEach
    void twoServers() {
        servers = TwoServers.on(database);
        here = recovery(servers.first(), players(servers.first()), () -> {});
        there = players(servers.second());
        recovery(servers.second(), there, reloads::incrementAndGet);
    }

    @AfterEach
    void end() {
        servers.close();
    }

    private Players players(OtherServer server) {
        return new Players(server.client(), InstantSource.system());
    }

    private Recovery recovery(OtherServer server, Players players, PlayersListener listener) {
        return new Recovery(
                server.client(),
                server.transactions(),
                new PlayerRows(server.client(), database),
                List.of(listener),
                players,
                server.notifications(),
                InstantSource.system(),
                new SecureRandom());
    }

    @Test
    void whoRemembersAPlayerLooksAgainWhenABrowserWasJoinedOnTheOtherServer() {
        var first = newToken();
        var second = newToken();
        long owner = there.findOrCreate(first).id();
        there.findOrCreate(second);
        long before = there.changes();

        assertThat(here.redeem(here.code(owner), second)).isTrue();

        await().atMost(TwoServers.LONGEST_WAIT).until(() -> there.changes() > before && reloads.get() > 0);
        assertThat(there.find(second).orElseThrow().id()).isEqualTo(owner);
    }

    /// The code after it is heard of: if the wrong one had been, that was before.
    @Test
    void aWrongCodeChangesNothingAnywhere() {
        var first = newToken();
        var second = newToken();
        long owner = there.findOrCreate(first).id();
        there.findOrCreate(second);
        long before = there.changes();

        assertThat(here.redeem(RecoveryCode.random(RandomGenerator.getDefault()), second))
                .isFalse();
        assertThat(here.redeem(here.code(owner), first)).isTrue();
        assertThat(here.redeem(here.code(owner), second)).isTrue();

        await().atMost(TwoServers.LONGEST_WAIT).until(() -> there.changes() > before);
        assertThat(there.changes()).isEqualTo(before + 1);
        assertThat(reloads).hasValue(1);
    }

    @Test
    void aServerThatWasCutOffLooksAgain() {
        long before = there.changes();

        servers.second().cutOff();
        servers.second().letIn();

        await().atMost(TwoServers.LONGEST_WAIT).until(() -> there.changes() > before);
    }
}
