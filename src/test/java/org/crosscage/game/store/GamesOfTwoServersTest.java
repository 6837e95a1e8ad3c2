package org.crosscage.game.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.zaxxer.hikari.HikariDataSource;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.game.UnknownGameException;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.storage.OnPostgres;
import org.crosscage.storage.OtherServer;
import org.crosscage.storage.TwoServers;
import org.crosscage.teach.Boards;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.context.ContextConfiguration;

/// Two servers on one PostgreSQL, each with pages that have the same game open.
@ContextConfiguration(initializers = OnPostgres.class, inheritInitializers = false)
final class GamesOfTwoServersTest extends GamesContract {

    /// More games than are remembered when nobody has them open.
    private static final int MANY = 210;

    @Autowired
    private HikariDataSource database;

    private TwoServers servers;
    private OtherServer first;
    private OtherServer second;
    private GameService here;
    private GameService there;

    @BeforeEach
    void twoServers() {
        servers = TwoServers.on(database);
        first = servers.first();
        second = servers.second();
        here = gamesBy(now::get, first);
        there = gamesBy(now::get, second);
    }

    @AfterEach
    void end() {
        servers.close();
    }

    /// What a page of a server has heard of a game, as a page keeps it.
    private final class Page implements AutoCloseable {

        private final List<Long> heard = Collections.synchronizedList(new ArrayList<>());
        private final AtomicReference<Game> game = new AtomicReference<>();
        private final OpenGames.OpenGame subscription;

        Page(GameService server, String id) {
            subscription = server.listen(player, id, (entry, after) -> {
                heard.add(entry.version());
                game.set(after);
            });
        }

        void awaitVersion(long version) {
            await().atMost(TwoServers.LONGEST_WAIT).until(() -> !heard.isEmpty() && heard.getLast() == version);
        }

        @Override
        public void close() {
            subscription.close();
        }
    }

    @Test
    void pagesOfBothServersHearOfEveryMoveInOrder() throws Exception {
        var id = here.newGames().start(player, BIG, "").id();
        try (var one = new Page(here, id);
                var other = new Page(there, id)) {
            typeAtOnce(id, 60);

            one.awaitVersion(120);
            other.awaitVersion(120);
            assertThat(one.heard).containsExactlyElementsOf(upTo(120));
            assertThat(other.heard).containsExactlyElementsOf(upTo(120));
            assertThat(one.game.get().turns()).isEqualTo(other.game.get().turns());
            assertThat(one.game.get().turns())
                    .isEqualTo(
                            newService().load(player, id).orElseThrow().game().turns());
        }
    }

    /// Moves of two players at once, each on a server of its own.
    private void typeAtOnce(String id, int moves) throws Exception {
        var servers = List.of(here, there);
        atOnce(2, server -> {
            for (int seq = 1; seq <= moves; seq++) {
                var entry = seq % 7 == 0 ? new LogEntry.Undo() : digit(9 * server + seq % 9, seq % 9 + 1);
                servers.get(server).append(player, id, "page" + server, seq, entry);
            }
            return id;
        });
    }

    @Test
    void aPageWhoseServerWasCutOffHearsInTheEndOfEveryMoveInOrder() throws Exception {
        var id = here.newGames().start(player, BIG, "").id();
        try (var one = new Page(here, id);
                var other = new Page(there, id)) {
            here.append(player, id, "before", 1, digit(80, 1));
            other.awaitVersion(1);

            second.cutOff();
            typeAtOnce(id, 30);
            here.append(player, id, "after", 1, digit(80, 2));
            one.awaitVersion(62);
            first.close();
            assertThat(other.heard.getLast()).isLessThan(62);
            second.letIn();

            other.awaitVersion(62);
            assertThat(one.heard).containsExactlyElementsOf(upTo(62));
            assertThat(other.heard).containsExactlyElementsOf(upTo(62));
            assertThat(one.game.get().turns()).isEqualTo(other.game.get().turns());
        }
    }

    @Test
    void aServerThatWasCutOffHearsAgainWhatComesLater() {
        var id = here.newGames().start(player, ENTRY, "").id();
        try (var other = new Page(there, id)) {
            second.cutOff();
            second.letIn();
            await().atMost(TwoServers.LONGEST_WAIT).until(second::listens);

            here.append(player, id, "tab", 1, digit(0, 1));

            other.awaitVersion(1);
        }
    }

    @Test
    void notificationsOfAGameThatNobodyHasOpenCostNoQuery() {
        var open = here.newGames().start(player, ENTRY, "").id();
        var closed = here.newGames().start(player, ENTRY, "").id();
        try (var _ = new Page(here, closed);
                var other = new Page(there, open)) {
            int before = second.asked();

            for (int seq = 1; seq <= 5; seq++) {
                here.append(player, closed, "tab", seq, digit(0, 1));
            }
            here.append(player, open, "tab", 1, digit(0, 1));

            // notifications come in order, so those of the other game have been heard by then
            other.awaitVersion(1);
            assertThat(second.asked() - before).isEqualTo(1);
        }
    }

    @Test
    void aNotificationOfWhatAServerStoredItselfCostsNoQuery() {
        var own = here.newGames().start(player, ENTRY, "").id();
        var foreign = here.newGames().start(player, ENTRY, "").id();
        try (var _ = new Page(here, own);
                var page = new Page(here, foreign)) {
            here.append(player, own, "tab", 1, digit(0, 1));
            int before = first.asked();

            there.append(player, foreign, "tab", 1, digit(0, 1));

            page.awaitVersion(1);
            assertThat(first.asked() - before).isEqualTo(1);
        }
    }

