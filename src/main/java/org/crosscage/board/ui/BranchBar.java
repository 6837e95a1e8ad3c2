package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;

/// What there is to know of a board's innermost open branch, and the buttons that end it. It talks to the board in
/// the browser, and is hidden while no branch is open.
@Tag("branch-bar")
@JsModule("./board/index.ts")
public final class BranchBar extends Component {

    private static final long serialVersionUID = 1L;

    /// @param board the board that it works for; both must be on the same page
    public BranchBar(PuzzleBoard board) {
        getElement().setAttribute("for", board.requireId());
    }
}
