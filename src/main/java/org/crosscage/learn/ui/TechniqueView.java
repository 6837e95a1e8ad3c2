package org.crosscage.learn.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.crosscage.board.ui.BoardPreferences;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.crosscage.library.Practice;
import org.crosscage.library.Practice.Example;
import org.crosscage.player.Preferences;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.shell.ui.Choice;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;
import org.crosscage.train.TechniqueStanding;

/// One technique: what it is, where the player stands with it, a worked example on a real position for each kind, the
/// traps, and puzzles and positions to practise it on. The query parameter `kind` chooses the kind that is shown first.
@Route("learn/:technique")
@CssImport("./styles/play.css")
final class TechniqueView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;
    private static final String KIND = "kind";

    private final transient Texts texts;
    private final transient TechniqueWords words;
    private final transient OwnStandings own;
    private final transient PracticeStart practiceStart;
    private final transient BackgroundTasks backgroundTasks;
    private final Div shown = new Div();
    private transient Runnable begin = () -> {};
    private String name = "";

    /// @param backgroundTasks does what takes longer than an event
    TechniqueView(Texts texts, OwnStandings own, PracticeStart practiceStart, Executor backgroundTasks) {
        this.texts = texts;
        this.words = new TechniqueWords(texts);
        this.own = own;
        this.practiceStart = practiceStart;
        this.backgroundTasks = new BackgroundTasks(backgroundTasks, this);
        addClassNames("page", "technique");
        shown.addClassName("technique-shown");
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var entry = event.getRouteParameters()
                .get("technique")
                .flatMap(TechniqueCatalogue::of)
                .orElseThrow(() -> new NotFoundException("there is no technique of this name"));
        name = words.name(entry);
        removeAll();
        var kind = event.getLocation()
                .getQueryParameters()
                .getSingleParameter(KIND)
                .flatMap(wanted -> entry.kinds().stream()
                        .filter(each -> each.id().equals(wanted))
                        .findFirst())
                .orElseGet(() -> firstWithPuzzles(entry));
        add(head(entry), what(entry), exampleHead(entry, kind), shown, traps(entry, kind), neighbours(entry));
        begin = () -> show(entry, kind);
        if (isAttached()) {
            begin.run();
        }
    }

    @Override
    protected void onAttach(AttachEvent event) {
        begin.run();
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", name);
    }

    private static PuzzleKind firstWithPuzzles(CatalogueEntry entry) {
        return entry.kinds().stream()
                .filter(kind ->
                        !Practice.standard().puzzles(kind, entry.technique()).isEmpty())
                .findFirst()
                .orElseGet(() -> entry.kinds().getFirst());
    }

    private Header head(CatalogueEntry entry) {
        var up = new Anchor("learn", texts.say("learn.catalogue.title"));
        up.getElement().setAttribute("router-link", true);
        var tier = entry.technique().tier();
        var place = new Span(texts.say("learn.tier.title", "level", tier.level(), "tier", words.tier(tier)));
        var way = new Div(up, place);
        way.addClassName("eyebrow");
        var head = new Header(way, new H1(name));
        if (!words.alsoCalled(entry).isEmpty()) {
            var also = new Paragraph(texts.say("learn.also", "names", words.alsoCalled(entry)));
            also.addClassName("quiet");
            head.add(also);
        }
        standing(entry).ifPresent(head::add);
        return head;
    }

    /// Where the player stands, and how many positions they found the step in; nothing for whoever is new.
    private Optional<Div> standing(CatalogueEntry entry) {
        var standings = own.standings();
        if (standings.isBlank()) {
            return Optional.empty();
        }
        var line = new Div(new StandingSign(standings.of(entry.id()).standing(), texts));
        line.addClassName("technique-standing");
        var answers = entry.kinds().stream()
                .filter(kind -> standings.of(entry.id(), kind).asked() > 0)
                .map(kind -> answers(standings.of(entry.id(), kind), kind))
                .toList();
        if (!answers.isEmpty()) {
            line.add(new Span(texts.say("learn.standing.found", "what", texts.all(answers))));
        }
        return Optional.of(line);
    }

    private String answers(TechniqueStanding standing, PuzzleKind kind) {
        return texts.say(
                "learn.standing.found.kind",
                "found",
                standing.found(),
                "asked",
                standing.asked(),
                "kind",
                words.kind(kind));
    }

    private Paragraph what(CatalogueEntry entry) {
        var what = new Paragraph(words.what(entry));
        what.addClassName("technique-what");
        return what;
    }

    private Div exampleHead(CatalogueEntry entry, PuzzleKind first) {
        var head = new Div(new H2(texts.say("learn.example.title")));
        head.addClassName("example-title");
        if (entry.kinds().size() > 1) {
            head.add(new Choice<>("kind", texts.say("learn.kind"), entry.kinds(), first, words::kind).onChange(kind -> {
                show(entry, kind);
                UI.getCurrentOrThrow()
                        .getPage()
                        .getHistory()
                        .replaceState(null, "learn/" + entry.id() + "?kind=" + kind.id());
            }));
        }
        return head;
    }

    /// What was found before stands there at once; else the engine walks through the puzzle first.
    private void show(CatalogueEntry entry, PuzzleKind kind) {
        var practice = Practice.standard();
        var technique = TechniqueWords.technique(entry, kind);
        if (practice.isFound(kind, technique)) {
            show(entry, kind, practice.example(kind, technique));
        } else {
            shown.removeAll();
            var said = new Paragraph(texts.say("learn.example.working"));
            var working = new Section(said);
            working.addClassNames("card", "patient");
            shown.add(working);
            backgroundTasks.run(
                    stop -> practice.example(kind, technique),
                    example -> show(entry, kind, example),
                    () -> said.setText(texts.say("shell.trouble.event")));
        }
    }

    private void show(CatalogueEntry entry, PuzzleKind kind, Optional<Example> example) {
        shown.removeAll();
        example.ifPresentOrElse(
                found -> shown.add(example(found)),
                () -> shown.add(card("learn.none.title", texts.say("learn.none.text", "kind", words.kind(kind)))));
        if (PracticeCard.isOf(entry, kind, example)) {
            shown.add(new PracticeCard(entry, kind, example, practiceStart, backgroundTasks, texts));
        }
    }

    private Section card(String title, String text) {
        var card = new Section(new H2(texts.say(title)), new Paragraph(text));
        card.addClassName("card");
        return card;
    }

    private Div example(Example example) {
        var puzzle = example.entry().puzzle();
        var board = new PuzzleBoard();
        board.setTexts(texts.area("board"));
        board.setReadonly(true);
        board.setPreferences(BoardPreferences.of(Preferences.DEFAULTS.with(Preferences.HINTS, false)));
        board.show(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle), new Names(texts, puzzle)::spoken);
        var place = new Div(board);
        place.addClassName("example-board");
        var both = new Div(place, new ExampleCard(example, board, texts));
        both.addClassName("example");
        return both;
    }

    private Section traps(CatalogueEntry entry, PuzzleKind kind) {
        var section = new Section(new H2(texts.say("learn.trap.title")), new Paragraph(words.trap(entry, kind)));
        section.addClassNames("trap");
        return section;
    }

    private Nav neighbours(CatalogueEntry entry) {
        var nav = new Nav();
        nav.setAriaLabel(texts.say("learn.neighbours"));
        nav.addClassName("neighbours");
        TechniqueCatalogue.before(entry).ifPresent(easier -> nav.add(neighbour(easier, "learn.previous", "previous")));
        TechniqueCatalogue.after(entry).ifPresent(harder -> nav.add(neighbour(harder, "learn.next", "next")));
        return nav;
    }

    private Component neighbour(CatalogueEntry entry, String key, String side) {
        var note = new Span(texts.say(key));
        note.addClassName("tile-note");
        var title = new Span(words.name(entry));
        title.addClassName("tile-name");
        var link = new Anchor("learn/" + entry.id());
        link.getElement().setAttribute("router-link", true);
        link.addClassNames("tile", side);
        link.add(note, title);
        return link;
    }
}
