package org.crosscage.sets.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.concurrent.Executor;
import java.util.function.Function;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.texts.Texts;

/// A set for its maker: its two links, what became of it, everything that can be altered, the sheet for paper, and
/// its end. Opened by the maker's code, or by the players' in a browser of the player who made it.
@Route(SetsView.ADDRESS + "/:" + SetView.CODE)
@CssImport("./styles/sets.css")
final class MakerView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient OwnSets own;
    private final transient PlayerLimits limits;
    private final transient Function<ChosenPuzzles.Moves, ChosenPuzzles> chosen;
    private final transient Function<PuzzleCollector, AddPuzzles> more;
    private final transient Texts texts;
    private final H1 heading = new H1();
    private final Paragraph state = new Paragraph();
    private String title = "";

    MakerView(
            OwnSets own,
            PuzzleSources sources,
            SolutionFinder finder,
            Ratings ratings,
            PlayerLimits limits,
            Texts texts,
            Executor costlyTasks) {
        this.own = own;
        this.limits = limits;
        this.chosen = moves -> new ChosenPuzzles(finder, ratings, texts, costlyTasks, moves);
        this.more = collector -> new AddPuzzles(sources, limits, texts, collector);
        this.texts = texts;
        addClassNames("page", "set-maker");
        state.addClassName("quiet");
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", title);
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        removeAll();
        var code = event.getRouteParameters().get(SetView.CODE).orElse("");
        show(code, own.forMaker(code).orElseThrow(NotFoundException::new));
    }

    private void show(String code, PuzzleSet set) {
        var numbers = new SetResults(own.sets(), texts);
        numbers.show(set);
        var latest = new MakersSet(() -> own.forMaker(code), this::end);
        var editing = new SetEditing(own.sets(), limits, texts, set, latest, chosen, more, now -> {
            say(now);
            numbers.show(now);
        });
        say(set);
        var links = new MakerLinks(own.sets(), texts, set, latest, code);
        var again = new Button(texts.say("sets.numbers.again"), _ -> latest.alter(numbers::show));
        add(
                SetParts.back(texts),
                heading,
                state,
                SetParts.card(texts.say("sets.links"), links),
                SetParts.card(texts.say("sets.numbers"), numbers, again),
                SetParts.card(texts.say("sets.paper"), paper(code)),
                SetParts.card(texts.say("sets.about"), editing.fields()),
                SetParts.card(texts.say("sets.puzzles.title"), editing.chosen()),
                SetParts.folded(texts.say("sets.add"), editing.more()),
                SetParts.card(
                        texts.say("sets.training"),
                        SetParts.quiet(texts.say("sets.training.about")),
                        editing.trainings()),
                SetParts.card(texts.say("sets.end"), new SetClosing(own.sets(), texts, set, latest, this::drawAnew)));
    }

    /// The page may alter the set no more.
    private void end() {
        removeAll();
        var why = new Paragraph(texts.say("sets.maker.ended"));
        why.getElement().setAttribute("role", "alert");
        add(SetParts.back(texts), heading, why);
    }

    private Div paper(String code) {
        var about = new Paragraph(texts.say("sets.paper.about"));
        about.addClassName("quiet");
        var way = SetParts.link("print?set=" + code, texts.say("sets.paper.way"));
        way.setId("set-print");
        return new Div(about, way);
    }

    private void say(PuzzleSet set) {
        title = set.description().title();
        heading.setText(title);
        state.setText(texts.say(
                set.closed() ? "sets.own.closed" : "sets.own.open",
                "count",
                set.puzzles().size(),
                "date",
                texts.date(LocalDate.ofInstant(set.created(), ZoneOffset.UTC))));
    }

    private void drawAnew() {
        UI.getCurrentOrThrow().refreshCurrentRoute(false);
    }
}
