package org.crosscage.library.ui;

import com.vaadin.flow.component.html.Div;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
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
    private final Picker size;
    private final Picker grade;
    private final Picker technique;
    private final Picker progress;
    private transient Shelf shelf;

    /// @param puzzles all that there are
    /// @param shelf what is seen at first
    /// @param listener hears what is to be seen from now on
    ShelfForm(Collection<Puzzle> puzzles, Shelf shelf, Texts texts, Consumer<Shelf> listener) {
        this.texts = texts;
        this.shelf = shelf;
        addClassName("shelf");
        getElement().setAttribute("role", "group").setAttribute("aria-label", texts.say("library.filter"));
        size = picker("size", value -> change(this.shelf.withSize(value), listener));
        size.offer(sizes(puzzles), shelf.size());
        grade = picker("grade", value -> change(this.shelf.withGrade(value), listener));
        grade.offer(
                options(
                        "grade",
                        Arrays.stream(Grade.values())
                                .map(each -> new Option("", each.id(), texts.say("shell.grade." + each.id())))),
                shelf.grade());
        technique = picker("technique", value -> change(this.shelf.withTechnique(value), listener));
        progress = picker("progress", value -> change(this.shelf.withProgress(value), listener));
        progress.offer(
                options(
                        "progress",
                        Shelf.PROGRESS.stream()
                                .map(each -> new Option("", each, texts.say("library.filter.progress." + each)))),
                shelf.progress());
    }

    private Picker picker(String key, Consumer<String> change) {
        var picker = new Picker(texts.say("library.filter." + key), change);
        picker.setId("shelf-" + key);
        add(picker);
        return picker;
    }

    private void change(Shelf next, Consumer<Shelf> listener) {
        shelf = next;
        listener.accept(next);
    }

    /// Everything is to be seen again.
    void clear() {
        shelf = Shelf.ALL;
        List.of(size, grade, technique, progress).forEach(picker -> picker.show(""));
    }

    /// Only techniques that some puzzle needs can be chosen.
    void offerTechniques(Set<String> needed) {
        technique.offer(
                options(
                        "technique",
                        Ladder.all().stream()
                                .filter(rung ->
                                        needed.contains(rung.id()) || rung.id().equals(shelf.technique()))
                                .map(rung -> new Option(
                                        texts.say("learn.tier."
                                                + rung.technique().tier().name().toLowerCase(Locale.ROOT)),
                                        rung.id(),
                                        texts.say("hints.technique-name." + rung.id())))),
                shelf.technique());
    }

    private List<Option> options(String key, Stream<Option> some) {
        return Stream.concat(Stream.of(new Option("", "", texts.say("library.filter." + key + ".all"))), some)
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
        return options("size", all.stream());
    }
}
