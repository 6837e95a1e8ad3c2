package org.crosscage.game.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.SavedGame;
import org.crosscage.teach.Boards;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

/// A move is in H2's file when it is answered, as it is shipped, and waits for nothing that another move waits for.
@Timeout(value = 1, unit = TimeUnit.MINUTES)
final class AnsweredMovesTest {

    private static final int PLAYERS = 12;
    private static final String FILE = "crosscage.mv.db";

    @TempDir
    private Path folder;

    @Test
    void whatWasAnsweredIsInTheFile() throws Exception {
        List<SavedGame> begun;
        try (var database = migrated()) {
            var games = GamesOfTests.in(database);
            begun = begin(database, games);

            assertThat(play(games, begun)).allSatisfy(AnsweredMovesTest::assertIsStored);
            Files.copy(
                    folder.resolve(FILE),
                    Files.createDirectory(folder.resolve("copy")).resolve(FILE));
        }

        try (var copied = AppendingProcess.database(folder.resolve("copy"))) {
            var games = GamesOfTests.in(copied);
            assertThat(begun)
                    .allSatisfy(game -> assertThat(games.entriesSince(game.player(), game.id(), 0))
                            .hasSize(1));
        }
    }

    @Test
    void nobodyWaitsBehindOneWhoseGameIsLocked() throws Exception {
        try (var database = migrated()) {
            var games = GamesOfTests.in(database);
            var begun = begin(database, games);
            FutureTask<GameService.Answer> blocked;
            try (var _ = locked(database, begun.getFirst())) {
                blocked = play(games, begun.subList(0, 1)).getFirst();
                await().until(() -> JdbcClient.create(database)
                        .sql("select count(*) from information_schema.sessions where blocker_id is not null")
                        .query(Integer.class)
                        .single()
                        .equals(1));
                assertThat(play(games, begun.subList(1, PLAYERS))).allSatisfy(AnsweredMovesTest::assertIsStored);
                assertThat(blocked).isNotDone();
            }

            assertIsStored(blocked);
        }
    }

    /// As it is shipped, but that a lock is usually waited for far longer than a test may take.
    private HikariDataSource migrated() throws IOException {
        var database = AppendingProcess.database(folder);
        database.setJdbcUrl(database.getJdbcUrl() + ";LOCK_TIMEOUT=600000");
        Flyway.configure().dataSource(database).outOfOrder(true).load().migrate();
        return database;
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
        return games.newGames().start(player, PuzzleEntry.of("big", Boards.singles(9)), "");
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

    private static List<FutureTask<GameService.Answer>> play(GameService games, List<SavedGame> begun) {
        var answers = begun.stream()
                .map(game -> new FutureTask<>(
                        () -> games.append(game.player(), game.id(), "tab", 1, AppendingProcess.entry(1))))
                .toList();
        answers.forEach(Thread::startVirtualThread);
        return answers;
    }

    private static void assertIsStored(FutureTask<GameService.Answer> answer) throws Exception {
        assertThat(answer.get().entry().version()).isEqualTo(1);
    }
}
