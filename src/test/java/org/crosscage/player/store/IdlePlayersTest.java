package org.crosscage.player.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import javax.sql.DataSource;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.player.BrowserName;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.Preferences;
import org.crosscage.storage.StorageContract;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.teach.Boards;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/// Players without anything are deleted, on every database.
class IdlePlayersTest extends StorageContract {

    private static final Instant BEGINNING = Instant.parse("2026-09-01T12:00:00Z");
    private static final Instant LATER = BEGINNING.plus(IdlePlayers.AGE).plusSeconds(1);

    @Autowired
    private DataSource source;

    private final AtomicReference<Instant> now = new AtomicReference<>(BEGINNING);
    private final PlayerToken token = newToken();
    private PlayerRows rows;
    private IdlePlayers idle;

    @BeforeEach
    void begin() {
        players = new Players(client, now::get);
        rows = new PlayerRows(client, source);
        idle = new IdlePlayers(rows, players, ChangeNotifications.withinProcess(), now::get);
    }

    @Test
    void playersWithoutAnythingGoAfterAMonth() {
        long player = id(token);
        now.set(BEGINNING.plus(IdlePlayers.AGE));
        deleteAll();
        assertThat(players.find(player)).isPresent();

        now.set(LATER);
        now.updateAndGet(time -> time.plus(Duration.ofHours(1)));
        deleteAll();
        assertThat(players.find(player)).isEmpty();
    }

    @Test
    void theyAreDeletedBesideEverythingElseByTheServerThatHoldsTheLease() {
        long player = id(token);
        now.set(LATER.plus(Duration.ofHours(1)));
        var asked = new AtomicInteger();
        var isHeld = new AtomicBoolean();
        BooleanSupplier mine = () -> {
            asked.incrementAndGet();
            return isHeld.get();
        };
        try (var deletion = new IdlePlayersDeletion(idle, mine, Duration.ofMillis(1))) {
            deletion.start();
            await().until(() -> asked.get() > 2);
            assertThat(rows.idle(LATER.minus(IdlePlayers.AGE), 10_000)).contains(player);

            isHeld.set(true);

            await().until(() -> players.find(player).isEmpty());
        }
    }

    @Test
    void playersWhoWereSeenWithinTheMonthStay() {
        long player = id(token);
        now.set(LATER.minusSeconds(60));
        new Browsers(client, now::get).note(token, BrowserName.of(""));
        now.set(LATER);
        deleteAll();
        assertThat(players.find(player)).isPresent();

        now.set(LATER.plus(IdlePlayers.AGE));
        deleteAll();
        assertThat(players.find(player)).isEmpty();
    }

    @Test
    void playersWithAnythingStay() {
        long withGame = newPlayer();
        gamesBy(now::get).newGames().start(withGame, PuzzleEntry.of("any", Boards.kenKen()), "any");
        long withChoice = newPlayer();
        new PreferenceService(client, transactions)
                .change(withChoice, own -> own.with(Preferences.HIGH_CONTRAST, true));
        long withAnswer = newPlayer();
        client.sql("""
            insert into training_answer (run, place, player, position_id, kind, technique, source, answered, seconds,
                wrong, told, found, score)
            values (:run, 1, :player, 'any', 'any', 'any', '', :now, 1, 0, 0, true, 1)""")
                .param("run", "run" + withAnswer)
                .param("player", withAnswer)
                .param("now", now.get().atOffset(ZoneOffset.UTC))
                .update();
        long withBrowser = newPlayer();
        var recovery = recovery(now::get);
        recovery.redeem(recovery.code(withBrowser), token);
        long withDraft = newPlayer();
        client.sql("insert into draft (id, player, title, sketches, client, seq, changed)"
                        + " values (:id, :player, '', '', '', 0, :now)")
                .param("id", "draft" + withDraft)
                .param("player", withDraft)
                .param("now", now.get().atOffset(ZoneOffset.UTC))
                .update();

        now.set(LATER);
        deleteAll();

        assertThat(List.of(withGame, withChoice, withAnswer, withBrowser, withDraft))
                .allSatisfy(player -> assertThat(players.find(player)).isPresent());
        assertThat(players.find(token).orElseThrow().id()).isEqualTo(withBrowser);
    }

    @Test
    void whoeverIsAtThePageIsStoredAgainWithWhatTheyStore() {
        long before = id(token);
        long changes = players.changes();
        now.set(LATER);
        deleteAll();
        assertThat(players.changes()).isGreaterThan(changes);

        long after = id(token);
        assertThat(after).isNotEqualTo(before);
        var game = gamesBy(now::get).newGames().start(after, PuzzleEntry.of("any", Boards.kenKen()), "any");
        assertThat(gamesBy(now::get).load(after, game.id())).isPresent();
    }

    @Test
    void aPlayerWhoStoresSomethingMeanwhileStays() {
        long player = id(token);
        now.set(LATER);
        assertThat(rows.idle(LATER.minus(IdlePlayers.AGE), 10_000)).contains(player);

        gamesBy(now::get).newGames().start(player, PuzzleEntry.of("any", Boards.kenKen()), "any");

        assertThat(rows.deleteIdle(player, LATER.minus(IdlePlayers.AGE))).isFalse();
        assertThat(players.find(player)).isPresent();
    }

    @Test
    void looksOnceAnHour() {
        now.set(LATER);
        deleteAll();
        now.set(BEGINNING);
        long player = id(token);

        now.set(LATER.plusSeconds(60));
        assertThat(idle.delete(() -> false)).isFalse();
        assertThat(players.find(player)).isPresent();

        now.set(LATER.plus(Duration.ofHours(1)));
        deleteAll();
        assertThat(players.find(player)).isEmpty();
    }

    private void deleteAll() {
        while (idle.delete(() -> false)) {
            // some of them are left
        }
    }
}
