package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import java.util.Map;

/// The list of all keys, made in the browser from the table that the board obeys.
@Tag("key-help")
@JsModule("./board/index.ts")
public final class KeyHelp extends Component {

    private static final long serialVersionUID = 1L;

    /// @param texts the board's texts
    /// @param letters whether single letters are keys
    /// @param hints whether there are hints
    /// @param largest the largest digit of the puzzle
    public KeyHelp(Map<String, String> texts, boolean letters, boolean hints, int largest) {
        getElement().setPropertyJson("texts", BoardJson.texts(texts));
        getElement().setProperty("letters", letters);
        getElement().setProperty("hints", hints);
        getElement().setProperty("largest", largest);
    }
}
