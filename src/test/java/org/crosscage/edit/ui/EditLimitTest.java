package org.crosscage.edit.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.BasicUtilsKt;
import com.vaadin.flow.component.UI;
import org.crosscage.ViewTest;
import org.crosscage.edit.Draft;
import org.crosscage.edit.Sketches;
import org.crosscage.edit.store.DraftStore;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.player.PlayerLimits;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;
import tools.jackson.databind.node.JsonNodeFactory;

/// A player may draw twice an hour here.
@TestPropertySource(properties = "crosscage.limits.move.player=2/1h")
final class EditLimitTest extends ViewTest {

    @Autowired
    private DraftStore drafts;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private RateLimits limits;

    @Autowired
    private PlayerLimits players;

    /// The new page of the browser sends what is not confirmed.
    @Test
    void pastTheLimitThePageLoadsAgain() {
        var draft = drafts.begin(player.id(), "Mine", Sketches.blank("kenken", 4, 4));
        UI.getCurrent().navigate("edit/" + draft.id());
        join(1, 0, 1);
        join(2, 4, 5);
        var before = stored(draft);
        var page = _get(SketchBoard.class);

        join(3, 8, 9);
        assertThat(stored(draft).history()).isEqualTo(before.history());
        assertThat(_get(SketchBoard.class)).isNotSameAs(page);

        limits.refund(Limit.MOVE, players.visitor());
        join(3, 8, 9);
        assertThat(stored(draft).seq()).isEqualTo(3);
    }

    @Test
    void undoesCountAndOneOfNothingStoresNothing() {
        var draft = drafts.begin(player.id(), "Mine", Sketches.blank("kenken", 4, 4));
        UI.getCurrent().navigate("edit/" + draft.id());
        command("undo");
        assertThat(stored(draft).revision()).isZero();
        join(1, 0, 1);
        var before = stored(draft);

        command("undo");
        assertThat(stored(draft)).isEqualTo(before);

        limits.refund(Limit.MOVE, players.visitor());
        command("undo");
        assertThat(stored(draft).history().canRedo()).isTrue();
    }

    private static void command(String name) {
        BasicUtilsKt._fireDomEvent(
                _get(SketchBoard.class),
                "sketch-command",
                JsonNodeFactory.instance.objectNode().put("event.detail.name", name));
    }

    private static void join(long seq, int one, int other) {
        var edit = JsonNodeFactory.instance
                .objectNode()
                .put("client", "here")
                .put("seq", seq)
                .put("kind", "cage");
        edit.putArray("places").add(one).add(other);
        BasicUtilsKt._fireDomEvent(
                _get(SketchBoard.class),
                "sketch-edit",
                JsonNodeFactory.instance.objectNode().set("event.detail", edit));
    }

    private Draft stored(Draft draft) {
        return drafts.find(player.id(), draft.id()).orElseThrow();
    }
}
