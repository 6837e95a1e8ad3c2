package org.crosscage.game.store;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.teach.Boards;
import org.flywaydb.core.Flyway;
import org.springframework.boot.jdbc.DataSourceBuilder;
import org.springframework.jdbc.core.simple.JdbcClient;

/// A process of its own that plays some games at once, without end, on the application's database in a folder, and
/// prints one line for each answer it gets: player, game, version, and a full stop so that a torn line is known. It
/// ends when it is killed.
final class AppendingProcess {

    /// Printed to the error output when it is time to kill.
    static final String WELL_UNDER_WAY = "well under way";

    private static final int ANSWERS_BEFORE_THE_KILL = 300;
    private static final int GAMES = 4;

    /// Each entry that number `seq` stands for, so that the log can be checked against it.
    static LogEntry entry(long seq) {
        var random = new Random(seq);
        return switch (random.nextInt(4)) {
            case 0 -> new LogEntry.Undo();
            case 1 -> new LogEntry.Redo();
            default -> new LogEntry.Play(Move.of(new Change.Digit(random.nextInt(81), 1 + random.nextInt(9))));
        };
    }

    static HikariDataSource database(Path folder) throws IOException {
        return DataSourceBuilder.create()
                .url(address().replace("${crosscage.data}", folder.toString()))
                .username("sa")
                .type(HikariDataSource.class)
                .build();
    }

    /// The address that the application ships with, so that its options are the ones proven.
    private static String address() throws IOException {
        try (var settings = AppendingProcess.class.getResourceAsStream("/application.properties")) {
            var properties = new Properties();
            properties.load(settings);
            return properties.getProperty("spring.datasource.url");
        }
    }

    /// @param arguments the folder
    public static void main(String[] arguments) throws IOException {
        var database = database(Path.of(arguments[0]));
        Flyway.configure().dataSource(database).load().migrate();
        var client = JdbcClient.create(database);
        client.sql("insert into player (token_hash, created) values ('nobody', current_timestamp)")
                .update();
        long player = client.sql("select id from player").query(Long.class).single();
        var games = GamesOfTests.in(database);
        var answered = new AtomicInteger();
        for (int i = 0; i < GAMES; i++) {
            var id = games.newGames()
                    .start(player, PuzzleEntry.of("big", Boards.singles(9)), "")
                    .id();
            Thread.ofPlatform().start(() -> play(games, player, id, answered));
        }
    }

    private static void play(GameService games, long player, String id, AtomicInteger answered) {
        for (long seq = 1; ; seq++) {
            var answer = games.append(player, id, "tab", seq, entry(seq));
            System.out.println(player + " " + id + " " + answer.entry().version() + ".");
            if (answered.incrementAndGet() == ANSWERS_BEFORE_THE_KILL) {
                System.err.println(WELL_UNDER_WAY);
            }
        }
    }
}
