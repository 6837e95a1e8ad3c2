package org.crosscage.shell.ui;

import com.vaadin.flow.component.html.Div;

/// Shows that something is being made and, once known, how much of it is done.
public final class ProgressLine extends Div {

    private static final long serialVersionUID = 1L;

    /// @param name for screen readers: what is being made
    public ProgressLine(String name) {
        addClassName("progress-line");
        getElement().setAttribute("role", "progressbar").setAttribute("aria-label", name);
    }

    /// @param share what is done of it, from 0 to 1
    public void show(double share) {
        int percent = (int) Math.round(100 * share);
        getElement().setAttribute("aria-valuenow", Integer.toString(percent));
        getStyle().set("--done", percent + "%");
    }
}
