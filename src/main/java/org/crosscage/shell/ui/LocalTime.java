package org.crosscage.shell.ui;

import com.vaadin.flow.component.HtmlComponent;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import java.time.Instant;

/// A sentence about a moment, told in the time zone of the player's device. Where no script runs, the sentence about
/// UTC stays.
@Tag("local-time")
@JsModule("./shell/local-time.ts")
public final class LocalTime extends HtmlComponent {

    private static final long serialVersionUID = 1L;

    /// @param local with `{time}`, in which the browser puts the time, or with `{hours}` and `{minutes}` until then
    /// @param withDate whether that time is told with its date, which may be the day before
    public LocalTime(String utc, String local, Instant moment, boolean withDate) {
        getElement()
                .setText(utc)
                .setAttribute("moment", moment.toString())
                .setAttribute("sentence", local)
                .setAttribute("with-date", withDate);
    }
}
