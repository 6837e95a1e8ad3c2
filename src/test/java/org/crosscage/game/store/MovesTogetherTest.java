package org.crosscage.game.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.zaxxer.hikari.HikariDataSource;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.SavedGame;
import org.crosscage.game.Submission;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.store.GroupCommit;
import org.crosscage.store.ShortLockWaits;
import org.crosscage.teach.Boards;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionCallback;
import org.springframework.transaction.support.TransactionOperations;
import org.springframework.transaction.support.TransactionTemplate;

/// Moves that share a write are in H2's file when they are answered, as it is shipped, and wait for nothing that one of
/// them alone has to wait for.
@Timeout(value = 1, unit = TimeUnit.MINUTES)
final class MovesTogetherTest {

    private static final int PLAYERS = 12;
    private static final String FILE = "crosscage.mv.db";
    private static final Set<Thread.State> AT_REST = EnumSet.of(Thread.State.WAITING, Thread.State.TERMINATED);

    @TempDir
    private Path folder;

    private final AtomicInteger writes = new AtomicInteger();
    private final List<Thread> playing = new CopyOnWriteArrayList<>();

    @Test
    void whatWasAnsweredIsInTheFile() throws Exception {
        List<SavedGame> begun;
        try (var database = migrated()) {
            var games = games(database);
            begun = begin(database, games);

            assertThat(play(games, begun)).allSatisfy(MovesTogetherTest::assertIsStored);
            Files.copy(
                    folder.resolve(FILE),
                    Files.createDirectory(folder.resolve("copy")).resolve(FILE));
        }

        // one, and one for all others, but for those that waited for something else, such as a lock of two games
        assertThat(writes.get()).isBetween(2, PLAYERS / 2);
        try (var copied = SubmittingProcess.database(folder.resolve("copy"))) {
            var games = games(copied);
            assertThat(begun)
                    .allSatisfy(game -> assertThat(games.entriesSince(game.player(), game.id(), 0))
                            .hasSize(1));
        }
    }

    @Test
    void whoseGameIsLockedWaitsAloneAndNotTheOthersOfTheGroup() throws Exception {
        try (var database = migrated()) {
            var games = games(database);
            var begun = begin(database, games);
            List<FutureTask<Submission>> answers;
            try (var _ = locked(database, begun.getLast())) {
                answers = play(games, begun);
                assertThat(answers.subList(0, PLAYERS - 1)).allSatisfy(MovesTogetherTest::assertIsStored);
                assertThat(answers.getLast()).isNotDone();
            }

            assertIsStored(answers.getLast());
        }
    }

    @Test
    void nobodyWaitsBehindOneWhoseGameIsLocked() throws Exception {
        try (var database = migrated()) {
            var games = GamesOfTests.in(database);
            var begun = begin(database, games);
            FutureTask<Submission> blocked;
            try (var _ = locked(database, begun.getFirst())) {
                blocked = play(games, begun.subList(0, 1)).getFirst();
                await().until(() -> playing.getFirst().getState() == Thread.State.TIMED_WAITING);

                assertThat(play(games, begun.subList(1, 3))).allSatisfy(MovesTogetherTest::assertIsStored);
                assertThat(blocked).isNotDone();
            }

            assertIsStored(blocked);
        }
    }

    /// As it is shipped, but that a lock is usually waited for far longer than a test may take.
    private HikariDataSource migrated() throws IOException {
        var database = SubmittingProcess.database(folder);
        database.setJdbcUrl(database.getJdbcUrl() + ";LOCK_TIMEOUT=600000");
        Flyway.configure().dataSource(database).outOfOrder(true).load().migrate();
        return database;
    }

    private GameService games(HikariDataSource database) {
        var client = JdbcClient.create(database);
        var transactions = new TransactionTemplate(new JdbcTransactionManager(database));
        var together = new ShortLockWaits(transactions, database, GameConfiguration.LONGEST_LOCK);
        var commits = new GroupCommit(
                TransactionOperations.withoutTransaction(), whenAllWait(together), GameConfiguration.MOVES_APART);
        return new GameService(
                new GameStore(client, transactions, commits, PuzzleFormats.TEXT),
                new GameLists(client),
                ChangeNotifications.withinProcess(),
                InstantSource.system(),
                new SecureRandom(),
                new SimpleMeterRegistry());
    }

    /// The first one is written when the others wait.
    private TransactionOperations whenAllWait(TransactionOperations transactions) {
        return new TransactionOperations() {
            @Override
            public <T> T execute(TransactionCallback<T> action) {
                if (writes.incrementAndGet() == 1) {
                    var self = Thread.currentThread();
                    await().until(() -> playing.size() == PLAYERS
                            && playing.stream()
                                    .allMatch(thread -> thread == self || AT_REST.contains(thread.getState())));
                }
                return transactions.execute(action);
            }
        };
    }

    private static List<SavedGame> begin(HikariDataSource database, GameService games) {
        return IntStream.range(0, PLAYERS)
                .mapToObj(i -> begin(database, games, i))
                .toList();
    }

    private static SavedGame begin(HikariDataSource database, GameService games, int i) {
        var client = JdbcClient.create(database);
        client.sql("insert into player (token_hash, created) values (?, current_timestamp)")
                .param("player " + i)
                .update();
        long player = client.sql("select id from player where token_hash = ?")
                .param("player " + i)
                .query(Long.class)
                .single();
        return games.start(player, PuzzleEntry.of("big", Boards.singles(9)), "");
    }

    /// Another transaction that has the game until it is closed.
    private static Connection locked(HikariDataSource database, SavedGame game) throws SQLException {
        var connection = database.getConnection();
        connection.setAutoCommit(false);
        try (var statement = connection.prepareStatement("select id from game where id = ? for update")) {
            statement.setString(1, game.id());
            statement.executeQuery();
        }
        return connection;
    }

    private List<FutureTask<Submission>> play(GameService games, List<SavedGame> begun) {
        var answers = begun.stream()
                .map(game -> new FutureTask<>(
                        () -> games.submit(game.player(), game.id(), "tab", 1, SubmittingProcess.op(1))))
                .toList();
        var threads = answers.stream().map(Thread.ofVirtual()::unstarted).toList();
        playing.addAll(threads);
        threads.forEach(Thread::start);
        return answers;
    }

    private static void assertIsStored(FutureTask<Submission> answer) throws Exception {
        assertThat(answer.get().entry().version()).isEqualTo(1);
    }
}
