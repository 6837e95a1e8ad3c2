package org.crosscage.player.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.crosscage.core.game.Examples;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.store.GameService;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.Quota;
import org.crosscage.storage.StorageContract;
import org.crosscage.teach.Boards;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.store.RunsOfTests;
import org.crosscage.train.store.TrainingRuns;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Stored things of one player have bounds, on every database.
class PlayerQuotasTest extends StorageContract {

    private static final Instant NOW = Instant.parse("2026-11-20T12:00:00Z");

    private PlayerQuotas quotas;
    private GameService games;
    private long player;
    private String game;

    @BeforeEach
    void aPlayer() {
        quotas = new PlayerQuotas(client);
        games = gamesBy(InstantSource.fixed(NOW));
        player = newPlayer();
        game = begin();
    }

    private String begin() {
        return games.newGames()
                .start(player, PuzzleEntry.of("any", Boards.kenKen()), "any")
                .id();
    }

    /// Makes more rows of the one that there is.
    ///
    /// @param copy copies `:more` of the `:there` rows of `:player`
    private void multiply(long most, String copy) {
        for (long there = 1; there < most; there *= 2) {
            client.sql(copy)
                    .param("there", there)
                    .param("player", player)
                    .param("more", Math.min(there, most - there))
                    .update();
        }
    }

    private long bytes() {
        return client.sql("select bytes from game where id = :id")
                .param("id", game)
                .query(Long.class)
                .single();
    }

    private static void full(Quota quota, ThrowingCallable adding) {
        assertThatThrownBy(adding)
                .isInstanceOfSatisfying(
                        FullQuotaException.class,
                        full -> assertThat(full.quota()).isEqualTo(quota));
    }

    @Test
    void noGameIsBegunPastTheMostAndThoseThatThereAreGoOn() {
        multiply(Quota.GAMES.most() - 1, """
            insert into game (id, player, source, title, kind, height, width, puzzle, cells, filled, version, bytes,
                elapsed_seconds, hints, hint_cost, solution_shown, created, updated)
            select concat(cast(:there as varchar), '-', cast(row_number() over (order by id) as varchar), '-',
                cast(player as varchar)), player, source, title, kind, height, width, puzzle, cells, filled, version,
                bytes, elapsed_seconds, hints, hint_cost, solution_shown, created, updated
            from game where player = :player order by id limit :more""");
        begin();

        full(Quota.GAMES, this::begin);
        full(
                Quota.GAMES,
                () -> games.newGames()
                        .startOnce(
                                player,
                                Optional::empty,
                                () -> games.newGames().start(player, PuzzleEntry.of("any", Boards.kenKen()), "other")));
        games.append(player, game, "tab", 1, new LogEntry.Play(Examples.digit(0, 1)));
        assertThat(games.load(player, game).orElseThrow().version()).isEqualTo(1);

        games.delete(player, game);
        assertThat(begin()).isNotEmpty();
    }

    @Test
    void whatAGameTakesGrowsWithItsLog() {
        long before = bytes();
        assertThat(before).isPositive();

        games.append(player, game, "tab", 1, new LogEntry.Play(Examples.digit(0, 1)));
        games.append(player, game, "tab", 2, new LogEntry.Undo());

        assertThat(bytes()).isGreaterThan(before + 100);
    }

    @Test
    void noGameIsBegunPastTheMostBytes() {
        setBytes(player, Quota.GAME_BYTES.most());

        full(Quota.GAME_BYTES, this::begin);
        games.append(player, game, "tab", 1, new LogEntry.Play(Examples.digit(0, 1)));
        assertThat(games.load(player, game).orElseThrow().version()).isEqualTo(1);
    }

