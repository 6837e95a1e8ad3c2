package org.crosscage.shell.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.ClientCallable;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import java.time.Duration;
import java.util.function.Supplier;

/// Says on a page that is open over midnight that a new day has begun, with a link to it; the page itself stays as it
/// is, so that nobody loses anything. The browser asks when the day should be over by the server's clock, and when
/// somebody comes back to the page, because its own clock stands while the machine sleeps.
public final class NewDayNote extends Div {

    private static final long serialVersionUID = 1L;

    /// Browsers hold no timer longer than 24 days, and slow down those of pages that nobody sees.
    private static final String WATCH = """
            const end = Date.now() + $0;
            const ask = () => this.$server.refresh();
            const wait = () => {
              clearTimeout(this.dayTimer);
              this.dayTimer = setTimeout(() => {
                if (this.isConnected) {
                  (Date.now() < end ? wait : ask)();
                }
              }, Math.max(0, Math.min(end - Date.now(), 3_600_000)));
            };
            wait();
            const seen = () => {
              if (!this.isConnected) {
                document.removeEventListener('visibilitychange', seen);
              } else if (document.visibilityState === 'visible') {
                ask();
              }
            };
            if (!this.isWatched) {
              this.isWatched = true;
              document.addEventListener('visibilitychange', seen);
            }
            """;

    private final transient Supplier<Duration> left;
    private final transient Supplier<Boolean> over;
    private final Anchor link;

    /// @param left how long the day of the server still is
    /// @param over whether the day of this page is over
    /// @param words of the link that appears then
    /// @param address where the new day is
    public NewDayNote(Supplier<Duration> left, Supplier<Boolean> over, String words, String address) {
        this.left = left;
        this.over = over;
        this.link = new Anchor(address, words);
        link.getElement().setAttribute("router-link", true);
        getElement().setAttribute("role", "status");
        addClassName("new-day");
    }

    @Override
    protected void onAttach(AttachEvent event) {
        watch();
    }

    /// The day may be over.
    @ClientCallable
    public void refresh() {
        if (!over.get()) {
            watch();
        } else if (!link.isAttached()) {
            add(link);
        }
    }

    /// A second later, so that who asks at midnight does not ask twice.
    private void watch() {
        getElement().executeJs(WATCH, left.get().plusSeconds(1).toMillis());
    }
}
