package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.ComponentEvent;
import com.vaadin.flow.component.ComponentEventListener;
import com.vaadin.flow.component.DomEvent;
import com.vaadin.flow.component.EventData;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.shared.Registration;
import java.time.Duration;

/// The clock of a game. It counts, hides and pauses in the browser. How far it is comes with each entry of
/// its board, and in ticks where nothing is played for a while or it stops.
@Tag("play-timer")
@JsModule("./board/index.ts")
public final class PlayTimer extends Component {

    private static final long serialVersionUID = 1L;
    private static final Duration LONGEST = Duration.ofDays(365);

    /// @param board the board that a pause covers; both must be on the same page
    public PlayTimer(PuzzleBoard board) {
        getElement().setAttribute("for", board.requireId());
    }

    /// Names the game in the browser's storage, where its time goes on.
    public void setGame(String id) {
        getElement().setProperty("game", id);
    }

    public void setElapsed(Duration elapsed) {
        getElement().setProperty("elapsed", elapsed.toMillis() / 1000.0);
    }

    /// Whether the time is out of sight; it counts all the same.
    public void setConcealed(boolean concealed) {
        getElement().setProperty("concealed", concealed);
    }

    /// Stops for good: the game is over.
    public void setStopped(boolean stopped) {
        getElement().setProperty("stopped", stopped);
    }

    /// The time that the element means: none where it is negative, a year at most.
    static Duration elapsed(double seconds) {
        return Duration.ofMillis(Math.clamp(Math.round(seconds * 1000), 0, LONGEST.toMillis()));
    }

    public Registration addTickListener(ComponentEventListener<TickEvent> listener) {
        return addListener(TickEvent.class, listener);
    }

    public Registration addHideListener(ComponentEventListener<HideEvent> listener) {
        return addListener(HideEvent.class, listener);
    }

    /// Some time was played.
    @DomEvent("timer-tick")
    public static final class TickEvent extends ComponentEvent<PlayTimer> {

        private static final long serialVersionUID = 1L;

        private final Duration elapsed;

        public TickEvent(
                PlayTimer source, boolean fromClient, @EventData("event.detail.elapsed") double elapsedSeconds) {
            super(source, fromClient);
            this.elapsed = PlayTimer.elapsed(elapsedSeconds);
        }

        /// In all, since the game began.
        public Duration elapsed() {
            return elapsed;
        }
    }

    /// The player hid the time, or wants to see it again.
    @DomEvent("timer-hide")
    public static final class HideEvent extends ComponentEvent<PlayTimer> {

        private static final long serialVersionUID = 1L;

        private final boolean concealed;

        public HideEvent(PlayTimer source, boolean fromClient, @EventData("event.detail.concealed") boolean concealed) {
            super(source, fromClient);
            this.concealed = concealed;
        }

        public boolean concealed() {
            return concealed;
        }
    }
}
