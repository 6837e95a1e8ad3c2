package org.crosscage.print.ui;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.data.value.ValueChangeMode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.crosscage.board.ui.OptionForm;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.OptionTable;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.print.BookOptions;
import org.crosscage.print.Letters;
import org.crosscage.print.Paper;
import org.crosscage.shell.ui.field.Choice;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.shell.ui.field.Picker.Option;
import org.crosscage.texts.Texts;

/// What is printed, and how.
final class PrintForm extends Div {

    private static final long serialVersionUID = 1L;

    private static final String ANY = "";
    private static final String DIGITS = "\\d{1,12}";

    private final transient Texts texts;
    private final transient GradeTimes times;
    private final transient LongSupplier seeds;
    private final transient Consumer<PrintOptions> listener;
    private final Div fresh = new Div();
    private final Div optionPlace = new Div();
    private final Picker sizes;
    private final Picker grades;
    private final TextField seed = new TextField();
    private final TextField title = new TextField();
    private transient PrintOptions printOptions;
    private OptionForm options;

    /// @param sources what else than new puzzles can be printed
    /// @param listener hears what is chosen from now on
    PrintForm(
            List<Option> sources,
            PrintOptions printOptions,
            GradeTimes times,
            LongSupplier seeds,
            Texts texts,
            Consumer<PrintOptions> listener) {
        this.texts = texts;
        this.times = times;
        this.seeds = seeds;
        this.listener = listener;
        this.printOptions = printOptions;
        addClassName("print-form");
        var source = new Picker(say("source"), value -> {
            change(this.printOptions.withSource(value));
            showFresh();
        });
        source.setId("print-source");
        source.offer(sources, printOptions.source());
        sizes = new Picker(say("size"), this::chooseSize);
        sizes.setId("print-size");
        grades = new Picker(texts.say("library.filter.grade"), this::chooseGrade);
        grades.setId("print-grade");
        fresh.addClassName("print-new");
        fresh.add(kinds(), sizes, grades, counts(), seed());
        optionPlace.addClassName("print-generator-options");
        offerAnew();
        showFresh();
        add(source, fresh, optionPlace, layout(), title());
    }

    private void showFresh() {
        fresh.setVisible(printOptions.isNew());
        optionPlace.setVisible(printOptions.isNew());
    }

    /// Another kind has other options.
    private void offerAnew() {
        var kind = PuzzleKinds.of(printOptions.order().kind());
        var table = OptionTable.standard();
        options = new OptionForm(
                kind,
                printOptions.order().size(),
                (size, name, value, grade) -> table.mayComeUp(kind.id(), size, name, value, grade),
                texts,
                () -> changeRequirements(printOptions.order().requirements().grade()));
        options.choose(
                printOptions.order().requirements().options(),
                printOptions.order().requirements().technique());
        optionPlace.removeAll();
        optionPlace.add(options);
        offer();
    }

    private void changeRequirements(Optional<Grade> grade) {
        var order = printOptions.order();
        change(printOptions.withOrder(new PuzzleOrder(order.kind(), order.size(), requirements(grade))));
    }

    private PuzzleRequirements requirements(Optional<Grade> grade) {
        return new PuzzleRequirements(grade, options.technique(), GenerateRequest.TRIES, options.options());
    }

    private void chooseGrade(String id) {
        var chosen = Grade.of(id);
        options.offer(printOptions.order().size(), chosen);
        changeRequirements(chosen);
    }

    /// What is chosen: what was asked for, as far as it is offered.
    PrintOptions printOptions() {
        return printOptions;
    }

    private String say(String key) {
        return texts.say("print.form." + key);
    }

    private void change(PrintOptions next) {
        printOptions = next;
        listener.accept(next);
    }

    private Choice<PuzzleKind> kinds() {
        return new Choice<>(
                        "print-kind",
                        say("kind"),
                        PuzzleKinds.all(),
                        PuzzleKinds.of(printOptions.order().kind()),
                        kind -> texts.say("shell.kind." + kind.id()))
                .onChange(kind -> {
                    var first = kind.usualSize();
                    printOptions =
                            printOptions.withOrder(new PuzzleOrder(kind.id(), first, PuzzleRequirements.ANYTHING));
                    offerAnew();
                    listener.accept(printOptions);
                });
    }

