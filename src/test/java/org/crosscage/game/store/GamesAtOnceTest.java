package org.crosscage.game.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.game.LogEntry;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.UnknownGameException;
import org.junit.jupiter.api.Test;

/// Several tabs and servers on one game, and who listens to it.
class GamesAtOnceTest extends GamesContract {

    @Test
    void manyTabsAtOnceMakeOneLogWithoutGaps() throws Exception {
        var id = games.newGames().start(player, BIG, "").id();
        var heard = Collections.synchronizedList(new ArrayList<Long>());
        try (var _ = games.listen(player, id, (entry, _) -> heard.add(entry.version()))) {
            atOnce(12, tab -> typed(games, id, tab, 25));
        }

        var log = newService().entriesSince(player, id, 0);
        assertThat(log).extracting(StoredEntry::version).containsExactlyElementsOf(upTo(300));
        assertThat(heard).containsExactlyElementsOf(upTo(300));
        for (int tab = 0; tab < 12; tab++) {
            var name = "tab" + tab;
            assertThat(log.stream().filter(entry -> entry.client().equals(name)).map(StoredEntry::seq))
                    .containsExactlyElementsOf(upTo(25));
        }
        assertThat(games.load(player, id).orElseThrow().game().turns())
                .isEqualTo(newService().load(player, id).orElseThrow().game().turns());
    }

    /// Types digits into a cell, in a tab of this number.
    private List<Long> typed(GameService server, String id, int tab, int most) {
        return upTo(most).stream()
                .map(seq -> server.append(player, id, "tab" + tab, seq, digit(tab, (int) (seq % 9 + 1))))
                .map(answer -> answer.entry().seq())
                .toList();
    }

    @Test
    void manyThreadsThatSendTheSameEntriesStoreEachOnce() throws Exception {
        var id = games.newGames().start(player, BIG, "").id();
        assertThat(atOnce(8, _ -> typed(games, id, 0, 20))).containsOnly(upTo(20));

        assertThat(games.entriesSince(player, id, 0))
                .extracting(StoredEntry::version)
                .containsExactlyElementsOf(upTo(20));
    }

    @Test
    void twoServersAtOnceMakeOneLogWithoutGaps() throws Exception {
        var id = games.newGames().start(player, BIG, "").id();
        var servers = List.of(games, newService());
        atOnce(2, server -> typed(servers.get(server), id, server, 40));

        assertThat(games.entriesSince(player, id, 0))
                .extracting(StoredEntry::version)
                .containsExactlyElementsOf(upTo(80));
        assertThat(servers)
                .extracting(
                        server -> server.load(player, id).orElseThrow().game().turns())
                .containsOnly(newService().load(player, id).orElseThrow().game().turns());
    }

    @Test
    void aGameThatIsDeletedWhileMovesComeIsGoneAndTheOthersLackNothing() throws Exception {
        var deleted = IntStream.range(0, 4)
                .mapToObj(_ -> games.newGames().start(player, BIG, "").id())
                .toList();
        var kept = games.newGames().start(player, BIG, "").id();
        atOnce(5, tab -> {
            if (tab < 4) {
                return assertThatThrownBy(() -> typed(games, deleted.get(tab), tab, 10_000))
                        .isInstanceOf(UnknownGameException.class);
            }
            for (int seq = 1; seq <= 60; seq++) {
                games.append(player, kept, "tab", seq, digit(0, seq % 9 + 1));
                if (seq % 15 == 0) {
                    games.delete(player, deleted.get(seq / 15 - 1));
                }
            }
            return kept;
        });

        assertThat(games.entriesSince(player, kept, 0))
                .extracting(StoredEntry::version)
                .containsExactlyElementsOf(upTo(60));
        assertThat(client.sql("select count(*) from game_op where game in (:deleted)")
                        .param("deleted", deleted)
                        .query(Integer.class)
                        .single())
                .isZero();
    }

    @Test
    void aListenerHearsWhatIsStoredAfterTheGameItWasGiven() {
        var id = newGame();
        games.append(player, id, "tab", 1, digit(0, 1));
        var heard = new ArrayList<String>();

        try (var subscription = games.listen(
                player,
                id,
                (entry, after) -> heard.add(entry.version() + " " + entry.client() + " "
                        + after.position().digit(0)))) {
            assertThat(subscription.game().version()).isEqualTo(1);
            games.append(player, id, "other", 1, digit(0, 2));
            games.append(player, id, "other", 1, digit(0, 2));
            games.append(player, id, "tab", 2, new LogEntry.Undo());
        }
        games.append(player, id, "tab", 3, new LogEntry.Redo());

        assertThat(heard).containsExactly("2 other 2", "3 tab 1");
    }

    @Test
    void aListenerThatFailsHarmsNobody() {
        var id = newGame();
        var heard = new ArrayList<Long>();
        games.listen(player, id, (_, _) -> {
            throw new IllegalStateException("this tab is gone");
        });
        games.listen(player, id, (entry, _) -> heard.add(entry.version()));

        games.append(player, id, "tab", 1, digit(0, 1));

        assertThat(heard).containsExactly(1L);
    }

    @Test
    void aListenerMayItselfSubmit() {
        var id = newGame();
        var heard = new ArrayList<Long>();
        games.listen(player, id, (entry, _) -> {
            heard.add(entry.version());
            if (entry.version() < 3) {
                games.append(player, id, "echo", entry.version(), digit(1, 2));
            }
        });

        games.append(player, id, "tab", 1, digit(0, 1));

        assertThat(heard).containsExactly(1L, 2L, 3L);
    }
}
