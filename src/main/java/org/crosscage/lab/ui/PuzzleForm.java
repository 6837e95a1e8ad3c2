package org.crosscage.lab.ui;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.data.value.ValueChangeMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.board.ui.PuzzleNames;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.PuzzleFormats;
import org.crosscage.lab.PuzzleCode;
import org.crosscage.lab.ui.Setup.Place;
import org.crosscage.library.Pack;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.play.GameService;
import org.crosscage.play.GameSummary;
import org.crosscage.play.Player;
import org.crosscage.play.SavedGame;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.shell.ui.Picker;
import org.crosscage.shell.ui.Picker.Option;
import org.crosscage.texts.FormatTexts;
import org.crosscage.texts.Texts;

/// Which puzzle is raced: of the library, of the player's games, or pasted.
final class PuzzleForm extends Div {

    private static final long serialVersionUID = 1L;

    private static final String GAMES = "games";
    private static final String TEXT = "text";
    private static final String FIRST_PACK = "report-boards";
    private static final int MOST_GAMES = 30;
    private static final int LONGEST_TEXT = 100_000;

    private final transient PuzzleLibrary library;
    private final transient GameService games;
    private final transient CurrentPlayer player;
    private final transient Texts texts;
    private final transient Listener listener;
    private final Picker source;
    private final Picker puzzle;
    private final TextArea pasted = new TextArea();
    private final Paragraph complaint = new Paragraph();
    private final Div paste = new Div();
    private transient List<PuzzleEntry> read = List.of();

    /// Who hears which puzzle it is now.
    interface Listener {
        void chosen(PuzzleEntry entry, Place place);
    }

    PuzzleForm(PuzzleLibrary library, GameService games, CurrentPlayer player, Texts texts, Listener listener) {
        this.library = library;
        this.games = games;
        this.player = player;
        this.texts = texts;
        this.listener = listener;
        addClassName("puzzle-form");
        source = new Picker(texts.say("lab.puzzle.source"), this::pickedSource);
        source.setId("lab-source");
        puzzle = new Picker(texts.say("lab.puzzle.which"), this::picked);
        puzzle.setId("lab-puzzle");
        var use = new Button(texts.say("lab.puzzle.use"), _ -> use());
        use.setId("lab-use");
        pasted.setLabel(texts.say("lab.puzzle.text"));
        pasted.setValueChangeMode(ValueChangeMode.ON_BLUR);
        pasted.setMaxLength(LONGEST_TEXT);
        pasted.setMaxRows(12);
        pasted.getElement().setAttribute("spellcheck", "false");
        complaint.addClassName("said-wrong");
        complaint.getElement().setAttribute("role", "alert");
        paste.addClassName("puzzle-paste");
        paste.add(pasted, use, complaint);
        add(source, puzzle, paste);
    }

    /// Shows the puzzle of a place, or the first of all where nothing is there.
    void open(Place place) {
        var found = find(place);
        var here = found.isPresent()
                ? place
                : new Place(Place.LIBRARY, firstPack().entries().getFirst().id());
        var entry = found.orElseGet(() -> firstPack().entries().getFirst());
        if (here.sort().equals(Place.TEXT)) {
            read = List.of(entry);
        }
        var from = sourceOf(here);
        source.offer(sources(here), from);
        offer(from, here);
        listener.chosen(entry, here);
    }

    private Pack firstPack() {
        return library.packs().stream()
                .filter(pack -> pack.id().equals(FIRST_PACK))
                .findFirst()
                .orElseGet(() -> library.packs().getFirst());
    }

    private Optional<PuzzleEntry> find(Place place) {
        return switch (place.sort()) {
            case Place.LIBRARY -> library.find(place.name());
            case Place.GAME ->
                player.known()
                        .flatMap(who -> games.load(who.storedId(), place.name()))
                        .map(SavedGame::entry);
            case Place.TEXT -> PuzzleCode.read(place.name());
            default -> Optional.empty();
        };
    }

    private String sourceOf(Place place) {
        return switch (place.sort()) {
            case Place.GAME -> GAMES;
            case Place.TEXT -> TEXT;
            default ->
                library.packs().stream()
                        .filter(pack -> pack.entries().stream()
                                .anyMatch(entry -> entry.id().equals(place.name())))
                        .findFirst()
                        .map(Pack::id)
                        .orElseThrow();
        };
    }

