package org.crosscage.home.ui;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.crosscage.board.ui.PuzzleNames;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.Wanted;
import org.crosscage.texts.Texts;

/// What is asked for often and takes some choosing on the card, each begun by one click.
final class QuickPicks extends Div {

    private static final long serialVersionUID = 1L;

    private static final List<Pick> ALL = List.of(
            new Pick("expert", "kakuro", new Size(15, 15), Wanted.of(Grade.EXPERT)),
            new Pick("mirror", "kakuro", new Size(10, 10), wished("symmetry", "mirror")),
            new Pick("giant", "kakuro", new Size(30, 30), Wanted.ANYTHING),
            new Pick("expert", "kenken", new Size(9, 9), Wanted.of(Grade.EXPERT)),
            new Pick("hidden", "kenken", new Size(6, 6), wished("ops", "?")),
            new Pick("multiplication", "kenken", new Size(6, 6), wished("ops", "*")));

    /// @param name of its words: `library.pick.hidden`
    private record Pick(String name, String kind, Size size, Wanted wanted) {

        PuzzleOrder order() {
            return new PuzzleOrder(kind, size, wanted);
        }
    }

    /// @param kind whose picks these are
    /// @param begin gets the one that is clicked
    QuickPicks(String kind, PuzzleNames names, Texts texts, Consumer<PuzzleOrder> begin) {
        addClassName("quick-picks");
        var title = new Span(texts.say("library.pick"));
        title.addClassName("quiet");
        title.setId("picks-" + kind);
        add(title);
        getElement().setAttribute("role", "group").setAttribute("aria-labelledby", "picks-" + kind);
        ALL.stream().filter(pick -> pick.kind.equals(kind)).forEach(pick -> {
            var size = names.size(pick.size.rows(), pick.size.columns());
            add(new Button(texts.say("library.pick." + pick.name, "size", size), event -> begin.accept(pick.order())));
        });
    }

    private static Wanted wished(String wish, String value) {
        return new Wanted(Optional.empty(), Optional.empty(), GenerateRequest.TRIES, Map.of(wish, value));
    }
}
