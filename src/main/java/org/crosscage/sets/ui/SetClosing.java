package org.crosscage.sets.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.shell.ui.dialog.Question;
import org.crosscage.texts.Texts;

/// Closes a set, opens it again, or deletes it for good.
final class SetClosing extends Div {

    private static final long serialVersionUID = 1L;

    private final transient PuzzleSets sets;
    private final transient Texts texts;
    private final transient MakersSet set;

    /// @param changed it was closed or opened
    SetClosing(PuzzleSets sets, Texts texts, PuzzleSet shown, MakersSet set, Runnable changed) {
        this.sets = sets;
        this.texts = texts;
        this.set = set;
        addClassName("set-end");
        var about = new Paragraph(texts.say(shown.closed() ? "sets.reopen.about" : "sets.close.about"));
        about.addClassName("quiet");
        var close = new Button(
                texts.say(shown.closed() ? "sets.reopen" : "sets.close"),
                _ -> set.alter(now -> {
                    sets.close(now, !shown.closed());
                    changed.run();
                }));
        close.setId("set-close");
        var delete = new Button(texts.say("sets.delete"), _ -> ask());
        delete.setId("set-delete");
        var foot = new Div(close, delete);
        foot.addClassName("form-foot");
        add(about, foot);
    }

    private void ask() {
        new Question(texts, texts.say("sets.delete.title"), texts.say("sets.delete.yes"))
                .askWhenSure(
                        texts.say("sets.delete.about"),
                        texts.say("sets.delete.sure"),
                        () -> set.alter(now -> {
                            sets.delete(now);
                            UI.getCurrentOrThrow().navigate(SetsView.ADDRESS);
                        }));
    }
}
