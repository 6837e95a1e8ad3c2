package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import java.util.Map;

/// Plays a [Frames] on a board: play, pause, steps, scrubber, speed, all in the browser.
@Tag("film-player")
@JsModule("./play/film-player.ts")
public final class FramePlayer extends Component {

    private static final long serialVersionUID = 1L;

    private transient Frames film;

    /// @param board the board that it plays on; both must be on the same page
    /// @param texts the words of its buttons, by key: `film.play` …
    /// @param plain without sentences and list of techniques
    public FramePlayer(PuzzleBoard board, Map<String, String> texts, boolean plain, Frames film) {
        getElement().setProperty("for", board.requireId());
        getElement().setPropertyJson("texts", BoardJson.texts(texts));
        getElement().setProperty("plain", plain);
        this.film = film;
        show(film);
    }

    /// Says whether single letters are keys; they are unless it is said.
    public FramePlayer letterKeys(boolean on) {
        getElement().setProperty("letters", on);
        return this;
    }

    public void show(Frames newFilm) {
        film = newFilm;
        getElement().setPropertyJson("film", newFilm.toJson());
    }

    /// Stops at a frame and brings the board into sight.
    ///
    /// @param frame from 0; past the last the last one
    public void jump(int frame) {
        getElement().executeJs("this.jump($0)", frame);
    }

    public Frames film() {
        return film;
    }
}
