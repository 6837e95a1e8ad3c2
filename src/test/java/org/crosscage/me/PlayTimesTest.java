package org.crosscage.me;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.GameTotals;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.me.PlayTimes.Sort;
import org.junit.jupiter.api.Test;

class PlayTimesTest {

    private static final Instant DAY = Instant.parse("2026-11-20T12:00:00Z");

    private final List<FinishedGame> games = new ArrayList<>();

    @Test
    void bestAndMedianAreOfGamesWithoutHelp() {
        add("kenken", 6, "kenken-6x6-hard-1", 300, 0, false);
        add("kenken", 6, "kenken-6x6-hard-2", 200, 0, false);
        add("kenken", 6, "kenken-6x6-hard-3", 400, 0, false);
        add("kenken", 6, "kenken-6x6-hard-4", 10, 2, false);
        add("kenken", 6, "kenken-6x6-hard-5", 5, 0, true);

        assertThat(times().lines())
                .containsExactly(new PlayTimes.Line(
                        new Sort("kenken", new Size(6, 6), Optional.of(Grade.HARD)),
                        5,
                        3,
                        Optional.of(Duration.ofSeconds(200)),
                        Optional.of(Duration.ofSeconds(300))));
        assertThat(times().finished()).isEqualTo(5);
        assertThat(times().unaided()).isEqualTo(3);
    }

    @Test
    void sortsStandByKindAndSizeAndGradeAndThoseWithoutAGradeLast() {
        add("kenken", 9, "kenken-9x9-easy-1", 9, 0, false);
        add("kenken", 4, "", 9, 1, false);
        add("kenken", 4, "kenken-4x4-hard-1", 9, 0, false);
        add("kenken", 4, "daily-2026-11-23-kenken-easy", 9, 0, false);
        add("kakuro", 12, "kakuro-12x12-medium-symmetry=none-7", 9, 0, false);

        assertThat(times().lines())
                .extracting(PlayTimes.Line::sort)
                .containsExactly(
                        new Sort("kakuro", new Size(12, 12), Optional.of(Grade.MEDIUM)),
                        new Sort("kenken", new Size(4, 4), Optional.of(Grade.EASY)),
                        new Sort("kenken", new Size(4, 4), Optional.of(Grade.HARD)),
                        new Sort("kenken", new Size(4, 4), Optional.empty()),
                        new Sort("kenken", new Size(9, 9), Optional.of(Grade.EASY)));
        assertThat(times().lines().get(3).median()).isEmpty();
    }

    @Test
    void practiceIsInNone() {
        add("kenken", 4, "kenken.naked-pair.1", 9, 0, false);

        assertThat(times().lines()).isEmpty();
        assertThat(new KnownGrades(new PuzzleLibrary(List.of()), null, null).unknown(games))
                .as("puzzles to be graded for it")
                .isEmpty();
    }

    private PlayTimes times() {
        return PlayTimes.of(games, game -> KnownGrades.named(new PuzzleLibrary(List.of()), game.source()));
    }

    private void add(String kind, int n, String source, int seconds, int hints, boolean shown) {
        var totals = new GameTotals(Duration.ofSeconds(seconds), hints, hints, shown, Optional.of(DAY));
        games.add(new FinishedGame(
                "id" + games.size(), source, kind, new Size(n, n), totals, DAY, false, Optional.empty()));
    }
}
