package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;

/// The keypad of a board: digits with what remains of each, clear, and the digit-first lock. It talks to the board
/// in the browser, so that every tap is answered at once.
@Tag("digit-pad")
@JsModule("./board/index.ts")
public final class DigitPad extends Component {

    private static final long serialVersionUID = 1L;

    /// @param board the board that it works for; both must be on the same page
    public DigitPad(PuzzleBoard board) {
        getElement().setAttribute("for", board.requireId());
    }
}
