package org.crosscage.sets.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import java.util.function.IntConsumer;
import org.crosscage.analysis.SolutionCount;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.texts.Texts;

/// A puzzle of a set that is put together, and what can be done with it. It goes along when it is moved, so that its
/// picture is sent to the browser once.
final class ChosenRow extends ListItem {

    private static final long serialVersionUID = 1L;

    private final transient PuzzleEntry entry;
    private final transient Texts texts;
    private final Span name = new Span();
    private final Span odd = new Span();
    private final NativeButton up;
    private final NativeButton down;
    private final NativeButton out;
    private int at;

    /// What is pressed, with the place of the row, from 0.
    interface Presses {
        void up(int at);

        void down(int at);

        void out(int at);
    }

    ChosenRow(PuzzleEntry entry, GradeFinder grades, Presses presses, Texts texts) {
        this.entry = entry;
        this.texts = texts;
        var puzzle = entry.puzzle();
        name.addClassName("tile-name");
        odd.addClassNames("tile-note", "chosen-odd");
        var told = new Div(name, grades.sign(puzzle, truth -> odd.setText(oddity(truth))), odd);
        told.addClassName("chosen-words");
        up = button("up", LineIcon.DOWN, presses::up);
        down = button("down", LineIcon.DOWN, presses::down);
        out = button("out", LineIcon.CLOSE, presses::out);
        addClassName("chosen-row");
        add(Thumbnail.of(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle)), told, up, down, out);
    }

    boolean isOf(PuzzleEntry other) {
        return entry.equals(other);
    }

    /// @param place of the row, from 0
    /// @param rows how many there are
    void standAt(int place, int rows) {
        at = place;
        var words = texts.say("sets.puzzle", "number", at + 1, "name", new PuzzleNames(texts).of(entry));
        name.setText(words);
        say(up, "up", words);
        say(down, "down", words);
        say(out, "out", words);
        up.setEnabled(at > 0);
        down.setEnabled(at < rows - 1);
    }

    private NativeButton button(String className, LineIcon symbol, IntConsumer press) {
        var button = new NativeButton();
        button.add(symbol.draw());
        button.addClassNames("icon-button", className);
        button.getElement().setAttribute("type", "button");
        button.addClickListener(_ -> press.accept(at));
        return button;
    }

    private void say(NativeButton button, String key, String puzzle) {
        var words = texts.say("sets.chosen." + key, "name", puzzle);
        button.setTitle(words);
        button.setAriaLabel(words);
    }

    private String oddity(SolutionCount truth) {
        return switch (truth) {
            case SolutionCount.Several _ -> texts.say("sets.odd.several");
            case SolutionCount.None _ -> texts.say("sets.odd.none");
            case SolutionCount.One _, SolutionCount.Unknown _ -> "";
        };
    }
}
