package org.crosscage.lab.ui;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.ui.PuzzleReading;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.game.GameSummary;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.LibraryEntry;
import org.crosscage.library.Pack;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.shell.ui.field.LargeTextArea;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.shell.ui.field.Picker.Option;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// Which puzzle it is, with its card: of the library, of the player's games, or pasted.
final class PuzzleForm extends Div {

    private static final long serialVersionUID = 1L;

    private static final String GAMES = "games";
    private static final String TEXT = "text";
    /// Small enough to be followed by eye; the usual racers breed ten generations or a thousand on it, or reason.
    private static final PuzzlePlace FIRST = first(PuzzleKinds.all().getFirst());
    /// In bytes: a few hundred puzzles, as many as one can choose from in a list.
    private static final int LONGEST_TEXT = 100_000;

    private final transient LabPuzzles puzzles;
    private final transient PuzzleReading reading;
    private final transient Texts texts;
    private final transient Listener listener;
    private final PuzzleCard card;
    private final Picker source;
    private final Picker puzzle;
    private final LargeTextArea pasted;
    private final Paragraph complaint = new Paragraph();
    private final Paragraph wait = new Paragraph();
    private final Div paste = new Div();
    private final transient BackgroundTasks tasks;
    private transient List<PuzzleEntry> read = List.of();

    /// Who hears which puzzle it is now.
    interface Listener {
        void chosen(PuzzleEntry entry, PuzzlePlace place);
    }

    private static PuzzlePlace first(PuzzleKind kind) {
        var order = new PuzzleOrder(kind.id(), kind.usualSize(), PuzzleRequirements.of(Grade.EASY));
        return new PuzzlePlace(PuzzlePlace.LIBRARY, order.name(2));
    }

    PuzzleForm(
            LabPuzzles puzzles,
            SolutionFinder finder,
            PuzzleReading reading,
            Texts texts,
            Executor costlyTasks,
            Listener listener) {
        this.puzzles = puzzles;
        this.reading = reading;
        this.texts = texts;
        this.listener = listener;
        this.card = new PuzzleCard(finder, texts, costlyTasks);
        addClassNames("card", "puzzle-form");
        source = new Picker(texts.say("lab.puzzle.source"), this::pickedSource);
        source.setId("lab-source");
        puzzle = new Picker(texts.say("lab.puzzle.which"), this::picked);
        puzzle.setId("lab-puzzle");
        var use = new Button(texts.say("lab.puzzle.use"), _ -> use(_ -> {}));
        use.setId("lab-use");
        pasted = new LargeTextArea(
                "lab", LONGEST_TEXT, texts.pattern("formats.error.too-long"), () -> complaint.setVisible(false));
        pasted.setLabel(texts.say("lab.puzzle.text"));
        pasted.setMaxRows(12);
        complaint.addClassName("said-wrong");
        complaint.getElement().setAttribute("role", "alert");
        wait.addClassName("quiet");
        wait.getElement().setAttribute("role", "status");
        tasks = new BackgroundTasks(costlyTasks, this, waits -> {
            use.setEnabled(!waits);
            wait.setText(waits ? texts.say("library.paste.reading") : "");
        });
        paste.addClassName("puzzle-paste");
        paste.add(pasted, use, wait, complaint);
        add(card, source, puzzle, paste);
    }

    /// Shows the puzzle of a place, or the usual one where nothing is there.
    ///
    /// @return what is to be said when the place has no puzzle; the words are `lab.misread.`…
    Optional<Message> open(PuzzlePlace place) {
        var found = puzzles.find(place);
        var here = found.isPresent() ? place : FIRST;
        var entry = found.or(() -> puzzles.find(FIRST)).orElseThrow();
        if (here.sort().equals(PuzzlePlace.TEXT)) {
            read = List.of(entry);
        }
        var from = sourceOf(here);
        source.offer(sources(here), from);
        offer(from, here);
        choose(entry, here);
        return found.isPresent() || place.equals(PuzzlePlace.NOWHERE)
                ? Optional.empty()
                : Optional.of(Message.of(place.sort())
                        .naming("value", LabWords.cut(place.name()))
                        .naming("used", new PuzzleNames(texts).of(entry)));
    }

    private String sourceOf(PuzzlePlace place) {
        return switch (place.sort()) {
            case PuzzlePlace.GAME -> GAMES;
            case PuzzlePlace.TEXT -> TEXT;
            default -> puzzles.packOf(place.name()).id();
        };
    }

