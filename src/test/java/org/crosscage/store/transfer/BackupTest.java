package org.crosscage.store.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongPredicate;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import javax.sql.DataSource;
import org.crosscage.Sweep;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.store.GameService;
import org.crosscage.game.store.GamesOfTests;
import org.crosscage.storage.PostgresOfTests;
import org.crosscage.teach.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Backups are made while somebody plays, restored into a new place, and counted there.
@Timeout(value = 2, unit = TimeUnit.MINUTES)
final class BackupTest {

    private static final String OWNER = "postgres";
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(1);
    private static final int STOCK = Sweep.of(60, 15);
    private static final int PUZZLE_CHARACTERS = 200_000;

    @TempDir
    private Path folder = Path.of("");

    private Path data() throws IOException {
        return Files.createDirectories(folder.resolve("data"));
    }

    private Path zip() {
        return folder.resolve("games.zip");
    }

    /// Plays in a thread of its own until it is closed; each move is one that the server confirmed.
    private static final class Playing implements AutoCloseable {

        private final GameService games;
        private final long player;
        private final String game;
        private final AtomicLong confirmed = new AtomicLong();
        private final AtomicLong slowestNanos = new AtomicLong();
        private final AtomicBoolean isOver = new AtomicBoolean();
        private final Thread thread;

        Playing(DataSource database) {
            var client = JdbcClient.create(database);
            player = FilledTables.newPlayer(database, "somebody");
            games = GamesOfTests.in(database);
            game = games.newGames()
                    .start(player, PuzzleEntry.of("big", Boards.singles(9)), "")
                    .id();
            thread = Thread.ofPlatform().start(this::play);
            assertThat(client.sql("select count(*) from game where id = :id")
                            .param("id", game)
                            .query(Integer.class)
                            .single())
                    .isEqualTo(1);
        }

        private void play() {
            while (!isOver.get()) {
                long begun = System.nanoTime();
                move(confirmed.get() + 1);
                slowestNanos.accumulateAndGet(System.nanoTime() - begun, Math::max);
                confirmed.incrementAndGet();
            }
        }

        private void move(long number) {
            int cell = (int) (number % 81);
            games.append(
                    player,
                    game,
                    "tab",
                    number,
                    new LogEntry.Play(Move.of(new Change.Digit(cell, 1 + (int) (number / 81 % 9)))));
        }

        void awaitMoves(LongPredicate enough) {
            await().atMost(LONGEST_WAIT)
                    .failFast("nobody plays any more", () -> !thread.isAlive())
                    .until(() -> enough.test(confirmed.get()));
        }

