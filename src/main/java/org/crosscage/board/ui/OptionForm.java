package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.core.logic.Tier;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.shell.ui.field.Picker.Option;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// What can be asked of a new puzzle beside its size and grade, folded away: a list for each option, with what it
/// means, and one of the techniques that it can need. Below it stands what was chosen and is not any more, because
/// another size or grade does not have it.
public final class OptionForm extends Div {

    private static final long serialVersionUID = 1L;

    private final transient PuzzleKind kind;
    private final transient Texts texts;
    private final transient Map<String, Picker> pickers = new LinkedHashMap<>();
    private final transient Map<String, String> options = new LinkedHashMap<>();
    private final transient ComingUp table;
    private final transient Runnable listener;
    private final NativeDetails folded = new NativeDetails();
    private final Div dropped = new Div();
    private transient @Nullable Picker techniques;
    private transient Size size;
    private transient Optional<Grade> grade = Optional.empty();
    private transient Optional<String> technique = Optional.empty();

    /// Which options come up.
    @FunctionalInterface
    public interface ComingUp {

        /// @param value as [PuzzleKind#drafts(Map)] takes it
        /// @param grade empty for any
        boolean may(Size size, String option, String value, Optional<Grade> grade);
    }

    /// @param size the first one, for which [#offer(Size,Optional)] is called next
    /// @param table what does not come up by it is not offered
    /// @param listener hears that something else is chosen
    public OptionForm(PuzzleKind kind, Size size, ComingUp table, Texts texts, Runnable listener) {
        this.kind = kind;
        this.table = table;
        this.texts = texts;
        this.listener = listener;
        addClassName("generator-options");
        this.size = size;
        folded.addToggleListener(event -> {
            if (event.isOpened()) {
                unfold();
            }
        });
        dropped.addClassName("quiet");
        dropped.getElement().setAttribute("role", "status");
        add(folded, dropped);
        count();
    }

    /// Most players never open it, so that its fields come when somebody does.
    private void unfold() {
        if (techniques == null) {
            var fields = new Div();
            fields.addClassName("option-fields");
            kind.offeredOptions(size).keySet().forEach(option -> fields.add(field(option)));
            techniques =
                    picker("technique", value -> technique = Optional.of(value).filter(id -> !id.isEmpty()));
            fields.add(explained("technique", techniques));
            folded.setContent(fields);
            offer(size, grade);
        }
    }

    private Component field(String option) {
        var picker = picker(option, value -> {
            if (value.isEmpty()) {
                options.remove(option);
            } else {
                options.put(option, value);
            }
        });
        pickers.put(option, picker);
        return explained(option, picker);
    }

    private Picker picker(String option, Consumer<String> taken) {
        var picker = new Picker(texts.say("library.option." + option), value -> {
            taken.accept(value);
            dropped.removeAll();
            count();
            listener.run();
        });
        picker.setId(option + "-" + kind.id());
        return picker;
    }

    private Div explained(String option, Picker picker) {
        var about = new Paragraph(texts.say("library.option." + option + ".about"));
        about.addClassName("quiet");
        return new Div(picker, about);
    }

    private int chosen() {
        return options.size() + (technique.isPresent() ? 1 : 0);
    }

    private void count() {
        folded.setSummaryText(texts.say("library.options", "count", chosen()));
    }

    /// Chooses this and nothing else, as far as [#offer(Size,Optional)] then has it.
    public void choose(Map<String, String> values, Optional<String> needed) {
        unfold();
        options.clear();
        options.putAll(values);
        options.keySet().retainAll(pickers.keySet());
        technique = needed;
    }

    /// Offers what goes with the size and the grade and comes up. What was chosen stays, as its like of this size; what
    /// does not come up is not chosen any more, and that is said.
    public void offer(Size size, Optional<Grade> grade) {
        this.size = size;
        this.grade = grade;
        if (techniques == null) {
            return;
        }
        dropped.removeAll();
        var offered = kind.offeredOptions(size);
        options.replaceAll((option, value) -> kind.optionFor(size, option, value));
        pickers.forEach((option, picker) -> {
            var values = offered.getOrDefault(option, List.of()).stream()
                    .filter(value -> table.may(size, option, value, grade))
                    .toList();
            if (!values.contains(options.getOrDefault(option, ""))) {
                Optional.ofNullable(options.remove(option)).ifPresent(value -> drop(option, words(option, value)));
            }
            var choices = new ArrayList<Option>();
            choices.add(new Option("", "", texts.say("library.option." + option + ".usual", "size", size.rows())));
            values.forEach(value -> choices.add(new Option("", value, words(option, value))));
            picker.offer(choices, options.getOrDefault(option, ""));
            picker.getParent().ifPresent(field -> field.setVisible(!values.isEmpty()));
        });
        offerTechniques(grade);
        count();
    }

    private void offerTechniques(Optional<Grade> grade) {
        var options = new ArrayList<Option>();
        options.add(new Option("", "", texts.say("library.filter.technique.all")));
        for (var tier : Tier.values()) {
            if (tier != Tier.GENTLE
                    && grade.filter(most -> Grade.of(tier).compareTo(most) > 0).isEmpty()) {
                var heading = texts.say("learn.tier." + tier.id());
                kind.techniques().stream()
                        .filter(each -> each.tier() == tier)
                        .map(each -> new Option(heading, each.id(), texts.say("hints.technique-name." + each.id())))
                        .forEach(options::add);
            }
        }
        var chosen = technique;
        technique = technique.filter(
                id -> options.stream().anyMatch(option -> option.value().equals(id)));
        if (technique.isEmpty()) {
            chosen.ifPresent(id -> drop("technique", texts.say("hints.technique-name." + id)));
        }
        Objects.requireNonNull(techniques).offer(options, technique.orElse(""));
    }

    private void drop(String option, String value) {
        dropped.add(new Paragraph(
                texts.say("library.options.dropped", "option", texts.say("library.option." + option), "value", value)));
    }

    private String words(String option, String value) {
        var own = "library.option." + option + "." + value;
        return texts.has(own)
                ? texts.say(own)
                : texts.say(
                        "library.option." + option + ".value",
                        "value",
                        value.replace('-', '–').replace(",", ", "));
    }

    /// By name, as [PuzzleKind#drafts(Map)] takes them.
    public Map<String, String> options() {
        return Map.copyOf(options);
    }

    /// The one that a puzzle is to need.
    public Optional<String> technique() {
        return technique;
    }
}
