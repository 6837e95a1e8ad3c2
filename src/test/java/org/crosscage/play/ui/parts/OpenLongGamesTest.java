package org.crosscage.play.ui.parts;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.UI;
import org.crosscage.ViewTest;
import org.crosscage.core.game.LogSize;
import org.junit.jupiter.api.Test;

/// With room for two full logs.
final class OpenLongGamesTest extends ViewTest {

    private static final LogSize FULL = new LogSize(LogSize.MOST_ENTRIES, LogSize.MOST_BYTES);
    private static final LogSize ORDINARY = new LogSize(2000, 40_000);

    private final OpenLongGames games = new OpenLongGames(2 * FULL.memory());

    @Test
    void aThirdLongGameIsRefusedAndOrdinaryOnesOpen() {
        assertThat(games.show(new UI(), FULL)).isTrue();
        assertThat(games.show(new UI(), FULL)).isTrue();

        assertThat(games.show(new UI(), FULL)).isFalse();
        assertThat(games.show(new UI(), ORDINARY)).isTrue();
    }

    @Test
    void aPageGivesBackWhatItsGameBeforeTook() {
        var page = new UI();
        for (int i = 0; i < 5; i++) {
            assertThat(games.show(page, FULL)).isTrue();
        }
        assertThat(games.show(new UI(), FULL)).isTrue();

        assertThat(games.show(page, ORDINARY)).isTrue();
        assertThat(games.show(new UI(), FULL)).isTrue();
    }

    @Test
    void aPageThatClosesGivesItsMemoryBack() {
        var page = UI.getCurrent();
        assertThat(games.show(page, FULL)).isTrue();
        assertThat(games.show(new UI(), FULL)).isTrue();
        assertThat(games.show(new UI(), FULL)).isFalse();

        page.getSession().close();
        MockVaadin.tearDown();

        assertThat(games.show(new UI(), FULL)).isTrue();
    }
}
