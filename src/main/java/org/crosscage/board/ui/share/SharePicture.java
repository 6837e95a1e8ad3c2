package org.crosscage.board.ui.share;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.server.streams.DownloadHandler;
import com.vaadin.flow.server.streams.DownloadResponse;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Position;
import org.crosscage.drawing.BoardDrawing;
import org.crosscage.drawing.Palette;
import org.crosscage.drawing.PngPicture;
import org.crosscage.drawing.SvgPicture;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.texts.Texts;

/// The board as a file of a picture: the puzzle alone, or with what the player has filled in.
final class SharePicture extends Div {

    private static final long serialVersionUID = 1L;

    private final transient PuzzleEntry entry;
    private final transient Position filled;
    private final transient Texts texts;
    /// Read by the downloads, which come without the view's lock.
    private volatile boolean withDigits;

    /// @param filled what is in the cells now
    SharePicture(PuzzleEntry entry, Position filled, Texts texts) {
        this.entry = entry;
        this.filled = filled;
        this.texts = texts;
        addClassName("share-picture");
        var digits = new Checkbox(texts.say("play.share.picture.filled"));
        digits.setId("share-picture-filled");
        digits.addValueChangeListener(change -> withDigits = change.getValue());
        var files = new Div(file("svg", "image/svg+xml"), file("png", "image/png"));
        files.addClassName("share-files");
        add(new H3(texts.say("play.share.picture")), digits, files);
    }

    /// A file that is drawn when it is asked for.
    private Anchor file(String ending, String type) {
        var name = PuzzleEntry.kindAndSize(entry.puzzle()) + "." + ending;
        var handler = DownloadHandler.fromInputStream(_ -> {
            var bytes = bytes(ending);
            return new DownloadResponse(new ByteArrayInputStream(bytes), name, type, bytes.length);
        });
        var link = new Anchor(handler, texts.say("play.share.picture." + ending));
        link.setId("share-" + ending);
        link.addClassName("button-link");
        return link;
    }

    private byte[] bytes(String ending) {
        var drawing = drawing();
        return ending.equals("png")
                ? PngPicture.of(drawing, Palette.SCREEN)
                : SvgPicture.of(drawing, Palette.SCREEN, new PuzzleNames(texts).of(entry))
                        .getBytes(StandardCharsets.UTF_8);
    }

    private BoardDrawing drawing() {
        var puzzle = entry.puzzle();
        var position = withDigits ? filled : Position.start(puzzle);
        var picture = PuzzleKinds.of(puzzle.kind()).picture(puzzle);
        return BoardDrawing.of(puzzle, picture, position).withMarks(puzzle.digits());
    }
}
