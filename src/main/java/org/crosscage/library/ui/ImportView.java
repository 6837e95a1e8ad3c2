package org.crosscage.library.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.AfterNavigationEvent;
import com.vaadin.flow.router.AfterNavigationObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.ui.PuzzleReading;
import org.crosscage.core.kind.Lesson;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.ui.field.FileIntoText;
import org.crosscage.shell.ui.field.FormatExamples;
import org.crosscage.shell.ui.field.LargeTextArea;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Texts;

/// Reads puzzles that a player pastes, opens or shares with the installed game, and says how many solutions
/// they have and how hard they are.
@Route(ImportView.ADDRESS)
final class ImportView extends Div implements HasDynamicTitle, AfterNavigationObserver {

    static final String ADDRESS = "import";

    private static final long serialVersionUID = 1L;

    /// The parts of what is shared, as `shell.document.WebManifest` names them: some devices put an address among the
    /// text.
    private static final List<String> SHARED = List.of("text", "url", "title");

    /// A longer text scrolls within its field.
    private static final int MOST_LINES = 16;
    /// How many of a long file are shown at once.
    private static final int MOST_SHOWN = 50;

    /// On a small screen what was found stands below the fold.
    private static final String INTO_VIEW =
            "this.scrollIntoView({ block: this.offsetHeight < innerHeight ? 'nearest' : 'start' })";

    private final transient Texts texts;
    private final transient SolutionFinder finder;
    private final transient Ratings ratings;
    private final transient GameService games;
    private final transient CurrentPlayer player;
    private final transient PuzzleReading reading;
    private final transient Executor costlyTasks;
    private final transient BackgroundTasks tasks;
    private final LargeTextArea text;
    private final Button read;
    private final Div found = new Div();

    ImportView(
            Texts texts,
            SolutionFinder finder,
            Ratings ratings,
            GameService games,
            CurrentPlayer player,
            PuzzleReading reading,
            Executor costlyTasks) {
        this.texts = texts;
        this.finder = finder;
        this.ratings = ratings;
        this.games = games;
        this.player = player;
        this.reading = reading;
        this.costlyTasks = costlyTasks;
        this.tasks = new BackgroundTasks(costlyTasks, this, this::waiting);
        this.read = new Button(texts.say("library.paste.read"), _ -> read());
        this.text =
                new LargeTextArea("import", Lines.MOST_BYTES, texts.pattern("formats.error.too-long"), this::forget);
        addClassNames("page", "import");
        var lead = new Paragraph(texts.say("library.paste.lead"));
        lead.addClassName("lead");
        found.addClassName("found");
        found.getElement().setAttribute("aria-live", "polite").setAttribute("tabindex", "-1");
        add(new H1(texts.say("library.paste.title")), lead, form(), found);
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("library.paste.title"));
    }

    /// What was shared is read as if it had been pasted. It leaves the address, so that a page that is
    /// loaded again shows what its player has done with it since.
    @Override
    public void afterNavigation(AfterNavigationEvent event) {
        var parts = shared(event.getLocation().getQueryParameters());
        if (!parts.isEmpty()) {
            UI.getCurrentOrThrow().getPage().getHistory().replaceState(null, ADDRESS);
            text.replace(parts.getFirst());
            forget();
            readShared(parts, this::complain);
        }
    }

    private static List<String> shared(QueryParameters parameters) {
        return SHARED.stream()
                .flatMap(part -> parameters.getSingleParameter(part).stream())
                .filter(part -> !part.isBlank())
                .toList();
    }

    /// Shows the first part with a puzzle.
    ///
    /// @param refused gets what is to be said of the first part if none has one
    private void readShared(List<String> parts, Consumer<String> refused) {
        var part = parts.getFirst();
        reading.read(
                part,
                tasks,
                (entries, flaws) -> {
                    text.replace(part);
                    show(entries, flaws);
                },
                refusal -> {
                    if (parts.size() == 1) {
                        refused.accept(refusal);
                    } else {
                        readShared(parts.subList(1, parts.size()), _ -> refused.accept(refusal));
                    }
                });
    }

    private Div form() {
        text.setId("import-text");
        text.setLabel(texts.say("library.paste.label"));
        text.setMaxRows(MOST_LINES);
        text.setHelperComponent(new FormatExamples(texts));
        read.addThemeVariants(ButtonVariant.PRIMARY);
        var foot = new Div(read, new FileIntoText(texts.say("library.paste.file"), text, PuzzleKinds.fileEndings()));
        PuzzleKinds.all().forEach(kind -> foot.add(sample(kind.lesson())));
        foot.addClassName("form-foot");
        var form = new Div(text, foot);
        form.addClassName("import-form");
        return form;
    }

    private Button sample(Lesson lesson) {
        var kind = texts.say("shell.kind." + lesson.kind());
        return new Button(texts.say("library.paste.sample", "kind", kind), event -> {
            var written = PuzzleFormats.TEXT.write(PuzzleEntry.of("example", lesson.puzzle()));
            text.replace(written);
            text.focus();
        });
    }

    /// An answer to the text before would seem to be one to this text.
    private void forget() {
        tasks.end();
        found.removeAll();
    }

    private void waiting(boolean waits) {
        read.setEnabled(!waits);
        found.removeAll();
        if (waits) {
            found.add(new Paragraph(texts.say("library.paste.reading")));
            found.getElement().executeJs(INTO_VIEW);
        }
    }

    /// Where the text is too long, the field has said so, and the text did not come.
    private void read() {
        forget();
        if (text.isRefused()) {
            text.focus();
            return;
        }
        reading.read(text.getValue(), tasks, this::show, this::complain);
    }

    private void complain(String words) {
        found.add(complaint(words));
        found.getElement().executeJs(INTO_VIEW);
    }

    private static Paragraph complaint(String words) {
        var complaint = new Paragraph(words);
        complaint.addClassName("said-wrong");
        complaint.getElement().setAttribute("role", "alert");
        return complaint;
    }

    /// @param flaws what is wrong with the others; empty where all were read
    private void show(List<PuzzleEntry> entries, String flaws) {
        var title = new H2(texts.say("library.paste.found", "count", entries.size()));
        title.addClassName("section-title");
        found.add(title);
        if (!flaws.isEmpty()) {
            found.add(complaint(flaws));
        }
        entries.stream()
                .limit(MOST_SHOWN)
                .map(entry -> new FoundPuzzle(entry, texts, finder, ratings, costlyTasks, () -> play(entry)))
                .forEach(found::add);
        if (entries.size() > MOST_SHOWN) {
            found.add(new Paragraph(texts.say("library.paste.more", "count", entries.size() - MOST_SHOWN)));
        }
        found.getElement().executeJs("this.focus({ preventScroll: true })");
        found.getElement().executeJs(INTO_VIEW);
    }

    private void play(PuzzleEntry entry) {
        var game = games.newGames().start(player.id(), entry, "");
        UI.getCurrentOrThrow().navigate("play/" + game.id());
    }
}
