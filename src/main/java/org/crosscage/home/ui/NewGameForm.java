package org.crosscage.home.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import java.util.function.Function;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.ui.field.Choice;
import org.crosscage.texts.Texts;

/// All that can be chosen of a new game, folded away: its kind, and what that has to choose.
final class NewGameForm extends NativeDetails {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient Function<PuzzleKind, StartCard> cards;

    /// @param first chosen to begin with
    NewGameForm(PuzzleKind first, Function<PuzzleKind, StartCard> cards, Texts texts) {
        this.texts = texts;
        this.cards = cards;
        addClassName("new-game");
        setSummaryText(texts.say("library.choose"));
        // most players never open it
        addToggleListener(event -> {
            if (event.isOpened() && getContent() == null) {
                unfold(first);
            }
        });
    }

    private void unfold(PuzzleKind first) {
        var place = new Div(cards.apply(first));
        var kinds = new Choice<>(
                        "kind",
                        texts.say("library.choose.kind"),
                        PuzzleKinds.all(),
                        first,
                        kind -> new PuzzleNames(texts).kind(kind.id()))
                .onChange(kind -> {
                    place.removeAll();
                    place.add(cards.apply(kind));
                });
        setContent(new Div(kinds, place));
    }
}
