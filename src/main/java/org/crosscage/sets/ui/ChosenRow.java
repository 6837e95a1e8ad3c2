package org.crosscage.sets.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.texts.Texts;

/// A puzzle of a set that is put together, and what can be done with it. It goes along when it is moved, so that its
/// picture is sent to the browser once.
final class ChosenRow extends ListItem {

    private static final long serialVersionUID = 1L;

    private final transient PuzzleEntry entry;
    private final transient Texts texts;
    private final Span name = new Span();
    private final Span odd = new Span();
    private final transient RowButtons buttons;

    ChosenRow(PuzzleEntry entry, GradeFinder grades, RowButtons buttons, Texts texts) {
        this.entry = entry;
        this.texts = texts;
        var puzzle = entry.puzzle();
        name.addClassName("tile-name");
        odd.addClassNames("tile-note", "chosen-odd");
        var told = new Div(name, grades.sign(puzzle, truth -> odd.setText(oddity(truth))), odd);
        told.addClassName("chosen-words");
        this.buttons = buttons;
        addClassName("chosen-row");
        add(Thumbnail.of(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle)), told);
        buttons.addTo(this);
    }

    boolean isOf(PuzzleEntry other) {
        return entry.equals(other);
    }

    /// @param place of the row, from 0
    /// @param rows how many there are
    void standAt(int place, int rows) {
        var words = texts.say("sets.puzzle", "number", place + 1, "name", new PuzzleNames(texts).of(entry));
        name.setText(words);
        buttons.standAt(place, rows, words);
    }

    private String oddity(SolutionCount truth) {
        return switch (truth) {
            case SolutionCount.Several _ -> texts.say("sets.odd.several");
            case SolutionCount.None _ -> texts.say("sets.odd.none");
            case SolutionCount.One _, SolutionCount.Unknown _ -> "";
        };
    }
}
