package org.crosscage.player.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.lang.reflect.Proxy;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import javax.sql.DataSource;
import org.crosscage.core.game.Examples;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.GameSummary;
import org.crosscage.game.UnknownGameException;
import org.crosscage.game.store.GameLists;
import org.crosscage.game.store.GameService;
import org.crosscage.player.BrowserName;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.Preferences;
import org.crosscage.player.Quota;
import org.crosscage.player.store.Browsers.Holder;
import org.crosscage.storage.StorageContract;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.teach.Boards;
import org.crosscage.train.store.StoredAnswers;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What holds on every database for a player who goes to another browser, or goes for good.
class RecoveryTest extends StorageContract {

    private static final Instant BEGINNING = Instant.parse("2026-11-20T12:00:00Z");

    @Autowired
    private DataSource source;

    private final AtomicReference<Instant> now = new AtomicReference<>(BEGINNING);
    private final PlayerToken here = newToken();
    private final PlayerToken there = newToken();
    private GameService games;
    private PreferenceService preferences;
    private Recovery recovery;
    private Browsers browsers;
    private final List<String> putOut = new ArrayList<>();

    @BeforeEach
    void begin() {
        games = gamesBy(now::get);
        preferences = new PreferenceService(client, transactions);
        browsers = new Browsers(client, now::get);
        recovery = recovery(client);
    }

    private Recovery recovery(JdbcClient database) {
        return new Recovery(
                database,
                transactions,
                new PlayerRows(client, source),
                List.of(listener()),
                players,
                ChangeNotifications.withinProcess(),
                now::get,
                new SecureRandom());
    }

    private PlayersListener listener() {
        return new PlayersListener() {
            @Override
            public void playersChanged() {
                games.playersChanged();
            }

            @Override
            public void joined(long from, long owner) {
                games.joined(from, owner);
            }

            @Override
            public void browserPutOut(String tokenHash) {
                putOut.add(tokenHash);
            }
        };
    }

    @Test
    void bothPlayersAreLockedWhileTheyAreJoined() {
        gameOf(here);
        gameOf(there);
        long from = players.find(here).orElseThrow().id();
        long owner = players.find(there).orElseThrow().id();
        var code = recovery.code(owner);
        var free = new ArrayList<List<Long>>();
        recovery = recovery(beforeEachStatement(() -> free.add(free(from, owner))));

        recovery.redeem(code, here);

        // the code is looked up and used before it is known who is joined
        assertThat(free.subList(0, 3)).containsOnly(List.of(from, owner));
        assertThat(free.subList(3, free.size())).isNotEmpty().containsOnly(List.of());
    }

    /// Those of two players whom another server could lock now.
    private List<Long> free(long one, long other) {
        return CompletableFuture.supplyAsync(() -> transactions.execute(_ -> client.sql(
                                "select id from player where id in (:one, :other) order by id for update skip locked")
                        .param("one", one)
                        .param("other", other)
                        .query(Long.class)
                        .list()))
                .join();
    }

    private JdbcClient beforeEachStatement(Runnable task) {
        return (JdbcClient) Proxy.newProxyInstance(
                JdbcClient.class.getClassLoader(), new Class<?>[] {JdbcClient.class}, (_, method, arguments) -> {
                    task.run();
                    return method.invoke(client, arguments);
                });
    }

    @Test
    void aPlayerWhoWasJoinedBeginsNoGame() {
        gameOf(here);
        gameOf(there);
        long from = players.find(here).orElseThrow().id();
        recovery.redeem(recovery.code(players.find(there).orElseThrow().id()), here);

        assertThatThrownBy(() -> games.newGames()
                        .startOnce(
                                from,
                                Optional::empty,
                                () -> games.newGames().start(from, PuzzleEntry.of("late", Boards.kenKen()), "late")))
                .isInstanceOf(RejectedExecutionException.class);
    }

    @Test
    void whatTheOtherBrowserHadComesAlongAndThePlayersOwnSettingsStay() {
        var mine = gameOf(here);
        var theirs = gameOf(there);
        long before = id(there);
        preferences.change(id(here), own -> own.with(Preferences.HIGH_CONTRAST, true));
        preferences.change(before, own -> own.with(Preferences.PEERS, false));

        assertThat(recovery.redeem(recovery.code(id(here)), there)).isTrue();

        assertThat(gamesOf(here)).containsExactlyInAnyOrder(mine, theirs);
        assertThat(games.load(id(there), theirs)).isPresent();
        assertThat(games.entriesSince(id(there), theirs, 0)).isNotEmpty().allMatch(entry -> entry.author() == id(here));
        assertThat(preferences.of(id(there)).get(Preferences.HIGH_CONTRAST)).isTrue();
        assertThat(preferences.of(id(there)).get(Preferences.PEERS)).isTrue();
        assertThat(rowsOf(before)).isZero();
    }

