package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import java.util.List;
import java.util.stream.Stream;
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
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// What the board hears while the database cannot store anything: its log is out of reach under another name.
final class FailingDatabaseTest extends PlayScreenTest {

    @Autowired
    private JdbcClient database;

    private boolean failing;

    @AfterEach
    void work() {
        if (failing) {
            database.sql("alter table away rename to game_op").update();
            failing = false;
        }
    }

    private void fail() {
        database.sql("alter table game_op rename to away").update();
        failing = true;
    }

    @Test
    void whatCannotBeStoredIsToBeSentAgain() {
        var saved = begin(PROPER);
        fail();

        assertThat(calls(() -> send(1, 0, 1))).containsExactly("tryAgain");
        work();
        assertThat(calls(() -> send(1, 0, 1))).doesNotContain("tryAgain");

        assertThat(seqs(saved)).containsExactly(1L);
    }

    @Test
    void nothingOvertakesWhatCouldNotBeStored() {
        var saved = begin(PROPER);
        fail();
        send(1, 0, 1);
        work();

        assertThat(calls(() -> send(2, 0, 2))).containsExactly("tryAgain");
        assertThat(seqs(saved)).isEmpty();
        send(1, 0, 1);
        send(2, 0, 2);

        assertThat(seqs(saved)).containsExactly(1L, 2L);
        assertThat(stored(saved).position().digit(0)).isEqualTo(2);
    }

    @Test
    void whatIsStoredAfterAllHoldsUpNothing() {
        var saved = begin(PROPER);
        fail();
        send(1, 0, 1);
        work();
        games.submit(saved.player(), saved.id(), "test", 1, new Op.Play(Move.of(new Change.Digit(0, 1))));

        send(2, 0, 2);

        assertThat(seqs(saved)).containsExactly(1L, 2L);
    }

    @Test
    void aBoardThatAsksForTheLogIsToAskAgain() {
        begin(PROPER);
        fail();

        assertThat(calls(FailingDatabaseTest::resync)).containsExactly("tryAgain");
    }

    private static void send(long seq, int cell, int digit) {
        var board = _get(PuzzleBoard.class);
        ComponentUtil.fireEvent(board, new PuzzleBoard.OpEvent(board, true, json(seq, cell, digit)));
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

    /// The methods of the board that are called meanwhile.
    private static List<String> calls(Runnable action) {
        dump();
        action.run();
        return dump().toList();
    }

    private static Stream<String> dump() {
        var ui = UI.getCurrent();
        ui.getInternals().getStateTree().runExecutionsBeforeClientResponse();
        return ui.getInternals().dumpPendingJavaScriptInvocations().stream()
                .map(call -> call.getInvocation().getExpression())
                .flatMap(script -> Stream.of("tryAgain", "refuse", "receive").filter(script::contains));
    }

    private List<Long> seqs(SavedGame saved) {
        return games.opsSince(saved.player(), saved.id(), 0).stream()
                .map(LoggedOp::seq)
                .toList();
    }
}