    private void chooseSize(String value) {
        sizes().filter(size -> size.toString().equals(value)).findFirst().ifPresent(size -> {
            printOptions = printOptions.withOrder(new PuzzleOrder(
                    printOptions.order().kind(), size, printOptions.order().requirements()));
            offer();
            listener.accept(printOptions);
        });
    }

    private Stream<Size> sizes() {
        return times.sizes(printOptions.order().kind()).stream();
    }

    private List<Grade> offered() {
        return times.grades(printOptions.order().kind(), printOptions.order().size());
    }

    /// Offers what there is of the chosen kind and size; what there is not is not chosen any more.
    private void offer() {
        var size = printOptions.order().size();
        var grade = printOptions.order().requirements().grade().filter(offered()::contains);
        options.offer(size, grade);
        printOptions =
                printOptions.withOrder(new PuzzleOrder(printOptions.order().kind(), size, requirements(grade)));
        var names = new PuzzleNames(texts);
        sizes.offer(
                sizes().map(each -> new Option("", each.toString(), names.size(each.rows(), each.columns())))
                        .toList(),
                size.toString());
        grades.offer(
                Stream.concat(
                                Stream.of(new Option("", ANY, texts.say("library.grade.any"))),
                                offered().stream()
                                        .map(each -> new Option("", each.id(), texts.say("shell.grade." + each.id()))))
                        .toList(),
                grade.map(Grade::id).orElse(ANY));
    }

    private Picker counts() {
        var counts = new Picker(say("count"), value -> change(printOptions.withCount(Integer.parseInt(value))));
        counts.setId("print-count");
        counts.offer(
                PrintOptions.COUNTS.stream()
                        .map(each -> new Option("", each.toString(), texts.say("print.count", "count", each)))
                        .toList(),
                Integer.toString(printOptions.count()));
        return counts;
    }

    private Div seed() {
        seed.setLabel(say("seed"));
        seed.setHelperText(say("seed.why"));
        seed.setPattern(DIGITS);
        seed.setMaxLength(12);
        seed.setErrorMessage(say("seed.wrong"));
        seed.setValue(Long.toString(printOptions.seed()));
        seed.addValueChangeListener(event -> {
            boolean right = event.getValue().matches(DIGITS);
            seed.setInvalid(!right);
            if (right) {
                change(printOptions.withSeed(Long.parseLong(event.getValue())));
            }
        });
        var others = new Button(say("others"), event -> seed.setValue(Long.toString(seeds.getAsLong())));
        var row = new Div(seed, others);
        row.addClassName("print-seed");
        return row;
    }

    private Div layout() {
        var paper = new Choice<>(
                        "print-paper",
                        say("paper"),
                        List.of(Paper.values()),
                        printOptions.paper(),
                        each -> say("paper." + each.name().toLowerCase(Locale.ROOT)))
                .onChange(value -> change(printOptions.withPaper(value)));
        var perPage = new Choice<>(
                        "print-per-page",
                        say("per-page"),
                        BookOptions.PER_PAGE,
                        printOptions.perPage(),
                        String::valueOf)
                .onChange(value -> change(printOptions.withPerPage(value)));
        var solutions = yesOrNo("solutions", printOptions.solutions())
                .onChange(value -> change(printOptions.withSolutions(value)));
        var cover = yesOrNo("cover", printOptions.cover()).onChange(value -> change(printOptions.withCover(value)));
        var layout = new Div(paper, perPage, solutions, cover);
        layout.addClassName("print-layout");
        return layout;
    }

    private Choice<Boolean> yesOrNo(String key, boolean now) {
        return new Choice<>("print-" + key, say(key), List.of(true, false), now, each -> say(each ? "yes" : "no"));
    }

    private TextField title() {
        title.setLabel(say("title"));
        title.setMaxLength(BookOptions.LONGEST_TITLE);
        title.setValue(printOptions.title());
        title.setValueChangeMode(ValueChangeMode.LAZY);
        title.setWidthFull();
        title.addValueChangeListener(event -> {
            var typed = event.getValue().strip();
            var unknown = Letters.unknown(typed);
            boolean wrong = !unknown.isEmpty() || typed.length() > BookOptions.LONGEST_TITLE;
            title.setErrorMessage(texts.say("print.form.title.wrong", "signs", unknown));
            title.setInvalid(wrong);
            if (!wrong) {
                change(printOptions.withTitle(typed));
            }
        });
        return title;
    }

    /// What the title is as long as nobody wrote one.
    void suggest(String words) {
        title.setPlaceholder(words);
    }
}
