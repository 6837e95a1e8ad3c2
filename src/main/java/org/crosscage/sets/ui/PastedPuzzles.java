package org.crosscage.sets.ui;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.crosscage.board.ui.PuzzleReading;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.ui.field.FileIntoText;
import org.crosscage.shell.ui.field.FormatExamples;
import org.crosscage.shell.ui.field.LargeTextArea;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Texts;

/// Puzzles for a set out of a text in any format that is read, pasted or from a file; links too, one a line.
final class PastedPuzzles extends Div {

    private static final long serialVersionUID = 1L;

    private static final int MOST_LINES = 12;

    private final transient PuzzleReading reading;
    private final transient Predicate<List<PuzzleEntry>> add;
    private final transient Consumer<String> complain;
    private final transient BackgroundTasks tasks;
    private final LargeTextArea text;

    /// Puzzles of the text that are in the set already; the text stays because something else in it is wrong.
    private transient List<PuzzleEntry> added = List.of();

    private String addedText = "";

    /// @param add puts puzzles into the set, and says whether they found room
    /// @param say hears that a text is being read
    PastedPuzzles(
            PuzzleReading reading,
            Texts texts,
            Executor costlyTasks,
            Predicate<List<PuzzleEntry>> add,
            Consumer<String> say,
            Consumer<String> complain) {
        this.reading = reading;
        this.add = add;
        this.complain = complain;
        addClassNames("import-form", "pasted-puzzles");
        text = new LargeTextArea("set", Lines.MOST_BYTES, texts.pattern("formats.error.too-long"), () -> {});
        text.setLabel(texts.say("sets.paste.label"));
        text.setId("set-paste");
        text.setMaxRows(MOST_LINES);
        text.setHelperComponent(new FormatExamples(texts));
        var read = new Button(texts.say("sets.paste.read"), _ -> read(() -> {}));
        read.setId("set-read");
        tasks = new BackgroundTasks(costlyTasks, this, waits -> {
            read.setEnabled(!waits);
            say.accept(waits ? texts.say("library.paste.reading") : "");
        });
        var foot = new Div(read, new FileIntoText(texts.say("library.paste.file"), text, PuzzleKinds.fileEndings()));
        foot.addClassName("form-foot");
        add(text, foot);
    }

    /// Whether there is a text here that was not added yet, as far as it can be read.
    boolean isWaiting() {
        return isVisible()
                && (text.isRefused()
                        || !text.getValue().isBlank() && !text.getValue().equals(addedText));
    }

    /// Adds the puzzles of the text. Where it is too long, the field has said so, and the text did not come.
    ///
    /// @param then runs when they are in the set, unless another text stands here by then; where they are
    ///     not in the set, it is said why
    void read(Runnable then) {
        if (text.isRefused()) {
            text.focus();
            return;
        }
        var pasted = text.getValue();
        reading.read(
                pasted,
                tasks,
                (entries, flaws) -> {
                    var others = entries.stream()
                            .filter(entry -> !added.contains(entry))
                            .toList();
                    if (!others.isEmpty() && !add.test(others)) {
                        return;
                    }
                    added = flaws.isEmpty() ? List.of() : entries;
                    addedText = pasted;
                    if (!flaws.isEmpty()) {
                        complain.accept(flaws);
                    } else if (text.getValue().equals(pasted)) {
                        text.replace("");
                        then.run();
                    }
                },
                complain);
    }
}
