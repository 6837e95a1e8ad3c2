package org.crosscage.edit.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Token;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.edit.Draft;
import org.crosscage.edit.Sketches;
import org.crosscage.edit.store.DraftStore;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.player.FullQuotaException;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.player.QuotaWords;
import org.crosscage.shell.ui.dialog.RenameAndDelete;
import org.crosscage.shell.ui.field.PagedList;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.texts.Texts;

/// What a player is drawing, and what can be begun: a sheet of any size, or a copy of a puzzle that the address
/// brings.
@Route(EditHomeView.ADDRESS)
@CssImport("./styles/edit.css")
final class EditHomeView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    static final String ADDRESS = "edit";

    private static final long serialVersionUID = 1L;
    /// Names the puzzle in the address, as a link's code.
    private static final String COPY = "copy";

    private final transient Texts texts;
    private final transient DraftStore store;
    private final transient CurrentPlayer player;
    private final Div said = new Div();
    private final Div drafts = new Div();
    private final PagedList tiles;

    EditHomeView(Texts texts, DraftStore store, CurrentPlayer player) {
        this.texts = texts;
        this.store = store;
        this.player = player;
        tiles = new PagedList(texts, this::count, this::tiles, "tiles");
        addClassNames("page", "edit-home");
        var lead = new Paragraph(texts.say("edit.lead"));
        lead.addClassName("lead");
        said.getElement().setAttribute("role", "alert");
        var cards = new Div(PuzzleKinds.all().stream().map(this::card).toArray(Section[]::new));
        cards.addClassName("kinds");
        add(new H1(texts.say("edit.title")), lead, said, cards, drafts);
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("edit.title"));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var copied = event.getLocation().getQueryParameters().getSingleParameter(COPY);
        if (copied.isEmpty()) {
            list();
            return;
        }
        try {
            var entry = LinkCode.read(new Token(1, 1, copied.get()));
            var draft = store.begin(player.id(), new PuzzleNames(texts).of(entry), Sketches.of(entry.puzzle()));
            event.forwardTo(ADDRESS + "/" + draft.id(), QueryParameters.empty());
        } catch (FormatException e) {
            complain(texts.say("edit.copy.broken"));
        } catch (FullQuotaException e) {
            complain(new QuotaWords(texts).full(e.quota()));
        }
    }

    private void complain(String why) {
        said.removeAll();
        var words = new Paragraph(why);
        words.addClassName("said-wrong");
        said.add(words);
        list();
    }

    private Section card(PuzzleKind kind) {
        var names = new PuzzleNames(texts);
        var note = new Paragraph(texts.say("edit.begin." + kind.id()));
        note.addClassName("quiet");
        int[] size = {kind.usualSize().rows(), kind.usualSize().columns()};
        var pickers = pickers(kind, size);
        pickers.addClassName("edit-size");
        var begin = new Button(
                texts.say("edit.begin", "kind", names.kind(kind.id())),
                event -> begin(kind.id(), size[0], kind.editing().isSquare() ? size[0] : size[1]));
        begin.setId("begin-" + kind.id());
        begin.addThemeVariants(ButtonVariant.PRIMARY);
        pickers.add(begin);
        var card = new Section(new H2(names.kind(kind.id())), note, pickers);
        card.addClassName("card");
        return card;
    }

    /// @param size rows and columns, which change with what is picked
    private Div pickers(PuzzleKind kind, int[] size) {
        var editing = kind.editing();
        if (editing.smallest() == editing.largest()) {
            return new Div();
        }
        return editing.isSquare()
                ? new Div(picker("edit.size", kind, 0, size))
                : new Div(picker("edit.rows", kind, 0, size), picker("edit.columns", kind, 1, size));
    }

    private Picker picker(String label, PuzzleKind kind, int which, int[] size) {
        var picker = new Picker(texts.say(label), value -> size[which] = Integer.parseInt(value));
        picker.setId(label.substring("edit.".length()) + "-" + kind.id());
        picker.offer(
                IntStream.rangeClosed(kind.editing().smallest(), kind.editing().largest())
                        .filter(kind.editing()::hasSide)
                        .mapToObj(Integer::toString)
                        .map(n -> new Picker.Option("", n, n))
                        .toList(),
                Integer.toString(size[which]));
        return picker;
    }

    private void begin(String kind, int rows, int columns) {
        try {
            var title = new PuzzleNames(texts).of(kind, rows, columns);
            var draft = store.begin(player.id(), title, Sketches.blank(kind, rows, columns));
            UI.getCurrentOrThrow().navigate(ADDRESS + "/" + draft.id());
        } catch (FullQuotaException e) {
            complain(new QuotaWords(texts).full(e.quota()));
        }
    }

    private void list() {
        drafts.removeAll();
        var title = new H2(texts.say("edit.drafts"));
        title.addClassName("section-title");
        var none = new Paragraph(texts.say("edit.drafts.none"));
        none.addClassName("quiet");
        drafts.add(title, count() == 0 ? none : tiles);
    }

    private int count() {
        return player.known().map(known -> store.count(known.id())).orElse(0);
    }

    private List<ListItem> tiles(int from, int most) {
        return player.known().map(known -> store.listed(known.id(), from, most)).orElse(List.of()).stream()
                .map(this::tile)
                .toList();
    }

    private ListItem tile(DraftStore.Listed draft) {
        var sketch = draft.sketch();
        var measure = new PuzzleNames(texts).of(sketch.kind(), sketch.rows(), sketch.columns());
        var called = draft.title().isBlank() ? measure : draft.title();
        var name = new Span(called);
        name.addClassName("tile-name");
        var size = new Span(measure);
        size.addClassName("tile-note");
        var link = new Anchor(
                ADDRESS + "/" + draft.id(), Thumbnail.of(sketch.picture(), sketch.position()), new Span(name, size));
        link.getElement().setAttribute("router-link", true);
        link.addClassName("tile");
        var item = new ListItem(link);
        var own = new RenameAndDelete(texts, called);
        var tools = new Div(
                own.rename(Draft.LONGEST_TITLE, title -> {
                    int at = tiles.indexOf(item);
                    store.rename(player.id(), draft.id(), title);
                    tiles.again();
                    tiles.focus(at, "vaadin-button");
                }),
                own.delete("edit.delete", () -> {
                    int at = tiles.indexOf(item);
                    store.delete(player.id(), draft.id());
                    tiles.remove(item);
                    if (count() == 0) {
                        list();
                        getElement().executeJs("this.querySelector('.kinds vaadin-button').focus()");
                    } else {
                        tiles.focus(at, "a");
                    }
                }));
        tools.addClassName("draft-tools");
        item.add(tools);
        item.addClassName("draft");
        return item;
    }

    /// An empty sheet of a usual size.
    static Sketch sheet(PuzzleKind kind) {
        return kind.editing().blank(kind.usualSize().rows(), kind.usualSize().columns());
    }
}