    @Test
    void playersWhoHaveTooMuchTogetherAreNotJoinedAndTheCodeStays() {
        gameOf(here);
        var theirs = gameOf(there);
        setBytes(id(here), Quota.GAME_BYTES.most() / 2);
        setBytes(id(there), Quota.GAME_BYTES.most() / 2 + 1);
        var code = recovery.code(id(here));

        assertThatThrownBy(() -> recovery.redeem(code, there))
                .isInstanceOfSatisfying(
                        FullQuotaException.class,
                        full -> assertThat(full.quota()).isEqualTo(Quota.GAME_BYTES));
        assertThat(gamesOf(there)).containsExactly(theirs);
        assertThat(gamesOf(here)).hasSize(1);

        setBytes(id(there), Quota.GAME_BYTES.most() / 2);
        assertThat(recovery.redeem(code, there)).isTrue();
        assertThat(gamesOf(here)).hasSize(2);
    }

    /// Two half-made sets cannot become one; one that would be lost comes along.
    @Test
    void aSetThatIsBeingPutTogetherComesAlongUnlessThePlayerHasOne() {
        gameOf(here);
        gameOf(there);
        var third = newToken();
        gameOf(third);
        putTogether("there", id(there));
        assertThat(recovery.redeem(recovery.code(id(here)), there)).isTrue();
        assertThat(setDrafts()).containsExactly("there");

        putTogether("third", id(third));
        assertThat(recovery.redeem(recovery.code(id(here)), third)).isTrue();
        assertThat(setDrafts()).containsExactly("there");
    }

    private void putTogether(String title, long player) {
        client.sql("insert into set_draft (player, title, text, terms, in_order, puzzles)"
                        + " values (:player, :title, '', '', false, '')")
                .param("player", player)
                .param("title", title)
                .update();
    }

    private List<String> setDrafts() {
        return client.sql("select title from set_draft where player = :player")
                .param("player", id(here))
                .query(String.class)
                .list();
    }

    @Test
    void aCodeCountsOnceAndForAWeekAndUntilTheNextOne() {
        gameOf(here);
        var used = recovery.code(id(here));
        assertThat(recovery.redeem(used, there)).isTrue();
        assertThat(recovery.redeem(used, newToken())).isFalse();

        var replaced = recovery.code(id(here));
        var old = recovery.code(id(here));
        assertThat(recovery.redeem(replaced, newToken())).isFalse();
        now.set(BEGINNING.plus(Recovery.AGE).plus(Duration.ofSeconds(1)));
        assertThat(recovery.redeem(old, newToken())).isFalse();
    }

    @Test
    void aCodeOfABrowserThatJoinsAnotherPlayerDoesNotOpenTheirGames() {
        gameOf(here);
        gameOf(there);
        var before = recovery.code(id(there));
        var mine = recovery.code(id(here));

        assertThat(recovery.redeem(mine, there)).isTrue();

        assertThat(recovery.redeem(before, newToken())).isFalse();
    }

    @Test
    void whoTypesTheirOwnCodeLosesNothing() {
        var game = gameOf(here);
        assertThat(recovery.redeem(recovery.code(id(here)), here)).isTrue();
        assertThat(games.load(id(here), game)).isPresent();
    }

    @Test
    void aThirdBrowserJoinsTwoThatAreOneAlready() {
        var game = gameOf(here);
        var theirs = gameOf(there);
        recovery.redeem(recovery.code(id(here)), there);
        var third = newToken();
        var more = gameOf(third);
        assertThat(recovery.redeem(recovery.code(id(third)), there)).isTrue();
        assertThat(id(here)).isEqualTo(id(there)).isEqualTo(id(third));
        assertThat(gamesOf(third)).containsExactlyInAnyOrder(game, theirs, more);
    }

    @Test
    void neitherTheCodeNorATokenIsStored() {
        gameOf(here);
        var code = recovery.code(id(here));
        recovery.redeem(recovery.code(id(here)), there);
        recovery.code(id(here));
        var rows = client.sql("select * from recovery").query().listOfRows().toString()
                + client.sql("select * from player_key").query().listOfRows();
        assertThat(rows).contains(there.hash()).doesNotContain(code.text(), here.text(), there.text());
    }

    @Test
    void aBrowserThatJoinedIsPutOutAndItsTokenOpensNothing() {
        gameOf(here);
        recovery.redeem(recovery.code(id(here)), there);
        assertThat(browsersOf(id(here))).containsExactlyInAnyOrder(here.hash(), there.hash());

        assertThat(recovery.putOut(here, there.hash())).isTrue();

        assertThat(players.find(there)).isEmpty();
        assertThat(putOut).containsExactly(there.hash());
        assertThat(browsersOf(id(here))).containsExactly(here.hash());
        assertThat(id(there)).isNotEqualTo(id(here));
    }

