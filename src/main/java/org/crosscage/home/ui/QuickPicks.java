package org.crosscage.home.ui;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.Optional;
import java.util.function.Consumer;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.QuickPick;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.texts.Texts;

/// What is asked for often and takes some choosing on the card, each begun by one click.
final class QuickPicks extends Div {

    private static final long serialVersionUID = 1L;

    /// @param kind whose picks these are
    /// @param begin gets the one that is clicked
    QuickPicks(PuzzleKind kind, PuzzleNames names, Texts texts, Consumer<PuzzleOrder> begin) {
        addClassName("quick-picks");
        var title = new Span(texts.say("library.pick"));
        title.addClassName("quiet");
        title.setId("picks-" + kind.id());
        add(title);
        getElement().setAttribute("role", "group").setAttribute("aria-labelledby", "picks-" + kind.id());
        kind.quickPicks().forEach(pick -> {
            var size = names.size(pick.size().rows(), pick.size().columns());
            add(new Button(
                    texts.say("library.pick." + pick.name(), "size", size), event -> begin.accept(order(kind, pick))));
        });
    }

    private static PuzzleOrder order(PuzzleKind kind, QuickPick pick) {
        var wanted = new PuzzleRequirements(pick.grade(), Optional.empty(), GenerateRequest.TRIES, pick.options());
        return new PuzzleOrder(kind.id(), pick.size(), wanted);
    }
}