    private List<Option> sources(Place here) {
        var names = new PuzzleNames(texts);
        var all = new ArrayList<Option>();
        library.packs()
                .forEach(pack -> all.add(new Option(
                        names.kind(pack.kind()),
                        pack.id(),
                        names.pack(pack.id(), pack.entries().getFirst().puzzle()))));
        if (here.sort().equals(Place.GAME) || !summaries().isEmpty()) {
            all.add(new Option(texts.say("lab.puzzle.own"), GAMES, texts.say("lab.puzzle.games")));
        }
        all.add(new Option(texts.say("lab.puzzle.own"), TEXT, texts.say("lab.puzzle.paste")));
        return all;
    }

    /// The player's games, the last played first; of a visitor none.
    private List<GameSummary> summaries() {
        return player.known().map(this::summaries).orElse(List.of());
    }

    private List<GameSummary> summaries(Player who) {
        return Stream.concat(
                        games.unfinished(who.storedId(), MOST_GAMES).stream(),
                        games.finished(who.storedId(), MOST_GAMES).stream())
                .limit(MOST_GAMES)
                .toList();
    }

    private void offer(String from, Place here) {
        var options = options(from);
        if (here.sort().equals(Place.GAME)
                && options.stream().noneMatch(option -> option.value().equals(here.name()))) {
            options = Stream.concat(
                            Stream.of(new Option("", here.name(), texts.say("lab.puzzle.this-game"))), options.stream())
                    .toList();
        }
        puzzle.offer(options, from.equals(TEXT) ? "0" : here.name());
        puzzle.setVisible(!options.isEmpty());
        paste.setVisible(from.equals(TEXT));
        complaint.setVisible(false);
    }

    private List<Option> options(String from) {
        return switch (from) {
            case GAMES ->
                summaries().stream()
                        .map(game -> new Option("", game.id(), name(game)))
                        .toList();
            case TEXT ->
                IntStream.range(0, read.size())
                        .mapToObj(i -> new Option("", Integer.toString(i), name(i, read.get(i))))
                        .toList();
            default -> {
                var entries = pack(from).entries();
                yield IntStream.range(0, entries.size())
                        .mapToObj(i -> new Option("", entries.get(i).id(), name(i, entries.get(i))))
                        .toList();
            }
        };
    }

    private Pack pack(String id) {
        return library.packs().stream()
                .filter(pack -> pack.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private String name(GameSummary game) {
        return game.title().isEmpty()
                ? new PuzzleNames(texts).of(game.kind(), game.rows(), game.columns())
                : game.title();
    }

    private String name(int index, PuzzleEntry entry) {
        return entry.notes().getOrDefault("title", texts.say("lab.puzzle.number", "number", index + 1));
    }

    private void pickedSource(String from) {
        if (from.equals(TEXT)) {
            offer(from, Place.NOWHERE);
            return;
        }
        var first = options(from).getFirst().value();
        var here = new Place(from.equals(GAMES) ? Place.GAME : Place.LIBRARY, first);
        offer(from, here);
        chosen(here);
    }

    /// A puzzle, a game, or the number of one that was read: ids have no digits alone.
    private void picked(String name) {
        if (library.find(name).isPresent()) {
            chosen(new Place(Place.LIBRARY, name));
        } else if (!read.isEmpty() && name.matches("[0-9]{1,6}")) {
            chosen(read.get(Integer.parseInt(name)));
        } else {
            chosen(new Place(Place.GAME, name));
        }
    }

    private void chosen(Place place) {
        find(place).ifPresent(entry -> listener.chosen(entry, place));
    }

    /// One that is too large for an address has none.
    private void chosen(PuzzleEntry entry) {
        var place =
                PuzzleCode.of(entry).map(code -> new Place(Place.TEXT, code)).orElse(Place.NOWHERE);
        listener.chosen(entry, place);
    }

    private void use() {
        complaint.setVisible(false);
        try {
            read = PuzzleFormats.read(pasted.getValue());
            offer(TEXT, Place.NOWHERE);
            chosen(read.getFirst());
        } catch (FormatException e) {
            complaint.setText(new FormatTexts(texts).sentence(e));
            complaint.setVisible(true);
        }
    }
}
