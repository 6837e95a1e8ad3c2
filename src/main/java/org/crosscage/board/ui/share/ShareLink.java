package org.crosscage.board.ui.share;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Position;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.texts.Texts;

/// The address of a puzzle that is passed on, and what goes with it: what the player has filled in, and the terms on
/// which it is to be played.
final class ShareLink extends Div {

    private static final long serialVersionUID = 1L;

    /// Where the board of a code is shown in frames, relative to the first page.
    private static final String EMBED = "embed/";

    private final transient PuzzleEntry entry;
    private final transient Position position;
    private final transient List<String> pages;
    private final transient Texts texts;
    private final Checkbox filled;
    private final Checkbox withoutHints;
    private final Div shown = new Div();
    private final Div code = new Div();
    private transient Optional<Tier> hardest = Optional.empty();

    /// @param position what is filled in now
    /// @param pages origins of the pages that may show the board in a frame
    ShareLink(PuzzleEntry entry, Position position, List<String> pages, Texts texts) {
        this.pages = pages;
        this.entry = entry;
        this.position = position;
        this.texts = texts;
        this.filled = box("filled");
        this.withoutHints = box("no-hints");
        addClassName("share-link");
        shown.setId("share-link");
        var options = new Div(withoutHints, techniques());
        if (!position.equals(Position.start(entry.puzzle()))) {
            options.addComponentAsFirst(filled);
        }
        options.addClassName("share-options");
        options.getElement().setAttribute("role", "group");
        options.getElement().setAttribute("aria-label", texts.say("play.share.in-link"));
        add(shown, options, code);
        showLink();
    }

    private Checkbox box(String key) {
        var box = new Checkbox(texts.say("play.share." + key), event -> showLink());
        box.setId("share-" + key);
        return box;
    }

    private Picker techniques() {
        var picker = new Picker(texts.say("play.share.techniques"), this::pick);
        picker.setId("share-techniques");
        var options = new ArrayList<Picker.Option>();
        options.add(new Picker.Option("", "", texts.say("play.share.techniques.own")));
        Stream.of(Tier.values())
                .map(tier -> new Picker.Option(
                        "",
                        tier.id(),
                        texts.say("play.share.techniques.up-to", "tier", texts.say("shell.grade." + tier.id()))))
                .forEach(options::add);
        picker.offer(options, "");
        return picker;
    }

    private void pick(String word) {
        hardest =
                Stream.of(Tier.values()).filter(tier -> tier.id().equals(word)).findFirst();
        showLink();
    }

    private void showLink() {
        shown.removeAll();
        code.removeAll();
        link().ifPresentOrElse(
                        this::showLink,
                        () -> shown.add(new Paragraph(
                                texts.say(filled.getValue() ? "play.share.too-much" : "play.share.no-link"))));
    }

    /// Empty when there is none, or it is too long.
    private Optional<String> link() {
        var terms = new GameTerms(!withoutHints.getValue(), hardest);
        var with = filled.getValue() ? Optional.of(position) : Optional.<Position>empty();
        try {
            return Optional.of(LinkCode.PATH + LinkCode.code(new SharedGame(entry, with, terms)))
                    .filter(link -> link.length() <= LinkCode.LONGEST);
        } catch (UnwritableException _) {
            return Optional.empty();
        }
    }

    private void showLink(String path) {
        var address = path.substring(1);
        shown.add(block("play.share.what", "play.share.link.copy", address, "link"));
        var details = new QrDetails(texts.say("play.share.qr"), address, texts);
        details.setId("share-qr");
        code.add(details);
        if (!pages.isEmpty()) {
            code.add(frame(EMBED + path.substring(LinkCode.PATH.length())));
        }
    }

    /// Shows what the page makes of an address, since it alone knows what the server is called.
    ///
    /// @param what the text key of what that is
    /// @param copy the text key of the button that copies it
    /// @param expression of JavaScript that computes it from `link`; `$1` is the puzzle's name
    private ShareBlock block(String what, String copy, String address, String expression) {
        var block = new ShareBlock(address, what, copy, texts);
        block.getElement()
                .executeJs(
                        "const link = new URL($0, document.baseURI).href; const text = " + expression.strip()
                                + "; this.querySelector('pre').textContent = text;"
                                + " this.querySelector('button').copyText = text",
                        address,
                        new PuzzleNames(texts).of(entry));
        return block;
    }

    /// The line of HTML that shows the board in a page of others. The referrer says to the board which page that is,
    /// whatever the page says otherwise.
    private NativeDetails frame(String address) {
        var block = block("play.share.frame.what", "play.share.frame.copy", address, """
                Object.assign(document.createElement('iframe'), {
                    src: link,
                    title: $1,
                    referrerPolicy: 'origin',
                    style: 'width: 100%; height: 720px; border: 0',
                }).outerHTML
                """);
        block.setId("share-frame");
        var where = new Paragraph(texts.say("play.share.frame.where", "pages", texts.any(pages)));
        var details = new NativeDetails(texts.say("play.share.frame"), new Div(where, block));
        details.setId("share-frame-details");
        return details;
    }
}