        @Override
        public void close() {
            isOver.set(true);
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /// What was confirmed before the backup was asked for is in it, the log has no hole, and the game goes on.
    private static void requireWhole(DataSource restored, Playing played, long before, long after) {
        var client = JdbcClient.create(restored);
        long version = client.sql("select version from game where id = :id")
                .param("id", played.game)
                .query(Long.class)
                .single();
        assertThat(version).isBetween(before, after);
        assertThat(client.sql("select count(*) from game_op where game = :id and version between 1 and :version")
                        .param("id", played.game)
                        .param("version", version)
                        .query(Long.class)
                        .single())
                .isEqualTo(version);
        var games = GamesOfTests.in(restored);
        games.append(played.player, played.game, "restored", 1, new LogEntry.Undo());
        assertThat(games.load(played.player, played.game).orElseThrow().version())
                .isEqualTo(version + 1);
    }

    private Path restored() throws IOException {
        var restored = Files.createDirectories(folder.resolve("restored"));
        try (var zip = new ZipFile(zip().toFile());
                var content = zip.getInputStream(zip.getEntry(DataFolder.FILE))) {
            Files.copy(content, restored.resolve(DataFolder.FILE));
        }
        return restored;
    }

    @Test
    void ofAServerThatRunsWhileSomebodyPlays() throws Exception {
        DataFolders.fill(data());
        var source = DataFolders.source(data());
        long before;
        long after;
        Playing played;
        String said;
        try (var _ = source.getConnection();
                var backups = new RequestedBackups(
                        JdbcClient.create(source),
                        data(),
                        InstantSource.system(),
                        Thread.ofPlatform().daemon().factory())) {
            addMegabytes(source);
            backups.start();
            try (var playing = new Playing(source)) {
                played = playing;
                playing.awaitMoves(moves -> moves > 50);
                before = playing.confirmed.get();
                said = runBackup();
                after = playing.confirmed.get() + 1;
                playing.awaitMoves(moves -> moves > before + 50);
            }
        }

        assertThat(said).containsPattern("(?m)^\\| player +\\| 8 +\\| [0-9a-f]{16} +\\|$");
        assertThat(said).containsPattern("(?m)^\\| stock +\\| " + (FilledTables.ROWS + STOCK) + " +\\|");
        try (var files = Files.list(data())) {
            assertThat(files).containsExactly(data().resolve(DataFolder.FILE));
        }
        assertThat(TimeUnit.NANOSECONDS.toSeconds(played.slowestNanos.get()))
                .as("no move waits for the end of a backup that hangs")
                .isLessThan(30);
        var database = DataFolders.source(restored());
        try (var _ = database.getConnection()) {
            requireWhole(database, played, before, after);
        }
    }

    /// So much that it is not copied in one piece, and cannot be packed.
    private static void addMegabytes(DataSource source) {
        var random = new SplittableRandom(7);
        var client = JdbcClient.create(source);
        for (int number = 0; number < STOCK; number++) {
            var puzzle = new StringBuilder();
            while (puzzle.length() < PUZZLE_CHARACTERS) {
                puzzle.append((char) random.nextInt(' ', 0xd7ff));
            }
            client.sql("insert into stock (id, stem, edition, puzzle) values (:id, 'stem', 'edition', :puzzle)")
                    .param("id", "big-" + number)
                    .param("puzzle", puzzle.toString())
                    .update();
        }
    }

    /// In a process of its own: in this one, H2 would let it into the open database.
    private String runBackup() throws IOException, InterruptedException {
        return run(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", // it starts in half the time
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "org.crosscage.Application",
                "backup",
                "--data",
                data().toString(),
                "--out",
                zip().toString());
    }

    private static String run(String... command) throws IOException, InterruptedException {
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }

    @Test
    void ofAFolderThatNoServerHasOpen() throws Exception {
        DataFolders.fill(data());

        var made = new Backup(data(), zip()).make();

        assertThat(made).allSatisfy(table -> assertThat(table.rows()).isEqualTo(FilledTables.ROWS));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(zip())))
                .isEqualTo("rw-------");
        try (var original = DataFolder.open(data());
                var copy = DataFolder.open(restored())) {
            assertThat(copy.contents()).isEqualTo(original.contents()).isEqualTo(made);
        }
    }

    @Test
    void ofPostgresByItsOwnToolsWhileSomebodyPlays() throws Exception {
        for (var tool : List.of("pg_dump", "pg_restore")) {
            assumeTrue(isThere(tool), tool + " is not on the PATH (Debian: apt install postgresql-client): not tried");
        }
        DataFolders.fill(data());
        var postgres = PostgresOfTests.server();
        var original = PostgresOfTests.newDatabase();
        List<PostgresTransfer.Transferred> filled;
        try (var opened = DataFolder.open(data())) {
            filled = new PostgresTransfer(postgres.getJdbcUrl(OWNER, original), OWNER, "").transfer(opened);
        }
        var dump = folder.resolve("games.dump").toString();
        long before;
        long after;
        Playing played;
        try (var playing = new Playing(postgres.getDatabase(OWNER, original))) {
            played = playing;
            playing.awaitMoves(moves -> moves > 50);
            before = playing.confirmed.get();
            runOnPostgres("pg_dump", "-Fc", "-f", dump, original);
            after = playing.confirmed.get() + 1;
        }
        var copy = PostgresOfTests.newDatabase();
        runOnPostgres("pg_restore", "--exit-on-error", "-d", copy, dump);

        var restored = postgres.getDatabase(OWNER, copy);
        Tables.requireOurs(restored);
        for (var table : filled) {
            long rows = JdbcClient.create(restored)
                    .sql("select count(*) from " + table.after().table())
                    .query(Long.class)
                    .single();
            assertThat(rows).as(table.after().table()).isGreaterThanOrEqualTo(FilledTables.ROWS);
        }
        requireWhole(restored, played, before, after);
    }

    private static void runOnPostgres(String tool, String... arguments) throws IOException, InterruptedException {
        var port = Integer.toString(PostgresOfTests.server().getPort());
        var server = List.of(tool, "-h", "localhost", "-p", port, "-U", OWNER);
        run(Stream.concat(server.stream(), Stream.of(arguments)).toArray(String[]::new));
    }

    private static boolean isThere(String tool) {
        return List.of(System.getenv("PATH").split(java.io.File.pathSeparator)).stream()
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, tool)));
    }
}
