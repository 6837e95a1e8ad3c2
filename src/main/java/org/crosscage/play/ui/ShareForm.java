package org.crosscage.play.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Pre;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.board.ui.QrCode;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.kind.PuzzleFormats;
import org.crosscage.shell.ui.CopyLink;
import org.crosscage.shell.ui.Picker;
import org.crosscage.shell.ui.Picker.Option;
import org.crosscage.texts.Texts;

/// A puzzle to be passed on: its address, and its text in every format that can hold it. Neither the player's digits
/// nor the solution goes with it.
final class ShareForm extends Div {

    private static final long serialVersionUID = 1L;

    /// Longer addresses do not get through everywhere.
    private static final int LONGEST_LINK = 2000;

    private static final String LINK = "link";

    private final transient Texts texts;
    private final transient Map<String, String> written;
    private final Div shown = new Div();

    ShareForm(PuzzleEntry entry, Texts texts) {
        this.texts = texts;
        this.written = written(new PuzzleEntry(entry.id(), entry.notes(), entry.puzzle(), Optional.empty(), List.of()));
        addClassName("share-form");
        var lead = new Paragraph(texts.say("play.share.lead"));
        lead.addClassName("quiet");
        add(lead);
        Optional.ofNullable(written.get(LINK))
                .map(String::strip)
                .filter(link -> link.length() <= LONGEST_LINK)
                .ifPresentOrElse(this::addLink, () -> add(new Paragraph(texts.say("play.share.no-link"))));
        var formats = new Picker(texts.say("play.share.format"), this::show);
        formats.setId("share-format");
        formats.offer(options(), PuzzleFormats.TEXT.id());
        shown.addClassName("shared");
        add(formats, shown);
        show(PuzzleFormats.TEXT.id());
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

    private void addLink(String path) {
        var address = path.substring(1);
        var link = block(address, "play.share.link.copy");
        link.getElement()
                .executeJs(
                        "const link = new URL($0, document.baseURI).href; this.querySelector('pre').textContent = link;"
                                + "this.querySelector('button').copyText = link",
                        address);
        link.setId("share-link");
        add(link, qrCode(address));
    }

    /// Drawn when it is opened: the browser alone knows the whole address under which it reaches the game.
    private NativeDetails qrCode(String address) {
        var code = new QrCode(texts);
        var details = new NativeDetails(texts.say("play.share.qr"), code);
        details.setId("share-qr");
        details.addToggleListener(toggle -> {
            if (toggle.isOpened()) {
                details.getElement()
                        .executeJs("return new URL($0, document.baseURI).href", address)
                        .then(String.class, code::show);
            }
        });
        return details;
    }

    private void show(String format) {
        shown.removeAll();
        shown.add(block(written.getOrDefault(format, "").stripTrailing(), "play.share.text.copy"));
    }

    /// @param button the text key of the button that copies
    private Div block(String text, String button) {
        var pre = new Pre(text);
        pre.getElement().setAttribute("tabindex", "0").setAttribute("role", "group");
        pre.getElement().setAttribute("aria-label", texts.say("play.share.what"));
        var copy = new CopyLink(
                texts.say(button), texts.say("play.share.copied"), texts.say("play.share.failed"), text + "\n");
        var foot = new Div(copy);
        foot.addClassName("share-foot");
        var block = new Div(pre, foot);
        block.addClassName("share-block");
        return block;
    }
}
