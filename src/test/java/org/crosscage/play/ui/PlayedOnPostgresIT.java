package org.crosscage.play.ui;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import org.crosscage.browser.RunningApplication;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

/// The packaged application with PostgreSQL instead of its own file, by the ordinary Spring settings.
final class PlayedOnPostgresIT extends PlayBrowserTest {

    @Test
    void aMoveIsStoredThere(@TempDir Path data) throws IOException {
        try (var postgres = EmbeddedPostgres.start();
                var own = RunningApplication.in(
                        data,
                        "--spring.datasource.url=" + postgres.getJdbcUrl("postgres", "postgres"),
                        "--spring.datasource.username=postgres")) {
            var page = begin(newProfile(), own.url(), SMALL_KENKEN);
            Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN));

            page.keyboard().press("3");

            awaitStored(page);
            assertThat(JdbcClient.create(postgres.getPostgresDatabase())
                            .sql("select move from game_op")
                            .query(String.class)
                            .list())
                    .containsExactly("r1c1=3");
        }
    }
}