    @Test
    void aMoveInAGameThatAPageHasOpenReadsNothingHoweverManyAreOpen() {
        var ids = Stream.generate(() -> here.newGames().start(player, ENTRY, "").id())
                .limit(MANY)
                .toList();
        var pages = ids.stream().map(id -> new Page(here, id)).toList();
        ids.forEach(id -> here.append(player, id, "tab", 1, digit(0, 1)));

        int before = first.asked();
        ids.forEach(id -> here.append(player, id, "tab", 2, digit(1, 2)));
        assertThat(first.asked() - before).isEqualTo(MANY);

        pages.forEach(Page::close);
        int closed = first.asked();
        here.append(player, ids.getFirst(), "tab", 3, digit(2, 3));
        assertThat(first.asked() - closed)
                .as("a game that nobody has open is forgotten in time")
                .isGreaterThan(1);
    }

    @Test
    void aGameThatIsRememberedIsShownAsItIsStored() {
        var id = here.newGames().start(player, ENTRY, "").id();
        there.append(player, id, "tab", 1, digit(0, 1));
        second.close(); // it hears nothing from now on
        here.append(player, id, "tab", 2, digit(1, 2));
        here.rename(player, id, "Mine");

        var loaded = there.load(player, id).orElseThrow();

        assertThat(loaded.version()).isEqualTo(2);
        assertThat(loaded.game().position().digit(1)).isEqualTo(2);
        assertThat(loaded.entry().notes()).containsEntry("title", "Mine");
        try (var subscription = there.listen(player, id, (_, _) -> {})) {
            assertThat(subscription.game().version()).isEqualTo(2);
        }
    }

    @Test
    void whatIsTakenBackIsTakenBackFromTheGameAsItIsStored() {
        var id = here.newGames().start(player, ENTRY, "").id();
        there.append(player, id, "tab", 1, digit(0, 1));
        second.close();
        here.append(player, id, "tab", 2, digit(1, 2));
        here.append(player, id, "tab", 3, digit(2, 3));

        assertThat(there.rewind(player, id, 1, Optional.empty())).hasSize(2);

        assertThat(here.load(player, id).orElseThrow().game().cursor()).isEqualTo(1);
    }

    @Test
    void helpBehindAFinishOfAnotherServerDoesNotCount() {
        var id = here.newGames().start(player, ENTRY, "").id();
        there.append(player, id, "tab", 1, digit(0, Boards.KENKEN_SOLUTION[0]));
        second.close(); // it hears nothing from now on
        for (int cell = 1; cell < Boards.KENKEN_SOLUTION.length; cell++) {
            here.append(player, id, "tab", cell + 1L, digit(cell, Boards.KENKEN_SOLUTION[cell]));
        }
        var totals = here.load(player, id).orElseThrow().totals();
        assertThat(totals.finished()).isPresent();

        there.append(player, id, "late", 1, GamesOfTests.hint("naked-single", 4));

        assertThat(there.load(player, id).orElseThrow().totals()).isEqualTo(totals);
        assertThat(new HintCosts(client).ofPlayer(player)).isEmpty();
    }

    /// A server that is killed between its commit and its notification has told nobody; its page comes to another
    /// server.
    @Test
    void whoOpensAGameTellsTheOtherServersWhereItStands() {
        var id = here.newGames().start(player, ENTRY, "").id();
        try (var other = new Page(there, id)) {
            newService().append(player, id, "tab", 1, digit(0, 1));

            try (var _ = new Page(here, id)) {
                other.awaitVersion(1);
            }
        }
    }

    @Test
    void whatADeviceBringsToOneServerIsHeardOnTheOtherInOrder() {
        var id = here.newGames().start(player, ENTRY, "").id();
        try (var one = new Page(here, id);
                var other = new Page(there, id)) {
            there.append(player, id, "tab", 1, digit(0, 1));

            arriveHere(id, BEGINNING + " train 1 play r1c2=2", BEGINNING + " train 2 play r1c3=3");
            there.append(player, id, "tab", 2, digit(4, 3));

            one.awaitVersion(4);
            other.awaitVersion(4);
            assertThat(one.heard).containsExactlyElementsOf(upTo(4));
            assertThat(other.heard).containsExactlyElementsOf(upTo(4));
        }
    }

    private void arriveHere(String id, String... lines) {
        var got = new GamePacking(client, here.store(), PuzzleFormats.TEXT, List.of(), clock, new SecureRandom())
                .packed(id)
                .orElseThrow()
                .archived();
        var archived = new ArchivedGame(
                got.source(), got.terms(), got.puzzle(), got.begun(), "", 0, 0, 0, false, List.of(), List.of(lines));
        new GameArrival(
                        JdbcClient.create(first.database()),
                        here,
                        PuzzleFormats.TEXT,
                        List.of(),
                        new ExactSolver(),
                        clock)
                .fromDevice(player)
                .take(id, archived);
    }

    @Test
    void aGameThatAnotherServerDeletedIsUnknown() {
        var id = here.newGames().start(player, ENTRY, "").id();
        there.append(player, id, "tab", 1, digit(0, 1));
        here.delete(player, id);

        assertThatThrownBy(() -> there.append(player, id, "tab", 2, digit(1, 2)))
                .isInstanceOf(UnknownGameException.class);
        assertThat(there.load(player, id)).isEmpty();
    }
}