    private List<Option> sources(PuzzlePlace here) {
        var names = new PuzzleNames(texts);
        var all = new ArrayList<Option>();
        puzzles.library()
                .packs()
                .forEach(pack ->
                        all.add(new Option(group(pack), pack.id(), names.pack(pack.id(), pack.kind(), pack.size()))));
        if (here.sort().equals(PuzzlePlace.GAME) || !puzzles.ownGames().isEmpty()) {
            all.add(new Option(texts.say("lab.puzzle.own"), GAMES, texts.say("lab.puzzle.games")));
        }
        all.add(new Option(texts.say("lab.puzzle.own"), TEXT, texts.say("lab.puzzle.paste")));
        return all;
    }

    /// Packs for practising a technique are many, and stand apart.
    private String group(Pack pack) {
        var kind = new PuzzleNames(texts).kind(pack.kind());
        return PuzzleNames.technique(pack.id()).isPresent() ? texts.say("lab.puzzle.techniques", "kind", kind) : kind;
    }

    private void offer(String from, PuzzlePlace here) {
        var options = options(from);
        if (here.sort().equals(PuzzlePlace.GAME)
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
                puzzles.ownGames().stream()
                        .map(game -> new Option("", game.id(), name(game)))
                        .toList();
            case TEXT ->
                IntStream.range(0, read.size())
                        .mapToObj(i -> new Option("", Integer.toString(i), name(i, read.get(i))))
                        .toList();
            default -> {
                var pack = puzzles.pack(from);
                yield IntStream.range(0, pack.listings().size())
                        .mapToObj(i -> new Option(
                                grade(pack.listings().get(i)),
                                pack.listings().get(i).id(),
                                name(i, pack.entries().get(i))))
                        .toList();
            }
        };
    }

    private String grade(LibraryEntry listing) {
        return Names.grade(texts, listing.difficulty().rating().grade());
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
            offer(from, PuzzlePlace.NOWHERE);
            return;
        }
        // the games may have gone meanwhile, in another tab
        var first = options(from).stream().findFirst().map(Option::value).orElse("");
        var here = new PuzzlePlace(from.equals(GAMES) ? PuzzlePlace.GAME : PuzzlePlace.LIBRARY, first);
        offer(from, here);
        choose(here);
    }

    /// A puzzle, a game, or the number of one that was read: ids have no digits alone.
    private void picked(String name) {
        if (puzzles.library().find(name).isPresent()) {
            choose(new PuzzlePlace(PuzzlePlace.LIBRARY, name));
        } else if (!read.isEmpty() && name.matches("[0-9]{1,6}")) {
            var entry = read.get(Integer.parseInt(name));
            choose(entry, PuzzlePlace.of(entry));
        } else {
            choose(new PuzzlePlace(PuzzlePlace.GAME, name));
        }
    }

    private void choose(PuzzlePlace place) {
        puzzles.find(place).ifPresent(entry -> choose(entry, place));
    }

    private void choose(PuzzleEntry entry, PuzzlePlace place) {
        card.show(entry);
        listener.chosen(entry, place);
    }

    /// Takes a text along that was pasted and not used yet: whoever goes on means its puzzle.
    ///
    /// @param then gets what is wrong with that text, in words; it is said here too
    void complete(Consumer<Optional<String>> then) {
        if (paste.isVisible() && pasted.isFresh()) {
            use(then);
        } else {
            then.accept(Optional.empty());
        }
    }

    /// @param then gets what is wrong with the text
    private void use(Consumer<Optional<String>> then) {
        complaint.setVisible(false);
        if (pasted.isRefused()) {
            pasted.focus();
            then.accept(Optional.of(texts.say("lab.puzzle.too-long")));
            return;
        }
        var text = pasted.getValue();
        reading.read(
                text,
                tasks,
                (entries, flaws) -> {
                    read = entries;
                    complaint.setText(flaws);
                    complaint.setVisible(!flaws.isEmpty());
                    if (pasted.getValue().equals(text)) {
                        pasted.taken();
                    }
                    offer(TEXT, PuzzlePlace.NOWHERE);
                    choose(read.getFirst(), PuzzlePlace.of(read.getFirst()));
                    then.accept(Optional.empty());
                },
                words -> {
                    complaint.setText(words);
                    complaint.setVisible(true);
                    then.accept(Optional.of(words));
                });
    }
}
