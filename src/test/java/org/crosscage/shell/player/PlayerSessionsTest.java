package org.crosscage.shell.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.vaadin.flow.server.Command;
import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.VaadinSessionState;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import org.crosscage.ViewTest;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.store.Browsers.Holder;
import org.crosscage.player.store.Players;
import org.crosscage.player.store.Recovery;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Two sessions of a player's two browsers, and which of them are ended.
final class PlayerSessionsTest extends ViewTest {

    @Autowired
    private PlayerSessions sessions;

    @Autowired
    private Players players;

    @Autowired
    private Recovery recovery;

    @Autowired
    private JdbcClient database;

    private final PlayerToken first = PlayerToken.random(new Random());
    private final PlayerToken second = PlayerToken.random(new Random());
    private final Session ofFirst = new Session(VaadinSessionState.OPEN);
    private final Session ofSecond = new Session(VaadinSessionState.OPEN);
    private long player;

    /// Notes that it is asked to end, and on what thread.
    private static final class Session extends VaadinSession {

        private static final long serialVersionUID = 1L;

        private final transient CompletableFuture<Thread> asked = new CompletableFuture<>();
        private final VaadinSessionState state;

        Session(VaadinSessionState state) {
            super(null);
            this.state = state;
        }

        @Override
        public VaadinSessionState getState() {
            return state;
        }

        @Override
        public Future<Void> access(Command command) {
            asked.complete(Thread.currentThread());
            return CompletableFuture.completedFuture(null);
        }
    }

    @BeforeEach
    void twoBrowsersOfOnePlayer() {
        player = players.findOrCreate(first).id();
        recovery.redeem(recovery.code(player), second);
        sessions.begin(ofFirst, new Holder(first.hash(), player));
        sessions.begin(ofSecond, new Holder(second.hash(), player));
    }

    @Test
    void onlyTheSessionOfTheBrowserThatIsPutOutIsTouched() {
        recovery.putOut(first, second.hash());

        await().until(ofSecond.asked::isDone);
        assertThat(ofFirst.asked).isNotDone();
        assertThat(ofSecond.asked.join()).isNotEqualTo(Thread.currentThread());
    }

    @Test
    void aBrowserThatWasPutOutUnheardIsFoundLater() {
        var gone = PlayerToken.random(new Random());
        var ofGone = new Session(VaadinSessionState.OPEN);
        sessions.begin(
                ofGone, new Holder(gone.hash(), players.findOrCreate(gone).id()));
        recovery.deleteEverything(players.find(gone).orElseThrow().id());
        putOutUnheard();

        sessions.browsersPutOut();

        await().until(ofSecond.asked::isDone);
        assertThat(List.of(ofFirst.asked, ofGone.asked)).noneMatch(CompletableFuture::isDone);
    }

    @Test
    void aSessionEndsOnceItsPlayerIsAnotherAndTheOneBeforeIsThere() {
        putOutUnheard();

        sessions.begin(
                ofSecond, new Holder(second.hash(), players.findOrCreate(second).id()));

        await().until(ofSecond.asked::isDone);
        assertThat(ofFirst.asked).isNotDone();
    }

    @Test
    void aSessionThatHasEndedIsNotRemembered() throws InterruptedException {
        var closed = new Session(VaadinSessionState.CLOSED);
        sessions.begin(closed, new Holder(second.hash(), player));

        recovery.putOut(first, second.hash());

        ofSecond.asked.join().join();
        assertThat(closed.asked).isNotDone();
    }

    @Test
    void aSessionStaysWhoseBrowserJoinedAnotherPlayer() {
        var other = players.findOrCreate(PlayerToken.random(new Random())).id();
        recovery.redeem(recovery.code(other), first);

        sessions.begin(ofFirst, new Holder(first.hash(), other));
        recovery.putOut(first, second.hash());

        await().until(ofSecond.asked::isDone);
        assertThat(ofFirst.asked).isNotDone();
    }

    /// As another server does it.
    private void putOutUnheard() {
        database.sql("delete from player_key where token_hash = :hash")
                .param("hash", second.hash())
                .update();
    }
}
