package org.crosscage.store.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.crosscage.cli.Commands;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.store.GamesOfTests;
import org.crosscage.storage.PostgresOfTests;
import org.crosscage.store.transfer.TransferException.Reason;
import org.crosscage.teach.Boards;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Each test has a database of its own.
final class PostgresTransferTest {

    private static final String OWNER = "postgres";

    @TempDir
    private Path folder = Path.of("");

    private String url = "";
    private JdbcClient target;

    @BeforeEach
    void anEmptyDatabase() {
        var name = PostgresOfTests.newDatabase();
        var postgres = PostgresOfTests.server();
        url = postgres.getJdbcUrl(OWNER, name).replaceFirst("\\?.*", "");
        target = JdbcClient.create(postgres.getDatabase(OWNER, name));
    }

    private List<PostgresTransfer.Transferred> transfer() throws TransferException {
        try (var opened = DataFolder.open(folder)) {
            return new PostgresTransfer(url, OWNER, "").transfer(opened);
        }
    }

    private static Reason reason(ThrowingCallable refused) {
        try {
            refused.call();
        } catch (TransferException e) {
            return e.reason();
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
        throw new AssertionError("nothing was refused");
    }

    @Test
    void everyTableComesOverAsItIsAndTheFileStays() throws Exception {
        DataFolders.fill(folder);
        var file = folder.resolve(DataFolder.FILE);
        var before = Files.readAllBytes(file);

        var transferred = transfer();

        // those that the migrations make on PostgreSQL, of which none may be missing
        var tables = target.sql("select table_name from information_schema.tables where table_schema = 'public'")
                .query(String.class)
                .list();
        tables.remove(StoredTable.HISTORY);
        assertThat(transferred).extracting(one -> one.before().table()).containsExactlyInAnyOrderElementsOf(tables);
        assertThat(transferred).allSatisfy(one -> {
            assertThat(one.after()).isEqualTo(one.before());
            assertThat(one.after().rows()).isEqualTo(FilledTables.ROWS);
        });
        assertThat(target.sql("select extract(microseconds from created)::bigint from player where id = 3")
                        .query(Long.class)
                        .single())
                .isEqualTo(3_123_453);
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void aGameGoesOnThereAndANewPlayerHasANewNumber() throws Exception {
        var source = DataFolders.source(folder);
        long player;
        String game;
        try (var _ = source.getConnection()) {
            Tables.make(source);
            player = FilledTables.newPlayer(source, "first");
            var games = GamesOfTests.in(source);
            game = games.newGames()
                    .start(player, PuzzleEntry.of("big", Boards.singles(9)), "")
                    .id();
            games.append(player, game, "tab", 1, digit(0, 1));
            games.append(player, game, "tab", 2, digit(1, 2));
            long gone = FilledTables.newPlayer(source, "gone");
            JdbcClient.create(source)
                    .sql("delete from player where id = :gone")
                    .param("gone", gone)
                    .update();
        }

        transfer();

        var database = PostgresOfTests.server().getDatabase(OWNER, url.substring(url.lastIndexOf('/') + 1));
        var games = GamesOfTests.in(database);
        games.append(player, game, "tab", 3, digit(2, 3));
        var loaded = games.load(player, game).orElseThrow();
        assertThat(loaded.version()).isEqualTo(3);
        assertThat(loaded.game().position().digit(0)).isEqualTo(1);
        assertThat(loaded.game().position().digit(2)).isEqualTo(3);
        assertThat(FilledTables.newPlayer(database, "new")).isGreaterThan(player + 1);
    }

    private static LogEntry digit(int cell, int digit) {
        return new LogEntry.Play(Move.of(new Change.Digit(cell, digit)));
    }

    @Test
    void withoutAFileThereIsNothingToBring() {
        assertThat(reason(this::transfer)).isEqualTo(Reason.NO_DATA);
    }

    @Test
    void aFileThatAServerHasOpenIsRefused() throws Exception {
        DataFolders.fill(folder);
        try (var _ = DataFolders.source(folder).getConnection()) {
            // in this process H2 would share its database, in another one it does not
            var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
            var process = new ProcessBuilder(
                            java,
                            "-XX:TieredStopAtLevel=1", // it starts in half the time
                            "-XX:+UseSerialGC",
                            "-cp",
                            System.getProperty("java.class.path"),
                            "org.crosscage.Application",
                            "transfer",
                            "--from",
                            folder.toString(),
                            "--to",
                            url,
                            "--user",
                            OWNER)
                    .redirectErrorStream(true)
                    .start();
            var said = new String(process.getInputStream().readAllBytes());
            assertThat(said).contains("A server has the games in " + folder, "End it");
            assertThat(process.waitFor()).isEqualTo(1);
        }
        assertThat(tables()).isEmpty();
    }

    private List<String> tables() {
        return target.sql("select table_name from information_schema.tables where table_schema = 'public'")
                .query(String.class)
                .list();
    }

    @Test
    void rowsThatAreThereAlreadyStay() throws Exception {
        DataFolders.fill(folder);
        transfer();

        assertThat(reason(this::transfer)).isEqualTo(Reason.NOT_EMPTY);

        assertThat(target.sql("select count(*) from game").query(Integer.class).single())
                .isEqualTo(FilledTables.ROWS);
    }

    @Test
    void tablesOfSomethingElseAreNotTouched() throws Exception {
        DataFolders.fill(folder);
        target.sql("create table invoice (id integer)").update();

        assertThat(reason(this::transfer)).isEqualTo(Reason.FOREIGN_TABLE);
        assertThat(tables()).containsExactly("invoice");
    }

    @Test
    void tablesOfAnotherVersionAreRefusedOnEitherSide() throws Exception {
        DataFolders.fill(folder);
        transfer();
        tables().stream()
                .filter(table -> !table.equals(StoredTable.HISTORY))
                .forEach(table -> target.sql("truncate " + table + " cascade").update());
        target.sql("insert into flyway_schema_history select 999, '999', 'later', type, 'V999__later.sql', 1,"
                        + " installed_by, installed_on, 1, true from flyway_schema_history where version = '1'")
                .update();
        assertThat(reason(this::transfer)).isEqualTo(Reason.OTHER_TABLES);

        try (var connection = DataFolders.source(folder).getConnection();
                var statement = connection.createStatement()) {
            statement.execute("delete from \"flyway_schema_history\" where \"version\" = '23'");
        }
        assertThat(reason(() -> DataFolder.open(folder))).isEqualTo(Reason.OTHER_TABLES);
    }

    @Test
    void whatPostgresCannotStoreIsNamedAndNothingComesOver() throws Exception {
        DataFolders.fill(folder);
        for (var unstorable : List.of("zero \0", "half \ud83e")) {
            try (var connection = DataFolders.source(folder).getConnection()) {
                JdbcClient.create(DataFolders.source(folder))
                        .sql("update draft set title = :title where seq = 3")
                        .param("title", unstorable)
                        .update();
                assertThat(connection.isValid(1)).isTrue();
            }
            assertThatThrownBy(this::transfer).isInstanceOfSatisfying(TransferException.class, refused -> {
                assertThat(refused.reason()).isEqualTo(Reason.UNSTORABLE_TEXT);
                assertThat(refused.facts()).containsEntry("table", "draft").containsEntry("column", "title");
                assertThat(refused.facts().get("key")).startsWith("id 3");
            });
            for (var table : tables()) {
                if (!table.equals(StoredTable.HISTORY)) {
                    assertThat(target.sql("select count(*) from " + table)
                                    .query(Integer.class)
                                    .single())
                            .as(table)
                            .isZero();
                }
            }
        }
    }

    @Test
    void aDatabaseThatIsNotThereIsNamed() throws Exception {
        DataFolders.fill(folder);
        url += "-nowhere";
        assertThat(reason(this::transfer)).isEqualTo(Reason.UNREACHABLE);
    }

    @Test
    void theCommandShowsEachTableBeforeAndAfter() throws Exception {
        DataFolders.fill(folder);
        var password = Files.writeString(Files.createTempFile(folder, "password", ""), "unused\n");

        assertThat(command("--password-file", password.toString())).isZero();

        assertThat(out.toString())
                .containsPattern("(?m)^\\| game_op +\\| 7 +\\| 7 +\\| ([0-9a-f]{16}) +\\| \\1 +\\|$")
                .contains("are the same in both. Start the server with SPRING_DATASOURCE_URL=" + url);
        assertThat(command()).isEqualTo(Commands.FAILED);
        assertThat(err.toString()).contains("has rows already", "name an empty database");
    }

    @Test
    void anotherDatabaseOrAPasswordForAllToReadIsRefused() {
        url = "jdbc:h2:mem:other";
        assertThat(command()).isEqualTo(Commands.USAGE);
        url = "jdbc:postgresql://host/db?Password=secret";
        assertThat(command()).isEqualTo(Commands.USAGE);
        assertThat(err.toString())
                .contains("only PostgreSQL is possible", "SPRING_DATASOURCE_PASSWORD")
                .doesNotContain("secret");
    }

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int command(String... more) {
        var arguments = new ArrayList<>(List.of("transfer", "--from", folder.toString(), "--to", url, "--user", OWNER));
        arguments.addAll(List.of(more));
        return new Commands()
                .run(new PrintWriter(out, true), new PrintWriter(err, true), arguments.toArray(String[]::new));
    }
}
