package org.crosscage.lab.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextField;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Range;
import org.crosscage.core.search.UnreadableException;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.texts.Texts;

/// One parameter of a solver: its value, what it means, what is usual and what the paper has.
final class ParameterField extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Parameter<?> parameter;
    private final transient LabWords words;
    private final transient Texts texts;
    private final transient Runnable changed;
    private String text;

    /// @param text the value at first
    /// @param changed hears when there is another value
    ParameterField(Parameter<?> parameter, String text, LabWords words, Runnable changed) {
        this.parameter = parameter;
        this.words = words;
        this.texts = words.texts();
        this.changed = changed;
        this.text = text;
        addClassName("parameter");
        var choices = choices(parameter.range());
        add(choices.isEmpty() ? field() : picker(choices));
        var meaning = new Paragraph(texts.say(parameter.meaning()));
        var values = new Paragraph(texts.say(
                "lab.parameter.values",
                Map.of(
                        "range", parameter.range().toString(),
                        "usual", parameter.usualText(),
                        "paper", parameter.paperText().orElse("none"))));
        values.addClassName("quiet");
        add(meaning, values);
    }

    private static List<String> choices(Range<?> range) {
        return switch (range) {
            case Range.Choice choice -> choice.words();
            case Range.Toggle toggle -> Stream.of(true, false).map(toggle::text).toList();
            case Range.Whole _, Range.Real _, Range.Text _ -> List.of();
        };
    }

    private String label() {
        return words.parameter(parameter.id());
    }

    private TextField field() {
        var field = new TextField(label());
        field.setId("parameter-" + parameter.id());
        field.setValue(text);
        if (!(parameter.range() instanceof Range.Text)) {
            field.getElement().setAttribute("inputmode", "decimal");
        }
        field.addValueChangeListener(change -> {
            text = change.getValue();
            var problem = problem();
            field.setInvalid(problem.isPresent());
            field.setErrorMessage(problem.orElse(""));
            changed.run();
        });
        return field;
    }

    private Picker picker(List<String> choices) {
        var picker = new Picker(label(), value -> {
            text = value;
            changed.run();
        });
        var options = new ArrayList<Picker.Option>();
        choices.forEach(word -> options.add(new Picker.Option("", word, word)));
        picker.offer(options, text);
        return picker;
    }

    String id() {
        return parameter.id();
    }

    /// What is wrong with the value, and which one it is.
    Optional<String> wrong() {
        return problem().map(what -> texts.say("lab.parameter.where", "parameter", label(), "what", what));
    }

    private Optional<String> problem() {
        try {
            parameter.parse(text);
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of(
                    e.getCause() instanceof UnreadableException unreadable
                            ? texts.say(unreadable.words(), unreadable.facts())
                            : wrong(parameter.range()));
        }
    }

    /// That the value is none, and which ones there are.
    private String wrong(Range<?> range) {
        var value = LabWords.cut(text);
        return switch (range) {
            case Range.Whole(int least, int most) -> wrongNumber("whole", value, least, most);
            case Range.Real(double least, double most) -> wrongNumber("real", value, least, most);
            default -> texts.say("lab.parameter.wrong", "value", value, "range", range.toString());
        };
    }

    private String wrongNumber(String sort, String value, Number least, Number most) {
        return texts.say(
                "lab.parameter." + sort + (value.isBlank() ? ".empty" : ""),
                Map.of("value", value, "least", least, "most", most));
    }

    boolean isChanged() {
        return problem().isPresent() || value().isPresent();
    }

    /// The value as text; empty where it is the usual one.
    ///
    /// @throws IllegalArgumentException when it is none
    Optional<String> value() {
        return Optional.of(written(parameter)).filter(value -> !value.equals(parameter.usualText()));
    }

    private <T> String written(Parameter<T> any) {
        return any.range().text(any.parse(text));
    }
}
