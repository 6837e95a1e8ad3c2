package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import java.util.Map;

/// The keypad of a board: digits with what remains of each, clear, and the digit-first lock. It talks to the board
/// in the browser, so that every tap is answered at once.
@Tag("digit-pad")
@JsModule("./board/index.ts")
public final class DigitPad extends Component {

    private static final long serialVersionUID = 1L;

    /// @param board the board that it works for; both must be on the same page
    /// @param texts the board's texts
    public DigitPad(PuzzleBoard board, Map<String, String> texts) {
        getElement().setAttribute("for", board.requireId());
        getElement().setPropertyJson("texts", BoardJson.texts(texts));
    }
}
