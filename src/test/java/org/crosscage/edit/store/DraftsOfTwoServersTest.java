package org.crosscage.edit.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.zaxxer.hikari.HikariDataSource;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.crosscage.edit.Draft;
import org.crosscage.edit.Sketches;
import org.crosscage.edit.Strokes;
import org.crosscage.storage.OnPostgres;
import org.crosscage.storage.StorageContract;
import org.crosscage.storage.TwoServers;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.ContextConfiguration;

/// A draft that is drawn on at two servers.
@ContextConfiguration(initializers = OnPostgres.class, inheritInitializers = false)
final class DraftsOfTwoServersTest extends StorageContract {

    @Autowired
    private HikariDataSource database;

    private final List<Optional<Draft>> heard = new CopyOnWriteArrayList<>();
    private TwoServers servers;
    private DraftStore here;
    private DraftStore there;
    private long player;

    @BeforeEach
    void twoServers() {
        servers = TwoServers.on(database);
        here = new DraftStore(servers.first().client(), servers.first().notifications(), InstantSource.system());
        there = new DraftStore(servers.second().client(), servers.second().notifications(), InstantSource.system());
        player = newPlayer();
    }

    @AfterEach
    void end() {
        servers.close();
    }

    @Test
    void aPageHearsWhatIsDoneToItsDraftOnTheOtherServer() {
        var draft = here.begin(player, "Mine", Sketches.blank("kenken", 6, 6));
        try (var _ = there.listen(draft, heard::add)) {
            var drawn = draft.history().then(draft.history().now().apply(Strokes.cage(0, 1)));
            here.keep(player, draft.with(drawn, "page", 1)).orElseThrow();
            await().atMost(TwoServers.LONGEST_WAIT).until(() -> heard.size() == 1);
            assertThat(heard.getLast().orElseThrow().history()).isEqualTo(drawn);
            assertThat(heard.getLast().orElseThrow().revision()).isEqualTo(1);

            here.rename(player, draft.id(), "Ours");
            await().atMost(TwoServers.LONGEST_WAIT).until(() -> heard.size() == 2);
            assertThat(heard.getLast().orElseThrow().title()).isEqualTo("Ours");

            here.delete(player, draft.id());
            await().atMost(TwoServers.LONGEST_WAIT).until(() -> heard.size() == 3);
            assertThat(heard.getLast()).isEmpty();
        }
    }

    @Test
    void aPageWhoseServerWasCutOffHearsWhatItMissed() {
        var draft = here.begin(player, "Mine", Sketches.blank("kenken", 6, 6));
        try (var _ = there.listen(draft, heard::add)) {
            servers.second().cutOff();
            here.rename(player, draft.id(), "Ours");
            servers.first().close();
            assertThat(heard).isEmpty();

            servers.second().letIn();

            await().atMost(TwoServers.LONGEST_WAIT)
                    .until(() -> !heard.isEmpty()
                            && heard.getLast().orElseThrow().title().equals("Ours"));
        }
    }

    @Test
    void aDraftThatNobodyHasOpenCostsNoQuery() {
        var closed = here.begin(player, "Mine", Sketches.blank("kenken", 6, 6));
        var open = here.begin(player, "Mine too", Sketches.blank("kenken", 6, 6));
        try (var _ = there.listen(open, heard::add)) {
            int before = servers.second().asked();

            here.rename(player, closed.id(), "Ours");
            here.rename(player, open.id(), "Ours too");

            await().atMost(TwoServers.LONGEST_WAIT).until(() -> heard.size() == 1);
            assertThat(servers.second().asked() - before).isEqualTo(1);
        }
    }
}
