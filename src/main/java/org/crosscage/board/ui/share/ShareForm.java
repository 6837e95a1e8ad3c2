package org.crosscage.board.ui.share;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Position;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.shell.ui.field.Picker.Option;
import org.crosscage.texts.Texts;

/// A puzzle to be passed on: its address, and its text in every format that can hold it. The solution never goes with
/// it, and what the player has filled in only with the address, when that is wanted.
final class ShareForm extends Div {

    private static final long serialVersionUID = 1L;

    private static final String LINK = "link";

    private final transient Texts texts;
    private final transient Map<String, String> written;
    private final Div shown = new Div();

    /// @param position what is filled in now
    /// @param link shows the address
    ShareForm(PuzzleEntry entry, Position position, ShareLink link, Texts texts) {
        this.texts = texts;
        this.written = written(unsolved(entry));
        addClassName("share-form");
        var lead =
                new Paragraph(texts.say("play.share.lead", "filled", !position.equals(Position.start(entry.puzzle()))));
        lead.addClassName("quiet");
        add(lead);
        add(link);
        var formats = new Picker(texts.say("play.share.format"), this::show);
        formats.setId("share-format");
        formats.offer(options(), PuzzleFormats.TEXT.id());
        shown.addClassName("shared");
        add(formats, shown);
        show(PuzzleFormats.TEXT.id());
    }

    static PuzzleEntry unsolved(PuzzleEntry entry) {
        return new PuzzleEntry(entry.name(), entry.notes(), entry.puzzle(), Optional.empty(), List.of());
    }

    /// The puzzle's text by the format's name, in the order of formats.
    private static Map<String, String> written(PuzzleEntry entry) {
        var written = new LinkedHashMap<String, String>();
        PuzzleFormats.all().forEach(format -> written(entry, format).ifPresent(text -> written.put(format.id(), text)));
        return written;
    }

    /// Empty when the format cannot hold the puzzle.
    private static Optional<String> written(PuzzleEntry entry, PuzzleFormat format) {
        try {
            return Optional.of(format.write(entry));
        } catch (UnwritableException _) {
            return Optional.empty();
        }
    }

    private List<Option> options() {
        var options = new ArrayList<Option>();
        written.keySet().stream()
                .filter(id -> !id.equals(LINK))
                .forEach(id -> options.add(new Option("", id, texts.say("formats.name." + id))));
        return options;
    }

    private void show(String format) {
        shown.removeAll();
        shown.add(new ShareBlock(
                written.getOrDefault(format, "").stripTrailing(), "play.share.what", "play.share.text.copy", texts));
    }
}