    @Test
    void aLogThatBecomesLongAsksForRoom() {
        int entries = 0;
        for (long before = bytes(); bytes() - before < 65_000; entries += 2) {
            games.append(player, game, "tab", entries + 1, new LogEntry.Play(Examples.digit(0, 1)));
            games.append(player, game, "tab", entries + 2, new LogEntry.Undo());
        }
        int stored = entries;
        setBytes(player, Quota.GAME_BYTES.most());

        full(Quota.GAME_BYTES, () -> {
            for (int i = 1; i <= 20; i++) {
                games.append(player, game, "tab", stored + i, new LogEntry.Undo());
            }
        });
        full(Quota.GAME_BYTES, () -> games.append(player, game, "other", 1, new LogEntry.Undo()));
        assertThat(games.append(player, game, "tab", stored, new LogEntry.Undo())
                        .repeated())
                .isTrue();
        setBytes(player, Quota.GAME_BYTES.most() - 1);
        assertThat(games.append(player, game, "other", 1, new LogEntry.Undo()).repeated())
                .isFalse();
    }

    @Test
    void aPlayerIsToldBeforeAQuotaIsFull() {
        setBytes(player, Quota.GAME_BYTES.most() / 10 * 9 - 1);
        assertThat(quotas.near(player)).isEmpty();

        setBytes(player, Quota.GAME_BYTES.most() / 10 * 9);
        assertThat(quotas.near(player))
                .containsExactly(new PlayerQuotas.Usage(Quota.GAME_BYTES, Quota.GAME_BYTES.most() / 10 * 9));
    }

    @Test
    void twoPlayersHaveTooMuchTogetherOnlyWhereTheFirstBringsSome() {
        setBytes(player, Quota.GAME_BYTES.most() + 1);
        long other = newPlayer();
        assertThat(quotas.exceeded(other, player)).isEmpty();
        games.newGames().start(other, PuzzleEntry.of("any", Boards.kenKen()), "any");

        var both = quotas.exceeded(other, player).orElseThrow();

        assertThat(both.quota()).isEqualTo(Quota.GAME_BYTES);
        assertThat(both.used()).isGreaterThan(Quota.GAME_BYTES.most() + 1);
        assertThat(quotas.exceeded(player, other)).contains(both);
    }

    @Test
    void noRunIsBegunPastTheMost() {
        var runs = RunsOfTests.by(InstantSource.fixed(NOW), client, transactions);
        assertThat(run(runs)).isPresent();
        multiply(Quota.RUNS.most(), """
            insert into training_run (id, player, topic, extent, source, begun, ended, place, position_id, opened,
                wrong, told, answer)
            select concat(cast(:there as varchar), '-', cast(row_number() over (order by id) as varchar), '-',
                cast(player as varchar)), player, topic, extent, source, begun, begun, place, position_id, opened,
                wrong, told, answer
            from training_run where player = :player order by id limit :more""");

        full(Quota.RUNS, () -> run(runs));
    }

    @Test
    void noRunIsBegunWhenPositionsOfAnswersTakeTooMuch() {
        var runs = RunsOfTests.by(InstantSource.fixed(NOW), client, transactions);
        runs.shown(player, run(runs).orElseThrow().id(), 1);
        int longest = 1_000;
        client.sql("update training_answer set position_id = :longest where player = :player")
                .param("longest", "x".repeat(longest))
                .param("player", player)
                .update();
        multiply(Quota.ANSWER_BYTES.most() / longest, """
            insert into training_answer (run, place, player, position_id, kind, technique, source, answered,
                seconds, wrong, told, found, score)
            select run, place + :there, player, position_id, kind, technique, source, answered,
                seconds, wrong, told, found, score
            from training_answer where player = :player order by place limit :more""");

        full(Quota.ANSWER_BYTES, () -> run(runs));
    }

    private Optional<TrainingRun> run(TrainingRuns runs) {
        return runs.begin(player, new TrainingTopic.AtLevel(Optional.empty()), RunLength.ENDLESS, "");
    }

    @Test
    void eachOfSeveralThingsIsCounted() {
        setBytes(player, Quota.GAME_BYTES.most() - 20);
        var room = quotas.room(player, Quota.GAME_BYTES);
        room.use(10);
        assertThat(room.isLeft()).isTrue();
        room.use(100);
        assertThat(room.isLeft()).isFalse();

        full(Quota.GAME_BYTES, () -> room.use(1));
    }
}
