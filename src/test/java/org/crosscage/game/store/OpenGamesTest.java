package org.crosscage.game.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Instant;
import java.util.Set;
import org.crosscage.core.game.LogSize;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.SavedGame;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.teach.Boards;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

class OpenGamesTest {

    private static final PuzzleEntry ENTRY = PuzzleEntry.of("some", Boards.kenKen());

    private final GameService service = GamesOfTests.in(new DriverManagerDataSource("jdbc:h2:mem:open-games"));
    private final OpenGames games = new OpenGames(
            service.store(), service.log(), ChangeNotifications.withinProcess(), new SimpleMeterRegistry(), 3);

    @Test
    void remembersAFewThatWereUsedLast() {
        for (var id : new String[] {"a", "b", "c"}) {
            games.cache(game(id, 1));
        }
        games.find("a");

        games.cache(game("d", 1));

        assertThat(games.find("a")).isPresent();
        assertThat(games.find("b")).isEmpty();
    }

    @Test
    void remembersFewerWhereTheirLogsAreLong() {
        games.cache(game("a", 90_000));
        games.cache(game("b", 90_000));
        assertThat(games.find("a")).isPresent();

        games.cache(game("b", 90_001));
        games.cache(game("c", 90_000));

        assertThat(games.find("a")).isEmpty();
        assertThat(games.find("b")).isPresent();
        assertThat(games.find("c")).isPresent();
    }

    @Test
    void remembersFewerWhereFewEntriesAreLong() {
        var log = new LogSize(200, 750_000);
        games.cache(game("a", log));
        games.cache(game("b", log));
        assertThat(games.find("b")).isPresent();
        assertThat(games.find("a")).isPresent();

        games.cache(game("c", log));

        assertThat(games.find("b")).isEmpty();
        assertThat(games.find("a")).isPresent();
        assertThat(games.find("c")).isPresent();
    }

    @Test
    void keepsNoneThatIsTooLongAndForgetsNoOtherForIt() {
        games.cache(game("a", 1));

        games.cache(game("b", new LogSize(1_000, LogSize.MOST_BYTES)));

        assertThat(games.find("b")).isEmpty();
        assertThat(games.find("a")).isPresent();
    }

    @Test
    void countsAgainWhatItForgot() {
        for (int i = 0; i < 10; i++) {
            games.cache(game("a", 90_000));
            games.forget("a");
        }
        games.cache(game("b", 90_000));
        games.cache(game("c", 90_000));

        assertThat(games.find("b")).isPresent();
        assertThat(games.find("c")).isPresent();
    }

    @Test
    void remembersWhatSomebodyListensToHoweverLong() {
        var open = Set.of("a", "b", "c", "d");
        open.forEach(id -> games.add(id, new OpenGames.Inbox((_, _) -> {})));
        for (var id : open) {
            games.cache(game(id, 90_000));
        }

        assertThat(open).allMatch(id -> games.find(id).isPresent());
    }

    @Test
    void countsAGameAmongTheOthersWhenItsLastListenerLeaves() {
        games.cache(game("a", 90_000));
        var subscription = games.add("a", new OpenGames.Inbox((_, _) -> {}));
        games.cache(game("b", 90_000));
        games.cache(game("c", 90_000));
        assertThat(games.find("a")).isPresent();

        subscription.close();

        assertThat(games.find("a")).isPresent();
        assertThat(games.find("b")).isEmpty();
        assertThat(games.find("c")).isPresent();
    }

    private static SavedGame game(String id, int entries) {
        return game(id, new LogSize(entries, 0));
    }

    private static SavedGame game(String id, LogSize log) {
        var fresh = SavedGame.fresh(id, 1, SharedGame.of(ENTRY), "", Instant.EPOCH);
        return new SavedGame(
                id,
                1,
                fresh.source(),
                fresh.entry(),
                fresh.terms(),
                fresh.game(),
                log,
                fresh.paid(),
                fresh.totals(),
                fresh.created(),
                fresh.updated());
    }
}
