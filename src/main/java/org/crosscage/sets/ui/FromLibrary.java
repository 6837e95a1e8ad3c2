package org.crosscage.sets.ui;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.library.LibraryEntry;
import org.crosscage.library.Pack;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.shell.ui.field.Picker.Option;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// Shipped puzzles for a set: those of a pack, of one grade or all, a page at a time. A press on one adds it.
final class FromLibrary extends Div {

    private static final long serialVersionUID = 1L;

    /// Whole rows of two, three, four and six.
    private static final int PAGE = 12;

    private final transient PuzzleLibrary library;
    private final transient Texts texts;
    private final transient PuzzleCollector collector;
    private final transient Consumer<List<PuzzleEntry>> add;
    private final Picker grades;
    private final UnorderedList list = new UnorderedList();
    private final Button more = new Button();
    private final List<ShippedTile> tiles = new ArrayList<>();
    private transient Pack pack;
    private transient Optional<Grade> grade = Optional.empty();
    private int shown;

    FromLibrary(PuzzleLibrary library, Texts texts, PuzzleCollector collector, Consumer<List<PuzzleEntry>> add) {
        this.library = library;
        this.texts = texts;
        this.collector = collector;
        this.add = add;
        this.pack = library.packs().getFirst();
        addClassName("from-library");
        var packs = new Picker(texts.say("sets.library.pack"), this::choosePack);
        packs.setId("set-pack");
        packs.offer(packs(), pack.id());
        grades = new Picker(texts.say("library.filter.grade"), this::chooseGrade);
        grades.setId("set-grade");
        var choice = new Div(packs, grades);
        choice.addClassName("set-choice");
        list.addClassName("tiles");
        more.addClickListener(_ -> goOn());
        add(choice, list, more);
        offerGrades();
        begin();
    }

    private List<Option> packs() {
        var names = new PuzzleNames(texts);
        return library.packs().stream()
                .map(each ->
                        new Option(names.kind(each.kind()), each.id(), names.pack(each.id(), each.kind(), each.size())))
                .toList();
    }

    private void choosePack(String id) {
        library.pack(id).ifPresent(chosen -> {
            pack = chosen;
            offerGrades();
            begin();
        });
    }

    private void offerGrades() {
        var there = pack.listings().stream()
                .map(FromLibrary::grade)
                .distinct()
                .sorted()
                .toList();
        grade = grade.filter(there::contains);
        grades.offer(
                Stream.concat(
                                Stream.of(new Option("", "", texts.say("library.grade.any"))),
                                there.stream().map(each -> new Option("", each.id(), Names.grade(texts, each))))
                        .toList(),
                grade.map(Grade::id).orElse(""));
    }

    private static Grade grade(LibraryEntry listing) {
        return listing.difficulty().rating().grade();
    }

    private void chooseGrade(String id) {
        grade = Grade.of(id);
        begin();
    }

    private void begin() {
        tiles.clear();
        list.removeAll();
        shown = PAGE;
        refresh();
    }

    /// Whoever has no pointer goes on at the first that is new.
    private void goOn() {
        int from = shown;
        shown += PAGE;
        refresh();
        list.getElement().executeJs("this.children[$0]?.querySelector('button').focus()", from);
    }

    /// Draws what is chosen, and says which of it is in the set.
    void refresh() {
        var there = collector.puzzles().stream().map(PuzzleEntry::puzzle).collect(Collectors.toSet());
        var numbers = IntStream.range(0, pack.listings().size())
                .filter(at ->
                        grade.isEmpty() || grade.get() == grade(pack.listings().get(at)))
                .toArray();
        while (tiles.size() < Math.min(shown, numbers.length)) {
            var tile = tile(numbers[tiles.size()]);
            tiles.add(tile);
            list.add(tile);
        }
        tiles.forEach(tile -> tile.show(there.contains(tile.entry().puzzle())));
        more.setVisible(numbers.length > shown);
        more.setText(texts.say("library.library.more", "count", numbers.length - shown));
    }

    private ShippedTile tile(int at) {
        var entry = pack.entries().get(at);
        return new ShippedTile(pack, at, texts, () -> add.accept(List.of(entry)));
    }
}
