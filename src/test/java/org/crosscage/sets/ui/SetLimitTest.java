package org.crosscage.sets.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static com.github.mvysny.kaributesting.v10.LocatorJ._setValue;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.textfield.TextField;
import org.crosscage.PageText;
import org.crosscage.ViewTest;
import org.crosscage.kind.GameTerms;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.sets.SetDescription;
import org.crosscage.sets.SetDraft;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.sets.store.SetDrafts;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.player.PlayerLimits;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

/// A maker may alter a set twice an hour here.
@TestPropertySource(properties = "crosscage.limits.move.player=2/1h")
final class SetLimitTest extends ViewTest {

    private static final String BUSY = "That was a lot in a short time.";

    @Autowired
    private PuzzleSets sets;

    @Autowired
    private SetDrafts drafts;

    @Autowired
    private PuzzleLibrary library;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private RateLimits limits;

    @Autowired
    private PlayerLimits players;

    @Test
    void anUnfinishedSetStaysAsItIsPastTheLimit() {
        player.id();
        UI.getCurrent().navigate("sets/new");
        title("One");
        title("Two");

        title("Three");
        assertThat(draft().title()).isEqualTo("Two");
        assertThat(PageText.page().text()).contains(BUSY);
        addAPuzzle();
        assertThat(draft().puzzles()).isEmpty();

        limits.refund(Limit.MOVE, players.visitor());
        addAPuzzle();
        assertThat(draft().puzzles()).hasSize(1);
        limits.refund(Limit.MOVE, players.visitor());
        title("Four");
        assertThat(draft().title()).isEqualTo("Four");
        assertThat(PageText.page().text()).doesNotContain(BUSY);
    }

    @Test
    void aSetStaysAsItIsPastTheLimit() {
        var puzzles = library.pack("kenken-4x4").orElseThrow().entries().subList(0, 2);
        var made = sets.make(player.id(), new SetDescription("Week", "", GameTerms.NONE, false), puzzles);
        UI.getCurrent().navigate("sets/" + made.maker().written());
        title("One");
        title("Two");

        title("Three");
        addAPuzzle();

        var now = sets.find(made.set().code()).orElseThrow();
        assertThat(now.description().title()).isEqualTo("Two");
        assertThat(now.puzzles()).hasSize(2);
        assertThat(PageText.page().text()).contains(BUSY);
    }

    private static void title(String title) {
        _setValue(_get(TextField.class, spec -> spec.withId("set-title")), title);
    }

    private static void addAPuzzle() {
        var shipped = _get(ShippedTile.class, spec -> spec.withId("shipped-3"));
        _click(_get(shipped, NativeButton.class));
    }

    private SetDraft draft() {
        return drafts.of(player.id());
    }
}
