package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.ComponentUtil;
import com.zaxxer.hikari.HikariDataSource;
import java.util.List;
import org.crosscage.BoardCalls;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.store.UnreachableDatabase;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.context.TestPropertySource;

/// What the board hears while the database cannot be reached, because others hold all of its connections, and while
/// it answers no.
@TestPropertySource(
        properties = {
            "spring.datasource.url=jdbc:h2:mem:failing;DB_CLOSE_DELAY=-1",
            "spring.datasource.hikari.maximum-pool-size=2",
            "spring.datasource.hikari.connection-timeout=500"
        })
final class FailingDatabaseTest extends PlayScreenTest {

    @Autowired
    private JdbcClient database;

    @Autowired
    private HikariDataSource pool;

    private void away(Runnable what) {
        UnreachableDatabase.during(pool, what);
    }

    /// Does something while the database takes no entry.
    private void refusing(Runnable what) {
        database.sql("alter table game_op add constraint nothing check (move = '') nocheck")
                .update();
        try {
            what.run();
        } finally {
            database.sql("alter table game_op drop constraint nothing").update();
        }
    }

    @Test
    void whatCanNeverBeStoredIsRefused() {
        begin(PROPER);

        refusing(() -> assertThat(BoardCalls.during(() -> send(1, 0, 1))).containsExactly("refuse"));
    }

    @Test
    void whatIsRefusedHoldsUpNothing() {
        var saved = begin(PROPER);
        refusing(() -> send(1, 0, 1));

        send(2, 0, 2);

        assertThat(seqs(saved)).containsExactly(2L);
    }

    @Test
    void whatIsRefusedAfterAnOutageHoldsUpNothing() {
        var saved = begin(PROPER);
        away(() -> send(1, 0, 1));
        refusing(() -> send(1, 0, 1));

        send(2, 0, 2);

        assertThat(seqs(saved)).containsExactly(2L);
    }

    @Test
    void whatIsNoEntryIsRefused() {
        begin(PROPER);
        var right = digit(1, 0, 1);
        for (var entry : List.of(
                right.replace("play", "dance"),
                right.replace("\"seq\":1", "\"seq\":\"first\""),
                right.replace("\"digit\":1", "\"candidates\":[64]"))) {
            assertThat(BoardCalls.during(() -> send(entry))).as("%s", entry).containsExactly("refuse");
        }
    }

    @Test
    void whatCannotBeStoredIsToBeSentAgain() {
        var saved = begin(PROPER);
        away(() -> assertThat(BoardCalls.during(() -> send(1, 0, 1))).containsExactly("tryAgain"));

        assertThat(BoardCalls.during(() -> send(1, 0, 1))).doesNotContain("tryAgain");

        assertThat(seqs(saved)).containsExactly(1L);
    }

    @Test
    void nothingOvertakesWhatCouldNotBeStored() {
        var saved = begin(PROPER);
        away(() -> send(1, 0, 1));

        assertThat(BoardCalls.during(() -> send(2, 0, 2))).containsExactly("tryAgain");
        assertThat(seqs(saved)).isEmpty();
        send(1, 0, 1);
        send(2, 0, 2);

        assertThat(seqs(saved)).containsExactly(1L, 2L);
        assertThat(stored(saved).position().digit(0)).isEqualTo(2);
    }

    @Test
    void whatThePageDoesByItselfDoesNotOvertakeItEither() {
        var saved = begin(PROPER);
        type(4, 1);
        press("check");
        click("check-where");
        away(() -> send(2, 0, 1));

        for (var press : List.of("menu-restart", "check-rewind")) {
            assertThat(BoardCalls.during(() -> pressed(press))).as(press).containsExactly("announce");
        }
        assertThat(stored(saved).position().digit(4)).isEqualTo(1);
        send(2, 0, 1);
        MockVaadin.clientRoundtrip(false);
        click("menu-restart");

        assertThat(stored(saved).turns()).hasSize(3);
        assertThat(stored(saved).position().filledCount()).isZero();
    }

    @Test
    void nothingOfThePageIsStoredWhileTheDatabaseCannotBeReached() {
        var saved = begin(PROPER);
        type(0, 1);

        away(() -> assertThat(BoardCalls.during(() -> pressed("menu-restart"))).containsExactly("announce"));

        assertThat(stored(saved).position().digit(0)).isEqualTo(1);
    }

    @Test
    void whatABoardKeepsBackThatAsksForTheLogIsNotOvertaken() {
        var saved = begin(PROPER);
        type(0, 1);
        away(FailingDatabaseTest::resync);

        pressed("menu-restart");
        assertThat(stored(saved).position().digit(0)).isEqualTo(1);
        resync();
        pressed("menu-restart");
        assertThat(stored(saved).position().filledCount()).isZero();
    }

    @Test
    void whatIsStoredAfterAllHoldsUpNothing() {
        var saved = begin(PROPER);
        away(() -> send(1, 0, 1));
        games.append(saved.player(), saved.id(), "test", 1, new LogEntry.Play(Move.of(new Change.Digit(0, 1))));

        send(2, 0, 2);

        assertThat(seqs(saved)).containsExactly(1L, 2L);
    }

    @Test
    void aBoardThatAsksForTheLogIsToAskAgain() {
        begin(PROPER);

        away(() -> assertThat(BoardCalls.during(FailingDatabaseTest::resync)).containsExactly("tryAgain"));
    }

    @Test
    void aHintThatCouldNotBeLookedForCanBeAskedForAgain() {
        begin(PROPER);
        away(() -> catchThrowable(() -> press("hint")));

        press("hint");

        assertThat(words()).contains("stage 1 of 4");
    }

    /// The paid answers are read when the answer is there.
    @Test
    void aCheckThatCouldNotBeShownCanBeAskedForAgainAndCountsOnce() {
        var saved = begin(PROPER);
        type(0, 1);
        away(() -> catchThrowable(() -> press("check")));
        assertThat(words()).doesNotContain("Nothing is wrong so far");

        press("check");

        assertThat(words()).contains("Nothing is wrong so far");
        assertThat(totals(saved).hints()).isEqualTo(1);
    }

    @Test
    void aHintThatCouldNotBeDoneIsNotPaidForAndThePlayersNextMoveIsNotTakenForIt() {
        var saved = begin(PROPER);
        for (int stage = 0; stage < 3; stage++) {
            press("hint");
        }
        away(() -> catchThrowable(() -> press("hint")));
        type(8, SOLUTION[8]);

        assertThat(words()).doesNotContain("Done.");
        assertThat(totals(saved).hintCost()).isEqualTo(4);
    }

    private static void resync() {
        var board = _get(PuzzleBoard.class);
        ComponentUtil.fireEvent(board, new PuzzleBoard.ResyncEvent(board, true, 0));
    }
}
