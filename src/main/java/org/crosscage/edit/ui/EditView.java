package org.crosscage.edit.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import org.crosscage.analysis.Ratings;
import org.crosscage.board.ui.share.ShareDialogs;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.edit.ClueFinder;
import org.crosscage.edit.Draft;
import org.crosscage.edit.History;
import org.crosscage.edit.Inspector;
import org.crosscage.edit.Sketches;
import org.crosscage.edit.UniquenessRepair;
import org.crosscage.edit.store.DraftStore;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.player.QuotaWords;
import org.crosscage.shell.ui.ProgressLine;
import org.crosscage.shell.ui.dialog.RenameAndDelete;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Texts;
import tools.jackson.databind.node.ObjectNode;

/// One draft, being drawn. Every edit is stored before the browser forgets it.
@Route(EditHomeView.ADDRESS + "/:draft")
@CssImport("./styles/play.css")
@CssImport("./styles/edit.css")
final class EditView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient DraftStore drafts;
    private final transient ClueFinder clues;
    private final transient GameService games;
    private final transient CurrentPlayer player;
    private final transient PlayerLimits limits;
    private final transient ShareDialogs sharing;
    private final transient Function<InspectionPanel.Listener, InspectionPanel> panel;
    private final transient BackgroundTasks filling;
    private final SketchBoard board = new SketchBoard();
    private final TextField name = new TextField();
    private final Div progress = new Div();
    private final Span said = new Span();
    /// Until a draft is opened, any sketch.
    private transient Sketch shown = EditHomeView.sheet(PuzzleKinds.all().getFirst());
    private transient DraftChannel channel;
    private transient Optional<EditTools> tools = Optional.empty();
    private transient Optional<InspectionPanel> inspection = Optional.empty();

    EditView(
            Texts texts,
            DraftStore drafts,
            Inspector inspector,
            UniquenessRepair repair,
            ClueFinder clues,
            Ratings ratings,
            GameService games,
            CurrentPlayer player,
            PlayerLimits limits,
            ShareDialogs sharing,
            Executor backgroundTasks,
            Executor costlyTasks) {
        this.texts = texts;
        this.drafts = drafts;
        this.clues = clues;
        this.games = games;
        this.player = player;
        this.limits = limits;
        this.sharing = sharing;
        this.panel = listener ->
                new InspectionPanel(texts, inspector, repair, ratings, backgroundTasks, costlyTasks, listener);
        this.channel = channel(0, new Draft("", "", History.of(shown), "", 0, 0, Instant.EPOCH));
        this.filling = new BackgroundTasks(costlyTasks, this, waiting -> {
            progress.setVisible(waiting);
            board.focusUnlessElsewhere();
        });
        addClassNames("page", "edit-page");
        name.setLabel(texts.say("edit.name"));
        name.setId("draft-name");
        name.setManualValidation(true);
        name.addValueChangeListener(event -> rename(event.getValue()));
        board.setTexts(texts.area("edit.board"));
        board.onEdit(this::edited);
        board.onCommand(this::obey);
    }

    private void edited(ObjectNode sent) {
        withinLimit(() -> channel.received(sent));
    }

    /// Past the limit the page loads again, and sends then what is not confirmed.
    private void withinLimit(Runnable event) {
        if (limits.refusal(Limit.MOVE).isEmpty()) {
            event.run();
        } else {
            UI.getCurrentOrThrow().getPage().reload();
        }
    }

    @Override
    public String getPageTitle() {
        return texts.say(
                "shell.title",
                "page",
                channel.draft().title().isEmpty()
                        ? texts.say("edit.title")
                        : channel.draft().title());
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var id = event.getRouteParameters().get("draft").orElse("");
        player.known()
                .flatMap(known -> drafts.find(known.id(), id).map(found -> channel(known.id(), found)))
                .ifPresentOrElse(this::open, () -> event.rerouteToError(NotFoundException.class));
    }

    private DraftChannel channel(long player, Draft found) {
        return new DraftChannel(
                drafts,
                player,
                found,
                this::changed,
                () -> said.setText(texts.say("edit.gone")),
                full -> said.setText(new QuotaWords(texts).full(full.quota())));
    }

    private void open(DraftChannel found) {
        channel.close();
        channel = found;
        getUI().ifPresent(channel::open);
        removeAll();
        var row = new EditTools(texts, Sketches.editing(now()), board::setTool, board::setSymmetry, this::obey);
        var beside = panel.apply(new InspectionPanel.Listener() {
            @Override
            public void light(SketchHighlights marks) {
                board.show(marks);
            }

            @Override
            public void apply(Sketch next) {
                channel.change(_ -> next);
                board.focus(); // the button is gone
            }
        });
        tools = Optional.of(row);
        inspection = Optional.of(beside);
        var left = new Div(row, board, fillRow());
        left.addClassName("edit-board");
        var right = new Div(actions(), beside);
        right.addClassName("edit-side");
        var screen = new Div(left, right);
        screen.addClassName("edit-screen");
        add(head(), screen);
        show();
        board.focus();
    }

    private Component head() {
        var title = new H1(texts.say("edit.title"));
        title.addClassName("visually-hidden");
        name.setValue(channel.draft().title());
        var all = new Anchor(EditHomeView.ADDRESS, texts.say("edit.drafts"));
        all.getElement().setAttribute("router-link", true);
        all.addClassName("edit-all");
        var head = new Div(title, name, all);
        head.addClassName("edit-head");
        return head;
    }

    private Component actions() {
        var play = new Button(texts.say("edit.play"), event -> play());
        play.addThemeVariants(ButtonVariant.PRIMARY);
        play.setId("edit-play");
        var share = new Button(texts.say("edit.share"), event -> share());
        share.setId("edit-share");
        var print = new Button(texts.say("edit.print"), event -> print());
        print.setId("edit-print");
        said.getElement().setAttribute("role", "status");
        said.addClassName("quiet");
        var actions = new Div(play, share, print, said);
        actions.addClassName("edit-actions");
        return actions;
    }

    private Component fillRow() {
        var fill = new Button(texts.say("edit.fill"), event -> fill());
        fill.setId("edit-fill");
        var empty = new Button(texts.say("edit.empty"), event -> channel.change(now -> now.apply(new Edit.Empty())));
        empty.setId("edit-empty");
        progress.removeAll();
        progress.add(
                new ProgressLine(texts.say("edit.filling")),
                new Button(texts.say("edit.cancel"), event -> filling.end()));
        progress.addClassName("making");
        progress.setVisible(false);
        var row = new Div(fill, empty, progress);
        row.addClassName("edit-fill");
        return row;
    }

    private Sketch now() {
        return channel.draft().history().now();
    }

    private void rename(String title) {
        var wrong = RenameAndDelete.wrong(texts, title, Draft.LONGEST_TITLE);
        name.setErrorMessage(wrong.orElse(""));
        name.setInvalid(wrong.isPresent());
        if (wrong.isEmpty() && !title.equals(channel.draft().title())) {
            channel.rename(title);
        }
    }

    /// The draft as it is now, by this page or another one. A name that is too long is left to be shortened.
    private void changed(Draft newest) {
        if (!name.isInvalid()) {
            name.setValue(newest.title());
        }
        said.setText("");
        if (shown.equals(newest.history().now())) {
            board.show(newest);
            tools.ifPresent(row -> row.show(newest.history()));
        } else {
            show();
        }
    }

    @Override
    protected void onAttach(AttachEvent event) {
        super.onAttach(event);
        channel.open(event.getUI());
    }

    @Override
    protected void onDetach(DetachEvent event) {
        channel.close();
        super.onDetach(event);
    }

    private void show() {
        shown = now();
        board.show(channel.draft());
        tools.ifPresent(row -> row.show(channel.draft().history()));
        inspection.ifPresent(beside -> beside.inspect(now()));
        board.focusUnlessElsewhere();
    }

    private void obey(String command) {
        switch (command) {
            case "undo" -> withinLimit(() -> channel.step(History::undone));
            case "redo" -> withinLimit(() -> channel.step(History::redone));
            case "help" -> SketchHelp.dialog(texts).open();
            case "next" -> inspection.ifPresent(beside -> beside.page(1));
            case "previous" -> inspection.ifPresent(beside -> beside.page(-1));
            default -> tools.ifPresent(row -> row.select(command.replaceFirst("^tool-", "")));
        }
    }

    private void fill() {
        var drawn = now();
        if (drawn.hasNoShape()) {
            // what would come is the solution, cell by cell
            said.setText(texts.say("edit.fill.no-shape"));
            return;
        }
        said.setText("");
        filling.run(stop -> clues.fill(drawn, stop, _ -> {}), found -> {
            found.ifPresent(filled -> channel.change(_ -> filled));
            if (found.isEmpty()) {
                said.setText(texts.say("edit.fill.none"));
            }
        });
    }

    /// The puzzle as others get it; empty, and said so, while it is none.
    private Optional<PuzzleEntry> entry() {
        var puzzle = now().isPlayable() ? now().puzzle() : Optional.<Puzzle>empty();
        said.setText(puzzle.isEmpty() ? texts.say("edit.not-yet") : "");
        return puzzle.map(whole -> new PuzzleEntry(
                "",
                channel.draft().title().isBlank()
                        ? Map.of()
                        : Map.of("title", channel.draft().title()),
                whole,
                Optional.empty(),
                List.of()));
    }

    private void play() {
        entry().ifPresent(whole -> UI.getCurrentOrThrow()
                .navigate(
                        "play/" + games.newGames().start(player.id(), whole, "").id()));
    }

    private void share() {
        entry().ifPresent(whole ->
                sharing.of(whole, Position.start(whole.puzzle())).open());
    }

    private void print() {
        entry().ifPresent(whole -> UI.getCurrentOrThrow()
                .navigate(
                        "print",
                        QueryParameters.of(
                                "game",
                                games.newGames().start(player.id(), whole, "").id())));
    }
}
