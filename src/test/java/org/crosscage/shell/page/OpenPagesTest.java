package org.crosscage.shell.page;

import static com.github.mvysny.kaributesting.v10.MockVaadin.clientRoundtrip;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.function.SerializableRunnable;
import com.vaadin.flow.internal.CurrentInstance;
import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinSession;
import java.time.Duration;
import java.util.List;
import org.crosscage.ViewTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Two pages of which one goes away just before it is asked something.
final class OpenPagesTest extends ViewTest {

    private final OpenPages pages = new OpenPages();

    /// When it is its turn and it is there, all others of its kind go away.
    private static final class LastPage extends UI {

        private static final long serialVersionUID = 1L;

        @Override
        public SerializableRunnable accessLater(SerializableRunnable task, SerializableRunnable detached) {
            if (isAttached()) {
                lastPages().stream().filter(page -> page != this).forEach(LastPage::remove);
            }
            return super.accessLater(task, detached);
        }

        private static void remove(UI page) {
            var current = CurrentInstance.setCurrent(page);
            try {
                page.close();
                page.getSession().removeUI(page);
            } finally {
                CurrentInstance.restoreInstances(current);
            }
        }
    }

    private static List<UI> lastPages() {
        return VaadinSession.getCurrent().getUIs().stream()
                .filter(LastPage.class::isInstance)
                .toList();
    }

    @BeforeEach
    void twoPages() {
        open(2);
    }

    private void open(int count) {
        for (int i = 0; i < count; i++) {
            var session = VaadinSession.getCurrent();
            var page = new LastPage();
            page.getInternals().setSession(session);
            page.doInit(VaadinRequest.getCurrent(), session.getNextUIid(), "test");
            session.addUI(page);
            pages.open(page);
        }
    }

    @Test
    void theOtherIsHandedOver() {
        pages.handOver(Duration.ofSeconds(10));
        clientRoundtrip(false);

        assertThat(pages.pages()).isEqualTo(1);
        assertThat(lastPages())
                .singleElement()
                .satisfies(page -> assertThat(page.getInternals().dumpPendingJavaScriptInvocations())
                        .singleElement()
                        .satisfies(script -> {
                            assertThat(script.getInvocation().getExpression()).contains("crosscage-hand-over");
                            assertThat(script.getInvocation().getParameters()).contains(10_000.0);
                        }));
    }

    @Test
    void aPageThatIsSentWholeIsStillThere() {
        lastPages().forEach(page -> page.getInternals().getStateTree().prepareForResync());
        assertThat(pages.pages()).isEqualTo(2);

        LastPage.remove(lastPages().getFirst());
        assertThat(pages.pages()).isEqualTo(1);
    }

    @Test
    void withTheTwentyFirstPageOfASessionTheOldestCloses() {
        open(20 - VaadinSession.getCurrent().getUIs().size());
        assertThat(VaadinSession.getCurrent().getUIs()).hasSize(20).noneMatch(UI::isClosing);
        var oldest = VaadinSession.getCurrent().getUIs().iterator().next();

        open(1);

        assertThat(oldest.isClosing()).isTrue();
        assertThat(lastPages()).filteredOn(page -> !page.isClosing()).hasSize(20);
    }
}