    @Test
    void aBrowserThatWasPutOutDoesNotComeBackByTheCodeItMade() {
        gameOf(here);
        recovery.redeem(recovery.code(id(here)), there);
        var code = recovery.code(id(there));
        assertThat(recovery.putOut(here, newToken().hash())).isFalse();
        assertThat(recovery.owner(code)).contains(id(here));

        recovery.putOut(here, there.hash());

        assertThat(recovery.redeem(code, there)).isFalse();
        assertThat(players.find(there)).isEmpty();
    }

    @Test
    void theyAreToldFromBrowsersOfPlayersWhoAreGone() {
        gameOf(here);
        recovery.redeem(recovery.code(id(here)), there);
        var joined = new Holder(there.hash(), id(here));
        var first = new Holder(here.hash(), id(here));
        var gone = newToken();
        var deleted = new Holder(gone.hash(), id(gone));
        recovery.deleteEverything(deleted.player());
        var all = List.of(joined, first, deleted);
        assertThat(browsers.putOut(all)).isEmpty();

        recovery.putOut(here, there.hash());
        assertThat(browsers.putOut(all)).containsExactly(joined);
        assertThat(id(there)).isNotEqualTo(joined.player());
        assertThat(browsers.putOut(all)).containsExactly(joined);
        recovery.redeem(recovery.code(id(here)), there);
        assertThat(browsers.putOut(all)).isEmpty();
        recovery.putOut(there, here.hash());
        assertThat(browsers.putOut(all)).containsExactly(first);
    }

    @Test
    void theFirstBrowserIsPutOutByAnotherAndThePlayersMarkStays() {
        var game = gameOf(here);
        recovery.redeem(recovery.code(id(here)), there);
        var player = players.find(here).orElseThrow();

        assertThat(recovery.putOut(there, here.hash())).isTrue();

        assertThat(players.find(here)).isEmpty();
        assertThat(players.find(there)).contains(player);
        assertThat(browsersOf(player.id())).containsExactly(there.hash());
        assertThat(games.load(id(there), game)).isPresent();
        assertThat(id(here)).isNotEqualTo(player.id());
    }

    @Test
    void aPlayerWhoseFirstBrowserIsOutJoinsAnotherWithTheRest() {
        gameOf(here);
        recovery.redeem(recovery.code(id(here)), there);
        recovery.putOut(there, here.hash());
        var third = newToken();
        gameOf(third);

        assertThat(recovery.redeem(recovery.code(id(third)), there)).isTrue();

        assertThat(browsersOf(id(third))).containsExactlyInAnyOrder(third.hash(), there.hash());
    }

    @Test
    void nobodyPutsOutThemselvesOrABrowserOfSomebodyElse() {
        gameOf(here);
        gameOf(there);

        assertThat(recovery.putOut(here, here.hash())).isFalse();
        assertThat(recovery.putOut(here, there.hash())).isFalse();
        assertThat(recovery.putOut(newToken(), there.hash())).isFalse();

        assertThat(players.find(here)).isPresent();
        assertThat(players.find(there)).isPresent();
        assertThat(putOut).isEmpty();
    }

    @Test
    void whenABrowserWasSeenIsNotedOnceAnHour() {
        var firefox = BrowserName.of("Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0");
        gameOf(here);
        recovery.redeem(recovery.code(id(here)), there);
        browsers.note(there, firefox);
        now.set(BEGINNING.plus(Browsers.PAUSE));
        browsers.note(there, BrowserName.UNKNOWN);
        browsers.note(newToken(), firefox);
        assertThat(browsers.of(id(here)).getFirst())
                .isEqualTo(new Browsers.Browser(there.hash(), firefox, Optional.of(BEGINNING), Optional.of(BEGINNING)));

        now.set(BEGINNING.plus(Browsers.PAUSE).plusSeconds(1));
        browsers.note(there, firefox);

        assertThat(browsers.of(id(here)).getFirst().lastSeen()).contains(now.get());
    }

    @Test
    void whatIsKnownOfABrowserComesAlongWhenItJoins() {
        var name = new BrowserName("Safari", "iPhone");
        gameOf(there);
        browsers.note(there, name);
        gameOf(here);

        recovery.redeem(recovery.code(id(here)), there);

        var joined = browsers.of(id(here)).getFirst();
        assertThat(joined.name()).isEqualTo(name);
        assertThat(joined.firstSeen()).isPresent();
        assertThat(joined.lastSeen()).contains(BEGINNING);
    }

