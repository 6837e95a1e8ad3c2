package org.crosscage.play.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.crosscage.board.Card;
import org.crosscage.challenge.store.Challenges;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.GameOrigin;
import org.crosscage.game.GameTotals;
import org.crosscage.me.PlayTimes;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The words of a finished game's card about its time and help.
final class FinishCardTest {

    private static final Size SIZE = new Size(6, 6);
    private static final Instant DAY = Instant.parse("2026-11-20T12:00:00Z");

    @Test
    void theFirstOfItsSortSaysSo() {
        assertThat(said(totals(252, 0, 0), List.of()))
                .containsExactly("04:12", "Your first Gentle 6\u00a0×\u00a06.", "Without help");
    }

    @Test
    void aFasterTimeIsComparedWithTheBestSoFar() {
        var earlier = List.of(totals(303, 0, 0), totals(370, 0, 0), totals(500, 0, 0));

        assertThat(said(totals(252, 0, 0), earlier))
                .containsExactly("04:12", "Your best so far was 05:03, usually 06:10.", "Without help");
        assertThat(said(totals(303, 0, 0), earlier)).contains("Your best is 05:03, usually 06:10.");
        assertThat(said(totals(252, 1, 4), earlier)).contains("Your best without help is 05:03, usually 06:10.");
    }

    @Test
    void oneGameBeforeTellsNothingOfWhatIsUsual() {
        assertThat(said(totals(252, 0, 0), List.of(totals(303, 0, 0)))).contains("Your best so far was 05:03.");
    }

    @Test
    void timesWithHelpAreComparedWithNothing() {
        var aided = List.of(totals(100, 1, 1));

        assertThat(said(totals(252, 0, 0), aided)).contains("Your first Gentle 6\u00a0×\u00a06 without help.");
        assertThat(said(totals(252, 2, 3), aided)).containsExactly("04:12", "A little help");
    }

    @Test
    void aSolutionThatWasWatchedIsNoTime() {
        var shown = new GameTotals(Duration.ofSeconds(9), 0, 0, true, Optional.of(DAY));

        assertThat(said(card(shown, FinishedBy.MACHINE, Optional.of(Grade.GENTLE), List.of(totals(303, 0, 0)))))
                .containsExactly(
                        "00:09", "With help", "You watched the solution, so this one doesn’t count as solved by you.");
    }

    @Test
    void aPuzzleWithoutAGradeIsComparedWithNothing() {
        assertThat(said(card(totals(252, 0, 0), FinishedBy.PLAYER, Optional.empty(), List.of())))
                .containsExactly("04:12", "Without help");
    }

    @Test
    void theDaysInARowAreSaidAfterTheTime() {
        var day = mock(GameOrigin.class);
        when(day.streak()).thenReturn(Optional.of("3 days in a row."));
        when(day.isLeft()).thenReturn(true);
        when(day.isShared()).thenReturn(true);
        when(day.onward()).thenReturn("on");

        assertThat(said(card(totals(252, 0, 0), FinishedBy.PLAYER, Optional.empty(), List.of(), Optional.of(day), "")))
                .containsExactly("04:12", "3 days in a row.", "Without help");
    }

    @Test
    void aChallengeIsOfferedUnlessTheSolutionWasWatched() {
        var shown = new GameTotals(Duration.ofSeconds(9), 0, 0, true, Optional.of(DAY));

        assertThat(ways(totals(252, 3, 20), FinishedBy.PLAYER)).contains("Challenge a friend");
        assertThat(ways(shown, FinishedBy.MACHINE)).isNotEmpty().doesNotContain("Challenge a friend");
    }

    @Test
    void practiceIsNoChallengeAndLeadsBack() {
        var station = mock(GameOrigin.class);
        when(station.streak()).thenReturn(Optional.empty());
        when(station.back()).thenReturn("on");

        var card = card(
                totals(5, 0, 0),
                FinishedBy.PLAYER,
                Optional.empty(),
                List.of(),
                Optional.of(station),
                "kenken.naked-pair.1");

        assertThat(said(card)).containsExactly("00:05", "Without help");
        assertThat(card.actions()).extracting(Card.Action::id).containsExactly(FinishCard.NEXT);
    }

    private static List<String> ways(GameTotals totals, FinishedBy by) {
        return card(totals, by, Optional.empty(), List.of()).actions().stream()
                .map(Card.Action::words)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"0, 0, Without help", "1, 0, A little help", "3, 8, A little help", "2, 9, With help"})
    void helpIsAWord(int hints, int cost, String word) {
        var card = card(totals(252, hints, cost), FinishedBy.PLAYER, Optional.empty(), List.of());

        assertThat(said(card)).endsWith(word);
        assertThat(card.spoken()).isEqualTo("Finished in 04:12. " + word + ".");
    }

    private static List<String> said(GameTotals totals, List<GameTotals> earlier) {
        return said(card(totals, FinishedBy.PLAYER, Optional.of(Grade.GENTLE), earlier));
    }

    private static List<String> said(Card card) {
        assertThat(card.actions()).extracting(Card.Action::words).startsWith("on");
        return card.body().stream()
                .map(Card.Block.Words.class::cast)
                .map(Card.Block.Words::text)
                .toList();
    }

    private static Card card(GameTotals totals, FinishedBy by, Optional<Grade> grade, List<GameTotals> earlier) {
        return card(totals, by, grade, earlier, Optional.empty(), "");
    }

    private static Card card(
            GameTotals totals,
            FinishedBy by,
            Optional<Grade> grade,
            List<GameTotals> earlier,
            Optional<GameOrigin> origin,
            String source) {
        var games = earlier.stream()
                .map(each -> new FinishedGame("", "", "kenken", SIZE, each, DAY, true, Optional.of(Grade.GENTLE)))
                .toList();
        var before = PlayTimes.of(games, FinishedGame::grade)
                .of(new PlayTimes.Sort("kenken", SIZE, Optional.of(Grade.GENTLE)));
        var texts = Texts.in(Locale.ENGLISH);
        return new FinishCard(
                        totals,
                        SIZE,
                        Challenges.isFair(source, totals),
                        by,
                        grade,
                        before,
                        origin,
                        "on",
                        Optional.empty(),
                        1,
                        texts)
                .card();
    }

    private static GameTotals totals(int seconds, int hints, int cost) {
        return new GameTotals(Duration.ofSeconds(seconds), hints, cost, false, Optional.of(DAY));
    }
}
