package org.crosscage.play.ui.walkthrough;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import java.util.Optional;
import org.crosscage.analysis.Difficulty;
import org.crosscage.board.Playback;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.core.model.Position;
import org.crosscage.game.SavedGame;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.play.ui.parts.OpenedGames;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.teach.words.WalkthroughPlayback;
import org.crosscage.texts.Texts;

/// A puzzle solved on paper: its picture, and every step as a sentence. Who has not seen the solution in this game
/// yet is led to where it is asked for.
@Route("play/:id/solve/print")
@CssImport("./styles/play.css")
final class SolvePrintView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient OpenedGames opened;
    private final transient PreferenceService preferences;
    private final transient GameTeacher teacher;
    private final transient Texts texts;
    private final transient WalkthroughText words;
    private final transient BackgroundTasks backgroundTasks;
    private final Div steps = new Div();
    private transient Runnable begin = () -> {};
    private String title = "";

    SolvePrintView(OpenedGames opened, PreferenceService preferences, GameTeacher teacher, Texts texts) {
        this.opened = opened;
        this.preferences = preferences;
        this.teacher = teacher;
        this.texts = texts;
        this.words = new WalkthroughText(texts);
        this.backgroundTasks = new BackgroundTasks(teacher.costlyTasks(), this);
        addClassNames("page", "walk");
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var saved = opened.game(event);
        if (!opened.hasNoSecret(saved)) {
            event.forwardTo(SolveView.class, SolveView.parameters(saved.id()));
            return;
        }
        var own = preferences.of(saved.player()).get(Preferences.TECHNIQUES);
        var request = SolveAddress.read(event.getLocation().getQueryParameters(), own);
        title = words.title(saved);
        removeAll();
        steps.removeAll();
        steps.add(new Paragraph(texts.say("play.solve.working")));
        steps.addClassName("walk-steps");
        add(tools(saved), new H1(title), facts(saved), steps);
        begin = () -> backgroundTasks.run(
                stop -> WalkthroughPlayback.of(saved.game(), request, teacher.search(), texts, stop),
                playback -> show(saved, playback),
                () -> {
                    steps.removeAll();
                    steps.add(new Paragraph(texts.say("shell.trouble.event")));
                });
    }

    @Override
    protected void onAttach(AttachEvent event) {
        begin.run();
    }

    private Div tools(SavedGame saved) {
        var print = Tool.of(texts.say("play.walk.print"), () -> {}).primary();
        print.getElement().executeJs("this.addEventListener('click', () => window.print())");
        var tools = new Div(
                Tool.of(
                        texts.say("play.walk.back"),
                        () -> UI.getCurrent().navigate(SolveView.class, SolveView.parameters(saved.id()))),
                print);
        tools.addClassNames("row", "walk-tools");
        return tools;
    }

    private Paragraph facts(SavedGame saved) {
        var facts = new Paragraph();
        teacher.ratings()
                .known(saved.entry().puzzle())
                .flatMap(Difficulty::grade)
                .ifPresent(grade -> facts.add(new GradeSign(texts, grade)));
        return facts;
    }

    private void show(SavedGame saved, Optional<Playback> playback) {
        steps.removeAll();
        if (playback.isEmpty()) {
            steps.add(new Paragraph(texts.say("play.solve.wrong.text")));
            return;
        }
        var made = playback.get();
        steps.add(pictures(saved, made));
        if (!made.techniques().isEmpty()) {
            steps.add(new Paragraph(words.techniques(made)));
        }
        var list = new OrderedList();
        words.entries(made).forEach(entry -> list.add(entry(entry)));
        steps.add(list);
    }

    private Div pictures(SavedGame saved, Playback playback) {
        var pictures = new Div(
                picture(saved, playback.start(), "puzzle"),
                picture(saved, playback.frames().getLast().after(), "end"));
        pictures.addClassName("walk-pictures");
        return pictures;
    }

    private Component picture(SavedGame saved, Position position, String key) {
        var puzzle = saved.entry().puzzle();
        var caption = new Span(texts.say("play.walk." + key));
        caption.addClassName("eyebrow");
        return new Div(
                caption,
                Thumbnail.numbered(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle), position));
    }

    private static ListItem entry(WalkthroughText.Entry entry) {
        var label = new Span(entry.label());
        label.addClassName("walk-label");
        var head = new H2(entry.heading());
        var item = new ListItem(label, head);
        if (!entry.note().isEmpty()) {
            var note = new Span(entry.note());
            note.addClassName("playback-narrow");
            item.add(note);
        }
        item.add(new Paragraph(entry.text()));
        return item;
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", title.isEmpty() ? texts.say("play.solve.title") : title);
    }
}
