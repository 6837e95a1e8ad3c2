package org.crosscage.player.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Set;
import org.crosscage.storage.StorageContract;
import org.junit.jupiter.api.Test;

/// The laws of players on every database.
class PlayersTest extends StorageContract {

    @Test
    void aNewTokenMakesAPlayerWhoIsFoundAgain() {
        var token = newToken();
        var player = players.findOrCreate(token);
        assertThat(players.findOrCreate(token)).isEqualTo(players.findOrCreate(token));
        assertThat(players.findOrCreate(token).id()).isEqualTo(player.id());
    }

    @Test
    void lookingForATokenStoresNobody() {
        var token = newToken();
        assertThat(players.find(token)).isEmpty();
        var player = players.findOrCreate(token);
        assertThat(players.find(token).orElseThrow().id()).isEqualTo(player.id());
    }

    @Test
    void anotherTokenIsAnotherPlayer() {
        assertThat(newPlayer()).isNotEqualTo(newPlayer());
    }

    @Test
    void theTokenItselfIsNotStored() {
        var token = newToken();
        players.findOrCreate(token);
        var rows = client.sql("select * from player").query().listOfRows();
        assertThat(rows.toString()).contains(token.hash()).doesNotContain(token.text());
    }

    @Test
    void timesComeBackToTheMicrosecond() {
        var time = Instant.parse("2026-11-20T23:59:59.123456789Z");
        var token = newToken();
        var created = new Players(client, () -> time).findOrCreate(token);
        assertThat(players.find(token)).contains(created);
        assertThat(created.created()).isCloseTo(time, within(1, ChronoUnit.MICROS));
    }

    @Test
    void tabsThatOpenTogetherAreOnePlayer() throws Exception {
        var token = newToken();
        assertThat(Set.copyOf(atOnce(8, _ -> id(token)))).hasSize(1);
    }
}
