package org.crosscage.game.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import org.crosscage.core.game.LogSize;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.SavedGame;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.teach.Boards;
import org.junit.jupiter.api.Test;

class RecentGamesTest {

    private static final PuzzleEntry ENTRY = PuzzleEntry.of("some", Boards.kenKen());

    private final Set<String> open = new HashSet<>();
    private final RecentGames recent = new RecentGames(3, open::contains);

    @Test
    void remembersAFewThatWereUsedLast() {
        for (var id : new String[] {"a", "b", "c"}) {
            recent.keep(game(id, 1));
        }
        recent.find("a");

        recent.keep(game("d", 1));

        assertThat(recent.find("a")).isPresent();
        assertThat(recent.find("b")).isEmpty();
    }

    @Test
    void remembersFewerWhereTheirLogsAreLong() {
        recent.keep(game("a", 90_000));
        recent.keep(game("b", 90_000));
        assertThat(recent.find("a")).isPresent();

        recent.keep(game("b", 90_001));
        recent.keep(game("c", 90_000));

        assertThat(recent.find("a")).isEmpty();
        assertThat(recent.find("b")).isPresent();
        assertThat(recent.find("c")).isPresent();
    }

    @Test
    void remembersFewerWhereFewEntriesAreLong() {
        var log = new LogSize(200, 750_000);
        recent.keep(game("a", log));
        recent.keep(game("b", log));
        assertThat(recent.find("b")).isPresent();
        assertThat(recent.find("a")).isPresent();

        recent.keep(game("c", log));

        assertThat(recent.find("b")).isEmpty();
        assertThat(recent.find("a")).isPresent();
        assertThat(recent.find("c")).isPresent();
    }

    @Test
    void keepsNoneThatIsTooLongAndForgetsNoOtherForIt() {
        recent.keep(game("a", 1));

        recent.keep(game("b", new LogSize(1_000, LogSize.MOST_BYTES)));

        assertThat(recent.find("b")).isEmpty();
        assertThat(recent.find("a")).isPresent();
    }

    @Test
    void countsAgainWhatItForgot() {
        for (int i = 0; i < 10; i++) {
            recent.keep(game("a", 90_000));
            recent.forget("a");
        }
        recent.keep(game("b", 90_000));
        recent.keep(game("c", 90_000));

        assertThat(recent.find("b")).isPresent();
        assertThat(recent.find("c")).isPresent();
    }

    @Test
    void remembersWhatSomebodyListensToHoweverLong() {
        open.addAll(Set.of("a", "b", "c", "d"));
        for (var id : open) {
            recent.keep(game(id, 90_000));
        }

        assertThat(open).allMatch(id -> recent.find(id).isPresent());
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
                fresh.totals(),
                fresh.created(),
                fresh.updated());
    }
}
