package org.crosscage.play.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.options.AriaRole;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.crosscage.browser.RunningApplication;
import org.crosscage.core.generate.Grade;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

/// The packaged application with PostgreSQL instead of its own file, by the ordinary Spring settings, and with a
/// stock of one puzzle of each order: a database that a test can look into while it is played.
final class PlayedOnPostgresIT extends PlayBrowserTest {

    private static final Duration LONGEST_WAIT = Duration.ofMinutes(3);

    @Test
    void aNewGameIsThePuzzleThatWasInStockAndAnotherOneIsPutThere(@TempDir Path data) throws IOException {
        try (var postgres = EmbeddedPostgres.start();
                var own = RunningApplication.in(
                        data,
                        "--spring.datasource.url=" + postgres.getJdbcUrl("postgres", "postgres"),
                        "--spring.datasource.username=postgres",
                        "--crosscage.stock=1")) {
            var database = JdbcClient.create(postgres.getPostgresDatabase());
            var kenken = PuzzleKinds.of("kenken");
            var atFirst = new PuzzleOrder(kenken.id(), kenken.sizes().getFirst(), PuzzleRequirements.of(Grade.GENTLE));
            var there = await().atMost(LONGEST_WAIT).until(() -> stocked(atFirst, database), found -> !found.isEmpty());
            var page = visit(newProfile().newPage(), own.url() + "/");

            page.getByRole(AriaRole.BUTTON, named("Play KenKen")).click();
            page.waitForURL(Pattern.compile("/play/"));

            assertThat(column("select source from game", database)).containsAll(there);
            await().atMost(LONGEST_WAIT)
                    .until(() -> stocked(atFirst, database), found -> !found.isEmpty() && !found.equals(there));
        }
    }

    private static List<String> stocked(PuzzleOrder order, JdbcClient database) {
        return column("select id from stock where stem = '" + order.stem() + "'", database);
    }

    private static List<String> column(String query, JdbcClient database) {
        return database.sql(query).query(String.class).list();
    }
}
