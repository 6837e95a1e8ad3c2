package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.core.logic.Tier;
import org.crosscage.shell.ui.Picker;
import org.crosscage.shell.ui.Picker.Option;
import org.crosscage.texts.Texts;

/// What can be wished of a new puzzle beside its size and grade, folded away: a list for each wish, with what it
/// means, and one of the techniques that it can need.
public final class OptionForm extends NativeDetails {

    private static final long serialVersionUID = 1L;

    private final transient PuzzleKind kind;
    private final transient Texts texts;
    private final transient Map<String, Picker> pickers = new LinkedHashMap<>();
    private final transient Map<String, String> wishes = new LinkedHashMap<>();
    private final transient ComingUp table;
    private final transient Runnable listener;
    private final transient Picker techniques;
    private transient Optional<String> technique = Optional.empty();

    /// Which wishes come up.
    @FunctionalInterface
    public interface ComingUp {

        /// @param value as [PuzzleKind#drafts(Map)] takes it
        /// @param grade empty for any
        boolean may(Size size, String wish, String value, Optional<Grade> grade);
    }

    /// @param size the first one, for which [#offer(Size,Optional)] is called next
    /// @param table what does not come up by it is not offered
    /// @param listener hears that something else is wished
    public OptionForm(PuzzleKind kind, Size size, ComingUp table, Texts texts, Runnable listener) {
        this.kind = kind;
        this.table = table;
        this.texts = texts;
        this.listener = listener;
        addClassName("wishes");
        var fields = new Div();
        fields.addClassName("wish-fields");
        kind.offeredWishes(size).keySet().forEach(wish -> fields.add(field(wish)));
        techniques = picker("technique", value -> technique = Optional.of(value).filter(id -> !id.isEmpty()));
        fields.add(explained("technique", techniques));
        setContent(fields);
        count();
    }

    private Component field(String wish) {
        var picker = picker(wish, value -> {
            if (value.isEmpty()) {
                wishes.remove(wish);
            } else {
                wishes.put(wish, value);
            }
        });
        pickers.put(wish, picker);
        return explained(wish, picker);
    }

    private Picker picker(String wish, Consumer<String> taken) {
        var picker = new Picker(texts.say("library.wish." + wish), value -> {
            taken.accept(value);
            count();
            listener.run();
        });
        picker.setId(wish + "-" + kind.id());
        return picker;
    }

    private Div explained(String wish, Picker picker) {
        var about = new Paragraph(texts.say("library.wish." + wish + ".about"));
        about.addClassName("quiet");
        return new Div(picker, about);
    }

    private int size() {
        return wishes.size() + (technique.isPresent() ? 1 : 0);
    }

    private void count() {
        setSummaryText(texts.say("library.wishes", "count", size()));
    }

    /// Wishes this and nothing else, as far as [#offer(Size,Optional)] then has it.
    public void wish(Map<String, String> values, Optional<String> needed) {
        wishes.clear();
        wishes.putAll(values);
        wishes.keySet().retainAll(pickers.keySet());
        technique = needed;
    }

    /// Offers what goes with the size and the grade and comes up; what does not is not wished any more.
    public void offer(Size size, Optional<Grade> grade) {
        var offered = kind.offeredWishes(size);
        pickers.forEach((wish, picker) -> {
            var values = offered.getOrDefault(wish, List.of()).stream()
                    .filter(value -> table.may(size, wish, value, grade))
                    .toList();
            if (!values.contains(wishes.getOrDefault(wish, ""))) {
                wishes.remove(wish);
            }
            var options = new ArrayList<Option>();
            options.add(new Option("", "", texts.say("library.wish." + wish + ".usual", "size", size.rows())));
            values.forEach(value -> options.add(new Option("", value, words(wish, value))));
            picker.offer(options, wishes.getOrDefault(wish, ""));
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
                var heading = texts.say("learn.tier." + tier.name().toLowerCase(Locale.ROOT));
                kind.techniques().stream()
                        .filter(each -> each.tier() == tier)
                        .map(each -> new Option(heading, each.id(), texts.say("hints.technique-name." + each.id())))
                        .forEach(options::add);
            }
        }
        technique = technique.filter(
                id -> options.stream().anyMatch(option -> option.value().equals(id)));
        techniques.offer(options, technique.orElse(""));
    }

    private String words(String wish, String value) {
        var own = "library.wish." + wish + "." + value;
        return texts.has(own)
                ? texts.say(own)
                : texts.say(
                        "library.wish." + wish + ".value",
                        "value",
                        value.replace('-', '–').replace(",", ", "));
    }

    /// By name, as [PuzzleKind#drafts(Map)] takes them.
    public Map<String, String> wishes() {
        return Map.copyOf(wishes);
    }

    /// The one that a puzzle is to need.
    public Optional<String> technique() {
        return technique;
    }
}
