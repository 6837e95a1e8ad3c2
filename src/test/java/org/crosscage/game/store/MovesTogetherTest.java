package org.crosscage.game.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.zaxxer.hikari.HikariDataSource;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
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
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.store.GroupCommit;
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

/// Moves that share a write are in H2's file when they are answered, as it is shipped.
@Timeout(value = 1, unit = TimeUnit.MINUTES)
final class MovesTogetherTest {

    private static final int PLAYERS = 12;
    private static final String FILE = "crosscage.mv.db";
    private static final Set<Thread.State> AT_REST = EnumSet.of(Thread.State.WAITING, Thread.State.TERMINATED);

    @TempDir
    private Path folder;

    private final AtomicInteger groups = new AtomicInteger();
    private final List<Thread> playing = new CopyOnWriteArrayList<>();

    @Test
    void whatWasAnsweredIsInTheFile() throws Exception {
        List<SavedGame> begun;
        try (var database = SubmittingProcess.database(folder)) {
            Flyway.configure().dataSource(database).outOfOrder(true).load().migrate();
            var games = games(database);
            begun = IntStream.range(0, PLAYERS)
                    .mapToObj(i -> begin(database, games, i))
                    .toList();

            playAtOnce(games, begun);
            Files.copy(
                    folder.resolve(FILE),
                    Files.createDirectory(folder.resolve("copy")).resolve(FILE));
        }

        assertThat(groups).hasPositiveValue();
        try (var copied = SubmittingProcess.database(folder.resolve("copy"))) {
            var games = games(copied);
            assertThat(begun)
                    .allSatisfy(game -> assertThat(games.entriesSince(game.player(), game.id(), 0))
                            .hasSize(1));
        }
    }

    private GameService games(HikariDataSource database) {
        var client = JdbcClient.create(database);
        var transactions = new TransactionTemplate(new JdbcTransactionManager(database));
        var commits = new GroupCommit(whenAllWait(), counted(transactions), Duration.ofMillis(5));
        return new GameService(
                new GameStore(client, transactions, commits, PuzzleFormats.TEXT),
                new GameLists(client),
                ChangeNotifications.withinProcess(),
                InstantSource.system(),
                new SecureRandom(),
                new SimpleMeterRegistry());
    }

    /// The first one is written when the others wait.
    private TransactionOperations whenAllWait() {
        return new TransactionOperations() {
            @Override
            public <T> T execute(TransactionCallback<T> action) {
                var self = Thread.currentThread();
                await().until(() -> playing.size() == PLAYERS
                        && playing.stream().allMatch(thread -> thread == self || AT_REST.contains(thread.getState())));
                return TransactionOperations.withoutTransaction().execute(action);
            }
        };
    }

    private TransactionOperations counted(TransactionOperations transactions) {
        return new TransactionOperations() {
            @Override
            public <T> T execute(TransactionCallback<T> action) {
                groups.incrementAndGet();
                return transactions.execute(action);
            }
        };
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

    private void playAtOnce(GameService games, List<SavedGame> begun) {
        var answers = begun.stream()
                .map(game -> new FutureTask<>(
                        () -> games.submit(game.player(), game.id(), "tab", 1, SubmittingProcess.op(1))))
                .toList();
        answers.forEach(answer -> playing.add(Thread.ofVirtual().unstarted(answer)));
        playing.forEach(Thread::start);
        assertThat(answers)
                .allSatisfy(answer -> assertThat(answer.get().entry().version()).isEqualTo(1));
    }
}
