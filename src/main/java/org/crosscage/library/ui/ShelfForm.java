package org.crosscage.library.ui;

import com.vaadin.flow.component.html.Div;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.crosscage.board.ui.PuzzleNames;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.learn.Ladder;
import org.crosscage.shell.ui.Picker;
import org.crosscage.shell.ui.Picker.Option;
import org.crosscage.texts.Texts;

/// What of the library is to be seen: size, grade, technique, progress.
final class ShelfForm extends Div {

    private static final long serialVersionUID = 1L;

    private static final Comparator<Puzzle> SMALL_FIRST = Comparator.<Puzzle>comparingInt(
                    puzzle -> puzzle.shape().rows() * puzzle.shape().columns())
            .thenComparingInt(puzzle -> puzzle.shape().rows());

    private final transient Texts texts;
    private final transient ToIntFunction<Shelf> puzzles;
    private final transient Consumer<Shelf> listener;
    private final transient List<ShelfChoice> choices;
    private transient Shelf shelf;

    /// @param all the puzzles that there are
    /// @param puzzles how many of them a shelf shows
    /// @param shelf what is seen at first
    /// @param listener hears what is to be seen from now on
    ShelfForm(
            Collection<Puzzle> all, ToIntFunction<Shelf> puzzles, Shelf shelf, Texts texts, Consumer<Shelf> listener) {
        this.texts = texts;
        this.puzzles = puzzles;
        this.shelf = shelf;
        this.listener = listener;
        addClassName("shelf");
        getElement().setAttribute("role", "group").setAttribute("aria-label", texts.say("library.filter"));
        choices = List.of(
                choice("size", sizes(all), Shelf::size, Shelf::withSize),
                choice("grade", grades(), Shelf::grade, Shelf::withGrade),
                choice("technique", techniques(), Shelf::technique, Shelf::withTechnique),
                choice("progress", progress(), Shelf::progress, Shelf::withProgress));
        offer();
    }

    private ShelfChoice choice(
            String key, List<Option> possible, Function<Shelf, String> chosen, BiFunction<Shelf, String, Shelf> with) {
        var picker =
                new Picker(texts.say("library.filter." + key), value -> change(key, with.apply(this.shelf, value)));
        picker.setId("shelf-" + key);
        add(picker);
        return new ShelfChoice(key, picker, possible, chosen, with);
    }

    /// What the changed list itself offers depends on the others alone; it may still be open.
    private void change(String changed, Shelf next) {
        shelf = next;
        listener.accept(next);
        choices.stream().filter(choice -> !choice.key().equals(changed)).forEach(this::offer);
    }

    /// Everything is to be seen again.
    void clear() {
        shelf = Shelf.ALL;
        offer();
    }

    /// Offers what can be chosen now that more is known of the puzzles.
    void offer() {
        choices.forEach(this::offer);
    }

    private void offer(ShelfChoice choice) {
        choice.offer(shelf, puzzles, texts);
    }

    private List<Option> grades() {
        return Arrays.stream(Grade.values())
                .map(grade -> new Option("", grade.id(), texts.say("shell.grade." + grade.id())))
                .toList();
    }

    private List<Option> progress() {
        return Shelf.PROGRESS.stream()
                .map(each -> new Option("", each, texts.say("library.filter.progress." + each)))
                .toList();
    }

    private List<Option> techniques() {
        return Ladder.all().stream()
                .map(rung -> new Option(
                        texts.say("learn.tier." + rung.technique().tier().name().toLowerCase(Locale.ROOT)),
                        rung.id(),
                        texts.say("hints.technique-name." + rung.id())))
                .toList();
    }

    private List<Option> sizes(Collection<Puzzle> puzzles) {
        var names = new PuzzleNames(texts);
        var all = new ArrayList<Option>();
        for (var kind : PuzzleKinds.all()) {
            all.add(new Option(names.kind(kind.id()), kind.id(), names.kind(kind.id())));
            puzzles.stream()
                    .filter(puzzle -> puzzle.kind().equals(kind.id()))
                    .sorted(SMALL_FIRST)
                    .map(puzzle -> new Option(
                            names.kind(kind.id()),
                            Shelf.size(puzzle),
                            names.of(
                                    kind.id(),
                                    puzzle.shape().rows(),
                                    puzzle.shape().columns())))
                    .distinct()
                    .forEach(all::add);
        }
        return all;
    }
}
