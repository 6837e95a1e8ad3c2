package org.crosscage.device.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.Pack;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.shell.ui.Choice;
import org.crosscage.shell.ui.LocalTime;
import org.crosscage.shell.ui.Picker;
import org.crosscage.shell.ui.Picker.Option;
import org.crosscage.texts.Texts;

/// Chooses what is taken along. What belongs to another source is not on the page.
final class TakeAlongForm extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient PuzzleNames names;
    private final transient PuzzleLibrary library;
    private final transient GradeTimes times;
    private final transient List<PuzzleSet> sets;
    private final transient Instant tomorrow;
    private final transient Consumer<TakeAlongChoice> listener;
    private final Picker sizes;
    private final Picker grades;
    private final Div fields = new Div();
    private transient TakeAlongChoice choice;

    /// @param sets that the player has opened
    /// @param tomorrow when it begins
    /// @param listener hears each choice
    TakeAlongForm(
            TakeAlongChoice choice,
            List<PuzzleSet> sets,
            PuzzleLibrary library,
            GradeTimes times,
            Instant tomorrow,
            Texts texts,
            Consumer<TakeAlongChoice> listener) {
        this.choice = choice;
        this.texts = texts;
        this.names = new PuzzleNames(texts);
        this.library = library;
        this.times = times;
        this.sets = List.copyOf(sets);
        this.tomorrow = tomorrow;
        this.listener = listener;
        this.sizes = new Picker(texts.say("device.take.size"), this::chooseSize);
        this.grades = new Picker(texts.say("device.take.grade"), this::chooseGrade);
        sizes.setId("take-size");
        grades.setId("take-grade");
        addClassName("take-form");
        fields.addClassName("take-fields");
        add(
                choice(
                        "source",
                        TakeAlongChoice.sources(!sets.isEmpty()),
                        choice.source(),
                        source -> texts.say("device.take.source." + source.id()),
                        this::chooseSource),
                fields);
        draw();
    }

    private void chooseSource(TakeAlongSource source) {
        var next = choice.withSource(source);
        choice = source == TakeAlongSource.SET && choice.set().isEmpty()
                ? next.withSet(sets.getFirst().code())
                : next;
        draw();
        listener.accept(choice);
    }

    private void choose(TakeAlongChoice next) {
        choice = next;
        listener.accept(choice);
    }

    private void draw() {
        fields.removeAll();
        switch (choice.source()) {
            case ORDER -> {
                fields.add(kinds(), sizes, grades, counts());
                offer();
            }
            case PACK -> fields.add(packs(), counts());
            case DAYS -> fields.add(days(), aboutDays());
            case SET -> fields.add(setList(), about("device.take.set.about"));
        }
    }

    private Component kinds() {
        return choice(
                "kind",
                PuzzleKinds.all(),
                PuzzleKinds.of(choice.order().kind()),
                kind -> names.kind(kind.id()),
                this::chooseKind);
    }

    private void chooseKind(PuzzleKind kind) {
        order(kind.id(), kind.usualSize(), choice.order().requirements().grade());
    }

    private void chooseSize(String value) {
        var order = choice.order();
        times.sizes(order.kind()).stream()
                .filter(size -> size.toString().equals(value))
                .findFirst()
                .ifPresent(
                        size -> order(order.kind(), size, order.requirements().grade()));
    }

    private void chooseGrade(String id) {
        var order = choice.order();
        order(
                order.kind(),
                order.size(),
                Stream.of(Grade.values()).filter(each -> each.id().equals(id)).findFirst());
    }

    /// The size may not have the grade.
    private void order(String kind, Size size, Optional<Grade> grade) {
        var there = grade.filter(times.grades(kind, size)::contains);
        choose(choice.withOrder(new PuzzleOrder(kind, size, PuzzleRequirements.of(there))));
        offer();
    }

    /// The lists that depend on the kind and the size.
    private void offer() {
        var order = choice.order();
        sizes.offer(
                times.sizes(order.kind()).stream()
                        .map(size -> new Option("", size.toString(), names.size(size.rows(), size.columns())))
                        .toList(),
                order.size().toString());
        grades.offer(
                Stream.concat(
                                Stream.of(new Option("", "", texts.say("library.grade.any"))),
                                times.grades(order.kind(), order.size()).stream()
                                        .map(grade -> new Option("", grade.id(), GradeSign.word(texts, grade))))
                        .toList(),
                order.requirements().grade().map(Grade::id).orElse(""));
    }

    private Picker packs() {
        var picker = new Picker(
                texts.say("device.take.pack"),
                id -> library.pack(id).ifPresent(pack -> choose(choice.withPack(pack.id()))));
        picker.setId("take-pack");
        picker.offer(library.packs().stream().map(this::option).toList(), choice.pack());
        return picker;
    }

    private Option option(Pack pack) {
        return new Option(
                names.kind(pack.kind()),
                pack.id(),
                texts.say(
                        "library.filter.counted",
                        "what",
                        names.pack(pack.id(), pack.kind(), pack.size()),
                        "count",
                        pack.listings().size()));
    }

    private Picker setList() {
        var picker = new Picker(
                texts.say("device.take.set"),
                code -> sets.stream()
                        .filter(set -> set.code().equals(code))
                        .findFirst()
                        .ifPresent(set -> choose(choice.withSet(set.code()))));
        picker.setId("take-set");
        picker.offer(
                sets.stream()
                        .map(set -> new Option("", set.code(), set.description().title()))
                        .toList(),
                choice.set());
        return picker;
    }

    private Component counts() {
        return choice(
                "count",
                TakeAlongChoice.COUNTS,
                choice.count(),
                count -> texts.say("device.take.count.number", "number", count),
                count -> choose(choice.withCount(count)));
    }

    private Component days() {
        return choice(
                "days",
                TakeAlongChoice.DAYS,
                choice.days(),
                days -> texts.say("device.take.days.number", "number", days),
                days -> choose(choice.withDays(days)));
    }

    private <T> Choice<T> choice(String name, List<T> all, T chosen, Function<T, String> words, Consumer<T> then) {
        var chips = new Choice<>("take-" + name, texts.say("device.take." + name), all, chosen, words).onChange(then);
        chips.setId("take-" + name);
        return chips;
    }

    private Paragraph aboutDays() {
        var about = new Paragraph(new LocalTime(
                texts.say("device.take.days.about"),
                texts.say("device.take.days.about.local", "time", "{time}"),
                tomorrow,
                false));
        about.addClassName("quiet");
        return about;
    }

    private Paragraph about(String key) {
        var about = new Paragraph(texts.say(key));
        about.addClassName("quiet");
        return about;
    }
}
