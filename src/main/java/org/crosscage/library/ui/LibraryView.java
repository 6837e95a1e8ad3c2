package org.crosscage.library.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.crosscage.board.ui.Thumbnail;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.Pack;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.play.GameService;
import org.crosscage.play.Player;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.texts.Texts;

/// The shipped puzzles: one section a pack, what is solved and what was begun marked.
@Route("library")
final class LibraryView extends Div implements HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient PuzzleNames names;
    private final transient GameService games;
    private final transient CurrentPlayer player;
    private final transient Set<String> finished;
    private final transient Set<String> begun;

    LibraryView(Texts texts, PuzzleLibrary library, GameService games, CurrentPlayer player) {
        this.texts = texts;
        this.names = new PuzzleNames(texts);
        this.games = games;
        this.player = player;
        var known = player.known().map(Player::storedId);
        this.finished = known.map(games::finishedSources).orElse(Set.of());
        this.begun = known.map(games::begunSources).orElse(Set.of());
        addClassNames("page", "library");
        var lead = new Paragraph(texts.say("library.library.lead"));
        lead.addClassName("lead");
        add(new H1(texts.say("library.library.title")), lead);
        for (var kind : PuzzleKinds.all()) {
            library.packs(kind.id()).forEach(pack -> add(section(kind, pack)));
        }
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("library.library.title"));
    }

    private Section section(PuzzleKind kind, Pack pack) {
        var title = new H2(title(pack));
        var count = new Span(
                texts.say("library.library.count", "count", pack.entries().size()));
        count.addClassName("chip");
        var head = new Div(title, count);
        head.addClassNames("section-title", "pack-head");
        var list = new UnorderedList();
        list.addClassName("tiles");
        pack.entries().forEach(entry -> list.add(tile(kind, entry)));
        var section = new Section(head);
        note(pack).ifPresent(section::add);
        section.add(list);
        return section;
    }

    /// What a reader should know of a pack, where there is something.
    private Optional<Paragraph> note(Pack pack) {
        var key = "library.pack." + pack.id() + ".note";
        return texts.has(key) ? Optional.of(new Paragraph(texts.say(key))) : Optional.empty();
    }

    /// A pack is called by its own message, or else as its puzzles are: kind and size.
    private String title(Pack pack) {
        var key = "library.pack." + pack.id();
        var first = pack.entries().getFirst().puzzle();
        return texts.has(key)
                ? texts.say(key)
                : names.of(first.kind(), first.shape().rows(), first.shape().columns());
    }

    private PuzzleTile tile(PuzzleKind kind, PuzzleEntry entry) {
        var picture = Thumbnail.of(entry.puzzle(), kind.picture(entry.puzzle()));
        return PuzzleTile.button(
                () -> play(entry), picture, names.of(entry), notes(entry).toArray(Component[]::new));
    }

    private List<Component> notes(PuzzleEntry entry) {
        var notes = new ArrayList<Component>();
        notes.add(PuzzleTile.note(number(entry).orElse(entry.id())));
        if (finished.contains(entry.id())) {
            var done = PuzzleTile.note(texts.say("library.library.done"));
            done.addClassName("done");
            notes.add(done);
        } else if (begun.contains(entry.id())) {
            notes.add(PuzzleTile.note(texts.say("library.library.begun")));
        }
        return notes;
    }

    /// The number at the end of an id such as `kenken-6x6-3`.
    private Optional<String> number(PuzzleEntry entry) {
        var end = entry.id().substring(entry.id().lastIndexOf('-') + 1);
        return end.chars().allMatch(Character::isDigit)
                ? Optional.of(texts.say("library.number", "number", end))
                : Optional.empty();
    }

    /// Goes on with the game of this puzzle that is not finished, or else begins one.
    private void play(PuzzleEntry entry) {
        var game = games.unfinishedFrom(player.id(), entry.id())
                .orElseGet(() -> games.start(player.id(), entry, entry.id()).id());
        UI.getCurrentOrThrow().navigate("play/" + game);
    }
}
