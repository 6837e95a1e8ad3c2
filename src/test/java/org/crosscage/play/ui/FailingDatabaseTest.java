package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.ComponentUtil;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.crosscage.BoardCalls;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.play.Change;
import org.crosscage.play.LoggedOp;
import org.crosscage.play.Move;
import org.crosscage.play.Op;
import org.crosscage.play.SavedGame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.context.TestPropertySource;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// What the board hears while the database cannot be reached, because others hold all of its connections, and while
/// it answers no.
@TestPropertySource(
        properties = {
            "spring.datasource.url=jdbc:h2:mem:failing;DB_CLOSE_DELAY=-1",
            "spring.datasource.hikari.maximum-pool-size=2",
            "spring.datasource.hikari.connection-timeout=1000"
        })
final class FailingDatabaseTest extends PlayScreenTest {

    @Autowired
    private JdbcClient database;

    @Autowired
    private HikariDataSource pool;

    private final List<Connection> taken = new ArrayList<>();

    @AfterEach
    void work() throws SQLException {
        for (var connection : taken) {
            connection.close();
        }
        taken.clear();
        database.sql("alter table game_op drop constraint if exists nothing").update();
    }

    private void fail() throws SQLException {
        for (int i = 0; i < pool.getMaximumPoolSize(); i++) {
            taken.add(pool.getConnection());
        }
    }

    private void sayNo() {
        database.sql("alter table game_op add constraint nothing check (move = '') nocheck")
                .update();
    }

    @Test
    void whatCanNeverBeStoredIsRefused() {
        begin(PROPER);
        sayNo();

        assertThat(BoardCalls.during(() -> send(1, 0, 1))).containsExactly("refuse");
    }

    @Test
    void whatIsRefusedHoldsUpNothing() throws SQLException {
        var saved = begin(PROPER);
        sayNo();
        send(1, 0, 1);
        work();

        send(2, 0, 2);

        assertThat(seqs(saved)).containsExactly(2L);
    }

    @Test
    void whatIsRefusedAfterAnOutageHoldsUpNothing() throws SQLException {
        var saved = begin(PROPER);
        fail();
        send(1, 0, 1);
        work();
        sayNo();
        send(1, 0, 1);
        work();

        send(2, 0, 2);

        assertThat(seqs(saved)).containsExactly(2L);
    }

    @Test
    void whatIsNoEntryIsRefused() {
        begin(PROPER);

        assertThat(BoardCalls.during(() -> send(json(1, 0, 1).put("kind", "dance"))))
                .containsExactly("refuse");
    }

    @Test
    void aMarkThatNoSetOfDigitsHoldsIsRefused() {
        begin(PROPER);
        var op = json(1, 0, 1);
        ((ObjectNode) op.path("changes").get(0)).putArray("candidates").add(64);

        assertThat(BoardCalls.during(() -> send(op))).containsExactly("refuse");
    }

    @Test
    void anEntryWithoutANumberIsRefused() {
        begin(PROPER);

        assertThat(BoardCalls.during(() -> send(json(1, 0, 1).put("seq", "first"))))
                .containsExactly("refuse");
    }

    @Test
    void whatCannotBeStoredIsToBeSentAgain() throws SQLException {
        var saved = begin(PROPER);
        fail();

        assertThat(BoardCalls.during(() -> send(1, 0, 1))).containsExactly("tryAgain");
        work();
        assertThat(BoardCalls.during(() -> send(1, 0, 1))).doesNotContain("tryAgain");

        assertThat(seqs(saved)).containsExactly(1L);
    }

    @Test
    void nothingOvertakesWhatCouldNotBeStored() throws SQLException {
        var saved = begin(PROPER);
        fail();
        send(1, 0, 1);
        work();

        assertThat(BoardCalls.during(() -> send(2, 0, 2))).containsExactly("tryAgain");
        assertThat(seqs(saved)).isEmpty();
        send(1, 0, 1);
        send(2, 0, 2);

        assertThat(seqs(saved)).containsExactly(1L, 2L);
        assertThat(stored(saved).position().digit(0)).isEqualTo(2);
    }

    @Test
    void whatIsStoredAfterAllHoldsUpNothing() throws SQLException {
        var saved = begin(PROPER);
        fail();
        send(1, 0, 1);
        work();
        games.submit(saved.player(), saved.id(), "test", 1, new Op.Play(Move.of(new Change.Digit(0, 1))));

        send(2, 0, 2);

        assertThat(seqs(saved)).containsExactly(1L, 2L);
    }

    @Test
    void aBoardThatAsksForTheLogIsToAskAgain() throws SQLException {
        begin(PROPER);
        fail();

        assertThat(BoardCalls.during(FailingDatabaseTest::resync)).containsExactly("tryAgain");
    }

    private static void send(long seq, int cell, int digit) {
        send(json(seq, cell, digit));
    }

    private static void send(ObjectNode op) {
        var board = _get(PuzzleBoard.class);
        ComponentUtil.fireEvent(board, new PuzzleBoard.OpEvent(board, true, op));
    }

    private static ObjectNode json(long seq, int cell, int digit) {
        var change = JsonNodeFactory.instance.objectNode().put("cell", cell).put("digit", digit);
        var op = JsonNodeFactory.instance
                .objectNode()
                .put("client", "test")
                .put("seq", seq)
                .put("kind", "play");
        op.putArray("changes").add(change);
        return op;
    }

    private static void resync() {
        var board = _get(PuzzleBoard.class);
        ComponentUtil.fireEvent(board, new PuzzleBoard.ResyncEvent(board, true, 0));
    }

    private List<Long> seqs(SavedGame saved) {
        return games.opsSince(saved.player(), saved.id(), 0).stream()
                .map(LoggedOp::seq)
                .toList();
    }
}
