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
import org.crosscage.shell.ui.Picker;
import org.crosscage.texts.Texts;

/// One parameter of a solver: its value, what it means, what is usual and what the paper has.
final class ParameterField extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Parameter<?> parameter;
    private final transient Texts texts;
    private String text;

    /// @param text the value at first
    ParameterField(Parameter<?> parameter, String text, Texts texts) {
        this.parameter = parameter;
        this.texts = texts;
        this.text = text;
        addClassName("parameter");
        var words = words(parameter.range());
        if (words.isEmpty()) {
            add(field());
        } else {
            add(picker(words));
        }
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

    private static List<String> words(Range<?> range) {
        return switch (range) {
            case Range.Choice choice -> choice.words();
            case Range.Toggle toggle -> Stream.of(true, false).map(toggle::text).toList();
            case Range.Whole _, Range.Real _, Range.Text _ -> List.of();
        };
    }

    private String label() {
        return parameter.id().replace('-', ' ');
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
            field.setInvalid(isWrong());
            field.setErrorMessage(
                    texts.say("lab.parameter.wrong", "range", parameter.range().toString()));
        });
        return field;
    }

    private Picker picker(List<String> words) {
        var picker = new Picker(label(), value -> text = value);
        var options = new ArrayList<Picker.Option>();
        words.forEach(word -> options.add(new Picker.Option("", word, word)));
        picker.offer(options, text);
        return picker;
    }

    String id() {
        return parameter.id();
    }

    boolean isWrong() {
        try {
            parameter.parse(text);
            return false;
        } catch (IllegalArgumentException _) {
            return true;
        }
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
