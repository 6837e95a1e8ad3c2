package org.crosscage.train.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import java.time.Duration;
import java.util.Map;
import java.util.function.Consumer;
import org.crosscage.texts.Texts;
import tools.jackson.databind.node.JsonNodeFactory;

/// The clock of a run. It counts in the browser: up while a position is open, or down to the end of the run.
@Tag("run-clock")
@JsModule("./train/run-clock.ts")
final class RunClock extends Component {

    private static final long serialVersionUID = 1L;

    RunClock(Texts texts) {
        var words = JsonNodeFactory.instance.objectNode();
        Map.of("hide", "train.clock.hide", "show", "train.clock.show", "time", "train.clock.time")
                .forEach((name, key) -> words.put(name, texts.say(key)));
        getElement().setPropertyJson("words", words);
    }

    /// Counts up from a time.
    RunClock from(Duration passed) {
        getElement().setProperty("seconds", passed.toMillis() / 1000.0);
        return this;
    }

    /// Counts down to nothing.
    RunClock left(Duration left) {
        getElement().setProperty("down", true).setProperty("seconds", Math.max(0, left.toMillis() / 1000.0));
        return this;
    }

    /// Whether the time is out of sight; it counts all the same.
    RunClock concealed(boolean concealed) {
        getElement().setProperty("concealed", concealed);
        return this;
    }

    void stop() {
        getElement().setProperty("stopped", true);
    }

    /// Calls the listener when the player hides the time or wants to see it again.
    RunClock onHide(Consumer<Boolean> listener) {
        getElement()
                .addEventListener(
                        "clock-hide",
                        event -> listener.accept(event.getEventData()
                                .path("event.detail.concealed")
                                .asBoolean(false)))
                .addEventData("event.detail.concealed");
        return this;
    }

    /// Calls the listener when it has counted down to nothing.
    RunClock onOver(Runnable listener) {
        getElement().addEventListener("clock-over", _ -> listener.run());
        return this;
    }
}
