package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import java.util.Map;
import org.crosscage.board.Playback;

/// Plays a [Playback] on a board: play, pause, steps, scrubber, speed, all in the browser.
@Tag("playback-player")
@JsModule("./play/playback-player.ts")
public final class PlaybackPlayer extends Component {

    private static final long serialVersionUID = 1L;

    private transient Playback playback;

    /// @param board the board that it plays on; both must be on the same page
    /// @param texts the words of its buttons, by key: `playback.play` …
    /// @param plain without sentences and list of techniques
    public PlaybackPlayer(PuzzleBoard board, Map<String, String> texts, boolean plain, Playback playback) {
        getElement().setProperty("for", board.requireId());
        getElement().setPropertyJson("texts", JsonNodes.texts(texts));
        getElement().setProperty("plain", plain);
        this.playback = playback;
        show(playback);
    }

    /// Says whether single letters are keys; they are unless it is said.
    public PlaybackPlayer letterKeys(boolean on) {
        getElement().setProperty("letters", on);
        return this;
    }

    public void show(Playback newPlayback) {
        playback = newPlayback;
        getElement().setPropertyJson("playback", JsonNodes.object(newPlayback.toJson()));
    }

    /// Stops at a frame and brings the board into sight.
    ///
    /// @param frame from 0; past the last the last one
    public void jump(int frame) {
        getElement().executeJs("this.jump($0)", frame);
    }

    public Playback playback() {
        return playback;
    }
}
