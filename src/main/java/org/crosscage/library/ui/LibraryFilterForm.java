package org.crosscage.library.ui;

import com.vaadin.flow.component.html.Div;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.generate.Grade;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.library.LibraryEntry;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.shell.ui.field.Picker.Option;
import org.crosscage.texts.Texts;

/// What of the library is to be seen: size, grade, technique, progress.
final class LibraryFilterForm extends Div {

    private static final long serialVersionUID = 1L;

    private static final Comparator<LibraryEntry> SMALL_FIRST = Comparator.<LibraryEntry>comparingInt(
                    listing -> listing.size().rows() * listing.size().columns())
            .thenComparingInt(listing -> listing.size().rows());

    private final transient Texts texts;
    private final transient List<PackPuzzle> all;
    private final transient Consumer<LibraryFilter> listener;
    private final transient List<LibraryFilterChoice> choices;
    private transient LibraryFilter filter = LibraryFilter.ALL;

    /// @param all the puzzles that there are
    /// @param listener hears what is to be seen from now on
    LibraryFilterForm(List<PackPuzzle> all, Texts texts, Consumer<LibraryFilter> listener) {
        this.texts = texts;
        this.all = all;
        this.listener = listener;
        addClassName("library-filter");
        getElement().setAttribute("role", "group").setAttribute("aria-label", texts.say("library.filter"));
        choices = List.of(
                choice("size", sizes(), LibraryFilter::size, LibraryFilter::withSize, LibraryFilterForm::sizes),
                choice(
                        "grade",
                        grades(),
                        LibraryFilter::grade,
                        LibraryFilter::withGrade,
                        puzzle -> List.of(puzzle.grade().id())),
                choice(
                        "technique",
                        techniques(),
                        LibraryFilter::technique,
                        LibraryFilter::withTechnique,
                        puzzle -> puzzle.listing()
                                .difficulty()
                                .rating()
                                .techniques()
                                .keySet()),
                choice(
                        "progress",
                        progress(),
                        LibraryFilter::progress,
                        LibraryFilter::withProgress,
                        puzzle -> LibraryFilter.progress(puzzle.progress())));
    }

    private LibraryFilterChoice choice(
            String key,
            List<Option> possible,
            Function<LibraryFilter, String> chosen,
            BiFunction<LibraryFilter, String, LibraryFilter> with,
            Function<PackPuzzle, ? extends Iterable<String>> found) {
        var picker =
                new Picker(texts.say("library.filter." + key), value -> change(key, with.apply(this.filter, value)));
        picker.setId("library-filter-" + key);
        add(picker);
        return new LibraryFilterChoice(key, picker, possible, chosen, with, found);
    }

    private static List<String> sizes(PackPuzzle puzzle) {
        return List.of(puzzle.listing().kind(), LibraryFilter.size(puzzle.listing()));
    }

    /// What the changed list itself offers depends on the others alone; it may still be open.
    private void change(String changed, LibraryFilter next) {
        filter = next;
        listener.accept(next);
        choices.stream().filter(choice -> !choice.key().equals(changed)).forEach(this::offer);
    }

    /// Shows what is chosen otherwise, as it has to be once before it is seen.
    void show(LibraryFilter other) {
        filter = other;
        choices.forEach(this::offer);
    }

    private void offer(LibraryFilterChoice choice) {
        choice.offer(filter, all, texts);
    }

    private List<Option> grades() {
        return Arrays.stream(Grade.values())
                .map(grade -> new Option("", grade.id(), texts.say("shell.grade." + grade.id())))
                .toList();
    }

    private List<Option> progress() {
        return LibraryFilter.PROGRESS.stream()
                .map(each -> new Option("", each, texts.say("library.filter.progress." + each)))
                .toList();
    }

    private List<Option> techniques() {
        return TechniqueCatalogue.all().stream()
                .map(entry -> new Option(
                        texts.say("learn.tier." + entry.technique().tier().id()),
                        entry.id(),
                        texts.say("hints.technique-name." + entry.id())))
                .toList();
    }

    private List<Option> sizes() {
        var names = new PuzzleNames(texts);
        var offered = new ArrayList<Option>();
        for (var kind : PuzzleKinds.all()) {
            if (all.stream().noneMatch(puzzle -> puzzle.listing().kind().equals(kind.id()))) {
                continue;
            }
            offered.add(new Option(names.kind(kind.id()), kind.id(), names.kind(kind.id())));
            all.stream()
                    .map(PackPuzzle::listing)
                    .filter(listing -> listing.kind().equals(kind.id()))
                    .collect(Collectors.toMap(LibraryEntry::size, listing -> listing, (first, _) -> first))
                    .values()
                    .stream()
                    .sorted(SMALL_FIRST)
                    .map(listing -> new Option(
                            names.kind(kind.id()),
                            LibraryFilter.size(listing),
                            names.of(
                                    kind.id(),
                                    listing.size().rows(),
                                    listing.size().columns())))
                    .forEach(offered::add);
        }
        return offered;
    }
}
