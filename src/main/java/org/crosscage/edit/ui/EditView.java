package org.crosscage.edit.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.progressbar.ProgressBar;
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
import java.util.function.UnaryOperator;
import org.crosscage.board.ui.ShareDialog;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.edit.Draft;
import org.crosscage.edit.Edit;
import org.crosscage.edit.History;
import org.crosscage.edit.Sketch;
import org.crosscage.shell.ui.Errands;
import org.crosscage.texts.Texts;
import tools.jackson.databind.node.ObjectNode;

/// One draft, being drawn. Every edit is stored before the browser forgets it.
@Route(EditHomeView.ADDRESS + "/:draft")
@CssImport("./styles/play.css")
@CssImport("./styles/edit.css")
final class EditView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient EditDesk desk;
    private final transient Errands filling;
    private final SketchBoard board = new SketchBoard();
    private final Div progress = new Div();
    private final Span said = new Span();
    private transient Draft draft = new Draft("", "", History.of(Sketch.blank("kenken", 3, 3)), "", 0, Instant.EPOCH);
    private transient Optional<EditTools> tools = Optional.empty();
    private transient Optional<Findings> findings = Optional.empty();

    EditView(Texts texts, EditDesk desk) {
        this.texts = texts;
        this.desk = desk;
        this.filling = new Errands(desk.errands(), this, progress::setVisible);
        addClassNames("page", "edit-page");
        board.setTexts(texts.area("edit.board"));
        board.onEdit(this::received);
        board.onCommand(this::obey);
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", draft.title().isEmpty() ? texts.say("edit.title") : draft.title());
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var id = event.getRouteParameters().get("draft").orElse("");
        desk.player()
                .known()
                .flatMap(known -> desk.drafts().find(known.storedId(), id))
                .ifPresentOrElse(this::open, () -> event.rerouteToError(NotFoundException.class));
    }

    private void open(Draft found) {
        draft = found;
        removeAll();
        var row = new EditTools(texts, EditHomeView.isKakuro(now()), board::setTool, board::setSymmetry, this::obey);
        var beside = new Findings(texts, desk, new Findings.Listener() {
            @Override
            public void light(Marks marks) {
                board.show(marks);
            }

            @Override
            public void apply(Sketch next) {
                become(draft.history().then(next), draft.client(), draft.seq());
            }
        });
        tools = Optional.of(row);
        findings = Optional.of(beside);
        var left = new Div(row, board, fillRow());
        left.addClassName("edit-board");
        var right = new Div(actions(), beside);
        right.addClassName("edit-side");
        var screen = new Div(left, right);
        screen.addClassName("edit-screen");
        add(head(), screen);
        show();
    }

    private Component head() {
        var title = new H1(texts.say("edit.title"));
        title.addClassName("visually-hidden");
        var name = new TextField(texts.say("edit.name"));
        name.setValue(draft.title());
        name.setMaxLength(Draft.LONGEST_TITLE);
        name.setId("draft-name");
        name.addValueChangeListener(event -> {
            desk.drafts().rename(desk.player().id(), draft.id(), event.getValue());
            draft = renamed(event.getValue());
        });
        var all = new Anchor(EditHomeView.ADDRESS, texts.say("edit.drafts"));
        all.getElement().setAttribute("router-link", true);
        all.addClassName("edit-all");
        var head = new Div(title, name, all);
        head.addClassName("edit-head");
        return head;
    }

    private Draft renamed(String title) {
        return new Draft(draft.id(), title, draft.history(), draft.client(), draft.seq(), draft.changed());
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
        var empty = new Button(texts.say("edit.empty"), event -> change(now -> now.apply(new Edit.Empty())));
        empty.setId("edit-empty");
        var bar = new ProgressBar();
        bar.setIndeterminate(true);
        bar.getElement().setAttribute("aria-label", texts.say("edit.filling"));
        progress.removeAll();
        progress.add(bar, new Button(texts.say("edit.cancel"), event -> filling.end()));
        progress.addClassName("making");
        progress.setVisible(false);
        var row = new Div(fill, empty, progress);
        row.addClassName("edit-fill");
        return row;
    }

    private Sketch now() {
        return draft.history().now();
    }

    private void received(ObjectNode json) {
        var sent = SentEdit.of(json, now());
        boolean known = sent.client().equals(draft.client()) && sent.seq() <= draft.seq();
        if (known) {
            board.show(draft);
            return;
        }
        var next = sent.edit().map(now()::apply).orElse(now());
        become(draft.history().then(next), sent.client(), sent.seq());
    }

    private void change(UnaryOperator<Sketch> edit) {
        become(draft.history().then(edit.apply(now())), draft.client(), draft.seq());
    }

    /// Stores what the draft becomes, and shows it only then.
    private void become(History history, String client, long seq) {
        var before = now();
        if (!desk.drafts().keep(desk.player().id(), draft.id(), history, client, seq)) {
            said.setText(texts.say("edit.gone"));
            return;
        }
        draft = new Draft(draft.id(), draft.title(), history, client, seq, draft.changed());
        said.setText("");
        if (before.equals(now())) {
            board.show(draft);
            tools.ifPresent(row -> row.show(history));
        } else {
            show();
        }
    }

    private void show() {
        board.show(draft);
        tools.ifPresent(row -> row.show(draft.history()));
        findings.ifPresent(beside -> beside.look(now()));
    }

    private void obey(String command) {
        switch (command) {
            case "undo" -> become(draft.history().undone(), draft.client(), draft.seq());
            case "redo" -> become(draft.history().redone(), draft.client(), draft.seq());
            case "help" -> SketchHelp.dialog(texts).open();
            case "next" -> findings.ifPresent(beside -> beside.page(1));
            case "previous" -> findings.ifPresent(beside -> beside.page(-1));
            default -> tools.ifPresent(row -> row.take(command.replaceFirst("^tool-", "")));
        }
    }

    private void fill() {
        said.setText("");
        var drawn = now();
        filling.run(stop -> desk.filling().fill(drawn, stop, _ -> {}), found -> {
            found.ifPresent(filled -> change(_ -> filled));
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
                draft.title().isBlank() ? Map.of() : Map.of("title", draft.title()),
                whole,
                Optional.empty(),
                List.of()));
    }

    private void play() {
        entry().ifPresent(whole -> UI.getCurrentOrThrow()
                .navigate("play/"
                        + desk.games().start(desk.player().id(), whole, "").id()));
    }

    private void share() {
        entry().ifPresent(whole ->
                ShareDialog.of(whole, Position.start(whole.puzzle()), texts).open());
    }

    private void print() {
        entry().ifPresent(whole -> UI.getCurrentOrThrow()
                .navigate(
                        "print",
                        QueryParameters.of(
                                "game",
                                desk.games()
                                        .start(desk.player().id(), whole, "")
                                        .id())));
    }
}
