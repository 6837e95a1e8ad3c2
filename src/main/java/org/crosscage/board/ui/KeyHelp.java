package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import java.util.Map;
import org.crosscage.board.ui.BoardPreferences.Feature;
import org.crosscage.player.Preferences;

/// The list of all keys, made in the browser from the table that the board obeys.
@Tag("key-help")
@JsModule("./board/index.ts")
public final class KeyHelp extends Component {

    private static final long serialVersionUID = 1L;

    /// @param texts the board's texts
    /// @param now decides which keys there are
    /// @param largest the largest digit of the puzzle
    public KeyHelp(Map<String, String> texts, BoardPreferences now, int largest) {
        getElement().setPropertyJson("texts", JsonNodes.texts(texts));
        getElement().setProperty("letters", now.choices().get(Preferences.LETTER_KEYS));
        getElement().setProperty("hints", now.choices().get(Preferences.HINTS));
        getElement().setProperty("branches", now.features().contains(Feature.BRANCHES));
        getElement().setProperty("question", now.features().contains(Feature.QUESTION));
        getElement().setProperty("game", now.features().contains(Feature.GAME));
        getElement().setProperty("largest", largest);
    }
}
