package org.crosscage.challenge.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.crosscage.challenge.Challenge;
import org.crosscage.challenge.Challenge.Entrant;
import org.crosscage.challenge.EntrantName;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.Tier;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.daily.store.DailyStore;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameService;
import org.crosscage.game.store.GamesOfTests;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.storage.StorageContract;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ChallengesTest extends StorageContract {

    private static final PuzzleEntry PUZZLE = solved();
    private static final GameTerms TERMS = new GameTerms(true, Optional.of(Tier.EASY));
    private static final Duration QUICK = Duration.ofSeconds(252);
    private static final Duration SLOW = Duration.ofSeconds(300);

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-11-30T08:00:00Z"));
    private GameService games;
    private DailyStore days;
    private Challenges challenges;
    private long challenger;
    private long friend;

    private static PuzzleEntry solved() {
        var puzzle = PuzzleKinds.all().getFirst().lesson().puzzle();
        var solution = new ExactSolver().count(puzzle, () -> false).only();
        return new PuzzleEntry("one", Map.of(), puzzle, solution, List.of());
    }

    @BeforeEach
    void aServer() {
        games = gamesBy(now::get);
        days = new DailyStore(client, PuzzleFormats.TEXT);
        var daily = new DailyPuzzles(days, games, new ExactSolver(), now::get);
        challenges = new Challenges(client, transactions, games, daily, now::get, new SecureRandom());
        challenger = newPlayer();
        friend = newPlayer();
    }

    private SavedGame begun(long player, String source) {
        return games.newGames().start(player, new SharedGame(PUZZLE, Optional.empty(), TERMS), source);
    }

    private void finish(long player, String game, Duration elapsed) {
        var puzzle = PUZZLE.puzzle();
        var digits = IntStream.range(0, puzzle.shape().cellCount())
                .mapToObj(cell -> (Change)
                        new Change.Digit(cell, PUZZLE.solution().orElseThrow().digit(cell)))
                .toList();
        games.append(player, game, "page", 1, new LogEntry.Play(new Move(digits)), elapsed);
    }

    private String made() {
        return made("");
    }

    private String made(String source) {
        var game = begun(challenger, source).id();
        finish(challenger, game, QUICK);
        return challenges.make(challenger, game).orElseThrow();
    }

    private Challenge found(String code) {
        return challenges.find(code).orElseThrow();
    }

    @Test
    void comparesTheFirstFinishes() {
        var code = made();
        var game = challenges.play(code, friend, new EntrantName("Bo")).orElseThrow();

        assertThat(code).hasSize(22);
        assertThat(found(code).friend(friend)).get().matches(each -> !each.isFinished());

        games.take(friend, game, true, Optional.of(GamesOfTests.hint("", 3)), List.of());
        finish(friend, game, SLOW);
        challenges.rename(code, challenger, new EntrantName("Ana"));
        games.note(friend, game, GamesOfTests.hint("", 5));
        var both = found(code);

        assertThat(both.challenger().name().written()).isEqualTo("Ana");
        assertThat(both.challenger().totals().elapsed()).isEqualTo(QUICK);
        assertThat(both.challenger().totals().hints()).isZero();
        assertThat(both.friends()).singleElement().satisfies(each -> {
            assertThat(each.name().written()).isEqualTo("Bo");
            assertThat(each.game()).isEqualTo(game);
            assertThat(each.isFinished()).isTrue();
            assertThat(each.totals().elapsed()).isEqualTo(SLOW);
            assertThat(each.totals().hints()).isEqualTo(1);
        });
        assertThat(challenges.ofGame(game)).contains(both);
        assertThat(challenges.ofGame(both.challenger().game())).contains(both);
        assertThat(challenges.of(challenger)).containsExactly(both);
        assertThat(challenges.of(friend)).isEmpty();
    }

    @Test
    void aFriendPlaysThePuzzleOnTheSameTermsWithoutItsSolution() {
        var code = made("somewhere");
        games.rename(challenger, found(code).challenger().game(), "For my boss");
        var game = games.load(
                        friend, challenges.play(code, friend, EntrantName.NONE).orElseThrow())
                .orElseThrow();

        assertThat(game.entry().puzzle()).isEqualTo(PUZZLE.puzzle());
        assertThat(game.entry().notes()).isEmpty();
        assertThat(game.entry().solution()).isEmpty();
        assertThat(game.source()).isEmpty();
        assertThat(game.terms()).isEqualTo(TERMS);
        assertThat(challenges.play(code, friend, EntrantName.NONE)).contains(game.id());
        assertThat(challenges.play(code, challenger, EntrantName.NONE))
                .contains(found(code).challenger().game());
        assertThat(found(code).friends()).hasSize(1);
    }

    @Test
    void thePuzzleOfADayIsTheFriendsOwnOfThatDay() {
        var daily = DailyPuzzle.of(DailyPuzzle.FIRST).getFirst();
        days.keep(new PuzzleEntry(daily.id(), Map.of(), PUZZLE.puzzle(), PUZZLE.solution(), List.of()));
        var own = begun(friend, daily.id()).id();
        finish(friend, own, SLOW);
        var code = made(daily.id());

        assertThat(challenges.play(code, friend, EntrantName.NONE)).contains(own);
        assertThat(found(code).friends()).singleElement().matches(Entrant::isFinished);
        var other = challenges.play(code, newPlayer(), EntrantName.NONE).orElseThrow();
        assertThat(client.sql("select source from game where id = :id")
                        .param("id", other)
                        .query(String.class)
                        .single())
                .isEqualTo(daily.id());
    }

    @Test
    void onlyAGameThatThePlayerSolvedIsOne() {
        var unfinished = begun(challenger, "").id();
        var watched = begun(challenger, "").id();
        games.note(challenger, watched, LogEntry.Help.SOLUTION);
        finish(challenger, watched, QUICK);
        var practised = begun(challenger, "kenken.naked-pair.1").id();
        finish(challenger, practised, QUICK);
        var solved = begun(challenger, "").id();
        finish(challenger, solved, QUICK);

        for (var none : List.of(unfinished, watched, practised, "nothing")) {
            assertThatThrownBy(() -> challenges.make(challenger, none))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(none);
        }
        assertThatThrownBy(() -> challenges.make(friend, solved)).isInstanceOf(IllegalArgumentException.class);
        assertThat(challenges.make(challenger, solved)).isEqualTo(challenges.make(challenger, solved));
        assertThat(challenges.find("' or 1=1 --")).isEmpty();
    }

    @Test
    void challengesAndFriendsHaveLimits() throws Exception {
        var code = made();
        var came = atOnce(
                4,
                _ -> IntStream.range(0, 6)
                        .mapToObj(_ -> challenges.play(code, newPlayer(), EntrantName.NONE))
                        .filter(Optional::isPresent)
                        .count());

        assertThat(came.stream().mapToLong(each -> each).sum()).isEqualTo(Challenge.MOST_FRIENDS);
        assertThat(found(code).friends()).hasSize(Challenge.MOST_FRIENDS);
        assertThat(challenges.play(code, friend, EntrantName.NONE)).isEmpty();
        assertThat(games.lists().startedFrom(friend, "")).isEmpty();

        IntStream.range(1, Challenges.MOST).forEach(_ -> made());
        var oneMore = begun(challenger, "").id();
        finish(challenger, oneMore, QUICK);
        assertThat(challenges.make(challenger, oneMore)).isEmpty();
        challenges.delete(code, friend);
        assertThat(challenges.make(challenger, oneMore)).isEmpty();
        challenges.delete(code, challenger);
        assertThat(challenges.find(code)).isEmpty();
        assertThat(challenges.make(challenger, oneMore)).isPresent();
    }

    @Test
    void afterAYearItIsGone() {
        var code = made();
        now.set(now.get().plus(Challenges.LIFE).minusSeconds(60));
        assertThat(challenges.find(code)).isPresent();
        now.set(now.get().plusSeconds(60));

        assertThat(challenges.find(code)).isEmpty();
        assertThat(challenges.play(code, friend, EntrantName.NONE)).isEmpty();
        assertThat(challenges.of(challenger)).isEmpty();
        made();
        assertThat(rows("challenge where code = '" + code + "'")).isZero();
    }

    @Test
    void itGoesWithItsGameAndItsPlayer() {
        var code = made();
        challenges.play(code, friend, EntrantName.NONE);
        var other = challenges.play(code, newPlayer(), EntrantName.NONE).orElseThrow();

        recovery(now::get).deleteEverything(friend);
        assertThat(found(code).friends()).extracting(Entrant::game).containsExactly(other);
        games.delete(challenger, found(code).challenger().game());
        assertThat(challenges.find(code)).isEmpty();

        var again = made();
        challenges.play(again, newPlayer(), EntrantName.NONE);
        recovery(now::get).deleteEverything(challenger);
        assertThat(challenges.find(again)).isEmpty();
        assertThat(rows("challenge_friend where challenge = '" + again + "'")).isZero();
    }

    private int rows(String of) {
        return client.sql("select count(*) from " + of).query(Integer.class).single();
    }
}
