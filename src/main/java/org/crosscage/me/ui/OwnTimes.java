package org.crosscage.me.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import java.util.concurrent.Executor;
import org.crosscage.game.FinishedGame;
import org.crosscage.me.PlayTimes;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Texts;

/// How fast the player is. Grades that nobody has worked out yet, as of puzzles that were pasted, come while one
/// looks, and the table is drawn anew then.
final class OwnTimes extends Div {

    private static final long serialVersionUID = 1L;

    private final transient OwnGames own;
    private final transient Texts texts;
    private final transient BackgroundTasks backgroundTasks;
    private final Paragraph working = new Paragraph();
    private final int unknown;
    private transient PlayTimes times;

    /// @param games of the player at the browser, which this does not keep
    OwnTimes(List<FinishedGame> games, OwnGames own, Texts texts, Executor costlyTasks) {
        this.own = own;
        this.texts = texts;
        this.backgroundTasks = new BackgroundTasks(costlyTasks, this);
        this.unknown = own.grades().unknown(games).size();
        this.times = own.times(games);
        working.addClassName("quiet");
        working.getElement().setAttribute("role", "status");
        draw();
    }

    PlayTimes all() {
        return times;
    }

    private void draw() {
        removeAll();
        setClassName("me-times-part", !times.lines().isEmpty());
        if (times.lines().isEmpty()) {
            add(new Paragraph(texts.say("me.times.none")));
            return;
        }
        var heading = new H2(texts.say("me.times"));
        heading.addClassName("section-title");
        var note = new Paragraph(texts.say("me.times.note"));
        note.addClassName("quiet");
        var scrolled = new Div(new TimesTable(times, texts));
        scrolled.addClassName("me-times");
        scrolled.getElement()
                .setAttribute("tabindex", "0")
                .setAttribute("role", "region")
                .setAttribute("aria-label", texts.say("me.times"));
        add(new Section(heading, scrolled), note, working);
    }

    @Override
    protected void onAttach(AttachEvent event) {
        long who = own.id();
        if (unknown > 0) {
            working.setText(texts.say("me.times.working", "puzzles", unknown));
            backgroundTasks.run(stop -> own.workOutGrades(who, stop), found -> show(), () -> working.setText(""));
        }
    }

    private void show() {
        working.setText("");
        times = own.times(own.finished());
        draw();
    }
}
