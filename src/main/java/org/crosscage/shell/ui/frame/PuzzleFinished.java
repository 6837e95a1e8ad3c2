package org.crosscage.shell.ui.frame;

import com.vaadin.flow.component.ComponentEvent;
import com.vaadin.flow.component.UI;

/// The player has finished a puzzle on a page.
public final class PuzzleFinished extends ComponentEvent<UI> {

    private static final long serialVersionUID = 1L;

    public PuzzleFinished(UI page) {
        super(page, false);
    }
}
