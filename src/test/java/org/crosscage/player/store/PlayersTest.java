package org.crosscage.player.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.HashSet;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.crosscage.player.PlayerToken;
import org.crosscage.storage.StorageTest;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Import;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What holds for players on every database.
@StorageTest
@Import(Players.class)
class PlayersTest {

    private static final int TABS = 8;

    @Autowired
    private Players players;

    @Autowired
    private JdbcClient database;

    @Test
    void aNewTokenMakesAPlayerWhoIsFoundAgain() {
        var token = token(1);
        var player = players.findOrCreate(token);
        assertThat(players.findOrCreate(token)).isEqualTo(players.findOrCreate(token));
        assertThat(players.findOrCreate(token).id()).isEqualTo(player.id());
    }

    @Test
    void lookingForATokenStoresNobody() {
        var token = token(7);
        assertThat(players.find(token)).isEmpty();
        var player = players.findOrCreate(token);
        assertThat(players.find(token).orElseThrow().id()).isEqualTo(player.id());
    }

    @Test
    void anotherTokenIsAnotherPlayer() {
        assertThat(players.findOrCreate(token(2)).id())
                .isNotEqualTo(players.findOrCreate(token(3)).id());
    }

    @Test
    void theTokenItselfIsNotStored() {
        var token = token(4);
        players.findOrCreate(token);
        var rows = database.sql("select * from player").query().listOfRows();
        assertThat(rows.toString()).contains(token.hash()).doesNotContain(token.text());
    }

    @Test
    void timesComeBackToTheMicrosecond() {
        var time = Instant.parse("2026-11-20T23:59:59.123456789Z");
        var created = new Players(database, () -> time).findOrCreate(token(5));
        assertThat(players.find(token(5))).contains(created);
        assertThat(created.created()).isCloseTo(time, within(1, ChronoUnit.MICROS));
    }

    @Test
    void tabsThatOpenTogetherAreOnePlayer() throws Exception {
        var ids = Collections.synchronizedSet(new HashSet<Long>());
        var together = new CountDownLatch(TABS);
        try (var tabs = Executors.newFixedThreadPool(TABS)) {
            var visits = Collections.nCopies(TABS, token(6)).stream()
                    .map(token -> tabs.submit(() -> {
                        together.countDown();
                        together.await();
                        return ids.add(players.findOrCreate(token).id());
                    }))
                    .toList();
            for (Future<Boolean> visit : visits) {
                visit.get();
            }
        }
        assertThat(ids).hasSize(1);
    }

    private static PlayerToken token(long seed) {
        return PlayerToken.random(new Random(seed));
    }
}
