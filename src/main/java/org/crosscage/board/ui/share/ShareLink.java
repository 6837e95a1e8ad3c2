package org.crosscage.board.ui.share;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Position;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.shell.ui.Picker;
import org.crosscage.texts.Texts;

/// The address of a puzzle that is passed on, and what goes with it: what the player has filled in, and the terms on
/// which it is to be played.
final class ShareLink extends Div {

    private static final long serialVersionUID = 1L;

    /// Longer addresses do not get through everywhere.
    private static final int LONGEST = 2000;

    private final transient PuzzleEntry entry;
    private final transient Position position;
    private final transient Texts texts;
    private final Checkbox filled;
    private final Checkbox withoutHints;
    private final Div shown = new Div();
    private final Div code = new Div();
    private transient Optional<Tier> hardest = Optional.empty();

    /// @param position what is filled in now
    ShareLink(PuzzleEntry entry, Position position, Texts texts) {
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
                        word(tier),
                        texts.say("play.share.techniques.up-to", "tier", texts.say("shell.grade." + word(tier)))))
                .forEach(options::add);
        picker.offer(options, "");
        return picker;
    }

    private static String word(Tier tier) {
        return tier.name().toLowerCase(Locale.ROOT);
    }

    private void pick(String word) {
        hardest =
                Stream.of(Tier.values()).filter(tier -> word(tier).equals(word)).findFirst();
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
                    .filter(link -> link.length() <= LONGEST);
        } catch (UnwritableException _) {
            return Optional.empty();
        }
    }

    /// The page alone knows what the server is called.
    private void showLink(String path) {
        var address = path.substring(1);
        var block = new ShareBlock(address, "play.share.link.copy", texts);
        block.getElement()
                .executeJs(
                        "const link = new URL($0, document.baseURI).href; this.querySelector('pre').textContent = link;"
                                + "this.querySelector('button').copyText = link",
                        address);
        shown.add(block);
        var details = new QrDetails(texts.say("play.share.qr"), address, texts);
        details.setId("share-qr");
        code.add(details);
    }
}
