package org.crosscage.home.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.dom.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.QuickPick;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.shell.ui.Markup;
import org.crosscage.texts.Texts;

/// What is asked for often and takes some choosing on the card, each begun by one click.
final class QuickPicks extends Div {

    private static final long serialVersionUID = 1L;

    /// The attribute of a button that says which pick it is.
    static final String NAME = "data-pick";

    /// What the browser says of a click: the name of the pick, nothing beside the buttons.
    static final String PRESSED = "event.target.closest('[" + NAME + "]')?.getAttribute('" + NAME + "') ?? ''";

    /// @param kind whose picks these are
    /// @param begin gets the one that is clicked
    QuickPicks(PuzzleKind kind, PuzzleNames names, Texts texts, Consumer<PuzzleOrder> begin) {
        addClassName("quick-picks");
        getElement().setAttribute("role", "group").setAttribute("aria-labelledby", "picks-" + kind.id());
        Markup.share(getElement(), List.of(QuickPicks.class, kind, texts), () -> drawn(kind, names, texts).stream());
        getElement()
                .addEventListener("click", event -> {
                    var name = event.getEventData().path(PRESSED).asString("");
                    kind.quickPicks().stream()
                            .filter(pick -> pick.name().equals(name))
                            .findFirst()
                            .ifPresent(pick -> begin.accept(order(kind, pick)));
                })
                .addEventData(PRESSED);
    }

    private static List<Element> drawn(PuzzleKind kind, PuzzleNames names, Texts texts) {
        var drawn = new ArrayList<Element>();
        var title = new Element("span").setText(texts.say("library.pick")).setAttribute("id", "picks-" + kind.id());
        title.getClassList().add("quiet");
        drawn.add(title);
        kind.quickPicks().forEach(pick -> {
            var size = names.size(pick.size().rows(), pick.size().columns());
            var button = new Element("button")
                    .setAttribute("type", "button")
                    .setAttribute(NAME, pick.name())
                    .setText(texts.say("library.pick." + pick.name(), "size", size));
            button.getClassList().add("tool");
            drawn.add(button);
        });
        return drawn;
    }

    private static PuzzleOrder order(PuzzleKind kind, QuickPick pick) {
        var wanted = new PuzzleRequirements(pick.grade(), Optional.empty(), GenerateRequest.TRIES, pick.options());
        return new PuzzleOrder(kind.id(), pick.size(), wanted);
    }
}