    /// Of whatever tables there are: everything that names a player is a foreign key to one.
    @Test
    void whoeverDeletesEverythingLeavesNoRow() {
        gameOf(here);
        preferences.change(id(here), own -> own.with(Preferences.HIGH_CONTRAST, true));
        recovery.redeem(recovery.code(id(here)), there);
        recovery.code(id(here));
        var third = newToken();
        var other = gameOf(third);
        long gone = id(here);
        var answers = new StoredAnswers(client);
        List.of(gone, id(third))
                .forEach(player -> answers.add(player, Duration.ZERO, given -> given.add("kenken", "naked-pair", "+")));
        assertThat(rowsOf(gone)).isPositive();
        int left = rowsOf(id(third));

        recovery.deleteEverything(gone);

        assertThat(rowsOf(gone)).isZero();
        assertThat(rowsOf(id(third))).isEqualTo(left);
        assertThat(players.find(here)).isEmpty();
        assertThat(players.find(there)).isEmpty();
        assertThat(client.sql("select count(*) from game where id = :id")
                        .param("id", other)
                        .query(Integer.class)
                        .single())
                .isEqualTo(1);
        var orphans = "select count(*) from game_op where game not in (select id from game)";
        assertThat(client.sql(orphans).query(Integer.class).single()).isZero();
    }

    @Test
    void thatAPlayerWasDeletedIsKnownForAYearByTheirMark() {
        var gone = players.findOrCreate(here);
        recovery.redeem(recovery.code(gone.id()), there);
        var left = players.findOrCreate(newToken());
        var marks = List.of(gone.mark(), left.mark());
        assertThat(recovery.deleted(marks)).isEmpty();

        recovery.deleteEverything(gone.id());

        assertThat(recovery.deleted(marks)).containsExactly(gone.mark());
        assertThat(recovery.deleted(List.of())).isEmpty();
        now.set(BEGINNING.plus(Recovery.REMEMBERED).plusSeconds(1));
        recovery.deleteEverything(left.id());
        assertThat(recovery.deleted(marks)).containsExactly(left.mark());
    }

    @Test
    void whoComesAgainAfterEverythingIsGoneHasAnotherMark() {
        var gone = players.findOrCreate(here);
        assertThat(players.findOrCreate(here).mark()).isEqualTo(gone.mark());
        recovery.deleteEverything(gone.id());
        await().until(() -> Instant.now().toEpochMilli() > gone.created().toEpochMilli());

        assertThat(players.findOrCreate(here).mark()).isNotEqualTo(gone.mark());
    }

    @Test
    void aGameIsRenamedInListsAndOverTheBoardAndDeletedWithItsLog() {
        var game = gameOf(here);
        games.rename(id(here), game, " A name ");
        assertThat(games.lists().listed(id(here), GameLists.Filter.ALL, 0, 1_000))
                .extracting(GameSummary::title)
                .containsExactly("A name");
        assertThat(games.load(id(here), game).orElseThrow().entry().notes()).containsEntry("title", "A name");
        assertThatIllegalArgumentException().isThrownBy(() -> games.rename(id(here), game, " "));
        assertThatIllegalArgumentException().isThrownBy(() -> games.rename(id(here), game, "z".repeat(81)));
        long stranger = newPlayer();
        assertThatThrownBy(() -> games.delete(stranger, game)).isInstanceOf(UnknownGameException.class);

        games.delete(id(here), game);

        assertThat(games.load(id(here), game)).isEmpty();
        assertThat(client.sql("select count(*) from game_op where game = :id")
                        .param("id", game)
                        .query(Integer.class)
                        .single())
                .isZero();
    }

    private List<String> gamesOf(PlayerToken token) {
        return games.lists().listed(id(token), GameLists.Filter.ALL, 0, 1_000).stream()
                .map(GameSummary::id)
                .toList();
    }

    private List<String> browsersOf(long player) {
        return browsers.of(player).stream().map(Browsers.Browser::tokenHash).toList();
    }

    private String gameOf(PlayerToken token) {
        var game = games.newGames()
                .start(id(token), PuzzleEntry.of("any", Boards.kenKen()), "any")
                .id();
        games.append(id(token), game, "tab", 1, new LogEntry.Play(Examples.digit(0, 1)));
        return game;
    }

    /// In all tables that have a column for players.
    private int rowsOf(long player) {
        return client
                .sql("select table_name from information_schema.columns where lower(column_name) = 'player'")
                .query(String.class)
                .list()
                .stream()
                .mapToInt(table -> client.sql("select count(*) from " + table + " where player = :player")
                        .param("player", player)
                        .query(Integer.class)
                        .single())
                .sum();
    }
}
