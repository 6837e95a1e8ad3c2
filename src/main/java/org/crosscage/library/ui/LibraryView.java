package org.crosscage.library.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.Pack;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.Ratings;
import org.crosscage.play.GameService;
import org.crosscage.play.Player;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.texts.Texts;

/// The shipped puzzles: one section a pack, each puzzle with its grade, what is solved and what was begun marked.
/// What is chosen to be seen stands in the address.
@Route(LibraryView.ADDRESS)
final class LibraryView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    static final String ADDRESS = "library";

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient PuzzleLibrary library;
    private final transient Ratings ratings;
    private final transient Executor executor;
    private final transient GameService games;
    private final transient CurrentPlayer player;
    private final transient Set<String> finished;
    private final transient Set<String> begun;

    LibraryView(
            Texts texts,
            PuzzleLibrary library,
            Ratings ratings,
            Executor errands,
            GameService games,
            CurrentPlayer player) {
        this.texts = texts;
        this.library = library;
        this.ratings = ratings;
        this.executor = errands;
        this.games = games;
        this.player = player;
        var known = player.known().map(Player::storedId);
        this.finished = known.map(games::finishedSources).orElse(Set.of());
        this.begun = known.map(games::begunSources).orElse(Set.of());
        addClassNames("page", "library");
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("library.library.title"));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        removeAll();
        var lead = new Paragraph(texts.say("library.library.lead"));
        lead.addClassName("lead");
        var sections = PuzzleKinds.all().stream()
                .flatMap(kind -> library.packs(kind.id()).stream().sorted(Comparator.comparing(this::isSpecial)))
                .map(this::section)
                .toList();
        var shelf = Shelf.of(event.getLocation().getQueryParameters());
        add(new H1(texts.say("library.library.title")), lead, new Shelves(sections, shelf, texts));
    }

    /// Whether a pack is called by more than its size; such packs stand after the sizes.
    private boolean isSpecial(Pack pack) {
        return texts.has("library.pack." + pack.id());
    }

    private PackSection section(Pack pack) {
        var entries = pack.entries();
        var tiles = IntStream.range(0, entries.size())
                .mapToObj(i -> tile(entries.get(i), i + 1))
                .toList();
        return new PackSection(pack, tiles, texts, ratings, executor);
    }

    private ShelfTile tile(PuzzleEntry entry, int place) {
        return new ShelfTile(entry, place, progress(entry), texts, () -> play(entry));
    }

    private Progress progress(PuzzleEntry entry) {
        return finished.contains(entry.id())
                ? Progress.SOLVED
                : begun.contains(entry.id()) ? Progress.BEGUN : Progress.NEW;
    }

    /// Goes on with the game of this puzzle that is not finished, or else begins one.
    private void play(PuzzleEntry entry) {
        var game = games.unfinishedFrom(player.id(), entry.id())
                .orElseGet(() -> games.start(player.id(), entry, entry.id()).id());
        UI.getCurrentOrThrow().navigate("play/" + game);
    }
}
