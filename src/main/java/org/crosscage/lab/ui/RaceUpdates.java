package org.crosscage.lab.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.UIDetachedException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.crosscage.lab.Race;
import org.crosscage.shell.page.LiveUpdates;

/// Brings the changes of a race into a page. While one notification is on its way the next is not sent after it, so
/// that a slow page is not flooded; what it then shows is what is newest. A page that is gone ends its race.
final class RaceUpdates implements Consumer<Race> {

    private final UI page;
    private final Consumer<Race> shown;
    private final AtomicBoolean onItsWay = new AtomicBoolean();

    /// @param shown called with the page's session locked
    RaceUpdates(UI page, Consumer<Race> shown) {
        this.page = page;
        this.shown = shown;
        LiveUpdates.begin(page);
    }

    @Override
    public void accept(Race race) {
        if (!onItsWay.compareAndSet(false, true)) {
            return;
        }
        try {
            page.access(() -> {
                onItsWay.set(false);
                shown.accept(race);
            });
        } catch (UIDetachedException _) {
            race.stop();
        }
    }
}
