package org.crosscage.train.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.zaxxer.hikari.HikariDataSource;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.crosscage.storage.OnPostgres;
import org.crosscage.storage.TwoServers;
import org.crosscage.train.TrainingRun;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.ContextConfiguration;

/// A run of the trainer that is open in two tabs, each on a server of its own.
@ContextConfiguration(initializers = OnPostgres.class, inheritInitializers = false)
final class RunsOfTwoServersTest extends TrainingContract {

    @Autowired
    private HikariDataSource database;

    private final List<TrainingRun> heard = new CopyOnWriteArrayList<>();
    private TwoServers servers;
    private TrainingRuns here;
    private TrainingRuns there;

    @BeforeEach
    void twoServers() {
        servers = TwoServers.on(database);
        here = anotherServer(this::now, servers.first().notifications());
        there = anotherServer(this::now, servers.second().notifications());
    }

    @AfterEach
    void end() {
        servers.close();
    }

    @Test
    void aTabHearsWhatIsDoneInTheOtherOne() {
        var run = here.beginWith(player, position(0), "").orElseThrow();
        try (var _ = there.listen(run.id(), heard::add)) {
            here.wrong(player, run.id(), 1);

            await().atMost(TwoServers.LONGEST_WAIT).until(() -> !heard.isEmpty());
            assertThat(task(heard.getLast()).wrong()).isEqualTo(1);

            var answered = here.found(player, run.id(), 1, MOVE, false, here.now());

            await().atMost(TwoServers.LONGEST_WAIT).until(() -> heard.getLast().equals(answered));
        }
    }

    @Test
    void aTabWhoseServerWasCutOffHearsWhatItMissed() {
        var run = here.beginWith(player, position(0), "").orElseThrow();
        try (var _ = there.listen(run.id(), heard::add)) {
            servers.second().cutOff();
            var told = here.told(player, run.id(), 1, 2);
            servers.first().close();
            assertThat(heard).isEmpty();

            servers.second().letIn();

            await().atMost(TwoServers.LONGEST_WAIT)
                    .until(() -> !heard.isEmpty() && heard.getLast().equals(told));
        }
    }
}
