package org.crosscage.shell.page;

import static com.github.mvysny.kaributesting.v10.MockVaadin.clientRoundtrip;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.shared.communication.PushMode;
import org.crosscage.ViewTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class LiveUpdatesTest extends ViewTest {

    /// As the page's own frame has it, which no page of a test has.
    @BeforeEach
    void beginWithoutPush() {
        UI.getCurrent().getPushConfiguration().setPushMode(PushMode.DISABLED);
    }

    private static PushMode mode() {
        return UI.getCurrent().getPushConfiguration().getPushMode();
    }

    private static void show(String address) {
        UI.getCurrent().navigate(address);
        clientRoundtrip(false);
    }

    @Test
    void aViewWithoutNeedOfThemHasNoPush() {
        for (var address : new String[] {"", "how-to-play", "library", "settings"}) {
            show(address);
            assertThat(mode()).as(address).isEqualTo(PushMode.DISABLED);
        }
    }

    @Test
    void aPageThatHasPushKeepsItInOtherViews() {
        show("settings");
        LiveUpdates.begin(UI.getCurrent());
        clientRoundtrip(false);
        assertThat(mode()).isEqualTo(PushMode.AUTOMATIC);

        show("library");
        assertThat(mode()).isEqualTo(PushMode.AUTOMATIC);
    }

    @Test
    void aPageThatIsToAskAsksAndKeepsItsPushAsItIs() {
        show("settings");
        LiveUpdates.begin(UI.getCurrent());
        LiveUpdates.poll(UI.getCurrent());

        show("library");
        LiveUpdates.begin(UI.getCurrent());
        clientRoundtrip(false);

        assertThat(mode()).isEqualTo(PushMode.MANUAL);
        assertThat(UI.getCurrent().getPollInterval()).isPositive();
    }

    @Test
    void aPageWithoutPushIsGivenNoneWhenItIsToAsk() {
        show("settings");
        LiveUpdates.poll(UI.getCurrent());

        assertThat(mode()).isEqualTo(PushMode.DISABLED);
    }
}
